import type { ApplicantFields, Section } from '@wenwu/core/form/model'
import { text } from './texts.ts'

/** The unit that applies, in `applicantSection`: the account's own unless the application is filed for another; its contact in `letterSection`. */
export const applicantFields: ApplicantFields = {
  name: 'applicant.applicantName',
  creditCode: 'applicant.creditCode',
  isAgent: 'applicant.isAgent',
  address: 'applicant.address',
  email: 'applicant.email',
  contact: 'letter.contract',
  phone: 'letter.telNumber',
  tellsContact: 'letter.tellsContact',
}

/** The same where a person may apply as well as a unit (`personOrUnitSection`): the kind is that of the account. */
export const personOrUnitFields: ApplicantFields = { ...applicantFields, kind: 'applicant.applicantType' }

/** Who applies. Contact details stand in the letter block, whose field names are the specification's. */
export const applicantSection: Section = {
  key: 'applicant',
  title: text('申请单位', 'Applicant'),
  help: text(
    '填写对申请事项负责的单位，与上传的申请文件落款一致。',
    'The body that answers for the application, as it signs the uploaded letter.',
  ),
  fields: [
    {
      key: 'applicantName',
      type: 'text',
      label: text('单位名称', 'Name'),
      required: true,
      maxLength: 100,
    },
    {
      key: 'creditCode',
      type: 'text',
      format: 'credit-code',
      label: text('统一社会信用代码', 'Unified social credit code'),
      required: true,
      width: 'half',
    },
    {
      key: 'isAgent',
      type: 'yes-no',
      label: text('是否代其他单位申报', 'Filed for another unit?'),
      help: text(
        '为本单位申报的选“否”。代办的选“是”，上面填写委托单位，并在申请材料中上传其授权委托书。',
        'For your own unit choose no. As an agent choose yes, name the unit you act for above and upload its letter of authority.',
      ),
      required: true,
      width: 'full',
    },
    {
      key: 'superior',
      type: 'text',
      label: text('上级主管单位', 'Superior body'),
      help: text('没有上级主管单位的（如民营企业）填“无”。', 'Where there is none, as for a private company, write “none”.'),
      required: true,
      maxLength: 100,
      width: 'half',
    },
    { key: 'address', type: 'text', label: text('通信地址', 'Postal address'), required: true },
    { key: 'email', type: 'text', format: 'email', label: text('电子邮箱', 'E-mail'), width: 'half' },
  ],
}

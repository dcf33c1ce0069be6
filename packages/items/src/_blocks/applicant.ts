import type { Section } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'

/** Who applies. Contact details stand in the letter block, whose field names are the specification's. */
export const applicantSection: Section = {
  key: 'applicant',
  title: text('申请单位', 'Applicant'),
  help: text(
    '填写对申请事项负责的单位，与上传的申请文件落款一致。',
    'The body that answers for the application, as it signs the uploaded letter.',
  ),
  fields: [
    { key: 'applicantName', type: 'text', label: text('单位名称', 'Name'), required: true, maxLength: 100 },
    {
      key: 'creditCode',
      type: 'text',
      format: 'credit-code',
      label: text('统一社会信用代码', 'Unified social credit code'),
      required: true,
      width: 'half',
    },
    { key: 'superior', type: 'text', label: text('上级主管单位', 'Superior body'), required: true, maxLength: 100, width: 'half' },
    { key: 'address', type: 'text', label: text('通信地址', 'Postal address'), required: true },
    { key: 'email', type: 'text', format: 'email', label: text('电子邮箱', 'E-mail'), width: 'half' },
  ],
}

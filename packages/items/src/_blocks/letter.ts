import type { Section } from '@wenwu/core/form/model'
import { appliedAgain, applicationKinds } from './options.ts'
import { text } from './texts.ts'

/** What is filled in of the letter of the provincial bureau, and when. */
export const letterHelp = text(
  '省级文物行政部门已行文的，照原文填写标题和文号；批复将原样引用。尚未行文的可以不填，由省局上报时填写。',
  'Where the provincial bureau has already written, copy title and number as they stand; the reply quotes them unchanged. Otherwise leave them empty: the bureau fills them in when it reports.',
)

/**
 * The common provincial-document block of specification §3: rfNumber, rfTitle, contract (contact), telNumber, atpName, projectLeader.
 * The number is taken as it is written: real ones carry square brackets or lack 号, and a reply quotes them unchanged.
 */
export const letterSection: Section = {
  key: 'letter',
  title: text('上报文件与联系人', 'Letter and contact'),
  help: letterHelp,
  fields: [
    {
      key: 'rfTitle',
      type: 'text',
      label: text('来文标题', 'Title of the letter'),
      maxLength: 200,
      example: text('关于……的请示', 'Request concerning …'),
      required: { op: 'not-empty', field: 'letter.rfNumber' },
    },
    {
      key: 'rfNumber',
      type: 'text',
      label: text('来文文号', 'Number of the letter'),
      maxLength: 60,
      width: 'half',
      example: text('×文物发〔2026〕18号', '×文物发〔2026〕18号'),
    },
    {
      key: 'atpName',
      type: 'select',
      options: applicationKinds,
      afterRefusal: appliedAgain,
      label: text('申报类型', 'Kind of application'),
      required: true,
      width: 'half',
    },
    {
      key: 'projectLeader',
      type: 'text',
      label: text('项目负责人', 'Project leader'),
      required: true,
      maxLength: 40,
      width: 'half',
    },
    {
      key: 'contract',
      type: 'text',
      label: text('联系人', 'Contact'),
      required: true,
      maxLength: 40,
      width: 'half',
    },
    {
      key: 'telNumber',
      type: 'text',
      format: 'phone',
      label: text('联系电话', 'Telephone'),
      required: true,
      width: 'half',
    },
    {
      key: 'tellsContact',
      type: 'yes-no',
      label: text('办理进展同时通知联系人', 'Tell the contact of progress too?'),
      help: text(
        '受理、补正、决定等通知发给提交申请的账号；选“是”的，同时发到上面的联系电话（须为手机号）和申请单位电子邮箱。',
        'Notices of acceptance, corrections and the decision go to the account that submits. With yes they also go to the telephone above (a mobile number) and to the e-mail of the applicant.',
      ),
      width: 'full',
    },
  ],
}

/** What is filled in of the letter where the application goes straight to the national bureau: it is that of who applies. */
const ownLetterHelp = text(
  '申请单位有正式行文的，照原文填写标题和文号；批复将原样引用。没有行文的可以不填。',
  'Where the applicant has written a formal letter, copy its title and number as they stand; the reply quotes them unchanged. Otherwise leave them empty.',
)

/** A letter block as a matter has it that no province takes part in: its help speaks of the letter of who applies. */
export function asOwnLetter(section: Section): Section {
  return {
    ...section,
    title: text('申请文件与联系人', 'Letter and contact'),
    ...(section.help !== undefined && { help: ownLetterHelp }),
    fields: section.fields.map((field) =>
      field.key === 'rfTitle' && field.help !== undefined ? { ...field, help: ownLetterHelp } : field,
    ),
  }
}

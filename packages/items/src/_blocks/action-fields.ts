import type { Field } from '@wenwu/core/form/model'
import { text } from './texts.ts'

// What the actions of a step ask for. Keys are those that effects know (`core/item/effects`); `reason` and `opinion` go into the history.

const opinionText = {
  key: 'opinion',
  type: 'long-text',
  label: text('意见', 'Opinion'),
  example: text('填写办理意见', 'Your opinion'),
  rows: 3,
  maxLength: 5000,
} as const satisfies Field

/** What the person who acts thinks of it; may be left empty. */
export const opinion: Field = opinionText

/** An opinion that has to be given. */
export const requiredOpinion: Field = { ...opinionText, required: true, missing: 'opinion-required' }

/** Why something is returned or refused. */
export const reason: Field = {
  key: 'reason',
  type: 'long-text',
  label: text('理由', 'Reason'),
  example: text('说明理由，申请人可以看到', 'The applicant will read it'),
  rows: 3,
  maxLength: 2000,
  required: true,
  missing: 'reason-required',
}

/** Title and number of the letter by which the province sends the case up, as the reply will quote them. */
export const letterQuoted: Field[] = [
  {
    key: 'rfTitle',
    type: 'text',
    label: text('上报文件标题', 'Title of the letter'),
    maxLength: 200,
    required: { op: 'not-empty', field: 'input.rfNumber' },
    proposal: 'rfTitle',
  },
  {
    key: 'rfNumber',
    type: 'text',
    label: text('上报文件文号', 'Number of the letter'),
    help: text(
      '标题和文号是申请人填写的，与本局来文不一致的请改正；批复原样引用。',
      'Title and number are as the applicant wrote them: put right what is not that of your letter, the reply quotes them unchanged.',
    ),
    maxLength: 60,
    proposal: 'rfNumber',
  },
]

/** What the applicant has to correct. */
export const defects: Field = {
  key: 'defects',
  type: 'defects',
  label: text('需补正的内容', 'What is to be corrected'),
  required: true,
  missing: 'defects-required',
}

/** What is asked of those who get the case. */
const instructions = {
  ...opinionText,
  label: text('委托事项和要求', 'What is asked'),
  example: text('写明需要评估或者评审的事项和要求', 'Say what is to be assessed, and how'),
}

/** The body that assesses, and what is asked of it. */
export const entrusting: Field[] = [
  {
    key: 'thirdPartyId',
    type: 'directory',
    directory: 'thirdParties',
    label: text('评估机构', 'Assessment body'),
    required: true,
    missing: 'choice-required',
  },
  {
    ...instructions,
    help: text('受托机构可以看到。', 'The assessment body will read it.'),
  },
]

/** The experts who review, and what is asked of them. */
export const inviting: Field[] = [
  {
    key: 'expertIds',
    type: 'directory',
    directory: 'experts',
    multiple: true,
    label: text('评审专家', 'Experts'),
    required: true,
    missing: 'choice-required',
  },
  {
    ...instructions,
    help: text('受邀专家可以看到。', 'The experts will read it.'),
  },
]

/** The text of the reply. */
export const reply = (kind: 'approval' | 'refusal'): Field => ({
  key: 'document',
  type: 'reply',
  kind,
  label: text('批复稿', 'Draft reply'),
  required: true,
  missing: 'document-incomplete',
})

/** Under which number and of which day the reply goes out. */
const numberAndDate: Field[] = [
  {
    key: 'number',
    type: 'document-number',
    label: text('发文字号', 'Document number'),
    help: text('已按本年度顺序预填，可以修改。', 'Proposed as the next of the year; you may change it.'),
    required: true,
    missing: 'number-required',
  },
  {
    key: 'date',
    type: 'date',
    label: text('成文日期', 'Date'),
    proposal: 'today',
    open: text('暂不填写日期', 'No date yet'),
  },
]

/** Whether the public may read a decision (公开方式 of GB/T 9704 papers). Required, so that nothing is published because a caller left it out. */
const publicity: Field = {
  key: 'publicity',
  type: 'select',
  label: text('公开方式', 'Publication'),
  help: text(
    '属行政许可的：主动公开即连同批复全文列入“许可决定公开”，依申请公开的只列目录，不予公开的不列入。其他事项只作记录。不予公开须在意见中说明理由。',
    'Of a licence: published, it stands among the public decisions with the text of the reply, on request without it, not published not at all. Of other matters it is only recorded. Who does not publish says why in the opinion.',
  ),
  proposal: 'open',
  required: true,
  options: [
    { code: 'open', name: text('主动公开', 'Published') },
    { code: 'on-request', name: text('依申请公开', 'On request') },
    { code: 'withheld', name: text('不予公开', 'Not published') },
  ],
}

/** What is asked of the office that issues a reply; who withholds it from the public says why, and the history keeps it. */
export const issuing: Field[] = [
  ...numberAndDate,
  publicity,
  { ...opinionText, required: { op: 'eq', field: 'input.publicity', value: 'withheld' }, missing: 'reason-required' },
]

/** Why the applicant leaves what was asked for as it is, and what they say about a correction. */
export const resubmission: Field[] = [
  {
    key: 'unchanged',
    type: 'unchanged-reasons',
    label: text('未改动的内容及理由', 'What stays as it is, and why'),
  },
  {
    ...opinionText,
    label: text('补正说明（选填）', 'Remarks on the correction (optional)'),
    maxLength: 2000,
    rows: 2,
  },
]

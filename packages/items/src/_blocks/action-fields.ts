import type { Field } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'

// What the actions of a step ask for. Keys are those that effects know (`core/item/effects`); `reason` and `opinion` go into the history.

const opinionText = {
  key: 'opinion',
  type: 'long-text',
  label: text('意见', 'Opinion', { ja_JP: '意見', ko_KR: '의견' }),
  example: text('填写办理意见', 'Your opinion', { ja_JP: '意見を入力', ko_KR: '처리 의견 입력' }),
  rows: 3,
  maxLength: 5000,
  stopsAtMax: true,
} as const satisfies Field

/** What the person who acts thinks of it; may be left empty. */
export const opinion: Field = opinionText

/** An opinion that has to be given. */
export const requiredOpinion: Field = { ...opinionText, required: true, missing: 'opinion-required' }

/** Why something is returned or refused. */
export const reason: Field = {
  key: 'reason',
  type: 'long-text',
  label: text('理由', 'Reason', { ja_JP: '理由', ko_KR: '사유' }),
  example: text('说明理由，申请人可以看到', 'The applicant will read it', {
    ja_JP: '理由を入力（申請者に表示されます）',
    ko_KR: '사유를 입력하세요(신청인에게 공개)',
  }),
  rows: 3,
  maxLength: 2000,
  stopsAtMax: true,
  required: true,
  missing: 'reason-required',
}

/** Title and number of the letter by which the province sends the case up, as the reply will quote them. */
export const letterQuoted: Field[] = [
  {
    key: 'rfTitle',
    type: 'text',
    label: text('上报文件标题', 'Title of the letter', { ja_JP: '進達文書の件名', ko_KR: '상신 문서 제목' }),
    maxLength: 200,
    required: { op: 'not-empty', field: 'input.rfNumber' },
    proposal: 'rfTitle',
  },
  {
    key: 'rfNumber',
    type: 'text',
    label: text('上报文件文号', 'Number of the letter', { ja_JP: '進達文書の番号', ko_KR: '상신 문서번호' }),
    help: text(
      '标题和文号按申请表预填，请与来文核对；批复原样引用。',
      'Title and number are those of the application: compare them with the letter, the reply quotes them unchanged.',
      {
        ja_JP: '件名と番号は申請書から入れてあります。文書と照合してください。回答でそのまま引用します。',
        ko_KR: '제목과 문서번호는 신청서에서 가져왔습니다. 문서와 대조하세요. 회신에서 그대로 인용합니다.',
      },
    ),
    maxLength: 60,
    proposal: 'rfNumber',
  },
]

/** What the applicant has to correct. */
export const defects: Field = {
  key: 'defects',
  type: 'defects',
  label: text('需补正的内容', 'What is to be corrected', { ja_JP: '補正が必要な内容', ko_KR: '보완할 내용' }),
  required: true,
  missing: 'defects-required',
}

/** What is asked of those who get the case. */
const instructions = {
  ...opinionText,
  label: text('委托事项和要求', 'What is asked', { ja_JP: '依頼事項と要求', ko_KR: '위탁 사항과 요구' }),
  example: text('写明需要评估或者评审的事项和要求', 'Say what is to be assessed, and how', {
    ja_JP: '評価または審査を求める事項と要求を書いてください',
    ko_KR: '평가 또는 심의할 사항과 요구를 적으세요',
  }),
}

/** The body that assesses, and what is asked of it. */
export const entrusting: Field[] = [
  {
    key: 'thirdPartyId',
    type: 'directory',
    directory: 'thirdParties',
    label: text('评估机构', 'Assessment body', { ja_JP: '評価機関', ko_KR: '평가기관' }),
    required: true,
    missing: 'choice-required',
  },
  {
    ...instructions,
    help: text('受托机构可以看到。', 'The assessment body will read it.', {
      ja_JP: '受託機関が閲覧できます。',
      ko_KR: '수탁 기관이 볼 수 있습니다.',
    }),
  },
]

/** The experts who review, and what is asked of them. */
export const inviting: Field[] = [
  {
    key: 'expertIds',
    type: 'directory',
    directory: 'experts',
    multiple: true,
    label: text('评审专家', 'Experts', { ja_JP: '審査専門家', ko_KR: '심의 전문가' }),
    required: true,
    missing: 'choice-required',
  },
  {
    ...instructions,
    help: text('受邀专家可以看到。', 'The experts will read it.', {
      ja_JP: '招請された専門家が閲覧できます。',
      ko_KR: '위촉된 전문가가 볼 수 있습니다.',
    }),
  },
]

/** The text of the reply. */
export const reply = (kind: 'approval' | 'refusal'): Field => ({
  key: 'document',
  type: 'reply',
  kind,
  label: text('批复稿', 'Draft reply', { ja_JP: '回答案', ko_KR: '회신안' }),
  required: true,
  missing: 'document-incomplete',
})

/** Under which number and of which day the reply goes out. */
export const numberAndDate: Field[] = [
  {
    key: 'number',
    type: 'document-number',
    label: text('发文字号', 'Document number', { ja_JP: '発信番号', ko_KR: '문서번호' }),
    help: text('已按本年度顺序预填，可以修改。', 'Proposed as the next of the year; you may change it.', {
      ja_JP: '本年の次の番号を入れてあります。変更できます。',
      ko_KR: '올해의 다음 번호를 미리 넣었으며 고칠 수 있습니다.',
    }),
    required: true,
    missing: 'number-required',
  },
  {
    key: 'date',
    type: 'date',
    label: text('成文日期', 'Date', { ja_JP: '文書日付', ko_KR: '시행일' }),
    proposal: 'today',
    open: text('暂不填写日期', 'No date yet', { ja_JP: '日付は後で入力', ko_KR: '날짜는 나중에' }),
  },
]

/** Why the applicant leaves what was asked for as it is, and what they say about a correction. */
export const resubmission: Field[] = [
  {
    key: 'unchanged',
    type: 'unchanged-reasons',
    label: text('未改动的内容及理由', 'What stays as it is, and why', {
      ja_JP: '変更しない内容と理由',
      ko_KR: '변경하지 않은 내용과 사유',
    }),
  },
  {
    ...opinionText,
    label: text('补正说明（选填）', 'Remarks on the correction (optional)', { ja_JP: '補正の説明（任意）', ko_KR: '보완 설명(선택)' }),
    maxLength: 2000,
    rows: 2,
  },
]

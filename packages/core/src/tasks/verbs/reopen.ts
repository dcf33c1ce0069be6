import { reopeningGrounds, type ReopeningGround } from '../../cases/reopening.ts'
import { text, type Text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

const names: Record<ReopeningGround, Text> = {
  review: text('行政复议、行政诉讼决定重新作出', 'Reconsideration or court orders a new decision', {
    ja_JP: '行政不服審査・行政訴訟による再決定',
    ko_KR: '행정심판·행정소송에 따른 재결정',
  }),
  revocation: text('依法撤销原决定（行政许可法第六十九条）', 'Revocation by law (Administrative Licensing Law, art. 69)', {
    ja_JP: '法に基づく原決定の取消し（行政許可法第六十九条）',
    ko_KR: '법에 따른 원결정 취소(행정허가법 제69조)',
  }),
  mistake: text('纠正办理差错', 'Mend a mistake in handling', { ja_JP: '処理上の誤りの是正', ko_KR: '처리 착오 시정' }),
}

/** The level that concluded a case takes it up again; the decision it withdraws stays in the record (decision 0132). */
export const verb: VerbDeclaration = {
  position: 88,
  label: text('重新办理', 'Take up again', { ja_JP: '再度処理する', ko_KR: '다시 처리' }),
  tone: 'danger',
  on: 'case',
  permission: 'case.reopen',
  form: [
    {
      key: 'step',
      type: 'directory',
      directory: 'targets',
      label: text('从哪个环节重新办理', 'Go on at', { ja_JP: '再開する段階', ko_KR: '다시 시작할 단계' }),
      required: true,
      missing: 'choice-required',
    },
    {
      key: 'ground',
      type: 'select',
      width: 'full',
      label: text('依据', 'Ground', { ja_JP: '根拠', ko_KR: '근거' }),
      options: reopeningGrounds.map((code) => ({ code, name: names[code] })),
      required: true,
    },
    reason,
  ],
  event: {
    kind: 'reopened',
    words: text('重新办理', 'Taken up again', { ja_JP: '再度処理', ko_KR: '다시 처리' }),
    isReasonTold: true,
  },
}

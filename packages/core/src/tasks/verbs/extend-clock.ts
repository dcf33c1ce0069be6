import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The head grants the one extension that the item knows (行政许可法 42条). */
export const verb: VerbDeclaration = {
  position: 60,
  label: text('延长办理期限', 'Extend the time', { ja_JP: '処理期間を延長', ko_KR: '처리 기간 연장' }),
  tone: 'plain',
  on: 'case',
  permission: 'task.lead',
  form: [reason],
  event: {
    kind: 'clock-extended',
    words: text('延长办理期限', 'Time extended', { ja_JP: '処理期間を延長', ko_KR: '처리 기간 연장' }),
    isReasonTold: true,
  },
}

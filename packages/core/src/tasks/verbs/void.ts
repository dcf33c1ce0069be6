import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The authority that holds an open case ends it for good (status G999). */
export const verb: VerbDeclaration = {
  position: 90,
  label: text('作废该申请', 'Void this application', { ja_JP: 'この申請を取り消す', ko_KR: '이 신청 무효 처리' }),
  tone: 'danger',
  on: 'case',
  permission: 'case.void',
  form: [reason],
  event: { kind: 'voided', words: text('作废', 'Voided', { ja_JP: '取消し', ko_KR: '무효 처리' }), isReasonTold: true },
}

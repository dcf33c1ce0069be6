import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** The time goes on that the head has stopped. */
export const verb: VerbDeclaration = {
  position: 64,
  label: text('恢复计时', 'Resume the time', { ja_JP: '期間を再開', ko_KR: '기간 재개' }),
  tone: 'plain',
  on: 'case',
  permission: 'task.lead',
  form: [note],
  event: {
    kind: 'clock-resumed',
    words: text('恢复计时', 'Time resumed', { ja_JP: '期間を再開', ko_KR: '기간 재개' }),
    isReasonTold: true,
  },
}

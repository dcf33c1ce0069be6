import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** The time goes on that the head has stopped. */
export const verb: VerbDeclaration = {
  position: 64,
  label: text('恢复计时', 'Resume the time', { ja_JP: '期間を再開', ko_KR: '기간 재개' }),
  tone: 'plain',
  hint: text('从今天起继续计算办理期限。', 'The time goes on from today.', {
    ja_JP: '本日から処理期間の計算を再開します。',
    ko_KR: '오늘부터 처리 기간을 다시 셉니다.',
  }),
  on: 'case',
  permission: 'task.lead',
  form: [note],
  event: {
    kind: 'clock-resumed',
    words: text('恢复计时', 'Time resumed', { ja_JP: '期間を再開', ko_KR: '기간 재개' }),
    isReasonTold: true,
  },
}

import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The office that entrusted an assessment takes it back from the body, and from the experts who wait with it. */
export const verb: VerbDeclaration = {
  position: 61,
  label: text('收回委托', 'Take the entrustment back', { ja_JP: '委託を取り消す', ko_KR: '위탁 회수' }),
  tone: 'danger',
  on: 'task',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'entrustment-taken-back',
    words: text('收回委托', 'Entrustment taken back', { ja_JP: '委託の取り消し', ko_KR: '위탁 회수' }),
  },
}

import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note, signers } from './_fields.ts'

/** 委托代办: a colleague or work group does what is to be done; then the task is again with who had it. */
export const verb: VerbDeclaration = {
  position: 33,
  label: text('委托代办', 'Delegate', { ja_JP: '代行を依頼', ko_KR: '대리 처리 요청' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [signers({ isMultiple: false }), note],
  event: { kind: 'delegated', words: text('委托代办', 'Delegated', { ja_JP: '代行の依頼', ko_KR: '대리 처리 요청' }), isWithinBody: true },
}

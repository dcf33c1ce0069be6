import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** Reminds those whom an open task waits for; once in a while only. */
export const verb: VerbDeclaration = {
  position: 50,
  label: text('催办', 'Urge', { ja_JP: '督促', ko_KR: '독촉' }),
  tone: 'plain',
  on: 'task',
  permission: 'task.handle',
  form: [note],
  event: { kind: 'urged', words: text('催办', 'Urged', { ja_JP: '督促', ko_KR: '독촉' }), isWithinBody: true },
  isBatch: true,
}

import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** Who acted last, or returned the case, takes it back while nobody has claimed it or acted since. */
export const verb: VerbDeclaration = {
  position: 20,
  label: text('撤回我的办理', 'Take my last act back', { ja_JP: '直前の処理を取り戻す', ko_KR: '내 처리 되돌리기' }),
  tone: 'plain',
  on: 'case',
  permission: 'task.handle',
  form: [note],
  event: { kind: 'taken-back', words: text('撤回办理', 'Taken back', { ja_JP: '処理の取り戻し', ko_KR: '처리 되돌림' }) },
}

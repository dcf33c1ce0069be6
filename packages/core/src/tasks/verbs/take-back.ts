import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** Who acted last, or returned the case, takes it back while nobody has claimed it or acted since. */
export const verb: VerbDeclaration = {
  position: 20,
  label: text('撤回我的办理', 'Take my last act back', { ja_JP: '直前の処理を取り戻す', ko_KR: '내 처리 되돌리기' }),
  tone: 'plain',
  hint: text(
    '此后还没有人领取或者办理，案件回到您刚才办理的环节。',
    'Nobody has claimed it or acted since; the case returns to the step you were at.',
    {
      ja_JP: 'その後まだ誰も引き受け・処理をしていません。案件は先ほど処理した段階に戻ります。',
      ko_KR: '그 뒤로 아무도 맡거나 처리하지 않았습니다. 안건은 방금 처리하던 단계로 돌아갑니다.',
    },
  ),
  on: 'case',
  permission: 'task.handle',
  form: [note],
  event: { kind: 'taken-back', words: text('撤回办理', 'Taken back', { ja_JP: '処理の取り戻し', ko_KR: '처리 되돌림' }) },
}

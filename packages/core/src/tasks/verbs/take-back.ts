import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** Who acted last takes the case back while nobody has claimed it or acted since. */
export const verb: VerbDeclaration = {
  position: 20,
  label: text('撤回我的办理', 'Take my last act back', { ja_JP: '直前の処理を取り戻す', ko_KR: '내 처리 되돌리기' }),
  tone: 'plain',
  hint: text(
    '对方尚未领取和办理，案件回到您刚办完的环节。',
    'Nobody has claimed it or acted since; the case returns to the step you have just finished.',
    {
      ja_JP: '次の担当者はまだ引き受けていません。案件は処理し終えた段階に戻ります。',
      ko_KR: '아직 다음 담당자가 맡거나 처리하지 않았습니다. 안건은 방금 처리한 단계로 돌아갑니다.',
    },
  ),
  on: 'case',
  permission: 'task.handle',
  form: [note],
  event: { kind: 'taken-back', words: text('撤回办理', 'Taken back', { ja_JP: '処理の取り戻し', ko_KR: '처리 되돌림' }) },
}

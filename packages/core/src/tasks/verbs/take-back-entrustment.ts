import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The office that entrusted an assessment takes it back from the body, and from the experts who wait with it. */
export const verb: VerbDeclaration = {
  position: 61,
  label: text('收回委托', 'Take the entrustment back', { ja_JP: '委託を取り消す', ko_KR: '위탁 회수' }),
  tone: 'danger',
  hint: text(
    '评估终止，案件回到委托的环节，由本司处继续办理。',
    'The assessment ends and the case returns to the step that entrusted it.',
    { ja_JP: '評価を終え、案件は委託した段階に戻ります。', ko_KR: '평가가 끝나고 안건은 위탁한 단계로 돌아갑니다.' },
  ),
  on: 'task',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'entrustment-taken-back',
    words: text('收回委托', 'Entrustment taken back', { ja_JP: '委託の取り消し', ko_KR: '위탁 회수' }),
  },
}

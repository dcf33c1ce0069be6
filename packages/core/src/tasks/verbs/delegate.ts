import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note, signers } from './_fields.ts'

/** 委托代办: a colleague or work group does what is to be done; then the task is again with who had it. */
export const verb: VerbDeclaration = {
  position: 33,
  label: text('委托代办', 'Delegate', { ja_JP: '代行を依頼', ko_KR: '대리 처리 요청' }),
  tone: 'plain',
  hint: text('受托人办完后交回您，由您作决定；期限不变。', 'It comes back to you when it is done, and you decide; the time limit stays.', {
    ja_JP: '処理が終わるとあなたに戻り、決定はあなたが行います。期限は変わりません。',
    ko_KR: '처리가 끝나면 귀하에게 돌아오고 귀하가 결정합니다. 기한은 바뀌지 않습니다.',
  }),
  on: 'task',
  permission: 'task.handle',
  form: [signers({ isMultiple: false }), note],
  event: { kind: 'delegated', words: text('委托代办', 'Delegated', { ja_JP: '代行の依頼', ko_KR: '대리 처리 요청' }), isWithinBody: true },
}

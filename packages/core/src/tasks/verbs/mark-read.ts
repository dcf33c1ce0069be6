import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** 已阅: who was asked to read a case says that they did. */
export const verb: VerbDeclaration = {
  position: 5,
  label: text('已阅', 'I have read it', { ja_JP: '閲覧済みにする', ko_KR: '열람 완료' }),
  tone: 'primary',
  hint: text('记入办理记录，可附意见。', 'Is kept in the history, with your words if you add any.', {
    ja_JP: '処理記録に残ります。意見を添えることもできます。',
    ko_KR: '처리 기록에 남으며 의견을 덧붙일 수 있습니다.',
  }),
  on: 'case',
  permission: 'case.circulate',
  form: [note],
  event: { kind: 'read', words: text('已阅', 'Read', { ja_JP: '閲覧済み', ko_KR: '열람 완료' }), isAside: true },
}

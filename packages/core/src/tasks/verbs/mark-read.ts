import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { note } from './_fields.ts'

/** 已阅: who was asked to read a case says that they did. */
export const verb: VerbDeclaration = {
  position: 5,
  label: text('已阅', 'I have read it', { ja_JP: '閲覧済みにする', ko_KR: '열람 완료' }),
  tone: 'primary',
  on: 'case',
  permission: 'case.circulate',
  form: [note],
  event: { kind: 'read', words: text('已阅', 'Read', { ja_JP: '閲覧済み', ko_KR: '열람 완료' }), isAside: true },
}

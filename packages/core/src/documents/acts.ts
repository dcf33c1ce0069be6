import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  get: text('查看批复', 'See a reply', { ja_JP: '決定文書の表示', ko_KR: '회신 공문 보기' }),
  save: text('保存批复', 'Save a reply', { ja_JP: '決定文書の保存', ko_KR: '회신 공문 저장' }),
  preview: text('预览批复', 'Preview a reply', { ja_JP: '決定文書のプレビュー', ko_KR: '회신 공문 미리 보기' }),
} satisfies ActNames<typeof contract>

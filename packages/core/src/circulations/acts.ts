import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看传阅件', 'See what was circulated', { ja_JP: '回覧の表示', ko_KR: '회람 보기' }),
  export: text('导出传阅件', 'Export what was circulated', { ja_JP: '回覧のエクスポート', ko_KR: '회람 내보내기' }),
} satisfies ActNames<typeof contract>

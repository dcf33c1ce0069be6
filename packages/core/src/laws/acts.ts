import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查询法律法规', 'Search the laws', { ja_JP: '法令の検索', ko_KR: '법령 조회' }),
  export: text('导出法律法规', 'Export the laws', { ja_JP: '法令のエクスポート', ko_KR: '법령 내보내기' }),
  find: text('查看法律法规', 'See a law', { ja_JP: '法令の表示', ko_KR: '법령 보기' }),
} satisfies ActNames<typeof contract>

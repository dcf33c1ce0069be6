import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查询标准规范', 'Search the standards', { ja_JP: '標準規格の検索', ko_KR: '표준 규격 조회' }),
  export: text('导出标准规范', 'Export the standards', { ja_JP: '標準規格のエクスポート', ko_KR: '표준 규격 내보내기' }),
  codes: text('查看标准代码表', 'See the codes of standards', { ja_JP: '標準コードの表示', ko_KR: '표준 코드 보기' }),
} satisfies ActNames<typeof contract>

import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  search: text('检索', 'Search', { ja_JP: '検索', ko_KR: '검색' }),
  suggestions: text('检索提示', 'Search suggestions', { ja_JP: '検索候補', ko_KR: '검색 제안' }),
  synonyms: text('查看同义词', 'List synonyms', { ja_JP: '同義語の表示', ko_KR: '동의어 보기' }),
  addSynonyms: text('新增同义词', 'Add synonyms', { ja_JP: '同義語の追加', ko_KR: '동의어 추가' }),
  changeSynonyms: text('修改同义词', 'Change synonyms', { ja_JP: '同義語の変更', ko_KR: '동의어 수정' }),
  removeSynonyms: text('删除同义词', 'Remove synonyms', { ja_JP: '同義語の削除', ko_KR: '동의어 삭제' }),
} satisfies ActNames<typeof contract>

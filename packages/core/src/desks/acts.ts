import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  figures: text('查看首页统计', 'See the figures of the home page', { ja_JP: 'ホームの件数の表示', ko_KR: '홈 통계 보기' }),
  handlers: text('查询办理人', 'Look handlers up', { ja_JP: '担当者の検索', ko_KR: '담당자 조회' }),
} satisfies ActNames<typeof contract>

import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  list: text('查看通知公告', 'See notices', { ja_JP: 'お知らせの表示', ko_KR: '공지사항 보기' }),
  portal: text('门户读取通知公告', 'Notices for a portal', { ja_JP: 'ポータルへのお知らせ提供', ko_KR: '포털 공지사항 읽기' }),
  open: text('查询通知公告', 'Search notices', { ja_JP: 'お知らせの検索', ko_KR: '공지사항 조회' }),
  get: text('阅读通知公告', 'Read a notice', { ja_JP: 'お知らせの閲覧', ko_KR: '공지사항 읽기' }),
} satisfies ActNames<typeof contract>

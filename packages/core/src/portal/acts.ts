import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  information: text('查看公开信息', 'See public information', { ja_JP: '公開情報の表示', ko_KR: '공개 정보 보기' }),
  download: text('下载公开资料', 'Download a public paper', { ja_JP: '公開資料のダウンロード', ko_KR: '공개 자료 다운로드' }),
  site: text('查看平台信息', 'See what the site says of itself', { ja_JP: 'サイト情報の表示', ko_KR: '사이트 정보 보기' }),
  framedSites: text('查看外部页面设置', 'List framed sites', { ja_JP: '外部サイト設定の表示', ko_KR: '외부 페이지 설정 보기' }),
} satisfies ActNames<typeof contract>

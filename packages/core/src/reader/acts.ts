import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  settings: text('读取阅读器设置', 'Read the reader’s settings', { ja_JP: 'リーダー設定の取得', ko_KR: '리더 설정 조회' }),
  helpBook: text('查看帮助手册', 'Read the help book', { ja_JP: 'ヘルプブックの閲覧', ko_KR: '도움말 책자 열람' }),
} satisfies ActNames<typeof contract>

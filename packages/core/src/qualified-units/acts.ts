import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看资质单位', 'List qualified units', { ja_JP: '資格機関一覧の表示', ko_KR: '자격 기관 목록 보기' }),
  export: text('导出资质单位', 'Export qualified units', { ja_JP: '資格機関の書き出し', ko_KR: '자격 기관 내보내기' }),
} satisfies ActNames<typeof contract>

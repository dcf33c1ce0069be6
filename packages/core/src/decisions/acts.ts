import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看许可决定公开', 'List published decisions', { ja_JP: '許可決定の公開一覧の表示', ko_KR: '허가 결정 공개 목록 보기' }),
  get: text('查看一项许可决定', 'See a published decision', { ja_JP: '公開された許可決定の表示', ko_KR: '공개된 허가 결정 보기' }),
  export: text('导出许可决定公开', 'Export published decisions', {
    ja_JP: '許可決定の公開一覧の書き出し',
    ko_KR: '허가 결정 공개 목록 내보내기',
  }),
} satisfies ActNames<typeof contract>

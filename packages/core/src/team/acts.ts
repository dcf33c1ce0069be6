import type { ActNames } from '../audit/act-names.ts'
import { text } from '../i18n/text.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  query: text('查看人员在办', 'See what each person has in hand', { ja_JP: '担当者別の処理状況の表示', ko_KR: '담당자별 처리 현황 보기' }),
  export: text('导出人员在办', 'Export what each person has in hand', {
    ja_JP: '担当者別の処理状況の出力',
    ko_KR: '담당자별 처리 현황 내보내기',
  }),
  figures: text('查看人员在办统计', 'See figures of work in hand', {
    ja_JP: '担当者別の処理件数の表示',
    ko_KR: '담당자별 처리 통계 보기',
  }),
  tasks: text('查看人员在办明细', 'See the tasks that people have in hand', {
    ja_JP: '担当者別の処理状況の明細の表示',
    ko_KR: '담당자별 처리 현황 상세 보기',
  }),
  exportTasks: text('导出人员在办明细', 'Export the tasks that people have in hand', {
    ja_JP: '担当者別の処理状況の明細の出力',
    ko_KR: '담당자별 처리 현황 상세 내보내기',
  }),
} satisfies ActNames<typeof contract>

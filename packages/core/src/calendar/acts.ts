import { text } from '../i18n/text.ts'
import type { ActNames } from '../audit/act-names.ts'
import type { contract } from './contract.ts'

/** What the acts of this module are called in the operation log. */
export const acts = {
  year: text('查看工作日历', 'See the working calendar', { ja_JP: '業務カレンダーの表示', ko_KR: '업무 달력 보기' }),
  changes: text('查看工作日历调整记录', 'See changes of the calendar', { ja_JP: 'カレンダー変更履歴の表示', ko_KR: '달력 변경 기록 보기' }),
  preview: text('预览日历调整的影响', 'Preview a change of the calendar', {
    ja_JP: 'カレンダー変更の影響確認',
    ko_KR: '달력 변경 영향 미리보기',
  }),
  exportPreview: text('导出日历调整的影响', 'Export what a change of the calendar moves', {
    ja_JP: 'カレンダー変更の影響の出力',
    ko_KR: '달력 변경 영향 내보내기',
  }),
  propose: text('提出日历调整', 'Propose a change of the calendar', { ja_JP: 'カレンダー変更の提案', ko_KR: '달력 변경 제안' }),
  confirm: text('复核日历调整', 'Confirm a change of the calendar', { ja_JP: 'カレンダー変更の確認', ko_KR: '달력 변경 확인' }),
  drop: text('撤回或退回日历调整', 'Drop a change of the calendar', { ja_JP: 'カレンダー変更の取下げ', ko_KR: '달력 변경 철회' }),
} satisfies ActNames<typeof contract>

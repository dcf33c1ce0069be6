import { text } from '../../i18n/text.ts'
import { defineDesk } from '../desk.ts'

/** 办理查询: who handles what, and who has handled it; also of people who have left. */
export const desk = defineDesk({
  of: 'cases',
  group: 'approval',
  position: 30,
  title: text('办理查询', 'Handling inquiry', { ja_JP: '処理状況の照会', ko_KR: '처리 조회' }),
  pageSize: 10,
  presets: ['all', 'in-hand', 'outside', 'correcting', 'concluded'],
  filters: ['keyword', 'holder', 'handler', 'item', 'status', 'in', 'from', 'light', 'province', 'conclusion'],
  hidden: ['item', 'applicant'],
  hasHandlers: true,
})

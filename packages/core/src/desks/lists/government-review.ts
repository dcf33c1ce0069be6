import { text } from '../../i18n/text.ts'
import { defineDesk } from '../desk.ts'

/** 政府审核: what the State Council has to approve besides the bureau; first what lies with it now. */
export const desk = defineDesk({
  of: 'cases',
  group: 'approval',
  position: 40,
  title: text('政府审核', 'Government review', { ja_JP: '政府の審査', ko_KR: '정부 심사' }),
  pageSize: 10,
  matters: { marks: ['government'] },
  presets: ['with-government', 'all', 'in-hand', 'approved', 'concluded'],
  filters: ['keyword', 'item', 'status', 'in', 'from', 'light', 'province', 'conclusion'],
})

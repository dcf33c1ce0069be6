import { text } from '../../i18n/text.ts'
import { defineDesk } from '../desk.ts'

/** 许可: the licences that were granted, with the number of the reply and its day. */
export const desk = defineDesk({
  of: 'cases',
  group: 'approval',
  position: 50,
  title: text('许可', 'Licences', { ja_JP: '許可', ko_KR: '허가' }),
  pageSize: 30,
  matters: { marks: ['licence'] },
  presets: ['approved', 'new-system', 'old-system', 'all'],
  filters: ['keyword', 'item', 'in', 'from', 'province', 'status', 'conclusion'],
  shown: ['documentNumber', 'decidedOn'],
  hidden: ['remaining', 'submittedAt'],
})

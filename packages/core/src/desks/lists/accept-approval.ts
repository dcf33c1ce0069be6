import { text } from '../../i18n/text.ts'
import { defineDesk } from '../desk.ts'

/** 受理审批: what waits to be accepted. */
export const desk = defineDesk({
  of: 'tasks',
  group: 'approval',
  position: 10,
  title: text('受理审批', 'Acceptance', { ja_JP: '受理', ko_KR: '접수 심사' }),
  pageSize: 10,
  stages: ['accept'],
})

import { text } from '../../i18n/text.ts'
import { defineDesk } from '../desk.ts'

/** 业务办理: what was accepted and waits for the next act of an authority, by stage. */
export const desk = defineDesk({
  of: 'tasks',
  group: 'approval',
  position: 20,
  title: text('业务办理', 'Processing', { ja_JP: '業務処理', ko_KR: '업무 처리' }),
  pageSize: 10,
  stages: ['review', 'report', 'handle', 'sign', 'issue', 'deliver'],
})

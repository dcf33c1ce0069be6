import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 10,
  name: text('待受理', 'To accept', { ja_JP: '受理待ち', ko_KR: '접수 대기' }),
})

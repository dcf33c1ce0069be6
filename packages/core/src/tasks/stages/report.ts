import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 30,
  name: text('待上报', 'To report', { ja_JP: '上申待ち', ko_KR: '상신 대기' }),
})

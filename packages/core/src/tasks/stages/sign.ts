import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 50,
  name: text('待签发', 'To sign', { ja_JP: '決裁待ち', ko_KR: '결재 대기' }),
})

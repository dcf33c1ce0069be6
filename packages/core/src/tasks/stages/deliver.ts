import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 70,
  name: text('已批复待送达', 'Decided, to deliver', { ja_JP: '送達待ち', ko_KR: '송달 대기' }),
})

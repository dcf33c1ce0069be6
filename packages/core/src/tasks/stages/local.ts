import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 5,
  name: text('待市县意见', 'Local opinion', { ja_JP: '市・県の意見待ち', ko_KR: '시·현 의견 대기' }),
})

import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 40,
  name: text('待承办', 'To handle', { ja_JP: '審査待ち', ko_KR: '처리 대기' }),
})

import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 20,
  name: text('待初审', 'To examine', { ja_JP: '初審待ち', ko_KR: '초심 대기' }),
})

import { text } from '../../i18n/text.ts'
import { defineStage } from '../stage.ts'

export const stage = defineStage({
  position: 60,
  name: text('待编号用印', 'To number and seal', { ja_JP: '採番・押印待ち', ko_KR: '문서번호·날인 대기' }),
})

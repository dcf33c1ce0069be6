import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The province no longer waits for the opinion of a county or a city whose time is over (decision 0178). */
export const verb: VerbDeclaration = {
  position: 57,
  label: text('不再等待意见', 'Go on without the opinion', { ja_JP: '意見を待たずに進める', ko_KR: '의견을 기다리지 않고 진행' }),
  tone: 'danger',
  on: 'task',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'opinion-passed-over',
    words: text('省级不再等待市县意见，继续办理', 'The province goes on without the opinion of county and city', {
      ja_JP: '省が市・県の意見を待たずに処理を続行',
      ko_KR: '성이 시·현 의견을 기다리지 않고 처리를 계속함',
    }),
  },
}

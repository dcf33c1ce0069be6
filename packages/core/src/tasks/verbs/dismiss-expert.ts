import { text } from '../../i18n/text.ts'
import type { VerbDeclaration } from '../verb.ts'
import { reason } from './_fields.ts'

/** The office that called an expert no longer waits for them. */
export const verb: VerbDeclaration = {
  position: 60,
  label: text('不再等待该专家', 'Stop waiting for the expert', { ja_JP: 'この専門家を待たない', ko_KR: '이 전문가를 기다리지 않음' }),
  tone: 'danger',
  on: 'task',
  permission: 'task.handle',
  form: [reason],
  event: {
    kind: 'expert-dismissed',
    words: text('不再等待该专家', 'Expert no longer awaited', { ja_JP: '専門家を待たないことにした', ko_KR: '전문가를 기다리지 않음' }),
    isWithinBody: true,
  },
}

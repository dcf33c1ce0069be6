import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import type { MoveEffect } from '../move-effect.ts'
import { run as entrust } from './entrust.ts'
import { run as issue } from './issue.ts'
import { run as recallRanking } from './recall-ranking.ts'
import { run as giveBack } from './return.ts'
import { run as submit } from './submit.ts'

/** What each move does besides the status; null: nothing. */
export const moveEffects: Readonly<Record<PlanMove, MoveEffect | null>> = {
  'send-to-review': null,
  'take-back': null,
  'send-back': null,
  submit,
  'ask-return': null,
  return: giveBack,
  entrust,
  'recall-ranking': recallRanking,
  'finish-ranking': null,
  'start-deciding': null,
  issue,
}

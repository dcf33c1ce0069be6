import type { ComponentType } from 'react'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import { DecidedSum } from './DecidedSum.tsx'
import { FundsChanged } from './FundsChanged.tsx'
import { RankingUnfinished } from './RankingUnfinished.tsx'

/** What is said of the plan before a move of it is confirmed; null: nothing. */
export const moveNotes: Readonly<Record<PlanMove, ComponentType<{ plan: PlanView }> | null>> = {
  'send-to-review': null,
  'take-back': null,
  'send-back': null,
  submit: FundsChanged,
  'ask-return': null,
  return: null,
  entrust: null,
  'recall-ranking': null,
  'finish-ranking': null,
  'start-deciding': RankingUnfinished,
  issue: DecidedSum,
}

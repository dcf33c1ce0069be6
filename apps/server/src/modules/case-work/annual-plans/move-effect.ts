import type { Updateable } from 'kysely'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { AnnualPlanTables } from '../../../db/schema/annual-plans.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { PlanFigures, PlanRecord } from './plan-repository.ts'

/** A move that is made. */
export interface Move {
  /** As it was before. */
  plan: PlanRecord
  /** What is said with it; its form has been checked. */
  input: ActionInput
  /** Of the decisions as the caller read them; absent where the caller names none. */
  decisionsRevision: number | undefined
  /** The figures of the plan's rows, read once. */
  figures: () => Promise<PlanFigures>
}

/** What a move changes besides the status. */
export interface MoveResult {
  columns?: Pick<Updateable<AnnualPlanTables['annual_plans']>, 'rounds' | 'letter_number' | 'submitted_at' | 'third_party_id' | 'issued_at'>
  /** What the history says of it where that is not the reason. */
  note?: string
}

/** What a move does: `run` of its file in `move-effects/`. */
export type MoveEffect = (ctx: Ctx, move: Move) => MoveResult | Promise<MoveResult>

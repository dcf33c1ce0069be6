import type { Updateable } from 'kysely'
import type { PlanAct } from '@wenwu/core/annual-plans/moves'
import type { RowResult } from '@wenwu/core/annual-plans/model'
import type { ActionInput } from '@wenwu/core/item/action-form'
import type { AnnualPlanTables } from '../../../db/schema/annual-plans.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { AdjustmentBell } from './tell-plan.ts'

/** A row of a plan as it is stored; money in 万元. */
export interface MovedRow {
  id: string
  planId: string
  revision: number
  projectName: string
  result: RowResult
  budget: number
  stateFunds: number
  approvedFunds: number | null
  /** An adjustment of it waits for an answer. */
  isAdjusting: boolean
}

/** A move of one row that is made. */
export interface RowMoveMade {
  /** As it was before. */
  row: MovedRow
  /** What is said with it; its form has been checked. */
  input: ActionInput
}

/** What a move of a row changes and says. */
export interface RowMoveResult {
  columns?: Pick<Updateable<AnnualPlanTables['plan_rows']>, 'result' | 'approved_funds' | 'result_note'>
  /** Its line of the plan's history, where it has one, and what of it is told; absent: nothing is. */
  event?: { act: PlanAct; note: string; bell?: AdjustmentBell }
  /** What the operation log says of it besides the row. */
  details?: { outcome: string; reason: string }
}

/** What a move of a row does: `run` of its file in `row-move-effects/`. */
export type RowMoveEffect = (ctx: Ctx, made: RowMoveMade) => RowMoveResult | Promise<RowMoveResult>

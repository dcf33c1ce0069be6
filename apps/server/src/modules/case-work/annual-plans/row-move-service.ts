import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRowView } from '@wenwu/core/annual-plans/model'
import { isMoveOf } from '@wenwu/core/annual-plans/move-table'
import type { RowMove } from '@wenwu/core/annual-plans/moves'
import { rowMoveMisfit, rowMoveTable } from '@wenwu/core/annual-plans/row-move-table'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { rightsOn } from '../plan-scope/index.ts'
import { addPlanEvent, getPlan, type PlanRecord } from './plan-repository.ts'
import type { MovedRow } from './row-move-effect.ts'
import { rowMoveEffects } from './row-move-effects/index.ts'
import { viewRow } from './row-view.ts'
import { soundInput } from './sound-input.ts'
import { tellOfAdjustment } from './tell-plan.ts'

type Asked = InputOf<typeof contract.decide>

/** A row with its plan, both locked. Throws `not-found`, `plan-row-changed`. */
async function lockRow(ctx: Ctx, { id, revision }: Asked): Promise<{ plan: PlanRecord; row: MovedRow }> {
  const { rows: found } = await sql<{ planId: string }>`select plan_id as "planId" from plan_rows where id = ${id}`.execute(ctx.db)
  if (found[0] === undefined) throw new AppError('not-found')
  const plan = await getPlan(ctx, found[0].planId, { isLocked: true })
  const { rows } = await sql<MovedRow>`
    select r.id, r.plan_id as "planId", r.revision, r.project_name as "projectName", r.result, r.budget::float8 as budget, r.state_funds::float8 as "stateFunds",
      r.approved_funds::float8 as "approvedFunds", exists (select from plan_adjustments a where a.row_id = r.id and a.state = 'proposed') as "isAdjusting"
    from plan_rows r where r.id = ${id} for update of r`.execute(ctx.db)
  const [row] = rows
  if (row === undefined) throw new AppError('not-found')
  if (row.revision !== revision) throw new AppError('plan-row-changed')
  ctx.setAuditObject({ type: 'plan-row', id, details: { title: row.projectName, number: `${plan.year}-${plan.batch}` } })
  return { plan, row }
}

/**
 * Makes that of some moves of a row which is the caller's. Throws as `lockRow`, `forbidden` where none is, `plan-step`, `plan-adjusting` and `not-found` where it does
 * not fit, as `soundInput`, and what its effect refuses with.
 */
export async function moveRow(ctx: Ctx, moves: readonly RowMove[], asked: Asked): Promise<PlanRowView> {
  const { plan, row } = await lockRow(ctx, asked)
  const rights = rightsOn(ctx.actor, plan)
  const move = moves.find((each) => isMoveOf(rowMoveTable[each], rights))
  if (move === undefined) throw new AppError('forbidden')
  if (plan.status !== rowMoveTable[move].from) throw new AppError('plan-step')
  const misfit = rowMoveMisfit(move, row)
  if (misfit !== undefined) throw new AppError(misfit)
  const input = await soundInput(ctx, rowMoveTable[move], asked.input)
  const { columns = {}, event, details } = await rowMoveEffects[move](ctx, { row, input })
  await ctx.db
    .updateTable('plan_rows')
    .set((eb) => ({ ...columns, revision: eb('revision', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
  if (event !== undefined) {
    await addPlanEvent(ctx, plan.id, event.act, event.note)
    if (event.bell !== undefined) await tellOfAdjustment(ctx, plan, row, event.bell)
  }
  ctx.setAuditObject({ type: 'plan-row', id: row.id, ...(details !== undefined && { details }) })
  return viewRow(ctx, row.id)
}

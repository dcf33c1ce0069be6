import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import { differenceOf, type PlanDifference, type SubmittedRow } from '@wenwu/core/annual-plans/difference'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { actionOf } from '@wenwu/core/annual-plans/move-form'
import { doesMoveFit, isMoveOf, moveTable } from '@wenwu/core/annual-plans/move-table'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { wordsIn } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'
import { isAuthority, rightsOn } from '../plan-scope/index.ts'
import { requireInTime } from './batch-service.ts'
import { moveDemands } from './move-demands.ts'
import { moveEffects } from './move-effects/index.ts'
import { addPlanEvent, getPlan, readFigures, type PlanFigures } from './plan-repository.ts'
import { viewPlan } from './plan-view.ts'
import { soundInput } from './sound-input.ts'
import { tellOfMove, tellRankers } from './tell-plan.ts'

type Asked = InputOf<typeof contract.move>

/** Begins the plan of the caller's province in a batch. Throws `not-found`, `forbidden`, as `requireInTime`, `plan-exists`. */
export async function startPlan(ctx: Ctx, batchId: string): Promise<PlanView> {
  const { db, actor, now } = ctx
  const { provinceCode } = actor
  const batch = await db
    .selectFrom('plan_batches')
    .select(['due_on as dueOn', 'closed_at as closedAt', 'year', 'number'])
    .where('id', '=', batchId)
    .executeTakeFirst()
  if (batch === undefined) throw new AppError('not-found')
  if (provinceCode === null || provinceScopeOf(actor)?.includes(provinceCode) !== true) throw new AppError('forbidden')
  requireInTime(batch, now)
  const id = newId(now.getTime())
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('annual_plans')
    .values({
      id,
      batch_id: batchId,
      province_code: provinceCode,
      status: 'compiling',
      third_party_id: null,
      made_at: now,
      submitted_at: null,
      issued_at: null,
    })
    .onConflict((conflict) => conflict.columns(['batch_id', 'province_code']).doNothing())
    .executeTakeFirst()
  if (Number(added ?? 0) === 0) throw new AppError('plan-exists', { params: { year: batch.year, n: batch.number } })
  ctx.setAuditObject({ type: 'annual-plan', id, details: { number: `${batch.year}-${batch.number}`, province: provinceCode } })
  await addPlanEvent(ctx, id, 'start')
  return viewPlan(ctx, id)
}

/**
 * Moves a plan on. Throws `not-found`, `forbidden` for a move that is not the caller's, `plan-step` where it does not fit, `plan-changed`, as `moveDemands`, as
 * `soundInput`, and what its effect refuses with.
 */
export async function movePlan(ctx: Ctx, { id, move, revision, input: said, decisionsRevision }: Asked): Promise<PlanView> {
  const plan = await getPlan(ctx, id, { isLocked: true })
  const { to, demands = [], asksReturn, isFarewell } = moveTable[move]
  if (!isMoveOf(moveTable[move], rightsOn(ctx.actor, plan))) throw new AppError('forbidden')
  if (!doesMoveFit(move, plan)) throw new AppError('plan-step')
  if (revision !== plan.revision) throw new AppError('plan-changed')
  let read: Promise<PlanFigures> | undefined
  const made = { plan, decisionsRevision, figures: () => (read ??= readFigures(ctx, plan.id)) }
  for (const demand of demands) await moveDemands[demand](ctx, made)
  const input = await soundInput(ctx, moveTable[move], said)
  await tellRankers(ctx, plan, move)
  const { columns = {}, note = wordsIn(actionOf(moveTable[move]), input) } = (await moveEffects[move]?.(ctx, { ...made, input })) ?? {}
  await ctx.db
    .updateTable('annual_plans')
    .set((eb) => ({ ...columns, status: to, is_return_asked: asksReturn === true, revision: eb('revision', '+', 1) }))
    .where('id', '=', plan.id)
    .execute()
  await addPlanEvent(ctx, plan.id, move, note)
  await tellOfMove(ctx, plan, move)
  ctx.setAuditObject({
    type: 'annual-plan',
    id: plan.id,
    details: { number: `${plan.year}-${plan.batch}`, province: plan.provinceCode, action: move, reason: note },
  })
  return viewPlan(ctx, plan.id, isFarewell ? { ...plan, status: to, revision: plan.revision + 1 } : await getPlan(ctx, plan.id))
}

/** What the province changed between the last two times it submitted the plan; empty where it did so once. Throws `not-found`. */
export async function readDifference(ctx: Ctx, id: string): Promise<PlanDifference> {
  await getPlan(ctx, id)
  // what was changed is between the authorities
  if (!isAuthority(ctx.actor)) throw new AppError('not-found')
  const { rows } = await sql<{ rows: SubmittedRow[] }>`
    select rows from plan_submissions where plan_id = ${id} order by round desc limit 2`.execute(ctx.db)
  const [after, before] = rows
  return before === undefined ? differenceOf([], []) : differenceOf(before.rows, after!.rows)
}

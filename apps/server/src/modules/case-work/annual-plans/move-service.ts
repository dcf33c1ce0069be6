import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import { differenceOf, type PlanDifference, type SubmittedRow } from '@wenwu/core/annual-plans/difference'
import type { PlanView } from '@wenwu/core/annual-plans/model'
import { isMoveOf, moveTable } from '@wenwu/core/annual-plans/moves'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { formatMoney } from '@wenwu/core/kernel/money'
import { tidyName, tidyText } from '@wenwu/core/kernel/text'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { listThirdParties } from '../../base/accounts/index.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'
import { requireInTime } from './batch-service.ts'
import { addPlanEvent, getPlan, readFigures, type PlanRecord } from './plan-repository.ts'
import { isAuthority, rightsOn } from '../plan-scope/index.ts'
import { viewPlan } from './plan-view.ts'
import { tellOfMove } from './tell-plan.ts'

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
 * Moves a plan on. Throws `not-found`, `forbidden` for a move that is not the caller's, `plan-step` where it does not fit, `plan-changed`, and what each asks for:
 * `plan-required`, `plan-empty`, as `requireInTime`, `plan-letter-total`, `plan-third-party`, `plan-undecided`.
 */
export async function movePlan(ctx: Ctx, asked: Asked): Promise<PlanView> {
  const plan = await getPlan(ctx, asked.id, { isLocked: true })
  const { from, to, hasReason } = moveTable[asked.move]
  if (!isMoveOf(asked.move, rightsOn(ctx.actor, plan))) throw new AppError('forbidden')
  if (!from.includes(plan.status) || (asked.move === 'ask-return' && plan.isReturnAsked)) throw new AppError('plan-step')
  if (asked.revision !== plan.revision) throw new AppError('plan-changed')
  const reason = tidyText(asked.reason ?? '')
  if (hasReason === true && reason === '') throw new AppError('plan-required', { field: 'reason' })
  const note = (await doMove(ctx, plan, asked)) ?? reason
  await ctx.db
    .updateTable('annual_plans')
    .set((eb) => ({ status: to, is_return_asked: asked.move === 'ask-return', revision: eb('revision', '+', 1) }))
    .where('id', '=', plan.id)
    .execute()
  await addPlanEvent(ctx, plan.id, asked.move, note)
  await tellOfMove(ctx, plan, asked.move)
  ctx.setAuditObject({
    type: 'annual-plan',
    id: plan.id,
    details: { number: `${plan.year}-${plan.batch}`, province: plan.provinceCode, action: asked.move, reason: note },
  })
  // who has ranked a plan has no more to do with it
  return viewPlan(ctx, plan.id, await afterMove(ctx, plan, asked))
}

async function afterMove(ctx: Ctx, plan: PlanRecord, { move }: Asked): Promise<PlanRecord> {
  if (move !== 'finish-ranking') return getPlan(ctx, plan.id)
  return { ...plan, status: 'deciding', revision: plan.revision + 1 }
}

/** What a move does besides the status; gives what the history says of it where that is not the reason. */
async function doMove(ctx: Ctx, plan: PlanRecord, asked: Asked): Promise<string | undefined> {
  const { db, now } = ctx
  switch (asked.move) {
    case 'send-to-review':
      // who compiles learns it, not first who reviews
      if (plan.rounds === 0) requireInTime(plan, now)
      if ((await readFigures(ctx, plan.id)).rowCount === 0) throw new AppError('plan-empty')
      return undefined
    case 'take-back':
      // after the day it could not be sent again
      if (plan.rounds === 0) requireInTime(plan, now)
      return undefined
    case 'submit':
      return submit(ctx, plan, asked)
    case 'entrust': {
      const body = (await listThirdParties(db)).find(({ id }) => id === asked.thirdPartyId)
      if (body === undefined) throw new AppError('plan-third-party', { field: 'thirdPartyId' })
      await db.updateTable('annual_plans').set({ third_party_id: body.id }).where('id', '=', plan.id).execute()
      return undefined
    }
    case 'return':
      // the province goes on with its own order: that of the third party has no more meaning once rows change
      // and one revision for all rows, lest it tells which of them were decided
      await sql`update plan_rows set rank = coalesce(submitted_rank, rank), revision = (select max(revision) + 1 from plan_rows where plan_id = ${plan.id})
        where plan_id = ${plan.id}`.execute(db)
      return undefined
    case 'issue': {
      const { undecided, decisionsRevision } = await readFigures(ctx, plan.id)
      if (undecided > 0) throw new AppError('plan-undecided', { params: { n: undecided } })
      if (asked.decisionsRevision === undefined) throw new AppError('plan-required', { field: 'decisionsRevision' })
      // who issues has read what is issued, and its sum
      if (asked.decisionsRevision !== decisionsRevision) throw new AppError('plan-changed')
      await db.updateTable('annual_plans').set({ issued_at: now }).where('id', '=', plan.id).execute()
      return undefined
    }
    default:
      return undefined
  }
}

/** Submits a plan, whose rows are kept as they are. The day of the batch binds the first time: what was returned may come again after it. */
async function submit(ctx: Ctx, plan: PlanRecord, asked: Asked): Promise<string> {
  const { db, now } = ctx
  if (plan.rounds === 0) requireInTime(plan, now)
  const letterNumber = tidyName(asked.letterNumber ?? '')
  if (letterNumber === '') throw new AppError('plan-required', { field: 'letterNumber' })
  if (asked.total === undefined) throw new AppError('plan-required', { field: 'total' })
  const { rowCount, stateFunds } = await readFigures(ctx, plan.id)
  if (rowCount === 0) throw new AppError('plan-empty')
  if (stateFunds !== asked.total) throw new AppError('plan-letter-total', { params: { sum: formatMoney(stateFunds) }, field: 'total' })
  const round = plan.rounds + 1
  await keepSubmission(db, { planId: plan.id, round, at: now })
  await db
    .updateTable('annual_plans')
    .set({ rounds: round, letter_number: letterNumber, submitted_at: now })
    .where('id', '=', plan.id)
    .execute()
  return letterNumber
}

/** Keeps the rows of a plan, with their ranks, as they are submitted for the nth time. Two statements. */
export async function keepSubmission(db: Db, { planId, round, at }: { planId: string; round: number; at: Date }): Promise<void> {
  await sql`
    insert into plan_submissions (plan_id, round, submitted_at, rows)
    select ${planId}, ${round}, ${at}, jsonb_agg(jsonb_build_object('id', r.id, 'rank', r.rank, 'group', r.group_name, 'projectName', r.project_name,
      'siteName', r.site_name, 'budget', r.budget::float8, 'stateFunds', r.state_funds::float8, 'remark', r.remark) order by r.rank)
    from plan_rows r where r.plan_id = ${planId}`.execute(db)
  await sql`update plan_rows set submitted_rank = rank where plan_id = ${planId}`.execute(db)
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

import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRowView, RowResult } from '@wenwu/core/annual-plans/model'
import type { BatchResult } from '@wenwu/core/http/batch'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { formatMoney, isMoney } from '@wenwu/core/kernel/money'
import { tidyText } from '@wenwu/core/kernel/text'
import type { Ctx } from '../../../platform/http/context.ts'
import { addPlanEvent, getPlan, type PlanRecord } from './plan-repository.ts'
import { rightsOn } from '../plan-scope/index.ts'
import { viewRow } from './row-view.ts'
import { tellOfAdjustment } from './tell-plan.ts'

interface StoredRow {
  planId: string
  revision: number
  projectName: string
  result: RowResult
  budget: number
  stateFunds: number
  approvedFunds: number | null
}

/** A row with its plan, both locked. Throws `not-found`, `plan-row-changed`. */
async function lockRow(ctx: Ctx, id: string, revision: number): Promise<{ plan: PlanRecord; row: StoredRow }> {
  const { rows: found } = await sql<{ planId: string }>`select plan_id as "planId" from plan_rows where id = ${id}`.execute(ctx.db)
  if (found[0] === undefined) throw new AppError('not-found')
  const plan = await getPlan(ctx, found[0].planId, { isLocked: true })
  const { rows } = await sql<StoredRow>`
    select plan_id as "planId", revision, project_name as "projectName", result, budget::float8 as budget, state_funds::float8 as "stateFunds", approved_funds::float8 as "approvedFunds"
    from plan_rows where id = ${id} for update`.execute(ctx.db)
  const [row] = rows
  if (row === undefined) throw new AppError('not-found')
  if (row.revision !== revision) throw new AppError('plan-row-changed')
  ctx.setAuditObject({ type: 'plan-row', id, details: { title: row.projectName, number: `${plan.year}-${plan.batch}` } })
  return { plan, row }
}

/** Throws `plan-money` for what is no amount, `plan-funds` for more than the project costs. */
function checkFunds(funds: number, { budget }: StoredRow): void {
  if (!isMoney(funds)) throw new AppError('plan-money', { field: 'funds' })
  if (funds > budget) throw new AppError('plan-funds', { field: 'funds' })
}

/** 审定: a row is approved with a sum, or not approved with a reason. Throws as `lockRow`, `forbidden`, `plan-step`, `plan-required`, `plan-money`, `plan-funds`, `plan-funds-asked`. */
export async function decideRow(ctx: Ctx, { id, revision, result, funds, note }: InputOf<typeof contract.decide>): Promise<PlanRowView> {
  const { plan, row } = await lockRow(ctx, id, revision)
  if (!rightsOn(ctx.actor, plan).includes('plan.decide')) throw new AppError('forbidden')
  if (plan.status !== 'deciding') throw new AppError('plan-step')
  const reason = tidyText(note)
  if (result === 'refused' && reason === '') throw new AppError('plan-required', { field: 'note' })
  if (result === 'approved' && funds === null) throw new AppError('plan-required', { field: 'funds' })
  if (result === 'approved') {
    checkFunds(funds!, row)
    // an adjustment may go beyond it: with it the province asks again
    if (funds! > row.stateFunds) throw new AppError('plan-funds-asked', { params: { sum: formatMoney(row.stateFunds) }, field: 'funds' })
  }
  await ctx.db
    .updateTable('plan_rows')
    .set({ result, approved_funds: result === 'approved' ? String(funds) : null, result_note: reason, revision: revision + 1 })
    .where('id', '=', id)
    .execute()
  ctx.setAuditObject({ type: 'plan-row', id, details: { outcome: result, reason } })
  return viewRow(ctx, id)
}

/**
 * 审定 of several rows of a plan, each by itself: what one is refused (`plan-row-changed`, `plan-row-decided`, `not-found`) leaves the others as they are. An approved one
 * gets what was asked for. Throws `not-found`, `forbidden`, `plan-step`, `plan-required`.
 */
export async function decideRows(ctx: Ctx, { id, rows: asked, result, note }: InputOf<typeof contract.decideRows>): Promise<BatchResult[]> {
  const { db } = ctx
  const plan = await getPlan(ctx, id, { isLocked: true })
  if (!rightsOn(ctx.actor, plan).includes('plan.decide')) throw new AppError('forbidden')
  if (plan.status !== 'deciding') throw new AppError('plan-step')
  const reason = tidyText(note)
  if (result === 'refused' && reason === '') throw new AppError('plan-required', { field: 'note' })
  const { rows } = await sql<{ id: string; revision: number; result: RowResult; projectName: string }>`
    select id, revision, result, project_name as "projectName" from plan_rows
    where plan_id = ${id} and id = any(${asked.map((row) => row.id)}::uuid[]) for update`.execute(db)
  const stored = new Map(rows.map((row) => [row.id, row]))
  const results = asked.map(({ id: rowId, revision }): BatchResult => {
    const row = stored.get(rowId)
    const error =
      row === undefined ? 'not-found' : row.result !== 'open' ? 'plan-row-decided' : row.revision !== revision ? 'plan-row-changed' : null
    return { id: rowId, error, params: {} }
  })
  const done = results.filter(({ error }) => error === null).map((each) => each.id)
  await sql`
    update plan_rows set result = ${result}, approved_funds = ${result === 'approved' ? sql`state_funds` : sql`null`}, result_note = ${reason},
      revision = revision + 1
    where id = any(${done}::uuid[])`.execute(db)
  ctx.setAuditObject({
    type: 'annual-plan',
    id,
    details: {
      number: `${plan.year}-${plan.batch}`,
      outcome: result,
      reason,
      count: asked.length,
      done: done.length,
      title: done.map((rowId) => stored.get(rowId)!.projectName).join('、'),
    },
  })
  return results
}

/**
 * 调整: another sum for an issued row, or none at all (cancelled). The bureau's holds at once, a province's waits for the bureau. Throws as `lockRow`, `forbidden`,
 * `plan-step`, `plan-adjusting`, `plan-required`, `plan-money`, `plan-funds`, `plan-same-funds`.
 */
export async function adjustRow(ctx: Ctx, { id, revision, funds, ...given }: InputOf<typeof contract.adjust>): Promise<PlanRowView> {
  const { db, actor, now } = ctx
  const reason = tidyText(given.reason)
  const { plan, row } = await lockRow(ctx, id, revision)
  const rights = rightsOn(actor, plan)
  const settles = rights.includes('plan.decide')
  if (!settles && !rights.includes('plan.compile')) throw new AppError('forbidden')
  if (plan.status !== 'issued' || row.result !== 'approved') throw new AppError('plan-step')
  if (reason === '') throw new AppError('plan-required', { field: 'reason' })
  if (funds !== null) checkFunds(funds, row)
  if (funds !== null && funds === row.approvedFunds) throw new AppError('plan-same-funds', { field: 'funds' })
  const { rows: open } = await sql`select from plan_adjustments where row_id = ${id} and state = 'proposed'`.execute(db)
  if (open.length > 0) throw new AppError('plan-adjusting')
  await db
    .insertInto('plan_adjustments')
    .values({
      id: newId(now.getTime()),
      row_id: id,
      state: settles ? 'approved' : 'proposed',
      funds_before: String(row.approvedFunds ?? 0),
      funds_after: funds === null ? null : String(funds),
      reason,
      proposed_by: actor.userId,
      proposed_at: now,
      settled_by: settles ? actor.userId : null,
      settled_at: settles ? now : null,
    })
    .execute()
  if (settles) await applyFunds(ctx, id, funds)
  else await touch(ctx, id)
  await addPlanEvent(
    ctx,
    plan.id,
    settles ? (funds === null ? 'cancel' : 'adjust') : `propose-${changeOf(funds)}`,
    inWords(row, funds, reason),
  )
  await tellOfAdjustment(ctx, plan, { id, revision }, settles ? 'plan-adjusted' : 'plan-adjustment-asked')
  return viewRow(ctx, id)
}

/** Approves or refuses what a province has proposed. Throws as `lockRow`, `forbidden`, `not-found` where nothing is proposed, `plan-required`. */
export async function settleAdjustment(
  ctx: Ctx,
  { id, revision, isApproved, note }: InputOf<typeof contract.settleAdjustment>,
): Promise<PlanRowView> {
  const { plan, row } = await lockRow(ctx, id, revision)
  if (!rightsOn(ctx.actor, plan).includes('plan.decide')) throw new AppError('forbidden')
  const reason = tidyText(note)
  if (!isApproved && reason === '') throw new AppError('plan-required', { field: 'note' })
  const funds = await endAdjustment(ctx, id, isApproved ? 'approved' : 'refused', reason)
  if (isApproved) await applyFunds(ctx, id, funds)
  else await touch(ctx, id)
  await addPlanEvent(ctx, plan.id, `${isApproved ? 'approve' : 'refuse'}-${changeOf(funds)}`, inWords(row, funds, reason))
  await tellOfAdjustment(ctx, plan, { id, revision }, isApproved ? 'plan-adjustment-approved' : 'plan-adjustment-refused')
  return viewRow(ctx, id)
}

/** The province takes back what it has proposed and has no answer to. Throws as `lockRow`, `forbidden`, `not-found` where nothing is proposed. */
export async function takeBackAdjustment(ctx: Ctx, { id, revision }: InputOf<typeof contract.takeBackAdjustment>): Promise<PlanRowView> {
  const { plan, row } = await lockRow(ctx, id, revision)
  if (!rightsOn(ctx.actor, plan).includes('plan.compile')) throw new AppError('forbidden')
  const funds = await endAdjustment(ctx, id, 'taken-back', '')
  await touch(ctx, id)
  await addPlanEvent(ctx, plan.id, `take-back-${changeOf(funds)}`, inWords(row, funds, ''))
  await tellOfAdjustment(ctx, plan, { id, revision }, 'plan-adjustment-taken-back')
  return viewRow(ctx, id)
}

/** Ends the adjustment that a row waits with; gives the sum that was asked for, null for none at all. Throws `not-found`. */
async function endAdjustment(
  { db, actor, now }: Ctx,
  id: string,
  state: 'approved' | 'refused' | 'taken-back',
  note: string,
): Promise<number | null> {
  const ended = await db
    .updateTable('plan_adjustments')
    .set({ state, settled_by: actor.userId, settled_at: now, note })
    .where('row_id', '=', id)
    .where('state', '=', 'proposed')
    .returning('funds_after')
    .executeTakeFirst()
  if (ended === undefined) throw new AppError('not-found')
  return ended.funds_after === null ? null : Number(ended.funds_after)
}

async function applyFunds({ db }: Ctx, id: string, funds: number | null): Promise<void> {
  await db
    .updateTable('plan_rows')
    .set((eb) => ({
      result: funds === null ? 'cancelled' : 'approved',
      approved_funds: funds === null ? null : String(funds),
      revision: eb('revision', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

async function touch({ db }: Ctx, id: string): Promise<void> {
  await db
    .updateTable('plan_rows')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** What an adjustment is, in the names of acts. */
const changeOf = (funds: number | null): 'adjustment' | 'cancellation' => (funds === null ? 'cancellation' : 'adjustment')

/** What the history says of it beside its act: names and amounts alone, which need no language. */
function inWords({ projectName, approvedFunds }: StoredRow, funds: number | null, reason: string): string {
  return `${projectName} ${formatMoney(approvedFunds ?? 0)}${funds === null ? '' : ` → ${formatMoney(funds)}`}${reason === '' ? '' : ` · ${reason}`}`
}

import { sql } from 'kysely'
import { lastDaysOf, nextNumber, yearsOf } from '@wenwu/core/annual-plans/batches'
import type { contract } from '@wenwu/core/annual-plans/contract'
import { statusesAtBureau, type BatchProgress, type PlanBatch, type PlanKind } from '@wenwu/core/annual-plans/model'
import type { InputOf, OutputOf } from '@wenwu/core/http/endpoint'
import { endOfShanghaiDay, toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import { tellOfBatch } from './tell-plan.ts'

/** So many are shown, the newest: three kinds with a few batches in each of the last years. */
const mostShown = 60

interface StoredBatch {
  id: string
  year: number
  kind: PlanKind
  number: number
  dueOn: string
  closedAt: Date | null
}

/** Whether the last day of a batch is over, or the bureau has closed it. */
function isOver({ dueOn, closedAt }: { dueOn: string; closedAt: Date | null }, now: Date): boolean {
  return closedAt !== null || now >= endOfShanghaiDay(dueOn)
}

/** Whether its last day ended while it was open: by a day that comes after it was closed nobody is late. */
function isLate({ dueOn, closedAt }: { dueOn: string; closedAt: Date | null }, now: Date): boolean {
  return (closedAt ?? now) >= endOfShanghaiDay(dueOn)
}

/** Throws `plan-batch-closed` and `plan-deadline` where nothing new is submitted in a batch any more. */
export function requireInTime(batch: { dueOn: string; closedAt: Date | null }, now: Date): void {
  if (isOver(batch, now)) throw new AppError(batch.closedAt === null ? 'plan-deadline' : 'plan-batch-closed')
}

const toBatch = ({ closedAt, ...batch }: StoredBatch, now: Date): PlanBatch => ({
  ...batch,
  isOver: isOver({ ...batch, closedAt }, now),
  isClosed: closedAt !== null,
})

/** The newest batches, each with the plan that the caller's province has in it. One statement. */
export async function listBatches({ db, actor, now }: Ctx): Promise<OutputOf<typeof contract.batches>> {
  const { rows } = await sql<StoredBatch & { planId: string | null }>`
    select b.id, b.year, b.kind, b.number, b.due_on as "dueOn", b.closed_at as "closedAt", p.id as "planId"
    from plan_batches b left join annual_plans p on p.batch_id = b.id and p.province_code = ${actor.provinceCode}
    order by b.year desc, b.number desc, b.kind limit ${sql.lit(mostShown)}`.execute(db)
  return rows.map(({ planId, ...batch }) => ({ ...toBatch(batch, now), planId }))
}

/** Throws `plan-batch-day` for a day on which a batch of the year cannot end. */
function checkDay(year: number, dueOn: string, now: Date): void {
  const { from, to } = lastDaysOf(year, toShanghaiDate(now))
  if (dueOn < from || dueOn > to) throw new AppError('plan-batch-day', { params: { from, to }, field: 'dueOn' })
}

/** Opens a batch, and tells who compiles plans; provinces submit the plans of a year before it is over. Throws `plan-batch-year`, `plan-batch-exists`, `plan-batch-number`, `plan-batch-day`. */
export async function openBatch(ctx: Ctx, { year, kind, number, dueOn }: InputOf<typeof contract.openBatch>): Promise<PlanBatch> {
  const { db, actor, now } = ctx
  const { from, to } = yearsOf(toShanghaiDate(now))
  if (year < from || year > to) throw new AppError('plan-batch-year', { params: { from, to }, field: 'year' })
  const known = await db.selectFrom('plan_batches').select('number').where('year', '=', year).where('kind', '=', kind).execute()
  const numbers = known.map((batch) => batch.number)
  const next = nextNumber(numbers)
  if (number !== next && !numbers.includes(number)) throw new AppError('plan-batch-number', { params: { year, n: next }, field: 'number' })
  checkDay(year, dueOn, now)
  const id = newId(now.getTime())
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('plan_batches')
    .values({ id, year, kind, number, due_on: dueOn, opened_by: actor.userId, opened_at: now })
    .onConflict((conflict) => conflict.columns(['year', 'kind', 'number']).doNothing())
    .executeTakeFirst()
  if (Number(added ?? 0) === 0) throw new AppError('plan-batch-exists', { params: { year, n: number }, field: 'number' })
  ctx.setAuditObject({ type: 'plan-batch', id, details: { number: `${year}-${number}`, kind, to: dueOn } })
  await tellOfBatch(ctx, id, 'plan-batch-opened', dueOn)
  return toBatch({ id, year, kind, number, dueOn, closedAt: null }, now)
}

/** The newest batches with how far the provinces have come whose officers compile plans. Two statements. */
export async function listProgress({ db, now }: Ctx): Promise<BatchProgress[]> {
  const isAtBureau = sql`p.status = any(${[...statusesAtBureau]}::text[])`
  const [batches, provinces] = await Promise.all([
    sql<StoredBatch & Pick<BatchProgress, 'compiling' | 'reported' | 'returned'>>`
      select b.id, b.year, b.kind, b.number, b.due_on as "dueOn", b.closed_at as "closedAt",
        coalesce(array_agg(p.province_code order by p.province_code) filter (where p.rounds = 0), '{}') as compiling,
        coalesce(array_agg(p.province_code order by p.province_code) filter (where p.rounds > 0 and ${isAtBureau}), '{}') as reported,
        coalesce(array_agg(p.province_code order by p.province_code) filter (where p.rounds > 0 and not ${isAtBureau}), '{}') as returned
      from plan_batches b left join annual_plans p on p.batch_id = b.id
      group by b.id order by b.year desc, b.number desc, b.kind limit ${sql.lit(mostShown)}`.execute(db),
    sql<{ code: string }>`
      select distinct o.province_code as code from organizations o join users u on u.organization_id = o.id and u.kind = 'official' and u.status = 'active'
      where o.province_code is not null and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.permissions && array['plan.compile'])
      order by code`.execute(db),
  ])
  return batches.rows.map(({ compiling, reported, returned, ...batch }) => {
    const begun = new Set([...compiling, ...reported, ...returned])
    const waiting = provinces.rows.map(({ code }) => code).filter((code) => !begun.has(code))
    return { ...toBatch(batch, now), isLate: isLate(batch, now), waiting, compiling, reported, returned }
  })
}

async function lockBatch({ db }: Ctx, id: string): Promise<StoredBatch> {
  const { rows } = await sql<StoredBatch>`
    select id, year, kind, number, due_on as "dueOn", closed_at as "closedAt" from plan_batches where id = ${id} for update`.execute(db)
  if (rows[0] === undefined) throw new AppError('not-found')
  return rows[0]
}

/** Another last day of a batch, by the rule of its first; a closed one is open again. Tells the provinces that have not submitted, unless nothing changes. Throws `not-found`, `plan-batch-day`. */
export async function moveDeadline(ctx: Ctx, { id, dueOn }: InputOf<typeof contract.moveDeadline>): Promise<PlanBatch> {
  const known = await lockBatch(ctx, id)
  checkDay(known.year, dueOn, ctx.now)
  const batch = { ...known, dueOn, closedAt: null }
  if (known.closedAt !== null || known.dueOn !== dueOn) {
    await sql`update plan_batches set due_on = ${dueOn}, closed_at = null where id = ${id}`.execute(ctx.db)
    await tellOfBatch(ctx, id, known.closedAt === null ? 'plan-deadline-moved' : 'plan-batch-opened', dueOn)
  }
  ctx.setAuditObject({ type: 'plan-batch', id, details: { number: `${batch.year}-${batch.number}`, kind: batch.kind, to: dueOn } })
  return toBatch(batch, ctx.now)
}

/** Ends a batch before its last day. Tells the provinces that have not submitted, once. Throws `not-found`. */
export async function closeBatch(ctx: Ctx, id: string): Promise<PlanBatch> {
  const known = await lockBatch(ctx, id)
  const batch = { ...known, closedAt: known.closedAt ?? ctx.now }
  if (known.closedAt === null) {
    await sql`update plan_batches set closed_at = ${ctx.now} where id = ${id}`.execute(ctx.db)
    await tellOfBatch(ctx, id, 'plan-batch-closed', batch.dueOn)
  }
  ctx.setAuditObject({ type: 'plan-batch', id, details: { number: `${batch.year}-${batch.number}`, kind: batch.kind } })
  return toBatch(batch, ctx.now)
}

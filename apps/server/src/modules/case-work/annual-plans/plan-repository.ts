import { sql, type RawBuilder } from 'kysely'
import type { AnnualPlanQuery } from '@wenwu/core/annual-plans/list'
import { planPresets, statusesAtBureau, type AnnualPlan, type PlanKind } from '@wenwu/core/annual-plans/model'
import { moveTable } from '@wenwu/core/annual-plans/move-table'
import type { PlanAct } from '@wenwu/core/annual-plans/moves'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { SummedPage } from '@wenwu/core/kernel/page'
import { readInParts } from '../../../platform/database/read-in-parts.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { readSummedPage } from '../../../platform/database/read-page.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'
import { decisionKnown, planCondition, resultKnown, type PlanPlace } from '../plan-scope/index.ts'

/** A plan with its batch, as services see it. */
export interface PlanRecord extends PlanPlace {
  id: string
  year: number
  kind: PlanKind
  batch: number
  dueOn: string
  /** Its batch was closed before its last day. */
  closedAt: Date | null
  revision: number
  isReturnAsked: boolean
  letterNumber: string
  submittedAt: Date | null
  issuedAt: Date | null
}

const planColumns = sql`p.id, b.year, b.kind, b.number as batch, p.province_code as "provinceCode", b.due_on as "dueOn", b.closed_at as "closedAt", p.status, p.rounds,
  p.revision, p.is_return_asked as "isReturnAsked", p.letter_number as "letterNumber", p.third_party_id as "thirdPartyId",
  p.submitted_at as "submittedAt", p.issued_at as "issuedAt"`

/** A plan of a person's scope, or undefined. */
export async function findPlan(db: Db, actor: Actor, id: string, isLocked = false): Promise<PlanRecord | undefined> {
  const { rows } = await sql<PlanRecord>`
    select ${planColumns} from annual_plans p join plan_batches b on b.id = p.batch_id
    where p.id = ${id} and ${planCondition(actor, 'plans')} ${isLocked ? sql`for update of p` : sql``}`.execute(db)
  return rows[0]
}

/** A plan of the caller's scope. Throws `not-found` for one that does not exist and for one that is not theirs, alike. */
export async function getPlan(ctx: Ctx, id: string, { isLocked = false } = {}): Promise<PlanRecord> {
  ctx.setAuditObject({ type: 'annual-plan', id })
  const plan = await findPlan(ctx.db, ctx.actor, id, isLocked)
  if (plan === undefined) throw new AppError('not-found')
  return plan
}

/**
 * Figures of the rows of a plan `p` as a person knows them: amounts are exact sums in 万元. What a province is changing is not read half done: of a plan that is not with it the
 * bureau has those of the rows as they were last submitted.
 */
function figuresFor(actor: Actor): RawBuilder<unknown> {
  const current = sql`select count(*)::int as row_count, coalesce(sum(r.budget), 0) as budget, coalesce(sum(r.state_funds), 0) as state_funds,
      case when ${decisionKnown(actor)} and count(*) filter (where r.result <> 'open') > 0
        then coalesce(sum(r.approved_funds) filter (where r.result = 'approved'), 0) end as approved_funds,
      (count(*) filter (where ${resultKnown(actor)} = 'open'))::int as undecided,
      case when ${decisionKnown(actor)} then coalesce(sum(r.revision), 0)::int end as decisions
    from plan_rows r where r.plan_id = p.id`
  if (provinceScopeOf(actor) !== null) return sql`lateral (${current}) f`
  const isHere = sql`p.status = any(${[...statusesAtBureau]}::text[])`
  return sql`lateral (${current} having ${isHere}
    union all select count(*)::int, coalesce(sum((r.row ->> 'budget')::numeric), 0), coalesce(sum((r.row ->> 'stateFunds')::numeric), 0), null, 0, null
    from plan_submissions s cross join jsonb_array_elements(s.rows) as r (row) where s.plan_id = p.id and s.round = p.rounds having not ${isHere}) f`
}

const withFigures = (actor: Actor): RawBuilder<unknown> => sql`cross join ${figuresFor(actor)}`

interface StoredPlan extends PlanRecord {
  rowCount: number
  budget: number
  stateFunds: number
  approvedFunds: number | null
  undecided: number
  decisionsRevision: number | null
  isSentBack: boolean
}

/** Whether plan `p` was sent back by who reviews it and not sent on since, as far as that is the person's to know. */
function sentBackKnown(actor: Actor): RawBuilder<boolean> {
  const provinces = provinceScopeOf(actor)
  if (provinces === null || provinces.length === 0) return sql<boolean>`false`
  return sql<boolean>`(p.province_code = any(${[...provinces]}::text[]) and p.status = ${moveTable['send-back'].to}
    and coalesce((select e.act from plan_events e where e.plan_id = p.id order by e.id desc limit 1) = ${'send-back' satisfies PlanAct}, false))`
}

/** What a person knows of a plan `p` besides itself: the figures `f` of its rows, and whether it was sent back. */
function figureColumnsFor(actor: Actor): RawBuilder<unknown> {
  return sql`f.row_count as "rowCount", f.budget::float8 as budget, f.state_funds::float8 as "stateFunds", f.approved_funds::float8 as "approvedFunds",
    f.undecided, f.decisions as "decisionsRevision", ${sentBackKnown(actor)} as "isSentBack"`
}

export function toPlan(plan: StoredPlan): AnnualPlan {
  const { id, year, kind, batch, provinceCode, dueOn, status, isReturnAsked, isSentBack } = plan
  const { rowCount, budget, stateFunds, approvedFunds } = plan
  return {
    ...{ id, year, kind, batch, provinceCode, dueOn, status, isReturnAsked, isSentBack, rowCount, budget, stateFunds, approvedFunds },
    submittedAt: plan.submittedAt?.toISOString() ?? null,
    issuedAt: plan.issuedAt?.toISOString() ?? null,
  }
}

export type PlanFigures = Pick<
  StoredPlan,
  'rowCount' | 'budget' | 'stateFunds' | 'approvedFunds' | 'undecided' | 'decisionsRevision' | 'isSentBack'
>

/** The figures of the rows of a plan and whether it was sent back, as the person knows them. */
export async function readFigures({ db, actor }: Pick<Ctx, 'db' | 'actor'>, planId: string): Promise<PlanFigures> {
  const { rows } = await sql<StoredPlan>`
    select ${figureColumnsFor(actor)} from annual_plans p ${withFigures(actor)} where p.id = ${planId}`.execute(db)
  return rows[0]!
}

const orders: Record<AnnualPlanQuery['sort'], RawBuilder<unknown>> = {
  'due-desc': sql`b.due_on desc, p.id desc`,
  'due-asc': sql`b.due_on, p.id`,
}

/** The plans `p` of a person's scope, with their batches `b`, that a filter means. */
export function plansOf(
  actor: Actor,
  { year, kind, provinceCode, status, preset = 'all' }: AnnualPlanQuery['filter'],
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const conditions = [planCondition(actor, 'plans')]
  if (year !== undefined) conditions.push(sql<boolean>`b.year = ${Number(year)}`)
  if (kind !== undefined) conditions.push(sql<boolean>`b.kind = ${kind}`)
  if (provinceCode !== undefined) conditions.push(sql<boolean>`p.province_code = ${provinceCode}`)
  if (status !== undefined) conditions.push(sql<boolean>`p.status = ${status}`)
  if (preset !== 'all') {
    const hasStatus = sql<boolean>`p.status = any(${[...planPresets[preset]]}::text[])`
    conditions.push(preset === 'returned' ? sql<boolean>`(${hasStatus} or ${sentBackKnown(actor)})` : hasStatus)
  }
  return sql`annual_plans p join plan_batches b on b.id = p.batch_id ${more} where ${sql.join(conditions, sql` and `)}`
}

/** One page of plans with the sums of all. Two statements. */
export function queryPlans(
  { db, actor }: Ctx,
  { page, ...query }: AnnualPlanQuery,
): Promise<SummedPage<AnnualPlan, 'rowCount' | 'budget' | 'stateFunds' | 'approvedFunds'>> {
  const read = async (limit: number, offset: number) => {
    const { rows } = await sql<StoredPlan>`${plansFor(actor, query)} limit ${limit} offset ${offset}`.execute(db)
    return rows.map(toPlan)
  }
  return readSummedPage(db, page, read, {
    from: plansOf(actor, query.filter, withFigures(actor)),
    sums: { rowCount: sql`f.row_count`, budget: sql`f.budget`, stateFunds: sql`f.state_funds`, approvedFunds: sql`f.approved_funds` },
  })
}

type Asked = Omit<AnnualPlanQuery, 'page'>

/** The plans of a filter with their figures, in their order. */
const plansFor = (actor: Actor, { filter, sort }: Asked, more: RawBuilder<unknown> = sql``): RawBuilder<StoredPlan> => sql<StoredPlan>`
  select ${planColumns}, ${figureColumnsFor(actor)} from ${plansOf(actor, filter, withFigures(actor))} ${more} order by ${orders[sort]}`

/** So many plans in their order, for a file (`readInParts`); what is no longer the caller's meanwhile is left out. */
export function streamPlans({ actor, services }: Ctx, { filter, sort }: Asked, limit: number): AsyncGenerator<AnnualPlan> {
  return readInParts(
    services.pool,
    async (db) => {
      const found = sql<{ id: string }>`select p.id from ${plansOf(actor, filter)} order by ${orders[sort]} limit ${limit}`
      return (await found.execute(db)).rows
    },
    async (db, part) => {
      const ids = part.map(({ id }) => id)
      const { rows } = await plansFor(actor, { filter: {}, sort }, sql`and p.id = any(${ids}::uuid[])`).execute(db)
      return rows.map(toPlan)
    },
  )
}

/** Marks that the rows or the state of a plan changed; gives the new revision. The plan is locked. */
export async function bumpRevision(db: Db, planId: string): Promise<number> {
  const { revision } = await db
    .updateTable('annual_plans')
    .set((eb) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', planId)
    .returning('revision')
    .executeTakeFirstOrThrow()
  return revision
}

/** Adds a line to the history that people read. */
export async function addPlanEvent({ db, actor, now }: Ctx, planId: string, act: PlanAct, note = ''): Promise<void> {
  await db
    .insertInto('plan_events')
    .values({ id: newId(now.getTime()), plan_id: planId, at: now, act, user_id: actor.userId, organization_id: actor.organizationId, note })
    .execute()
}

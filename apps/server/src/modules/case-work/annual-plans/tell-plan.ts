import { sql, type RawBuilder } from 'kysely'
import { moveTable } from '@wenwu/core/annual-plans/move-table'
import type { PlanMove } from '@wenwu/core/annual-plans/moves'
import type { Permission } from '@wenwu/core/auth/permission'
import type { BatchBellKind, BellKind } from '@wenwu/core/bell/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { ring } from '../bell/index.ts'
import type { PlanRecord } from './plan-repository.ts'

/** So many people of a body are told at most. */
const mostTold = 200
/** So many of all provinces together: one insert. */
const mostToldOfBatch = 1000

type Side = 'bureau' | 'province' | 'province-lead' | 'third-party'
interface Told {
  kind: BellKind
  to: Side
}

/** Whom a move is told to, and as what; the others show in the lists of who makes them. */
const told: Partial<Record<PlanMove, Told>> = {
  'send-to-review': { kind: 'plan-review-asked', to: 'province-lead' },
  'take-back': { kind: 'plan-taken-back', to: 'province-lead' },
  'send-back': { kind: 'plan-sent-back', to: 'province' },
  submit: { kind: 'plan-submitted', to: 'bureau' },
  return: { kind: 'plan-returned', to: 'province' },
  entrust: { kind: 'plan-entrusted', to: 'third-party' },
  'finish-ranking': { kind: 'plan-ranked', to: 'bureau' },
  issue: { kind: 'plan-issued', to: 'province' },
}

/** Tells the body that still ranks a plan that this is over. To be called before the plan is moved: a recall takes the body off it. Two statements, or none. */
export async function tellRankers(ctx: Ctx, plan: PlanRecord, move: PlanMove): Promise<void> {
  if (plan.status === 'ranking' && moveTable[move].permission !== 'plan.rank')
    await tell(ctx, plan.id, { kind: 'plan-ranking-ended', to: 'third-party' }, String(plan.revision))
}

/** Tells those on the other side of a move, in its transaction, by the bell. `plan`: as it was before. Two statements, or none. */
export async function tellOfMove(ctx: Ctx, plan: PlanRecord, move: PlanMove): Promise<void> {
  const found = told[move]
  if (found === undefined) return
  // a plan has each revision once
  await tell(ctx, plan.id, found, String(plan.revision))
}

/** Whom an adjustment is told to: what a province asks its own lead too, who need not have known of it, and what is taken back those who asked for it. */
const toldOfAdjustment = {
  'plan-adjustment-asked': ['bureau', 'province-lead'],
  'plan-adjustment-taken-back': ['bureau', 'province'],
  'plan-adjustment-approved': ['province'],
  'plan-adjustment-refused': ['province'],
  'plan-adjusted': ['province'],
} as const satisfies Partial<Record<BellKind, readonly Side[]>>
/** As what the other side hears of an adjustment. */
export type AdjustmentBell = keyof typeof toldOfAdjustment

/** Tells the other side what becomes of a row that is issued, as `tellOfMove`. `row`: with the revision it had, so that it is told of each adjustment once. */
export async function tellOfAdjustment(
  ctx: Ctx,
  plan: PlanRecord,
  row: { id: string; revision: number },
  kind: AdjustmentBell,
): Promise<void> {
  for (const to of toldOfAdjustment[kind]) await tell(ctx, plan.id, { kind, to }, `${row.id}:${row.revision}`, row.id)
}

async function tell(ctx: Ctx, planId: string, { kind, to }: Told, once: string, planRowId?: string): Promise<void> {
  const people = (await peopleOf(ctx, sql`p.id = ${planId}`, to)).filter(({ userId }) => userId !== ctx.actor.userId)
  const key = `${kind}:${planId}:${once}`
  await ring(
    ctx.db,
    people.map(({ userId }) => ({ userId, planId, planRowId, kind, key })),
    ctx.now,
  )
}

/**
 * Tells the provinces what became of a batch: those that compile and have not submitted, at their plan, and those without a plan, of the batch. `dueOn`: until which day plans are
 * submitted. Three statements.
 */
export async function tellOfBatch(ctx: Ctx, planBatchId: string, kind: BatchBellKind, dueOn: string): Promise<void> {
  const [compiling, without] = await Promise.all([
    peopleOf(ctx, sql`p.batch_id = ${planBatchId} and p.rounds = 0`, 'province', mostToldOfBatch),
    peopleWithoutPlan(ctx, planBatchId),
  ])
  // a day that is set again after another one is news
  const key = `${kind}:${planBatchId}:${ctx.now.getTime()}`
  await ring(
    ctx.db,
    [
      ...compiling.map(({ userId, planId }) => ({ userId, planId, kind, dueOn, key })),
      ...without.map((userId) => ({ userId, planBatchId, kind, dueOn, key })),
    ],
    ctx.now,
  )
}

/** Who compiles plans in the provinces that have none in a batch. */
async function peopleWithoutPlan({ db }: Ctx, planBatchId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select u.id from users u join organizations o on o.id = u.organization_id
    where u.kind = 'official' and u.status = 'active' and not u.is_locked and o.province_code is not null and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.permissions && array['plan.compile'])
      and not exists (select from annual_plans p where p.batch_id = ${planBatchId} and p.province_code = o.province_code)
    order by u.id limit ${sql.lit(mostToldOfBatch)}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Those of the body who had to do with each of the plans or opened its batch, else all whose roles do. */
async function peopleOf({ db }: Ctx, plans: RawBuilder<unknown>, to: Side, most = mostTold): Promise<{ userId: string; planId: string }[]> {
  const sides: Record<Side, { permissions: readonly Permission[]; isOf: RawBuilder<unknown> }> = {
    bureau: { permissions: ['plan.decide'], isOf: sql`true` },
    province: { permissions: ['plan.compile', 'plan.submit'], isOf: sql`o.province_code = p.province_code` },
    'province-lead': { permissions: ['plan.submit'], isOf: sql`o.province_code = p.province_code` },
    'third-party': { permissions: ['plan.rank'], isOf: sql`o.id = p.third_party_id` },
  }
  const { permissions, isOf } = sides[to]
  const { rows } = await sql<{ userId: string; planId: string }>`
    with able as (
      select u.id, p.id as plan_id, (exists (select from plan_events e where e.plan_id = p.id and e.user_id = u.id) or u.id = b.opened_by) as had_it
      from annual_plans p join plan_batches b on b.id = p.batch_id cross join users u left join organizations o on o.id = u.organization_id
      where ${plans} and u.kind = 'official' and u.status = 'active' and not u.is_locked and ${isOf} and exists (
        select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.permissions && ${[...permissions]}::text[]))
    select id as "userId", plan_id as "planId" from able where had_it or plan_id not in (select plan_id from able where had_it) order by id limit ${sql.lit(most)}`.execute(
    db,
  )
  return rows
}

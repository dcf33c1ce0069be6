import { sql } from 'kysely'
import type { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRowView } from '@wenwu/core/annual-plans/model'
import type { InputOf, OutputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import { containsWord, wordsOf } from '../../../platform/database/contains-word.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getPlan } from './plan-repository.ts'
import { adjustRightOn } from './plan-view.ts'
import { findRow, readLikes } from './row-repository.ts'
import { fundsKnown, planCondition, resultKnown } from '../plan-scope/index.ts'
import { openPlan } from './row-service.ts'

/** A row of the caller's scope with its life; the other batches of that life and what it is like as far as the caller reads them. Throws `not-found`. Eight statements at most. */
export async function viewRow(ctx: Ctx, id: string): Promise<PlanRowView> {
  ctx.setAuditObject({ type: 'plan-row', id })
  const row = await findRow(ctx, id)
  if (row === undefined) throw new AppError('not-found')
  const [plan, life, adjustments, likes] = await Promise.all([
    getPlan(ctx, row.planId),
    readLife(ctx, id),
    readAdjustments(ctx, id),
    row.warnings.length === 0 ? [] : readLikes(ctx, id),
  ])
  return { ...row, life, adjustments, likes, canAdjust: adjustRightOn(ctx, plan) }
}

async function readLife({ db, actor }: Ctx, id: string): Promise<PlanRowView['life']> {
  const { rows } = await sql<PlanRowView['life'][number]>`
    select r.id, r.plan_id as "planId", b.year, b.number as batch, r.project_name as "projectName", r.state_funds::float8 as "stateFunds",
      ${resultKnown(actor)} as result, ${fundsKnown(actor)} as "approvedFunds"
    from plan_rows r join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id
    where r.root_id = (select root_id from plan_rows where id = ${id}) and ${planCondition(actor, 'rows')}
    order by b.year, b.number, r.rank limit 50`.execute(db)
  return rows
}

async function readAdjustments({ db }: Ctx, id: string): Promise<PlanRowView['adjustments']> {
  const { rows } = await sql<
    Omit<PlanRowView['adjustments'][number], 'proposedAt' | 'settledAt'> & { proposedAt: Date; settledAt: Date | null }
  >`
    select a.id, a.state, a.funds_before::float8 as "fundsBefore", a.funds_after::float8 as "fundsAfter", a.reason, a.note,
      coalesce(u.name, '') as "proposedBy", a.proposed_at as "proposedAt", coalesce(s.name, '') as "settledBy", a.settled_at as "settledAt"
    from plan_adjustments a left join users u on u.id = a.proposed_by left join users s on s.id = a.settled_by
    where a.row_id = ${id} order by a.id`.execute(db)
  return rows.map((row) => ({ ...row, proposedAt: row.proposedAt.toISOString(), settledAt: row.settledAt?.toISOString() ?? null }))
}

/** Rows of earlier batches of the plan's province and kind, by words of name or site; the newest twenty. Throws as `openPlan`. */
export async function findEarlierRows(
  ctx: Ctx,
  { id, q = '' }: InputOf<typeof contract.earlierRows>,
): Promise<OutputOf<typeof contract.earlierRows>> {
  const plan = await openPlan(ctx, id)
  const words = wordsOf(q).map((word) => containsWord(sql`r.words`, word))
  const { rows } = await sql<OutputOf<typeof contract.earlierRows>[number]>`
    select r.id, b.year, b.number as batch, r.project_name as "projectName", r.site_name as "siteName"
    from plan_rows r join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id
    where p.province_code = ${plan.provinceCode} and b.kind = ${plan.kind} and (b.year, b.number) < (${plan.year}, ${plan.batch})
      ${words.length === 0 ? sql`` : sql`and ${sql.join(words, sql` and `)}`}
    order by b.year desc, b.number desc, r.rank limit 20`.execute(ctx.db)
  return rows
}

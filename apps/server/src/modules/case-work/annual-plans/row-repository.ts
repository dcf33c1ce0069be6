import { sql, type RawBuilder } from 'kysely'
import { planProjectList, type PlanProjectQuery, type PlanRowQuery } from '@wenwu/core/annual-plans/list'
import type { PlanRow } from '@wenwu/core/annual-plans/model'
import type { SummedPage } from '@wenwu/core/kernel/page'
import type { Db } from '../../../platform/database/request-database.ts'
import { readSummedPage } from '../../../platform/database/read-page.ts'
import { termCondition } from '../../../platform/database/term-search.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { visibleCases } from '../cases/index.ts'
import { fundsKnown, planCondition, resultKnown } from '../plan-scope/index.ts'

/** What lists of rows are asked for: those of one plan, or of all of the scope. */
type RowFilter = PlanProjectQuery['filter'] & PlanRowQuery['filter']

interface StoredRow extends Omit<PlanRow, 'earlier'> {
  earlierId: string | null
  earlierYear: number | null
  earlierBatch: number | null
}

/**
 * A row of the caller's scope, with its decision where they know it. Its earlier row is one of the same province; its case is named where the caller may
 * read it.
 */
const columnsFor = (ctx: Ctx): RawBuilder<unknown> => sql`
  r.id, r.plan_id as "planId", b.year, b.kind, b.number as batch, p.province_code as "provinceCode", r.rank, r.group_name as "group",
  r.project_name as "projectName", r.site_name as "siteName", r.budget::float8 as budget, r.state_funds::float8 as "stateFunds",
  ${resultKnown(ctx.actor)} as result, ${fundsKnown(ctx.actor)} as "approvedFunds", r.remark, r.revision, r.earlier_id as "earlierId", e.year as "earlierYear", e.number as "earlierBatch",
  k.id as "caseId", coalesce(k.number, '') as "caseNumber",
  exists (select from plan_adjustments a where a.row_id = r.id and a.state = 'proposed') as "isAdjusting"
  from page join plan_rows r on r.id = page.id join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id
  left join lateral (select eb.year, eb.number from plan_rows er join annual_plans ep on ep.id = er.plan_id join plan_batches eb on eb.id = ep.batch_id
    where er.id = r.earlier_id) e on true
  left join lateral (select c.id, c.number from cases c where c.id = r.case_id and ${visibleCases(ctx)}) k on true`

function toRow({ earlierId, earlierYear, earlierBatch, ...row }: StoredRow): PlanRow {
  const earlier =
    earlierId === null || earlierYear === null || earlierBatch === null ? null : { id: earlierId, year: earlierYear, batch: earlierBatch }
  return { ...row, earlier }
}

/** The newest batch first; each plan in its ranks, so groups stay together. */
const order = sql`b.year desc, b.number desc, b.kind, p.province_code, r.plan_id, r.rank`

/** The rows `r` of the caller's scope that a filter means, with their plans `p` and batches `b`. */
export function fromRows({ actor }: Pick<Ctx, 'actor'>, filter: RowFilter): RawBuilder<unknown> {
  const { planId, keyword, result, year, kind, provinceCode } = filter
  const conditions = [planCondition(actor, 'rows')]
  if (planId !== undefined) conditions.push(sql<boolean>`r.plan_id = ${planId}`)
  if (year !== undefined) conditions.push(sql<boolean>`b.year = ${Number(year)}`)
  if (kind !== undefined) conditions.push(sql<boolean>`b.kind = ${kind}`)
  if (provinceCode !== undefined) conditions.push(sql<boolean>`p.province_code = ${provinceCode}`)
  // told by the index of those that wait, which are few
  if (result === 'adjusting') conditions.push(sql<boolean>`r.id in (select row_id from plan_adjustments where state = 'proposed')`)
  else if (result !== undefined) conditions.push(sql<boolean>`${resultKnown(actor)} = ${result}`)
  const byWords = keyword === undefined ? undefined : termCondition(sql`r.terms`, sql`r.words`, keyword)
  if (byWords !== undefined) conditions.push(byWords)
  return sql`plan_rows r join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id where ${sql.join(conditions, sql` and `)}`
}

/** One page of rows with the sums of all that are filtered. Two statements. */
export function queryRows(
  ctx: Ctx,
  { page, filter }: { page: PlanRowQuery['page']; filter: RowFilter },
): Promise<SummedPage<PlanRow, 'budget' | 'stateFunds' | 'approvedFunds'>> {
  return readSummedPage(ctx.db, page, (limit, offset) => readRows(ctx, filter, limit, offset), {
    from: fromRows(ctx, filter),
    sums: {
      budget: sql`r.budget`,
      stateFunds: sql`r.state_funds`,
      approvedFunds: sql`case when ${resultKnown(ctx.actor)} = 'approved' then r.approved_funds end`,
    },
    groupBy: planProjectList.groupBy,
  })
}

/** So many rows in their order. What is shown with them is looked up for the page alone. */
export async function readRows(ctx: Ctx, filter: RowFilter, limit: number, offset = 0, db: Db = ctx.db): Promise<PlanRow[]> {
  const { rows } = await sql<StoredRow>`
    with page as materialized (
      select r.id, row_number() over (order by ${order}) as place from ${fromRows(ctx, filter)} order by ${order} limit ${limit} offset ${offset})
    select ${columnsFor(ctx)} order by page.place`.execute(db)
  return rows.map(toRow)
}

/** A row of the caller's scope, or undefined. */
export async function findRow(ctx: Ctx, id: string): Promise<PlanRow | undefined> {
  const { rows } = await sql<StoredRow>`
    with page as (select r.id from ${fromRows(ctx, {})} and r.id = ${id})
    select ${columnsFor(ctx)}`.execute(ctx.db)
  return rows.map(toRow)[0]
}

/** The rows of the caller's scope that name a case, the newest batch first. */
export async function rowsOfCase(ctx: Ctx, caseId: string): Promise<PlanRow[]> {
  const { rows } = await sql<StoredRow>`
    with page as (select r.id from ${fromRows(ctx, {})} and r.case_id = ${caseId} order by ${order} limit 20)
    select ${columnsFor(ctx)} order by b.year desc, b.number desc`.execute(ctx.db)
  return rows.map(toRow)
}

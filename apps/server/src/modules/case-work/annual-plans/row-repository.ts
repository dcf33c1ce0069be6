import { sql, type RawBuilder } from 'kysely'
import { groupBy, type PlanProjectQuery, type PlanRowQuery } from '@wenwu/core/annual-plans/list'
import { mostPlanRows, statusesAtBureau, type PlanRow, type PlanRowView } from '@wenwu/core/annual-plans/model'
import { AppError } from '@wenwu/core/kernel/errors'
import type { SummedPage } from '@wenwu/core/kernel/page'
import { readInParts } from '../../../platform/database/read-in-parts.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { readSummedPage } from '../../../platform/database/read-page.ts'
import { termCondition } from '../../../platform/database/term-search.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { visibleCases } from '../cases/index.ts'
import { likeIdsOf, suspectsAmong, warningsFor, type AskedRow } from './row-checks.ts'
import { fundsKnown, noteKnown, planCondition, rankKnown, resultKnown, revisionKnown } from '../plan-scope/index.ts'

/** What lists of rows are asked for: those of one plan, or of all of the scope. */
type RowFilter = PlanProjectQuery['filter'] & PlanRowQuery['filter']

interface StoredRow extends Omit<PlanRow, 'earlier' | 'warnings'> {
  nameKey: string
  siteKey: string
  rootId: string
  isIssued: boolean
  earlierId: string | null
  earlierYear: number | null
  earlierBatch: number | null
}

/** Where a row stands among the others, and what sums are made of, with its decision where the caller knows it. */
const standingFor = ({ actor }: Pick<Ctx, 'actor'>): RawBuilder<unknown> => sql`
  r.id, ${rankKnown(actor)} as rank, r.group_name as "group", r.budget::float8 as budget, r.state_funds::float8 as "stateFunds",
  ${resultKnown(actor)} as result, ${fundsKnown(actor)} as "approvedFunds"`
type Standing = Pick<PlanRow, 'id' | 'rank' | 'group' | 'budget' | 'stateFunds' | 'result' | 'approvedFunds'>

/** A row of the caller's scope. Its earlier row is one of the same province; its case is named where the caller may read it. */
const columnsFor = (ctx: Ctx): RawBuilder<unknown> => sql`
  ${standingFor(ctx)}, r.plan_id as "planId", b.year, b.kind, b.number as batch, p.province_code as "provinceCode",
  case when p.status = any(${[...statusesAtBureau]}::text[]) then r.submitted_rank end as "provinceRank",
  r.project_name as "projectName", r.site_name as "siteName", ${noteKnown(ctx.actor)} as "resultNote", r.remark, ${revisionKnown(ctx.actor)} as revision, r.earlier_id as "earlierId", e.year as "earlierYear", e.number as "earlierBatch",
  r.name_key as "nameKey", r.site_key as "siteKey", r.root_id as "rootId", p.issued_at is not null as "isIssued",
  k.id as "caseId", coalesce(k.number, '') as "caseNumber",
  exists (select from plan_adjustments a where a.row_id = r.id and a.state = 'proposed') as "isAdjusting",
  (select json_build_object('before', a.funds_before::float8, 'after', a.funds_after::float8) from plan_adjustments a
    where a.row_id = r.id and a.state = 'proposed' limit 1) as adjustment
  from page join plan_rows r on r.id = page.id join annual_plans p on p.id = r.plan_id join plan_batches b on b.id = p.batch_id
  left join lateral (select eb.year, eb.number from plan_rows er join annual_plans ep on ep.id = er.plan_id join plan_batches eb on eb.id = ep.batch_id
    where er.id = r.earlier_id) e on true
  left join lateral (select c.id, c.number from cases c where c.id = r.case_id and ${visibleCases(ctx)}) k on true`

function toRow(stored: StoredRow, warnings: PlanRow['warnings'] = []): PlanRow {
  const { earlierId, earlierYear, earlierBatch, nameKey: _name, siteKey: _site, rootId: _root, isIssued: _isIssued, ...row } = stored
  const earlier =
    earlierId === null || earlierYear === null || earlierBatch === null ? null : { id: earlierId, year: earlierYear, batch: earlierBatch }
  return { ...row, earlier, warnings }
}

/** Rows with what they are like. What is issued is not asked about any more. One statement. */
async function withWarnings(ctx: Ctx, rows: readonly StoredRow[]): Promise<PlanRow[]> {
  const warnings = await warningsFor(
    ctx,
    rows.filter(({ isIssued }) => !isIssued),
  )
  return rows.map((row) => toRow(row, warnings.get(row.id)))
}

/** What likeness is asked by. */
const askedColumns = sql`r.id, r.plan_id as "planId", p.province_code as "provinceCode", b.year, r.name_key as "nameKey", r.site_key as "siteKey", r.root_id as "rootId"`

/** The rows of a plan that may be there already. As `suspectsAmong`. */
function suspectsOf(ctx: Ctx, planId: string | undefined): Promise<string[]> {
  return suspectsAmong(ctx, async (db) => {
    const { rows } = await sql<AskedRow>`
      select ${askedColumns} from ${fromRows(ctx, { planId })} and r.plan_id = ${planId ?? null} and p.issued_at is null limit ${sql.lit(mostPlanRows)}`.execute(
      db,
    )
    return rows
  })
}

/** The newest batch first; each plan in its ranks, so groups stay together. */
const orderFor = ({ actor }: Ctx) => sql`b.year desc, b.number desc, b.kind, p.province_code, r.plan_id, ${rankKnown(actor)}`

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

/** As `fromRows`; whether a row may be a duplicate is asked of the rows of one plan. */
async function meantRows(ctx: Ctx, filter: RowFilter): Promise<RawBuilder<unknown>> {
  const from = fromRows(ctx, filter)
  return filter.duplicates === undefined ? from : sql`${from} and r.id = any(${await suspectsOf(ctx, filter.planId)}::uuid[])`
}

/** One page of rows with the sums of all that are filtered, and what each is like. Three statements. */
export async function queryRows(
  ctx: Ctx,
  { page, filter }: { page: PlanRowQuery['page']; filter: RowFilter },
): Promise<SummedPage<PlanRow, 'budget' | 'stateFunds' | 'approvedFunds'>> {
  // a plan is compared without it
  if (filter.duplicates !== undefined) ctx.yieldConnection()
  const from = await meantRows(ctx, filter)
  const found = await readSummedPage(ctx.db, page, (limit, offset) => readFrom(ctx, from, limit, offset), {
    from,
    sums: {
      budget: sql`r.budget`,
      stateFunds: sql`r.state_funds`,
      approvedFunds: sql`case when ${resultKnown(ctx.actor)} = 'approved' then r.approved_funds end`,
    },
    groupBy,
  })
  return { ...found, rows: await withWarnings(ctx, found.rows) }
}

/**
 * So many rows in their order, for a file. Ranks, groups, sums and decisions are those of one moment, however slowly it is read; the rest follows in parts. Reading throws
 * `plan-changed` where a row is no longer there or no longer the caller's: no plan is given in half.
 */
export async function streamRows(ctx: Ctx, filter: RowFilter, limit: number): Promise<AsyncGenerator<PlanRow>> {
  const from = await meantRows(ctx, filter)
  return readInParts(
    ctx.services.pool,
    async (db) => (await sql<Standing>`select ${standingFor(ctx)} from ${from} order by ${orderFor(ctx)} limit ${limit}`.execute(db)).rows,
    async (db, part) => {
      const rows = await readByIds(ctx, db, part)
      return part.map((standing) => {
        const row = rows.get(standing.id)
        if (row === undefined) throw new AppError('plan-changed')
        return toRow({ ...row, ...standing })
      })
    },
  )
}

/** What is shown with the rows is looked up for the page alone. */
async function readFrom(ctx: Ctx, from: RawBuilder<unknown>, limit: number, offset: number): Promise<StoredRow[]> {
  const order = orderFor(ctx)
  const { rows } = await sql<StoredRow>`
    with page as materialized (
      select r.id, row_number() over (order by ${order}) as place from ${from} order by ${order} limit ${limit} offset ${offset})
    select ${columnsFor(ctx)} order by page.place`.execute(ctx.db)
  return rows
}

/** Those of some rows that are of the caller's scope. One statement. */
async function readByIds(ctx: Ctx, db: Db, asked: readonly { id: string }[]): Promise<Map<string, StoredRow>> {
  const { rows } = await sql<StoredRow>`
    with page as (select r.id from ${fromRows(ctx, {})} and r.id = any(${asked.map(({ id }) => id)}::uuid[]))
    select ${columnsFor(ctx)}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** A row of the caller's scope with what it is like, or undefined. Two statements. */
export async function findRow(ctx: Ctx, id: string): Promise<PlanRow | undefined> {
  const { rows } = await sql<StoredRow>`
    with page as (select r.id from ${fromRows(ctx, {})} and r.id = ${id})
    select ${columnsFor(ctx)}`.execute(ctx.db)
  return (await withWarnings(ctx, rows))[0]
}

/** The rows that the warnings of a row of the caller's scope are about, as the caller reads them; none of an issued one. Three statements at most. */
export async function readLikes(ctx: Ctx, id: string): Promise<PlanRowView['likes']> {
  const { rows: asked } = await sql<AskedRow>`
    select ${askedColumns} from ${fromRows(ctx, {})} and r.id = ${id} and p.issued_at is null`.execute(ctx.db)
  const found = asked[0] === undefined ? [] : await likeIdsOf(ctx, asked[0])
  if (found.length === 0) return []
  const byId = await readByIds(ctx, ctx.db, found)
  return found.flatMap((like) => {
    const row = byId.get(like.id)
    if (row === undefined) return []
    const { planId, year, kind, batch, provinceCode, projectName, stateFunds, result, approvedFunds } = row
    return [{ ...like, planId, year, kind, batch, provinceCode, projectName, stateFunds, result, approvedFunds }]
  })
}

/** The rows of the caller's scope that name a case, the newest batch first. */
export async function rowsOfCase(ctx: Ctx, caseId: string): Promise<PlanRow[]> {
  const { rows } = await sql<StoredRow>`
    with page as (select r.id from ${fromRows(ctx, {})} and r.case_id = ${caseId} order by ${orderFor(ctx)} limit 20)
    select ${columnsFor(ctx)} order by b.year desc, b.number desc`.execute(ctx.db)
  return rows.map((row) => toRow(row))
}

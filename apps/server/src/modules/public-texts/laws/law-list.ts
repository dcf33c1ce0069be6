import { sql, type RawBuilder } from 'kysely'
import type { Page } from '@wenwu/core/kernel/page'
import type { LawFilter, LawQuery, LawSort } from '@wenwu/core/laws/list'
import type { LawRow, LawStanding } from '@wenwu/core/laws/model'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { isSaidBy } from '../search/index.ts'

/** How the text `l` stands on a day (YYYY-MM-DD): the rule of `versionInForce` (core/laws/in-force.ts), and what was repealed. */
export function standingOf(today: string): RawBuilder<LawStanding> {
  return sql<LawStanding>`case
    when l.repealed_on <= ${today}::date then 'repealed'
    when coalesce(l.effective_on, l.published_on) > ${today}::date then 'upcoming'
    when exists (select 1 from laws o where o.work_key = l.work_key and coalesce(o.effective_on, o.published_on) <= ${today}::date
      and coalesce(o.effective_on, o.published_on) > coalesce(l.effective_on, l.published_on, '-infinity'::date)) then 'amended'
    else 'in-force' end`
}

const columns = sql`l.id, l.title, l.document_number as "documentNumber", l.class as "lawClass", l.published_on as "publishedOn",
  l.written_on as "writtenOn", l.issuer, l.created_at as "createdAt"`

/** Each has its index, alone, by tab and by class; the ascending ones read it backwards. */
const orders: Record<LawSort, RawBuilder<unknown>> = {
  'published-desc': sql`l.published_on desc nulls last, l.id desc`,
  'published-asc': sql`l.published_on nulls first, l.id`,
  'written-desc': sql`l.written_on desc nulls last, l.id desc`,
  'written-asc': sql`l.written_on nulls first, l.id`,
}

/** One page of the laws as they stand on a day (YYYY-MM-DD). */
export async function queryLaws(db: Db, { page, filter, sort }: LawQuery, today: string): Promise<Page<LawRow>> {
  const condition = await conditionOf(db, filter, today)
  return readPage(
    page,
    (limit, offset) => readRows(db, { condition, sort, today, limit, offset }),
    (cap) => countRows(db, sql`laws l where ${condition}`, cap),
    { isBounded: true },
  )
}

/** Rows of a filter in their order, as they stand on a day. */
export async function readLaws(db: Db, { filter, sort }: Omit<LawQuery, 'page'>, today: string, limit: number): Promise<LawRow[]> {
  return readRows(db, { condition: await conditionOf(db, filter, today), sort, today, limit, offset: 0 })
}

async function readRows(
  db: Db,
  {
    condition,
    sort,
    today,
    limit,
    offset,
  }: { condition: RawBuilder<unknown>; sort: LawSort; today: string; limit: number; offset: number },
): Promise<LawRow[]> {
  const { rows } = await sql<Omit<LawRow, 'createdAt'> & { createdAt: Date }>`
    select ${columns}, ${standingOf(today)} as standing from laws l where ${condition}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

async function conditionOf(db: Db, filter: LawFilter, today: string): Promise<RawBuilder<unknown>> {
  const day = filter.dateKind === 'written' ? sql`l.written_on` : sql`l.published_on`
  const conditions: RawBuilder<boolean>[] = []
  if (filter.tab !== undefined && filter.tab !== 'all') conditions.push(sql<boolean>`l.tab = ${filter.tab}`)
  if (filter.lawClass !== undefined) conditions.push(sql<boolean>`l.class = ${filter.lawClass}`)
  if (filter.standing !== undefined) conditions.push(sql<boolean>`${standingOf(today)} = ${filter.standing}`)
  if (filter.from !== undefined) conditions.push(sql<boolean>`${day} >= ${filter.from}::date`)
  if (filter.to !== undefined) conditions.push(sql<boolean>`${day} <= ${filter.to}::date`)
  const keyword = await isSaidBy(db, 'law', sql`l.id::text`, filter.keyword ?? '')
  if (keyword !== undefined) conditions.push(keyword)
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

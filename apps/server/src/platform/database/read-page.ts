import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { areTogether, type GroupOf } from '@wenwu/core/list/groups'
import { countCap, type Page, type PageRequest, type SummedPage } from '@wenwu/core/kernel/page'
import type { Db } from './request-database.ts'

interface PageOptions<Row> {
  cap?: number
  /** No page is read further than the count goes, since deep pages cost what they skip (public lists). */
  isBounded?: boolean
  /** Of the list: tells whether a page begins inside a group, by one row more in front of it. */
  groupBy?: GroupOf<Row> | undefined
}

/** One page of a list with its capped total: two statements, one where the first page is not full. */
export async function readPage<Row>(
  page: PageRequest,
  read: (limit: number, offset: number) => Promise<Row[]>,
  count: (cap: number) => Promise<number>,
  { cap = countCap, isBounded = false, groupBy }: PageOptions<Row> = {},
): Promise<Page<Row>> {
  const offset = (page.number - 1) * page.size
  const ahead = groupBy === undefined || offset === 0 ? 0 : 1
  const found = isBounded && offset > cap ? [] : await read(page.size + ahead, offset - ahead)
  const { rows, isContinued } = pageRows(found, ahead, groupBy)
  const total = page.number === 1 && rows.length < page.size ? rows.length : await count(cap)
  return { rows, total: Math.min(total, cap), isCapped: total > cap, ...(isContinued && { isContinued }) }
}

/** The rows of a page, and whether the first of them goes on with the group of the row that was read in front of it. */
function pageRows<Row>(found: Row[], ahead: number, groupBy: GroupOf<Row> | undefined): { rows: Row[]; isContinued: boolean } {
  const [above, rows] = [found.at(0), found.slice(ahead)]
  return { rows, isContinued: ahead > 0 && rows.length > 0 && areTogether(above!, rows[0]!, groupBy!) }
}

/** How many rows `from` has (`laws l where …`); counting stops just behind the cap. */
export async function countRows(db: Db, from: RawBuilder<unknown>, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${from} limit ${cap + 1}) capped`.execute(db)
  return rows[0]?.count ?? 0
}

/** As `countRows`, of a built query that selects one constant. */
export async function countFound<DB, TB extends keyof DB>(
  db: Db,
  found: SelectQueryBuilder<DB, TB, { one: unknown }>,
  cap: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (${found.limit(cap + 1)}) capped`.execute(db)
  return rows[0]?.count ?? 0
}

/**
 * One page of a list with its capped total and the sums of columns over all filtered rows, in one statement beside the one of the rows. Where
 * there are more rows than are counted there is no sum: it would be that of some of them.
 */
export async function readSummedPage<Row, K extends string>(
  db: Db,
  page: PageRequest,
  read: (limit: number, offset: number) => Promise<Row[]>,
  /** What is read from (`laws l where …`), the column of each sum, and of a list with groups what tells that a page begins inside one. */
  {
    from,
    sums,
    groupBy,
  }: { from: RawBuilder<unknown>; sums: Readonly<Record<K, RawBuilder<unknown>>>; groupBy?: GroupOf<Row> | undefined },
  cap = countCap,
): Promise<SummedPage<Row, K>> {
  const offset = (page.number - 1) * page.size
  const ahead = groupBy === undefined || offset === 0 ? 0 : 1
  const columns = Object.entries<RawBuilder<unknown>>(sums)
  const named = columns.map(([key, column]) => sql`${column} as ${sql.id(key)}`)
  const summed = columns.map(([key]) => sql`sum(${sql.id(key)})::float8 as ${sql.id(key)}`)
  const [found, counted] = await Promise.all([
    read(page.size + ahead, offset - ahead),
    sql<Record<K, number | null> & { total: number }>`
      select count(*)::int as total, ${sql.join(summed)} from (select ${sql.join(named)} from ${from} limit ${cap + 1}) capped`.execute(db),
  ])
  const { total, ...summedUp } = counted.rows[0]!
  const isCapped = total > cap
  const known = columns.map(([key]) => [key, isCapped ? null : (summedUp as unknown as Record<K, number | null>)[key as K]])
  const { rows, isContinued } = pageRows(found, ahead, groupBy)
  const sumsOf = Object.fromEntries(known) as Record<K, number | null>
  return { rows, total: Math.min(total, cap), isCapped, sums: sumsOf, ...(isContinued && { isContinued }) }
}

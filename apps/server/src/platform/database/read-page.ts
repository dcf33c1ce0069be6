import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { countCap, type Page, type PageRequest } from '@wenwu/core/kernel/page'
import type { Db } from './request-database.ts'

/**
 * One page of a list with its capped total: two statements, one where the first page is not full. `isBounded`: no page is read further than the
 * count goes, since deep pages cost what they skip (public lists).
 */
export async function readPage<Row>(
  page: PageRequest,
  read: (limit: number, offset: number) => Promise<Row[]>,
  count: (cap: number) => Promise<number>,
  { cap = countCap, isBounded = false }: { cap?: number; isBounded?: boolean } = {},
): Promise<Page<Row>> {
  const offset = (page.number - 1) * page.size
  const rows = isBounded && offset > cap ? [] : await read(page.size, offset)
  const total = page.number === 1 && rows.length < page.size ? rows.length : await count(cap)
  return { rows, total: Math.min(total, cap), isCapped: total > cap }
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

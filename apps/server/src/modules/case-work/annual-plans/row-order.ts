import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'

/** A row as far as its place matters. */
export interface PlacedRow {
  id: string
  rank: number
  group: string
}

/** All rows of a plan in their ranks. */
export async function readOrder(db: Db, planId: string): Promise<PlacedRow[]> {
  const { rows } = await sql<PlacedRow>`
    select id, rank, group_name as "group" from plan_rows where plan_id = ${planId} order by rank`.execute(db)
  return rows
}

/** Gives rows the ranks 1, 2, 3 … in the order of the list; those whose rank stays are not written. The plan is locked. */
export async function storeOrder(db: Db, ordered: readonly Pick<PlacedRow, 'id' | 'rank'>[]): Promise<void> {
  const moved = ordered.map(({ id, rank }, i) => ({ id, from: rank, to: i + 1 })).filter(({ from, to }) => from !== to)
  if (moved.length === 0) return
  await sql`
    update plan_rows r set rank = m.rank
    from unnest(${moved.map(({ id }) => id)}::uuid[], ${moved.map(({ to }) => to)}::int[]) as m (id, rank) where r.id = m.id`.execute(db)
}

/** Gives the rows of a plan the ranks with which the province submitted them. And one revision for all, lest it tells which of them were decided. */
export async function restoreOrder(db: Db, planId: string): Promise<void> {
  await sql`update plan_rows set rank = coalesce(submitted_rank, rank), revision = (select max(revision) + 1 from plan_rows where plan_id = ${planId})
    where plan_id = ${planId}`.execute(db)
}

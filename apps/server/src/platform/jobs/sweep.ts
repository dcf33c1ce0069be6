import { sql, type RawBuilder } from 'kysely'
import { inTransaction } from '../database/request-database.ts'
import type { AppServices } from '../services.ts'

/** Rows of a table that have run their course. */
export interface RowSweep {
  table: string
  isOver: (now: Date) => RawBuilder<unknown>
}

/** What a module tidies up every night: rows to delete, or work of its own that says how much it did, by words for the log. */
export type Sweep = RowSweep | ((services: AppServices, now: Date) => Promise<Readonly<Record<string, number>>>)

/** How long rows are kept for questions after they were used. */
const keptDays = 7

/** So many days (default: as long as used rows are kept) before an instant. */
export function daysBefore(now: Date, days: number = keptDays): Date {
  return new Date(now.getTime() - days * 86_400_000)
}

/** Does one sweep, in a transaction of its own; how much was done, by table or word. */
export async function runSweep(services: AppServices, sweep: Sweep, now: Date): Promise<Readonly<Record<string, number>>> {
  if (typeof sweep === 'function') return sweep(services, now)
  const { table, isOver } = sweep
  return inTransaction(services.pool, async (db) => {
    const { rows } = await sql<{
      n: number
    }>`with gone as (delete from ${sql.table(table)} where ${isOver(now)} returning 1) select count(*)::int as n from gone`.execute(db)
    return { [table]: rows[0]?.n ?? 0 }
  })
}

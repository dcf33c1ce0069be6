import { sql } from 'kysely'
import type { Db } from './request-database.ts'

/**
 * Runs queries under a shorter statement timeout than the pool's, in milliseconds, each by itself; for requests of mode `read`. The
 * connection goes back with the pool's own. With `onePlan` statements with a name are planned once per connection, whatever their values.
 */
export async function withStatementTimeout<T>(db: Db, limit: number, work: (db: Db) => Promise<T>, { onePlan = false }: { onePlan?: boolean } = {}): Promise<T> {
  // goes out in one flight with the first statement of the work
  const set = (onePlan ? sql`select set_config('statement_timeout', ${sql.lit(String(limit))}, false), set_config('plan_cache_mode', 'force_generic_plan', false)` : sql`set statement_timeout = ${sql.lit(limit)}`).execute(db)
  try {
    const [result] = await Promise.all([work(db), set])
    return result
  } finally {
    await Promise.all([sql`reset statement_timeout`.execute(db), ...(onePlan ? [sql`reset plan_cache_mode`.execute(db)] : [])])
  }
}

/** Whether a statement was ended because it ran too long. */
export function isStatementTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '57014'
}

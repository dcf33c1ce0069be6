import { sql } from 'kysely'
import type { Db } from './request-database.ts'

/**
 * Runs queries under a shorter statement timeout than the pool's, in milliseconds, each by itself; for requests of mode `read`. The
 * connection goes back with the pool's own.
 */
export async function withStatementTimeout<T>(db: Db, limit: number, work: (db: Db) => Promise<T>): Promise<T> {
  // goes out in one flight with the first statement of the work
  const set = sql`set statement_timeout = ${sql.lit(limit)}`.execute(db)
  try {
    const [, result] = await Promise.all([set, work(db)])
    return result
  } finally {
    await sql`reset statement_timeout`.execute(db)
  }
}

/** Whether a statement was ended because it ran too long. */
export function isStatementTimeout(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === '57014'
}

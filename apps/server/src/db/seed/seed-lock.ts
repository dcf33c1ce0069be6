import { sql } from 'kysely'
import type { Db } from '../../platform/database/request-database.ts'

/** Held until the transaction ends: two servers that start at once seed one after the other. The number is «wenwu seed». */
export async function takeSeedLock(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(7364110923::bigint)`.execute(db)
}

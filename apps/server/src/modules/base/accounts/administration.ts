import { sql } from 'kysely'
import type { Db } from '../../../platform/database/request-database.ts'

/**
 * Commands that change who an account is run one after another, until the commit: two administrators cannot lock each other out or approve
 * twice, and no external identity is bound by its name while the account becomes an administrator's.
 */
export async function lockAdministration(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('wenwu administration of accounts'))`.execute(db)
}

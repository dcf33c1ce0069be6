import { inTransaction } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { findReferencedKeys } from './file-repository.ts'

/** Younger files are left alone: an upload may be under way, a row about to be committed, a preview about to be opened. */
const grace = 24 * 3_600_000

/** Removes what uploads left behind: temporary files, and contents without a row (a refused upload, an old preview, a deleted draft). */
export async function sweepFiles(services: AppServices, now: Date): Promise<{ temporary: number; orphans: number }> {
  const olderThan = new Date(now.getTime() - grace)
  const temporary = await services.files.sweep(olderThan)
  const orphans = await services.files.removeOrphans(olderThan, (keys) =>
    inTransaction(services.pool, (db) => findReferencedKeys(db, keys)),
  )
  return { temporary, orphans }
}

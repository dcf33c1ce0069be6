import type { Pool } from 'pg'
import { AppError } from '@wenwu/core/kernel/errors'
import type { ImportTarget, LoadOutcome } from '@wenwu/core/imports/model'
import { inTransaction, type Db } from '../../platform/database/request-database.ts'
import type { Unit } from './check-rows.ts'
import { targets } from './targets.ts'

/** What was loaded of a batch; rows of the file by outcome, and what the database's own rules refused. */
export interface Loaded {
  rows: Record<LoadOutcome, number>
  refused: { unit: Unit; error: AppError }[]
}

interface LoadContext {
  pool: Pool
  now: Date
  userId: string | null
}

/** Things of one transaction: long enough to be quick, short enough for editors beside it. */
export const batchSize = 50

/**
 * Loads a few things in one transaction, together with whatever `note` writes about them: after a crash what was noted was loaded, and the
 * other way round. A thing whose payload is refused is left out; its transaction goes on, since refusals come before the first statement.
 */
export async function loadBatch(
  { pool, now, userId }: LoadContext,
  name: ImportTarget,
  units: readonly Unit[],
  note: (db: Db, loaded: Loaded) => Promise<void>,
): Promise<Loaded> {
  const target = targets[name]
  return inTransaction(pool, async (db) => {
    const loaded: Loaded = { rows: { added: 0, changed: 0, same: 0, 'in-editing': 0 }, refused: [] }
    for (const unit of units) {
      try {
        loaded.rows[await target.load({ db, now }, unit.payload, userId)] += unit.size
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        loaded.refused.push({ unit, error })
      }
    }
    await note(db, loaded)
    return loaded
  })
}

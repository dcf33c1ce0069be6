import { sql } from 'kysely'
import type { Pool } from 'pg'
import { AppError } from '@wenwu/core/kernel/errors'
import type { ImportTarget, LoadOutcome } from '@wenwu/core/imports/model'
import { inTransaction, isConnectionLoss, type Db } from '../../../platform/database/request-database.ts'
import type { Unit } from './check-rows.ts'
import { targets, type Target } from './targets.ts'

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
export const batchSize = 100

/**
 * Loads a few payloads in one transaction, together with what `note` writes about them: after a crash what was noted was loaded, and
 * nothing else. A payload that is refused is left out, and the others are loaded. Targets that can take all of them at once do; where the
 * database refuses that, they are loaded one by one, as if nothing had been tried before.
 */
export async function loadBatch(
  { pool, now, userId }: LoadContext,
  name: ImportTarget,
  units: readonly Unit[],
  note: (db: Db, loaded: Loaded) => Promise<void>,
): Promise<Loaded> {
  const target = targets[name]
  return inTransaction(pool, async (db) => {
    // texts of a hundred laws are more than one call brings: the index of the search takes them in larger pieces, sorted whole, and for longer
    await sql`select set_config('statement_timeout', '120s', true), set_config('gin_pending_list_limit', '16MB', true),
      set_config('work_mem', '64MB', true)`.execute(db)
    const outcomes = (await loadTogether(db, target, units, now, userId)) ?? (await loadEach(db, target, units, now, userId))
    const loaded: Loaded = { rows: { added: 0, changed: 0, same: 0, 'in-editing': 0 }, refused: [] }
    for (const [i, unit] of units.entries()) {
      const outcome = outcomes[i]!
      if (outcome instanceof AppError) loaded.refused.push({ unit, error: outcome })
      else loaded.rows[outcome] += unit.size
    }
    await note(db, loaded)
    return loaded
  })
}

type Outcomes = (LoadOutcome | AppError)[]

/** Undefined where the target takes one payload at a time, or the database refused the batch; then nothing is left of it. */
async function loadTogether(
  db: Db,
  target: Target,
  units: readonly Unit[],
  now: Date,
  userId: string | null,
): Promise<Outcomes | undefined> {
  if (target.loadAll === undefined) return undefined
  await sql`savepoint batch`.execute(db)
  try {
    const outcomes = await target.loadAll(
      { db, now },
      units.map((unit) => unit.payload),
      userId,
    )
    await sql`release savepoint batch`.execute(db)
    return outcomes
  } catch (error) {
    if (isConnectionLoss(error)) throw error
    await sql`rollback to savepoint batch`.execute(db)
    return undefined
  }
}

async function loadEach(db: Db, target: Target, units: readonly Unit[], now: Date, userId: string | null): Promise<Outcomes> {
  const outcomes: Outcomes = []
  for (const unit of units) {
    try {
      outcomes.push(await target.load({ db, now }, unit.payload, userId))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      outcomes.push(error)
    }
  }
  return outcomes
}

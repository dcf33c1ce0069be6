import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { createPool } from './pool.ts'
import { inReading } from './request-database.ts'
import { SearchPools } from './search-pools.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'
import { isStatementTimeout } from './statement-timeout.ts'
import { sql } from 'kysely'

let database: TestDatabase
let pool: Pool
let pools: SearchPools

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 2 })
  pools = new SearchPools(pool, { max: 1, statementTimeout: 400 })
})
afterAll(async () => {
  await pools.end()
  await pool.end()
  await database.drop()
})

const settingsOf = async (from: Pool) =>
  (
    await from.query<{ plans: string; limit: string }>(
      `select current_setting('plan_cache_mode') as plans, current_setting('statement_timeout') as limit`,
    )
  ).rows[0]

it('each has its settings from the first statement on, the pool beside them keeps its own', async () => {
  expect(await settingsOf(pools.onePlan)).toEqual({ plans: 'force_generic_plan', limit: '400ms' })
  expect(await settingsOf(pools.planned)).toEqual({ plans: 'auto', limit: '400ms' })
  expect(await settingsOf(pool)).toEqual({ plans: 'auto', limit: '10s' })
})

it('a statement that ran out of time leaves a connection on which nothing runs any more', async () => {
  const blocker = await pool.connect()
  await blocker.query('select pg_advisory_lock(7)')
  try {
    const work = inReading(pools.planned, (db) =>
      Promise.all([sql`select pg_advisory_lock(7)`.execute(db), sql`select pg_advisory_lock(7)`.execute(db)]),
    )
    await expect(work).rejects.toSatisfy(isStatementTimeout)
    const { rows } = await blocker.query<{ count: number }>(
      `select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and query like 'select pg_advisory_lock%' and pid <> pg_backend_pid()`,
    )
    expect(rows[0]!.count).toBe(0)
    expect((await settingsOf(pools.planned))?.limit).toBe('400ms')
  } finally {
    await blocker.query('select pg_advisory_unlock(7)')
    blocker.release()
  }
})

import { sql } from 'kysely'
import pg, { type Pool } from 'pg'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPool } from '../database/pool.ts'
import { inTransaction } from '../database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../database/test-database.ts'
import { GraphileJobQueue } from './graphile-job-queue.ts'

let database: TestDatabase
let pool: Pool
let queue: GraphileJobQueue
const seen: unknown[] = []
const log = pino({ level: process.env.DBG ? 'debug' : 'silent' })

beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 10 })
  await GraphileJobQueue.migrate(pool)
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})
beforeEach(() => {
  seen.length = 0
  queue = new GraphileJobQueue(pool, log, { releaseInterval: 200 })
  queue.handle('note', (payload) => {
    seen.push(payload)
    return Promise.resolve()
  })
})
afterEach(async () => {
  await queue.stop()
  await pool.query('truncate graphile_worker._private_jobs')
})

const add = (payload: Record<string, unknown>, options?: { runAt?: Date; key?: string }) =>
  inTransaction(pool, (db) => queue.add(db, 'note', payload, options))
const countJobs = async () => (await pool.query<{ n: number }>('select count(*)::int as n from graphile_worker.jobs')).rows[0]!.n

describe('the job queue', () => {
  it('migrates again without doing anything', async () => {
    await expect(Promise.all([GraphileJobQueue.migrate(pool), GraphileJobQueue.migrate(pool)])).resolves.toBeDefined()
  })

  it('has a job exactly when the change commits', async () => {
    const refused = inTransaction(pool, async (db) => {
      await queue.add(db, 'note', { n: 1 })
      throw new Error('no')
    })
    await expect(refused).rejects.toThrow('no')
    expect(await countJobs()).toBe(0)
    await add({ n: 2 })
    expect(await countJobs()).toBe(1)
  })

  it('runs jobs, also those added before it started, and stops', async () => {
    await add({ n: 1 })
    await queue.start()
    await add({ n: 2 })
    await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining([{ n: 1 }, { n: 2 }])), 10_000)
    await vi.waitFor(async () => expect(await countJobs()).toBe(0), 10_000)
    await queue.stop()
    await add({ n: 3 })
    expect(await countJobs()).toBe(1)
    expect(seen).toHaveLength(2)
  })

  it('replaces a job of the same key', async () => {
    await add({ n: 1 }, { key: 'k', runAt: new Date(Date.now() + 60_000) })
    await add({ n: 2 }, { key: 'k' })
    expect(await queue.runDue(new Date())).toBe(0)
    expect(seen).toEqual([{ n: 2 }])
  })

  it('keeps a failed job for another try and says so in the log', async () => {
    let tries = 0
    queue.handle('fail', () => (tries++ === 0 ? Promise.reject(new Error('once')) : Promise.resolve()))
    const error = vi.spyOn(log, 'error')
    await inTransaction(pool, (db) => queue.add(db, 'fail', {}))
    expect(await queue.runDue(new Date())).toBe(1)
    expect(await countJobs()).toBe(1)
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ task: 'fail', attempt: 1 }), expect.any(String))
    expect(await queue.runDue(new Date(Date.now() + 3_600_000))).toBe(0)
    expect(await countJobs()).toBe(0)
  })

  it('runs what is due at a moved clock, and nothing later', async () => {
    const day = 86_400_000
    await add({ n: 1 }, { runAt: new Date(Date.now() + day) })
    await add({ n: 2 }, { runAt: new Date(Date.now() + 3 * day) })
    await queue.runDue(new Date(Date.now() + 2 * day))
    expect(seen).toEqual([{ n: 1 }])
  })

  it('holds two connections at most', async () => {
    let isReleased = false
    queue.handle('wait', () => vi.waitFor(() => expect(isReleased).toBe(true), 20_000))
    await queue.start()
    for (let i = 0; i < 20; i++) await inTransaction(pool, (db) => queue.add(db, i % 2 === 0 ? 'wait' : 'note', { i }))
    const counts: number[] = []
    await vi.waitFor(async () => {
      counts.push(
        (
          await pool.query<{ n: number }>(
            "select count(*)::int as n from pg_stat_activity where application_name = 'wenwu jobs' and datname = current_database()",
          )
        ).rows[0]!.n,
      )
      expect(counts.length).toBeGreaterThan(20)
    }, 10_000)
    isReleased = true
    await vi.waitFor(async () => expect(await countJobs()).toBe(0), 15_000)
    expect(Math.max(...counts)).toBeLessThanOrEqual(2)
  })

  it('frees the jobs of a process that was killed, and leaves those of a living one', async () => {
    await add({ n: 1 })
    await add({ n: 2 })
    const living = new pg.Client(database.connection)
    await living.connect()
    await living.query('select pg_advisory_lock_shared(1464159563, hashtext($1))', ['living'])
    await pool.query(
      `update graphile_worker._private_jobs set locked_at = now(), attempts = 1, locked_by = case payload ->> 'n' when '1' then 'dead' else 'living' end`,
    )
    await queue.start()
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), 10_000)
    // a job leaves the table a moment after it was done
    await vi.waitFor(async () => expect(await countJobs()).toBe(1), 10_000)
    // while it runs too: of two servers one may die and not come back
    await inTransaction(pool, async (db) => {
      await queue.add(db, 'note', { n: 3 })
      await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour', locked_by = 'dead' where payload ->> 'n' = '3'`.execute(
        db,
      )
    })
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }, { n: 3 }]), 10_000)
    await living.end()
  })

  it('goes on after the database has dropped all its connections', async () => {
    await queue.start()
    await pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'wenwu jobs' and datname = current_database()",
    )
    await add({ n: 1 })
    await vi.waitFor(() => expect(seen).toEqual([{ n: 1 }]), 20_000)
  })

  it('refuses two handlers of one task', () => {
    expect(() => queue.handle('note', () => Promise.resolve())).toThrow('has a handler already')
  })

  it('refuses a schedule that is no cron line at once', async () => {
    queue.schedule('note', 'every day')
    await expect(queue.start()).rejects.toThrow()
  })
})

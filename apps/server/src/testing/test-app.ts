import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Pool } from 'pg'
import { unnamedKeys } from '@wenwu/core/audit/words'
import { createApp, type App } from '../app.ts'
import { seedDemo, seedReference } from '../db/seed/index.ts'
import { publishStarterGuides } from '../modules/public-texts/guides/index.ts'
import { publishHelpBooks } from '../modules/public-texts/reader/index.ts'
import { publishItems } from '../modules/case-work/items/index.ts'
import { readConfig, type Config } from '../platform/config.ts'
import { deriveKey } from '../platform/crypto/keys.ts'
import type { DatabaseConnection } from '../platform/database/connection.ts'
import { createPool } from '../platform/database/pool.ts'
import { inTransaction } from '../platform/database/request-database.ts'
import { createTestDatabase } from '../platform/database/test-database.ts'
import { GraphileJobQueue } from '../platform/jobs/graphile-job-queue.ts'
import { PasswordHasher } from '../platform/passwords/password-hasher.ts'
import type { AppServices } from '../platform/services.ts'
import { Caller, type RawReply } from '../platform/http/caller.ts'
import { QueryCounter } from './query-counter.ts'
import { refuseLostFields } from './refuse-lost-fields.ts'
import { signIn } from './sign-in.ts'
import { TestClock } from './test-clock.ts'

export interface TestAppOptions {
  /** Where the clock starts (default a Monday morning, 2026-11-23 10:00 in Shanghai); it runs on from there. */
  now?: Date | string
  config?: Partial<Config>
  /** Runs jobs, timers and the audit sealer as in production (default false). */
  runsJobs?: boolean
  /** How many milliseconds of each second may go into drawing public pages (default 300). */
  drawingBudget?: number
  /** Where the database is cloned from (default `demoTemplate`). */
  template?: typeof demoTemplate
}

/** The server on a database of its own with reference and demo data and the items published, over HTTP on a free port. */
export interface TestApp {
  address: string
  app: App
  pool: Pool
  services: AppServices
  connection: DatabaseConnection
  clock: TestClock
  /** Nobody signed in. */
  anonymous: Caller
  /** A demo account; signs in at its first call, and again when the clock has moved past its session. One session per account. */
  as(username: string): Caller
  /** A session of its own that is never renewed. */
  signIn(username: string, password?: string): Promise<Caller>
  /** Any request with any headers. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<RawReply>
  setNow(instant: Date | string): void
  /** Statements sent so far, begin and commit left out. */
  queryCount(): number
  /** Runs calls and counts the statements they took; for one call at a time. */
  countQueries<T>(work: () => Promise<T>): Promise<{ result: T; queries: number; statements: string[] }>
  stop(): Promise<void>
}

/** Key material of every server under test. */
export const testSecret = Buffer.from('a secret of the tests, longer than thirty-two bytes', 'utf8')
const seededAt = '2026-11-23T01:00:00Z'
const defaultNow = '2026-11-23T02:00:00Z'

/** The wire's digest of a password. */
export function digestOf(password: string): string {
  return createHash('md5').update(password).digest('hex')
}

/** Reference data, demo accounts and items, as a template that test databases are cloned from. */
export const demoTemplate = { name: 'demo', build: buildTemplate }

/** Starts the server for one test file; `stop()` belongs in afterAll. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await createTestDatabase({ prepared: options.template ?? demoTemplate })
  const dataDirectory = mkdtempSync(path.join(tmpdir(), 'wenwu-api-'))
  const config = testConfig(dataDirectory, options.config)
  const pool = createPool(database.connection, { max: config.poolSize, applicationName: 'wenwu test' })
  const counter = new QueryCounter(pool)
  const clock = new TestClock(options.now ?? defaultNow)
  const { runsJobs = false, drawingBudget } = options
  const app = await createApp({ config, pool, now: clock.now, runsJobs, drawingBudget, watch: refuseLostFields })
  for (const beside of [app.services.searchPools.onePlan, app.services.searchPools.planned]) counter.watchPool(beside)
  const address = await app.listen()
  const anonymous = new Caller({ address, authorization: () => Promise.resolve(null) })
  const callers = new Map<string, Caller>()

  return {
    address,
    app,
    pool,
    services: app.services,
    connection: database.connection,
    clock,
    anonymous,
    as(username) {
      const known = callers.get(username)
      if (known !== undefined) return known
      const caller = new Caller({ address, authorization: renewing(() => signIn(address, username), clock) })
      callers.set(username, caller)
      return caller
    },
    async signIn(username, password) {
      const token = await signIn(address, username, password)
      return new Caller({ address, authorization: () => Promise.resolve(token) })
    },
    request: (method, url, body, headers) => anonymous.request(method, url, body, headers),
    setNow: (instant) => clock.set(instant),
    queryCount: () => counter.count,
    async countQueries(work) {
      counter.reset()
      const result = await work()
      return { result, queries: counter.count, statements: counter.statements }
    },
    async stop() {
      const unnamed = await unnamedAuditKeys(pool).finally(async () => {
        await app.close()
        await pool.end()
        await database.drop()
        rmSync(dataDirectory, { recursive: true, force: true })
      })
      // here, because this way the keys are all that any test makes the server write
      if (unnamed.length > 0) throw new Error(`audit details without a name in core/audit/object-words.ts: ${unnamed.join(', ')}`)
    },
  }
}

/** Keys in audit rows that the operation log could only show as they are. */
async function unnamedAuditKeys(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ details: unknown }>("select distinct details from audit_rows where details <> '{}'")
  return [...new Set(rows.flatMap(({ details }) => unnamedKeys(details)))].sort()
}

/** A token that is kept while its session can live: renewed when the clock has moved by more than 25 minutes since the last call, or back. */
function renewing(open: () => Promise<string>, clock: TestClock): () => Promise<string> {
  let token: Promise<string> | undefined
  let openedAt = 0
  let usedAt = 0
  return () => {
    const now = clock.now().getTime()
    const isOver = now < usedAt - 60_000 || now - usedAt > 25 * 60_000 || now - openedAt > 11 * 3_600_000
    usedAt = now
    if (token === undefined || isOver) {
      openedAt = now
      token = open()
    }
    return token
  }
}

function testConfig(dataDirectory: string, overrides: Partial<Config> = {}): Config {
  const root = path.resolve(import.meta.dirname, '../../../..')
  const base = readConfig(
    {
      WENWU_ENV: 'test',
      WENWU_DATA: dataDirectory,
      WENWU_PORT: '0',
      WENWU_PASSWORD_COST: 'test',
      WENWU_SECRET: testSecret.toString('utf8'),
    },
    root,
  )
  return { ...base, webDirectory: path.join(dataDirectory, 'no-web'), ...overrides }
}

/** Reference data, demo accounts and items: built once per run into the template that every test file clones. */
async function buildTemplate(connection: DatabaseConnection): Promise<void> {
  const pool = createPool(connection, { max: 2 })
  const now = new Date(seededAt)
  const hasher = new PasswordHasher({ pepper: deriveKey(testSecret, 'password-pepper'), cost: 'test' })
  try {
    await GraphileJobQueue.migrate(pool)
    await inTransaction(pool, async (db) => {
      await seedReference(db, now)
      await seedDemo(db, hasher, now)
      await publishItems(db, now)
      await publishStarterGuides(db, now)
      await publishHelpBooks(db)
    })
  } finally {
    await pool.end()
  }
}

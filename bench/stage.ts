import { join } from 'node:path'
import pg, { type Pool } from 'pg'
import type {} from '../apps/server/src/platform/http/fastify.d.ts'
import { createApp, type App } from '../apps/server/src/app.ts'
import { beginUploadDay } from '../apps/server/src/case-driver/upload-days.ts'
import { seedDemo, seedReference } from '../apps/server/src/db/seed/index.ts'
import { createSession } from '../apps/server/src/modules/ways-in/auth/session-repository.ts'
import { readConfig, type Config } from '../apps/server/src/platform/config.ts'
import { clientConfig, inDatabase, type DatabaseConnection } from '../apps/server/src/platform/database/connection.ts'
import { migrate } from '../apps/server/src/platform/database/migrate.ts'
import { createPool } from '../apps/server/src/platform/database/pool.ts'
import { inTransaction } from '../apps/server/src/platform/database/request-database.ts'
import { GraphileJobQueue } from '../apps/server/src/platform/jobs/graphile-job-queue.ts'
import { PasswordHasher } from '../apps/server/src/platform/passwords/password-hasher.ts'
import { Caller } from '../apps/server/src/platform/http/caller.ts'
import { fillCases, mostDossiers, settle, type Dossiers } from './dataset.ts'
import type { Call } from './load.ts'
import { drivePrototypes, type Prototypes } from './prototypes.ts'
import { Recorder } from './record.ts'

/** A filled database with the product on it in this process, for what is prepared and recorded. */
export interface Stage {
  rows: number
  connection: DatabaseConnection
  superuser: DatabaseConnection
  env: Record<string, string>
  prototypes: Prototypes
  recorder: Recorder
  /** A token of a session of its own. */
  tokenOf(username: string): Promise<string>
  /** A call to the product in this process; gives the reply, throws unless it is 200. */
  send(call: Call): Promise<unknown>
  close(): Promise<void>
}

const secret = 'a secret of the benchmark, longer than thirty-two bytes'

/** The product in this process on a database of its own, with reference data, demo accounts and items; no cases yet. */
export interface BareStage {
  connection: DatabaseConnection
  superuser: DatabaseConnection
  env: Record<string, string>
  pool: Pool
  recorder: Recorder
  address: string
  /** A token of a session of its own. */
  tokenOf(username: string): Promise<string>
  as(username: string): Caller
  close(): Promise<void>
}

/** Builds a database of its own with reference data, demo accounts and items. */
export async function prepareBareStage(
  server: { connection: DatabaseConnection; superuser: DatabaseConnection },
  root: string,
  folder: string,
  name: string,
): Promise<BareStage> {
  await execute(server.superuser, `create database ${name} owner ${server.connection.user}`)
  const connection = inDatabase(server.connection, name)
  const superuser = inDatabase(server.superuser, name)
  const env = {
    WENWU_ENV: 'production',
    WENWU_SECRET: secret,
    WENWU_PUBLIC_URL: 'http://127.0.0.1',
    WENWU_DATA: join(folder, 'data'),
    WENWU_PORT: '0',
    WENWU_HOST: '127.0.0.1',
  }
  const config: Config = readConfig({ ...env, WENWU_LOG: 'silent' }, root)
  await migrate(connection, config.migrationsDirectory)
  const pool = createPool(connection, { max: 4, applicationName: 'wenwu bench' })
  const recorder = new Recorder(pool)
  await GraphileJobQueue.migrate(pool)
  const now = new Date()
  const hasher = new PasswordHasher({ pepper: Buffer.alloc(32), cost: 'test' })
  await inTransaction(pool, (db) => seedReference(db, now))
  await inTransaction(pool, (db) => seedDemo(db, hasher, now))
  const app = await createApp({ config, pool, runsJobs: false })
  const address = await app.listen()

  const tokenOf = (username: string) => openSession(pool, username)
  const callers = new Map<string, Caller>()
  const as = (username: string): Caller => {
    const known = callers.get(username)
    if (known !== undefined) return known
    const token = tokenOf(username)
    const caller = new Caller({ address, authorization: () => token })
    callers.set(username, caller)
    return caller
  }
  return { connection, superuser, env, pool, recorder, address, tokenOf, as, close: () => closeAll(app, pool) }
}

/** Builds a database of its own with reference data, demo accounts, items and synthetic cases. */
export async function prepareStage(
  server: { connection: DatabaseConnection; superuser: DatabaseConnection },
  root: string,
  folder: string,
  rows: number,
  note: (text: string) => void,
  dossiers: Dossiers = mostDossiers,
): Promise<Stage> {
  const { connection, superuser, env, pool, recorder, address, tokenOf, as, close } = await prepareBareStage(
    server,
    root,
    folder,
    `bench_${rows}`,
  )
  note('server, accounts, items')
  const prototypes = await drivePrototypes({ as }, () => beginUploadDay(pool))
  note('prototypes')
  await fillCases(superuser, prototypes, rows, dossiers, note)
  await settle(superuser)
  note('settled')
  return { rows, connection, superuser, env, prototypes, recorder, tokenOf, send: (call) => send(address, call), close }
}

/** A session as a sign-in makes it, without the password. */
async function openSession(pool: Pool, username: string): Promise<string> {
  return inTransaction(pool, async (db) => {
    const user = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirstOrThrow()
    return createSession(db, user.id, 'password', { address: '127.0.0.1', userAgent: 'bench' }, new Date())
  })
}

async function send(address: string, { method, path, token, body, key }: Call): Promise<unknown> {
  const headers = {
    authorization: token,
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(key !== undefined && { 'idempotency-key': key }),
  }
  const response = await fetch(address + path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) })
  const text = await response.text()
  if (response.status !== 200) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return JSON.parse(text) as unknown
}

async function closeAll(app: App, pool: Pool): Promise<void> {
  await app.close()
  await pool.end()
}

async function execute(connection: DatabaseConnection, sql: string): Promise<void> {
  await withClient(connection, (client) => client.query(sql))
}

/** One connection for as long as the work takes. */
export async function withClient<T>(connection: DatabaseConnection, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(clientConfig(connection, 'wenwu bench'))
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

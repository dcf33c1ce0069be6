import pg, { type Pool } from 'pg'
import { seedDemo, seedReference } from '../db/seed/index.ts'
import type { Config } from '../platform/config.ts'
import { clientConfig, parseDatabaseUrl, type DatabaseConnection } from '../platform/database/connection.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { lockFolder } from '../platform/database/folder-lock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { checkServer, createPool } from '../platform/database/pool.ts'
import { StartError } from '../platform/database/start-error.ts'
import type { Cleanups } from './cleanups.ts'
import type { StopRequest } from './stop-request.ts'

/** What a command is given to work with. */
export interface CommandContext {
  config: Config
  stop: StopRequest
  cleanups: Cleanups
}

export interface OpenDatabase {
  connection: DatabaseConnection
  pool: Pool
}

/**
 * The migrated database of this process and its pool: the server of DATABASE_URL, which several processes may share, or the
 * embedded one in the data folder. Closing is registered with the cleanups.
 *
 * @param isGuest true: a command that may run beside a serving process on the same folder, and then leaves PostgreSQL alone
 */
export async function openDatabase({ config, stop, cleanups }: CommandContext, isGuest = false): Promise<OpenDatabase> {
  const connection = config.databaseUrl === undefined ? await openEmbedded(config, stop, cleanups, isGuest) : parseDatabaseUrl(config.databaseUrl)
  await checkServer(connection)
  stop.check()
  await migrate(connection, config.migrationsDirectory)
  stop.check()
  const pool = createPool(connection, { max: config.poolSize })
  cleanups.add(() => within(5_000, pool.end()))
  return { connection, pool }
}

async function openEmbedded(config: Config, stop: StopRequest, cleanups: Cleanups, isGuest: boolean): Promise<DatabaseConnection> {
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDirectory })
  const lock = await lockFolder(postgres.connection, () => {
    console.error('数据库已停止运行，服务随之停止 / The database is gone; the server stops')
    stop.ask(1)
  })
  if (lock === undefined) {
    if (isGuest) return postgres.connection
    throw new StartError(
      `数据目录 ${config.dataDirectory} 已有一个正在运行的服务，请先停止它，或用 WENWU_DATA 指定其他目录`,
      `Another server is running on the data folder ${config.dataDirectory}; stop it first, or choose another folder with WENWU_DATA`,
    )
  }
  cleanups.add(() => postgres.stop())
  cleanups.add(() => lock.release())
  return postgres.connection
}

/** What every installation needs, production too: roles, menus, codes. Repeated at every start, so that a new version brings its own. */
export async function seedReferenceData({ connection, pool }: OpenDatabase): Promise<void> {
  await alone(connection, () => seedReference(pool))
}

/** Demo data for an empty database, once. */
export async function seedDemoData({ connection, pool }: OpenDatabase, config: Config): Promise<void> {
  await alone(connection, async () => {
    const { rowCount } = await pool.query('select from users limit 1')
    if (rowCount !== 0) return
    console.log('正在写入演示数据…… / Writing demo data …')
    await seedDemo(pool, config)
  })
}

/** Of several servers that start at the same time one works at once, the others wait for it. */
async function alone(connection: DatabaseConnection, work: () => Promise<void>): Promise<void> {
  const client = new pg.Client(clientConfig(connection, 'wenwu seed'))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('wenwu seed'))")
    await work()
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Waits for work, but not longer than this many milliseconds. */
export async function within(limit: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)))
  try {
    await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

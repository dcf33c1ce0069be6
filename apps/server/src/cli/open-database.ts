import type { Pool } from 'pg'
import type { Config } from '../platform/config.ts'
import { parseDatabaseUrl, type DatabaseConnection } from '../platform/database/connection.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { lockFolder } from '../platform/database/folder-lock.ts'
import { migrate } from '../platform/database/migrate.ts'
import { checkServer, createPool } from '../platform/database/pool.ts'
import { GraphileJobQueue } from '../platform/jobs/graphile-job-queue.ts'
import { StartError } from '../platform/database/start-error.ts'
import type { Cleanups } from './cleanups.ts'
import type { StopRequest } from './stop-request.ts'

/** What a command is given to work with. */
export interface CommandContext {
  config: Config
  stop: StopRequest
  cleanups: Cleanups
}

/**
 * A pool on the migrated database of this process: the server of DATABASE_URL, which several processes may share, or the
 * embedded one in the data folder. Closing is registered with the cleanups.
 *
 * @param isGuest true: a command that may run beside a serving process on the same folder, and then leaves PostgreSQL alone
 */
export async function openDatabase({ config, stop, cleanups }: CommandContext, isGuest = false): Promise<Pool> {
  const connection =
    config.databaseUrl === undefined ? await openEmbedded(config, stop, cleanups, isGuest) : parseDatabaseUrl(config.databaseUrl)
  for (const { zh, en } of await checkServer(connection)) console.warn(`警告：${zh} / Warning: ${en}`)
  stop.check()
  await migrate(connection, config.migrationsDirectory)
  stop.check()
  const pool = createPool(connection, { max: config.poolSize })
  cleanups.add(() => within(5_000, pool.end()))
  await GraphileJobQueue.migrate(pool)
  return pool
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

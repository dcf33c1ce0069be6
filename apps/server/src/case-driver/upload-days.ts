import path from 'node:path'
import type { Pool } from 'pg'
import { parseDatabaseUrl, type DatabaseConnection } from '../platform/database/connection.ts'
import { startEmbeddedPostgres } from '../platform/database/embedded-postgres.ts'
import { readPostmasterFile } from '../platform/database/living-server.ts'
import { createPool } from '../platform/database/pool.ts'
import { StartError } from '../platform/database/start-error.ts'

/** Begins a new day for the limit of uploads, for all people: what was handed in today counts no more. For data that are made, never for a real day. */
export const beginUploadDay = (pool: Pool): Promise<unknown> => pool.query('delete from upload_days')

/** The limit of uploads of a person and day, in the database of a running server. */
export interface UploadDays {
  begin(): Promise<unknown>
  close(): Promise<void>
}

/**
 * Opens the database of a server that runs on this machine; the settings that it was started with (`DATABASE_URL`, `WENWU_DATA`) say which.
 * Throws a StartError where none runs there.
 */
export async function openUploadDays({ DATABASE_URL, WENWU_DATA = 'data' }: NodeJS.ProcessEnv): Promise<UploadDays> {
  const connection = DATABASE_URL === undefined ? await embeddedIn(path.resolve(WENWU_DATA)) : parseDatabaseUrl(DATABASE_URL)
  const pool = createPool(connection, { max: 1 })
  return { begin: () => beginUploadDay(pool), close: () => pool.end() }
}

async function embeddedIn(dataDir: string): Promise<DatabaseConnection> {
  if (readPostmasterFile(path.join(dataDir, 'postgres')) === undefined)
    throw new StartError(
      `数据目录 ${dataDir} 上没有正在运行的服务，请用 WENWU_DATA 或 DATABASE_URL 指定该服务的数据`,
      `No server runs on the data folder ${dataDir}; name the server's own with WENWU_DATA or DATABASE_URL`,
    )
  return (await startEmbeddedPostgres({ dataDir })).connection
}

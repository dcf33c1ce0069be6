import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { clientConfig, type DatabaseConnection } from './connection.ts'

/** «wenwu application»: held by the one application process that serves an embedded database. */
const applicationLock = 7_364_110_922
/** PostgreSQL needs a moment to notice that a killed holder is gone (milliseconds). */
const graceTime = 1_500

export interface FolderLock {
  release(): Promise<void>
}

/**
 * Takes the data folder for this process: a session advisory lock on a connection of its own, which vanishes with the process
 * however it ends. Undefined when another process holds it.
 *
 * @param onLost told once when the lock is lost and cannot be taken again in time: the database is gone
 * @param patience how long taking it again is tried, in milliseconds
 */
export async function lockFolder(connection: DatabaseConnection, onLost: () => void, patience = 30_000): Promise<FolderLock | undefined> {
  let isReleased = false
  let client: pg.Client | undefined

  const take = async (): Promise<boolean> => {
    const next = new pg.Client({ ...clientConfig(connection, 'wenwu lock'), keepAlive: true })
    next.on('error', () => undefined)
    try {
      await next.connect()
      const { rows } = await next.query<{ taken: boolean }>('select pg_try_advisory_lock($1::bigint) as taken', [applicationLock])
      if (rows[0]?.taken === true && !isReleased) {
        client = next
        next.once('end', () => {
          if (!isReleased) void retake()
        })
        return true
      }
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    await next.end().catch(() => undefined)
    return false
  }

  /** After a crash of one of its processes PostgreSQL cuts every connection and comes back by itself. */
  const retake = async (): Promise<void> => {
    for (const deadline = Date.now() + patience; Date.now() < deadline && !isReleased; await sleep(250)) {
      if (await take().catch(() => false)) return
    }
    if (!isReleased) onLost()
  }

  for (const deadline = Date.now() + graceTime; ; await sleep(50)) {
    if (await take()) break
    if (Date.now() > deadline) return undefined
  }
  return {
    release: async () => {
      isReleased = true
      await client?.end().catch(() => undefined)
    },
  }
}

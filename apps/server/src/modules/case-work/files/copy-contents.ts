import type { Pool } from 'pg'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { FileStore } from '../../../platform/files/file-store.ts'

const pageSize = 500

export interface CopyResult {
  /** Contents that some row refers to. */
  all: number
  copied: number
  /** Were there already, in their size. */
  present: number
  failed: { storageKey: string; reason: string }[]
}

/**
 * Brings every content that a row refers to from one store to another; what is there already is left alone, so it may be broken off and run
 * again, and while a server runs. Each is checked against its checksum three times: as it is read, by the key it gets, and read back
 * from where it was put. A content that cannot be brought is noted and the others go on.
 */
export async function copyContents(
  pool: Pool,
  from: FileStore,
  to: FileStore,
  onProgress: (result: CopyResult) => void = () => undefined,
): Promise<CopyResult> {
  const result: CopyResult = { all: 0, copied: 0, present: 0, failed: [] }
  for await (const { storageKey, size } of storedContents(pool)) {
    result.all++
    try {
      if ((await to.sizeOf(storageKey)) === size) result.present++
      else {
        await copy(from, to, storageKey)
        result.copied++
      }
    } catch (error) {
      result.failed.push({ storageKey, reason: (error as Error).message })
    }
    onProgress(result)
  }
  return result
}

async function copy(from: FileStore, to: FileStore, storageKey: string): Promise<void> {
  const received = await to.receive(await from.read(storageKey), { name: storageKey, maxBytes: Infinity, isOurs: true })
  try {
    const key = await to.keep(received)
    if (key !== storageKey) throw new Error(`became ${key}`)
  } finally {
    await to.discard(received)
  }
  for await (const _part of await to.read(storageKey));
}

async function* storedContents(pool: Pool): AsyncGenerator<{ storageKey: string; size: number }> {
  let after = ''
  for (;;) {
    const rows = await inTransaction(pool, (db) =>
      db
        .selectFrom('files')
        .select(['storage_key', 'size'])
        .distinctOn('storage_key')
        .where('storage_key', '>', after)
        .orderBy('storage_key')
        .limit(pageSize)
        .execute(),
    )
    for (const row of rows) yield { storageKey: row.storage_key, size: Number(row.size) }
    if (rows.length < pageSize) return
    after = rows.at(-1)!.storage_key
  }
}

import type { Pool } from 'pg'
import { insertFile } from '../../modules/case-work/files/index.ts'
import { importEntry } from '../../modules/public-texts/publishing/index.ts'
import { inTransaction } from '../../platform/database/request-database.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { maxFileBytes } from '@wenwu/core/files/contract'
import { writeXlsx } from '../../platform/xlsx/write-xlsx.ts'
import { downloadSeeds } from './content/downloads.ts'
import { seedKind } from './seed-content.ts'

/** Draws the sheets of the demo downloads, keeps them as files and publishes them. After `seedDemo`, into an empty installation. */
export async function seedDemoDownloads(pool: Pool, store: FileStore, now: Date): Promise<void> {
  for (const [i, { rows, fileName, ...download }] of downloadSeeds.entries()) {
    const [header = [], ...lines] = rows
    const columns = header.map((title) => ({ title, kind: 'text' as const, width: Math.max(12, title.length * 3) }))
    const received = await store.receive(writeXlsx(columns, eachOf(lines), download.name.slice(0, 20)), {
      name: fileName,
      maxBytes: maxFileBytes,
      isOurs: true,
    })
    const { name, size, sha256, mediaType } = received
    const storageKey = await store.keep(received)
    await store.discard(received)
    await inTransaction(pool, async (db) => {
      const fileId = await insertFile(db, { storageKey, name, size, sha256, mediaType, createdBy: null, createdAt: now })
      await db.insertInto('content_files').values({ file_id: fileId }).execute()
      await importEntry({ db, now }, seedKind('download'), { ...download, file: [{ fileId, name, size }], position: (i + 1) * 10 })
    })
  }
}

async function* eachOf(lines: readonly (readonly string[])[]): AsyncGenerator<string[]> {
  for (const line of lines) yield [...line]
}

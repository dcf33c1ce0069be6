import { isId } from '@wenwu/core/kernel/id'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { UploadParts } from '../../../platform/files/upload-parts.ts'
import type { AppServices } from '../../../platform/services.ts'
import { deleteOverUploads, findOpenIds } from './upload-session-repository.ts'

const batchSize = 500

/** Ends uploads in parts that are over, and removes the bytes of all that are not open. */
export async function sweepUploads(services: AppServices, now: Date): Promise<{ uploads: number; uploadFiles: number }> {
  const parts = new UploadParts(services.config.dataDirectory)
  const uploads = await inTransaction(services.pool, (db) => deleteOverUploads(db, now))
  const names = (await parts.list()).filter(isId)
  let uploadFiles = 0
  for (let at = 0; at < names.length; at += batchSize) {
    const batch = names.slice(at, at + batchSize)
    const open = await inTransaction(services.pool, (db) => findOpenIds(db, batch))
    for (const id of batch) {
      if (open.has(id)) continue
      await parts.remove(id)
      uploadFiles++
    }
  }
  return { uploads, uploadFiles }
}

import type { UploadLimit } from '@wenwu/core/item/upload-limits'
import { acceptsFile, refusalOfType } from '../../../platform/files/file-type.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { insertFile } from './file-repository.ts'
import { countForDay } from './upload-day.ts'

/**
 * Makes a received file durable, counts it towards its person's daily limit and gives the id of its row. The caller has decided about rights. Throws
 * `file-type`, `file-content-differs`, `upload-day-full`.
 *
 * @param day what the person may hand in on a day, where an item says otherwise
 */
export async function keepFile(ctx: Ctx, file: ReceivedFile, types: readonly string[], day?: UploadLimit): Promise<string> {
  if (!acceptsFile(file.name, file.detectedType, types)) throw refusalOfType(file.name, types)
  await countForDay(ctx, file, day)
  const storageKey = await ctx.services.files.keep(file)
  const { sha256, size, mediaType, name } = file
  return insertFile(ctx.db, { storageKey, sha256, size, mediaType, name, createdBy: ctx.actor.userId, createdAt: ctx.now })
}

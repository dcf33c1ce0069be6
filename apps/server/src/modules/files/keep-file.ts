import { AppError } from '@wenwu/core/kernel/errors'
import { acceptsFile } from '../../platform/files/file-type.ts'
import type { ReceivedFile } from '../../platform/files/received-file.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { insertFile } from './file-repository.ts'

/** Makes a received file durable and gives the id of its row. The caller has decided about rights. Throws `file-type`. */
export async function keepFile(ctx: Ctx, file: ReceivedFile, types: readonly string[]): Promise<string> {
  if (!acceptsFile(file.name, file.detectedType, types)) throw new AppError('file-type', { params: { name: file.name }, field: 'file' })
  const storageKey = await ctx.services.files.keep(file)
  const { sha256, size, mediaType, name } = file
  return insertFile(ctx.db, { storageKey, sha256, size, mediaType, name, createdBy: ctx.actor.userId, createdAt: ctx.now })
}

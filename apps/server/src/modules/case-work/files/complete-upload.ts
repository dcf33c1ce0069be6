import { maxFileBytes } from '@wenwu/core/files/contract'
import type { CaseFile } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { inTransaction } from '../../../platform/database/request-database.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { getVisibleCase } from '../cases/index.ts'
import { uploadFile } from './file-service.ts'
import { uncountParts } from './upload-day.ts'
import { endAfterRefusal, noteTarget, ownerOf, partsOf, refuseLost } from './upload-session.ts'
import {
  findUpload,
  noteCompleted,
  type TargetOf,
  type UploadPurpose,
  type UploadSession,
  type UploadTarget,
} from './upload-session-repository.ts'

/** What becomes of the file of an upload. Rights are those of the moment it is kept. */
export interface UploadEnd<P extends UploadPurpose> {
  /** Locks what the file goes into: before the upload, as whoever changes that does. */
  lock?: (target: TargetOf<P>) => Promise<unknown>
  /** Keeps a received file where it belongs; what it throws with the field `file` ends the upload. */
  keep: (target: TargetOf<P>, file: ReceivedFile) => Promise<CaseFile>
}

/** Makes a file of a case of an upload. Throws what `finishUpload` and `uploadFile` throw. */
export function completeUpload(ctx: Ctx, uploadId: string): Promise<CaseFile> {
  return finishUpload(ctx, uploadId, 'case', {
    // the case first, as whoever submits or deletes it does
    lock: ({ caseId }) => getVisibleCase(ctx, caseId, { isLocked: true }),
    keep: (target, file) => uploadFile(ctx, target, file),
  })
}

/**
 * Makes a file of an upload whose parts are all there: put together and checked like a file that came at once (`FileStore.receive`, then
 * `keep`). Completed again it answers with the same file. While bytes are put together no connection is held. An upload for another purpose
 * is not found. Throws `upload-over`, `upload-incomplete`, `upload-damaged`, and what `keep` throws.
 */
export async function finishUpload<P extends UploadPurpose>(
  ctx: Ctx,
  uploadId: string,
  purpose: P,
  { lock, keep }: UploadEnd<P>,
): Promise<CaseFile> {
  const owner = ownerOf(ctx)
  const session = await inTransaction(ctx.services.pool, (db) => findUpload(db, owner, uploadId))
  if (session === undefined || !isFor(session.target, purpose)) throw new AppError('upload-over')
  const { target } = session
  if (session.fileId !== null) return readCompleted(ctx, session.fileId)
  if (session.received < session.size) throw new AppError('upload-incomplete', { details: { received: session.received } })
  noteTarget(ctx, target)
  const file = await putTogether(ctx, session)
  try {
    await lock?.(target)
    const current = await findUpload(ctx.db, owner, uploadId, { isLocked: true })
    if (current === undefined) throw new AppError('upload-over')
    if (current.fileId !== null) return await readCompleted(ctx, current.fileId)
    await uncountParts(ctx, session.size)
    const stored = await keep(target, file)
    await noteCompleted(ctx.db, session.id, stored.fileId)
    ctx.afterCommit(() => partsOf(ctx).remove(session.id))
    return stored
  } catch (error) {
    endIfHopeless(ctx, session, error)
    throw error
  } finally {
    await ctx.services.files.discard(file)
  }
}

function isFor<P extends UploadPurpose>(target: UploadTarget, purpose: P): target is TargetOf<P> {
  return target.purpose === purpose
}

/** The whole of the parts as a received file. Throws `upload-damaged` where it is not the file that was announced. */
async function putTogether(ctx: Ctx, session: UploadSession): Promise<ReceivedFile> {
  const { files } = ctx.services
  const { name, size, sha256 } = session
  try {
    const bytes = await partsOf(ctx).read(session.id, size)
    const file = await files.receive(bytes, { name, maxBytes: maxFileBytes }).finally(() => bytes.destroy())
    if (file.sha256 === sha256) return file
    await files.discard(file)
    throw new AppError('upload-damaged', { params: { name }, field: 'file' })
  } catch (error) {
    endIfHopeless(ctx, session, error)
    return refuseLost(ctx, session, error)
  }
}

/** What the bytes themselves are refused for stays so: the upload ends. What time, rights or a lost scanner refuse may still come right. */
function endIfHopeless(ctx: Ctx, session: UploadSession, error: unknown): void {
  if (error instanceof AppError && error.field === 'file' && error.status < 500) endAfterRefusal(ctx, session)
}

async function readCompleted(ctx: Ctx, fileId: string): Promise<CaseFile> {
  const file = await ctx.db
    .selectFrom('files')
    .select(['id', 'name', 'size', 'media_type', 'sha256', 'created_at'])
    .where('id', '=', fileId)
    .executeTakeFirstOrThrow()
  ctx.setAuditObject({ type: 'file', id: fileId })
  return {
    fileId,
    name: file.name,
    size: Number(file.size),
    uploadedAt: file.created_at.toISOString(),
    uploadedBy: ctx.actor.name,
    mediaType: file.media_type,
    sha256: file.sha256,
  }
}

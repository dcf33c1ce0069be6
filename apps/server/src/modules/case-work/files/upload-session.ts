import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { maxFileBytes } from '@wenwu/core/files/contract'
import type { UploadLimit } from '@wenwu/core/item/upload-limits'
import type { AnnouncedFile, NewUpload, UploadProgress } from '@wenwu/core/files/upload-session'
import { partAt } from '@wenwu/core/files/upload-parts'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { cleanFileName } from '../../../platform/files/file-name.ts'
import { acceptsEnding } from '../../../platform/files/file-type.ts'
import { PartsLostError, UploadParts } from '../../../platform/files/upload-parts.ts'
import { requireMaterialUpload, requireRoom } from '../cases/index.ts'
import {
  deleteUploads,
  findUpload,
  insertUpload,
  listOpenUploads,
  noteReceived,
  type UploadOwner,
  type UploadSession,
  type UploadTarget,
} from './upload-session-repository.ts'
import { requireRoomOfDay } from './upload-day.ts'
import { uploadsToGiveUp } from './upload-quota.ts'

/** Where the bytes of uploads in parts lie. */
export function partsOf(ctx: Ctx): UploadParts {
  return new UploadParts(ctx.services.config.dataDirectory)
}

export function ownerOf(ctx: Ctx): UploadOwner {
  return { userId: ctx.actor.userId, now: ctx.now }
}

/** Opens an upload for a material of a case. Throws `not-found`, `not-your-turn`, `bad-request`, `upload-material-full`, `upload-case-full` and what `beginUpload` throws. */
export async function openUpload(ctx: Ctx, { caseId, materialKey, ...file }: NewUpload): Promise<UploadProgress> {
  const { types, place } = await requireMaterialUpload(ctx, caseId, materialKey)
  // in advance, so that no bytes are sent in vain; what is kept is counted under the case's lock
  await requireRoom(ctx.db, place, file)
  return beginUpload(ctx, { purpose: 'case', caseId, materialKey }, file, types, place.day)
}

/**
 * Opens an upload, or gives the one the same person began with the same file for the same target: it continues where that stopped, from
 * any browser. The caller has decided about rights. Throws `file-type`, `file-too-large`, `file-empty`, `too-many-uploads`,
 * `upload-day-full`.
 */
export async function beginUpload(
  ctx: Ctx,
  target: UploadTarget,
  announced: AnnouncedFile,
  types: readonly string[],
  day?: UploadLimit,
): Promise<UploadProgress> {
  const file = { ...announced, name: cleanFileName(announced.name) }
  const { name, size, sha256 } = file
  if (!acceptsEnding(name, types)) throw new AppError('file-type', { params: { name }, field: 'file' })
  if (size > maxFileBytes) throw new AppError('file-too-large', { field: 'file' })
  if (size === 0) throw new AppError('file-empty', { params: { name }, field: 'file' })
  noteTarget(ctx, target, { sha256, size })
  const open = await listOpenUploads(ctx.db, ownerOf(ctx))
  const same = open.find((other) => isSame(other, target, file))
  const others = open.filter((other) => other !== same)
  if (same !== undefined && (await partsOf(ctx).holds(same.id, same.received))) {
    await requireRoomOfDay(ctx, { name, size: size - same.received }, awaitedOf(others), day)
    return progressOf(same)
  }
  const idle = uploadsToGiveUp(others, size, ctx.now)
  if (idle === undefined) throw new AppError('too-many-uploads')
  await requireRoomOfDay(ctx, file, awaitedOf(others.filter(({ id }) => !idle.includes(id))), day)
  await giveUp(ctx, same === undefined ? idle : [...idle, same.id])
  return progressOf(await insertUpload(ctx.db, ownerOf(ctx), target, file))
}

/** Bytes that uploads have announced and not sent yet. */
function awaitedOf(uploads: readonly UploadSession[]): number {
  return uploads.reduce((sum, { size, received }) => sum + size - received, 0)
}

function isSame(open: UploadSession, target: UploadTarget, file: AnnouncedFile): boolean {
  return isDeepStrictEqual(open.target, target) && open.name === file.name && open.size === file.size && open.sha256 === file.sha256
}

/** Names what an upload is for as the object of the audit row. */
export function noteTarget(ctx: Ctx, target: UploadTarget, details: AuditDetails = {}): void {
  if (target.purpose === 'case')
    ctx.setAuditObject({ type: 'case', id: target.caseId, details: { material: target.materialKey, ...details } })
  else ctx.setAuditObject({ type: 'content', id: target.kind, details: { field: target.field, ...details } })
}

/**
 * Takes one part. Whoever sends at the wrong place learns what is there (`details.received`); a part that is there already changes nothing.
 * Throws `upload-over`, `upload-offset`, `upload-part-damaged`, `bad-request` for a part of another length.
 */
export async function takePart(
  ctx: Ctx,
  input: { uploadId: string; offset: number; sha256: string },
  bytes: Buffer,
): Promise<UploadProgress> {
  if (createHash('sha256').update(bytes).digest('hex') !== input.sha256) throw new AppError('upload-part-damaged')
  const session = await findUpload(ctx.db, ownerOf(ctx), input.uploadId, { isLocked: true })
  if (session === undefined) throw new AppError('upload-over')
  const part = partAt(session.size, input.offset)
  if (part === undefined || part.offset > session.received) throw new AppError('upload-offset', { details: { received: session.received } })
  if (bytes.length !== part.length) throw new AppError('bad-request', { params: { field: 'body' }, field: 'body' })
  if (part.offset < session.received) return progressOf(session)
  await partsOf(ctx)
    .write(session.id, part.offset, bytes)
    .catch((error: unknown) => refuseLost(ctx, session, error))
  await noteReceived(ctx.db, ownerOf(ctx), session.id, part.length)
  return progressOf({ ...session, received: part.offset + part.length })
}

/** How much is there. Throws `upload-over`. */
export async function readProgress(ctx: Ctx, uploadId: string): Promise<UploadProgress> {
  const session = await findUpload(ctx.db, ownerOf(ctx), uploadId)
  if (session === undefined) throw new AppError('upload-over')
  return progressOf(session)
}

/** Gives an upload up. Throws `not-found` for one that is over or another person's, `upload-over` for one that has become a file. */
export async function abandonUpload(ctx: Ctx, uploadId: string): Promise<void> {
  const session = await findUpload(ctx.db, ownerOf(ctx), uploadId, { isLocked: true })
  if (session === undefined) throw new AppError('not-found')
  if (session.fileId !== null) throw new AppError('upload-over')
  noteTarget(ctx, session.target)
  await giveUp(ctx, [session.id])
}

async function giveUp(ctx: Ctx, ids: readonly string[]): Promise<void> {
  await deleteUploads(ctx.db, ids)
  const parts = partsOf(ctx)
  for (const id of ids) ctx.afterCommit(() => parts.remove(id))
}

/** Ends an upload that can come to nothing any more, whatever else the refusal undoes: the next one of the same file begins again. */
export function endAfterRefusal(ctx: Ctx, session: UploadSession): void {
  ctx.afterRefusal(async (db) => {
    await deleteUploads(db, [session.id])
    await partsOf(ctx).remove(session.id)
  })
}

/** Bytes that the table knows and the disk does not: the upload is over. Any other error is passed on. */
export function refuseLost(ctx: Ctx, session: UploadSession, error: unknown): never {
  if (!(error instanceof PartsLostError)) throw error
  ctx.services.log.warn({ upload: session.id }, 'parts of an upload are gone from the disk')
  endAfterRefusal(ctx, session)
  throw new AppError('upload-over')
}

function progressOf({ id, received, size }: UploadSession): UploadProgress {
  return { uploadId: id, received, size }
}

import type { CaseFile } from '@wenwu/core/cases/model'
import type { CaseFileLists } from '@wenwu/core/files/contract'
import type { FileReference } from '@wenwu/core/files/wire'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import type { DetachedReply } from '../../../platform/http/send-stream.ts'
import { readNamed } from '../../../platform/files/file-store.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { getVisibleCase, isFileRemovable, isFileVisible, listSeenFiles, requireMaterialUpload, requireRoom } from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { keepFile } from './keep-file.ts'
import { linkAddress, readLink, sealLink, type LinkClaims } from './file-link.ts'
import { addMaterialFile, deleteUnusedFile, findFile, isSessionAlive, removeMaterialFile, type FileRecord } from './file-repository.ts'

/** What browsers may show by themselves; everything else is saved. */
const shownTypes = new Set(['application/pdf', 'image/png', 'image/jpeg'])
const formTarget = /^form:/
const maxTarget = 200

/**
 * Takes a file for a material of a case (or an attachment field, `form:<section>.<field>`, where the form itself then refers to it).
 * Throws `not-found`, `not-your-turn`, `file-type`, `bad-request`, `upload-material-full`, `upload-case-full`, `upload-day-full`.
 */
export async function uploadFile(ctx: Ctx, input: { caseId: string; materialKey: string }, file: ReceivedFile): Promise<CaseFile> {
  const { caseId, materialKey } = input
  // a multipart body passes no schema
  if (typeof caseId !== 'string' || !isId(caseId)) throw badField('bid')
  if (typeof materialKey !== 'string' || materialKey === '' || materialKey.length > maxTarget) throw badField('fileType')
  // submission waits for this file, or this file for the submission and is then refused
  await getVisibleCase(ctx, caseId, { isLocked: true })
  const { types, place } = await requireMaterialUpload(ctx, caseId, materialKey)
  const { actor, db, now } = ctx
  await requireRoom(db, place, file)
  const id = await keepFile(ctx, file, types, place.day)
  if (!formTarget.test(materialKey)) await addMaterialFile(db, { caseId, key: materialKey, fileId: id, userId: actor.userId, now })
  ctx.setAuditObject({ type: 'file', id, details: { caseId, material: materialKey, sha256: file.sha256, size: file.size } })
  const { name, size, mediaType, sha256 } = file
  return { fileId: id, name, size, uploadedAt: now.toISOString(), uploadedBy: actor.name, mediaType, sha256 }
}

/** Takes a file out of what was handed in; a draft's file is gone for good, a submitted one stays on record. Throws `not-found`, `not-your-turn`. */
export async function removeFile(ctx: Ctx, caseId: string, fileId: string): Promise<void> {
  const record = await getVisibleCase(ctx, caseId, { isLocked: true })
  if (!(await isFileRemovable(ctx, caseId, fileId))) throw new AppError('not-found')
  await removeMaterialFile(ctx.db, caseId, fileId)
  if (record.submitted_at === null) await deleteUnusedFile(ctx.db, fileId)
  ctx.setAuditObject({ type: 'file', id: fileId, details: { caseId } })
}

/** A link to a file the caller may see, sealed for five minutes, bound to them and to their sign-in. Throws `not-found`. */
export async function createFileLink(ctx: Ctx, fileId: string, isDownload: boolean): Promise<string> {
  await getVisibleFile(ctx, fileId)
  return addressOf(ctx, { fileId }, isDownload)
}

/** As `createFileLink` for a file whose rights the caller has decided. */
export function linkToFile(ctx: Ctx, fileId: string): string {
  return addressOf(ctx, { fileId }, false)
}

/** A file to be saved, by whoever: the caller has decided about rights. Throws `not-found`. */
export async function sendFile(ctx: Ctx, fileId: string): Promise<DetachedReply> {
  const file = await findFile(ctx.db, fileId)
  if (file === undefined) throw new AppError('not-found')
  return sendStored(ctx, file, true)
}

/** A link to kept bytes without a row (a preview); they stay until the sweep of the day after. The caller has decided about rights. */
export function createRenderingLink(ctx: Ctx, rendering: { storageKey: string; name: string; size: number; mediaType: string }): string {
  return addressOf(ctx, rendering, false)
}

function addressOf(ctx: Ctx, target: LinkClaims['target'], isDownload: boolean): string {
  return linkAddress(
    sealLink(ctx.services.config.secret, { target, isDownload, userId: ctx.actor.userId, sessionId: ctx.actor.sessionId }, ctx.now),
  )
}

/** What a sealed link opens. Throws `not-found` for a link that is forged, over, somebody else's, or whose sign-in has ended. */
export async function openLink(ctx: Ctx, link: string): Promise<DetachedReply> {
  const { target, isDownload, userId, sessionId } = readLink(ctx.services.config.secret, link, ctx.now)
  const isStranger = ctx.maybeActor !== null && ctx.maybeActor.userId !== userId
  if (isStranger || !(await isSessionAlive(ctx.db, userId, sessionId, ctx.now))) throw new AppError('not-found')
  if ('storageKey' in target) return sendStored(ctx, target, isDownload)
  const file = await findFile(ctx.db, target.fileId)
  if (file === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'file', id: file.id })
  return sendStored(ctx, file, isDownload)
}

/** A file the caller may see, to be saved. Throws `not-found`. */
export async function downloadFile(ctx: Ctx, fileId: string): Promise<DetachedReply> {
  return sendStored(ctx, await getVisibleFile(ctx, fileId), true)
}

/** A picture the caller may see, to be shown. Throws `not-found`, and `file-type` for a file that is none. */
export async function showPicture(ctx: Ctx, fileId: string): Promise<DetachedReply> {
  const file = await getVisibleFile(ctx, fileId)
  if (!shownTypes.has(file.mediaType) || !file.mediaType.startsWith('image/'))
    throw new AppError('file-type', { params: { name: file.name } })
  return sendStored(ctx, file, false)
}

async function getVisibleFile(ctx: Ctx, fileId: string): Promise<FileRecord> {
  const file = isId(fileId) && (await isFileVisible(ctx, fileId)) ? await findFile(ctx.db, fileId) : undefined
  ctx.setAuditObject({ type: 'file', id: fileId })
  if (file === undefined) throw new AppError('not-found')
  return file
}

async function sendStored(
  ctx: Ctx,
  file: { storageKey: string; name: string; size: number; mediaType: string },
  isDownload: boolean,
): Promise<DetachedReply> {
  const isShown = !isDownload && shownTypes.has(file.mediaType)
  return {
    body: await readNamed(ctx.services.files, file),
    mediaType: file.mediaType,
    fileName: file.name,
    size: file.size,
    disposition: isShown ? 'inline' : 'attachment',
    needsDatabase: false,
  }
}

/** Files of a case as specification §7.4 lists them: papers of the process, pictures, everything else. */
export async function listFilesOfCase(ctx: Ctx, caseId: string): Promise<CaseFileLists> {
  const record = await getVisibleCase(ctx, caseId)
  const handedIn = await listSeenFiles(ctx.db, record, await getItemVersion(ctx.db, record.item_version_id), ctx.actor)
  const replies = await ctx.db
    .selectFrom('documents as d')
    .innerJoin('files as f', 'f.id', 'd.file_id')
    .select(['f.id', 'f.name'])
    .where('d.case_id', '=', caseId)
    .execute()
  const process: FileReference[] = []
  for (const reply of replies) if (await isFileVisible(ctx, reply.id)) process.push(reply)
  const isPicture = (file: CaseFile) => file.mediaType.startsWith('image/')
  return {
    process,
    pictures: handedIn.filter(isPicture).map(toReference),
    attachments: handedIn.filter((file) => !isPicture(file)).map(toReference),
    byMaterial: byMaterial(handedIn),
  }
}

function byMaterial(files: readonly (CaseFile & { materialKey: string })[]): Record<string, FileReference[]> {
  const keys = new Set(files.map(({ materialKey }) => materialKey))
  return Object.fromEntries([...keys].map((key) => [key, files.filter((file) => file.materialKey === key).map(toReference)]))
}

function toReference(file: CaseFile): FileReference {
  return { id: file.fileId, name: file.name }
}

function badField(field: string): AppError {
  return new AppError('bad-request', { params: { field }, field })
}

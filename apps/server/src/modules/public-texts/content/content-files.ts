import type { CaseFile } from '@wenwu/core/cases/model'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import type { AnnouncedFile, UploadProgress } from '@wenwu/core/files/upload-session'
import { findField } from '@wenwu/core/form/paths'
import { filesOf } from '@wenwu/core/form/types/attachment/model'
import { rowsOf } from '@wenwu/core/form/types/table/model'
import type { Field, FormData } from '@wenwu/core/form/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { beginUpload, finishUpload, keepFile, linkToFile } from '../../case-work/files/index.ts'
import type { ContentKind } from '../publishing/index.ts'
import { findKind } from './find-kind.ts'

/** Takes a file for an attachment field of a kind's form. Throws `not-found`, `bad-request`, `file-type`, `upload-day-full`. */
export async function uploadContentFile(ctx: Ctx, input: { kind: string; field: string }, file: ReceivedFile): Promise<CaseFile> {
  // a multipart body passes no schema
  if (typeof input.kind !== 'string' || typeof input.field !== 'string') throw badField()
  const { actor, db, now } = ctx
  const { name, size, sha256, mediaType } = file
  const id = await keepFile(ctx, file, typesOf(input))
  await db.insertInto('content_files').values({ file_id: id }).execute()
  ctx.setAuditObject({ type: 'file', id, details: { kind: input.kind, sha256, size } })
  return { fileId: id, name, size, uploadedAt: now.toISOString(), uploadedBy: actor.name, mediaType, sha256 }
}

/** Opens an upload in parts for an attachment field of a kind's form. Throws `not-found`, `bad-request` and what `beginUpload` throws. */
export async function openContentUpload(
  ctx: Ctx,
  { kind, field, ...file }: AnnouncedFile & { kind: string; field: string },
): Promise<UploadProgress> {
  return beginUpload(ctx, { purpose: 'content', kind, field }, file, typesOf({ kind, field }))
}

/** Makes a file for a maintained text of an upload. Throws what `finishUpload` and `uploadContentFile` throw. */
export function completeContentUpload(ctx: Ctx, uploadId: string): Promise<CaseFile> {
  return finishUpload(ctx, uploadId, 'content', { keep: (target, file) => uploadContentFile(ctx, target, file) })
}

/** Endings an attachment field takes, without dot. Throws `not-found`, and `bad-request` for a field that is none. */
function typesOf(target: { kind: string; field: string }): readonly string[] {
  const field: Field | undefined = findField(findKind(target.kind).form, target.field)
  if (field?.type !== 'attachment') throw badField()
  return field.types ?? defaultFileTypes
}

/** A link to a file of maintained texts, for editors and reviewers. Throws `not-found` for any other file. */
export async function contentFileLink(ctx: Ctx, fileId: string): Promise<string> {
  ctx.setAuditObject({ type: 'file', id: fileId })
  const own = await ctx.db.selectFrom('content_files').select('file_id').where('file_id', '=', fileId).executeTakeFirst()
  if (own === undefined) throw new AppError('not-found')
  return linkToFile(ctx, fileId)
}

/**
 * Throws `form-invalid` when a text names a file that was not handed in for maintained texts: publishing it would give a paper of
 * some case to everybody.
 */
export async function requireContentFiles(ctx: Ctx, kind: ContentKind, data: FormData): Promise<void> {
  const named = kind.form.sections.flatMap((section) =>
    section.fields.flatMap((field) => filesIn(field, data[section.key]?.[field.key], `${section.key}.${field.key}`)),
  )
  if (named.length === 0) return
  const ids = named.map(({ fileId }) => fileId).filter(isId)
  const rows = await ctx.db.selectFrom('content_files').select('file_id').where('file_id', 'in', ids).execute()
  const own = new Set(rows.map((row) => row.file_id))
  const foreign = named.find(({ fileId }) => !own.has(fileId))
  if (foreign !== undefined) throw new AppError('form-invalid', { problems: [{ path: foreign.path, code: 'type' }] })
}

/** The files a value names; in the rows of a table too. */
function filesIn(field: Field, value: unknown, path: string): { path: string; fileId: string }[] {
  if (field.type === 'attachment') return filesOf(value).map(({ fileId }) => ({ path, fileId }))
  if (field.type !== 'table') return []
  return rowsOf(value).flatMap((row, index) =>
    field.columns.flatMap((column) => filesIn(column, row[column.key], `${path}[${index}].${column.key}`)),
  )
}

function badField(): AppError {
  return new AppError('bad-request', { params: { field: 'field' }, field: 'field' })
}

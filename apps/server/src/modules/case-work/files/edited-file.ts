import { sql } from 'kysely'
import type { CaseFile } from '@wenwu/core/cases/model'
import { endingOf } from '@wenwu/core/form/types/attachment/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import {
  getVisibleCase,
  isFileVisible,
  isNeverFiled,
  isPaperSeen,
  nameOfUploader,
  requireMaterialUpload,
  requireRoom,
} from '../cases/index.ts'
import { getItemVersion } from '../items/index.ts'
import { addMaterialFile, removeMaterialFile } from './file-repository.ts'
import { keepFile } from './keep-file.ts'

/**
 * Puts an edited document in the place of the version it was made from, by whoever may replace that file now; the version before stays on record.
 * Throws `not-found`, `not-your-turn`, `file-type`, `file-ending-differs`, what `uploadFile` throws of limits, and `file-version-stale`
 * where that version is no longer the newest.
 */
export async function uploadEdited(
  ctx: Ctx,
  { caseId, fileId }: { caseId: string; fileId: string },
  file: ReceivedFile,
): Promise<CaseFile> {
  // a multipart body passes no schema
  if (typeof caseId !== 'string' || !isId(caseId) || typeof fileId !== 'string' || !isId(fileId)) throw new AppError('not-found')
  const { actor, db, now } = ctx
  // two that come back at once follow each other: the second finds its version replaced
  await getVisibleCase(ctx, caseId, { isLocked: true })
  const current = await db
    .selectFrom('case_materials as m')
    .innerJoin('files as f', 'f.id', 'm.file_id')
    .select(['m.material_key', 'f.name'])
    .where('m.case_id', '=', caseId)
    .where('m.file_id', '=', fileId)
    .executeTakeFirst()
  if (current === undefined) throw new AppError((await wasReplaced(ctx, caseId, fileId)) ? 'file-version-stale' : 'not-found')
  if (!(await isFileVisible(ctx, fileId))) throw new AppError('not-found')
  const { types, place } = await requireMaterialUpload(ctx, caseId, current.material_key)
  const ending = endingOf(current.name)
  if (endingOf(file.name) !== ending) throw new AppError('file-ending-differs', { params: { ending }, field: 'file' })
  // the name stays: it is the same document
  await requireRoom(db, place, { name: current.name, size: file.size }, fileId)
  const id = await keepFile(ctx, { ...file, name: current.name }, types, place.day)
  await removeMaterialFile(db, caseId, fileId)
  await addMaterialFile(db, { caseId, key: current.material_key, fileId: id, userId: actor.userId, now })
  await db
    .insertInto('file_versions')
    .values({
      file_id: id,
      previous_file_id: fileId,
      case_id: caseId,
      material_key: current.material_key,
      replaced_by: actor.userId,
      replaced_at: now,
    })
    .execute()
  ctx.setAuditObject({ type: 'file', id, details: { caseId, material: current.material_key, sha256: file.sha256, size: file.size } })
  return {
    fileId: id,
    name: current.name,
    size: file.size,
    uploadedAt: now.toISOString(),
    uploadedBy: actor.name,
    mediaType: file.mediaType,
    sha256: file.sha256,
  }
}

async function wasReplaced(ctx: Ctx, caseId: string, fileId: string): Promise<boolean> {
  return (
    (await ctx.db
      .selectFrom('file_versions')
      .select('file_id')
      .where('case_id', '=', caseId)
      .where('previous_file_id', '=', fileId)
      .executeTakeFirst()) !== undefined
  )
}

/** The versions before a file, newest first. Throws `not-found`. */
export async function listVersions(ctx: Ctx, caseId: string, fileId: string): Promise<CaseFile[]> {
  const record = await getVisibleCase(ctx, caseId)
  if (!(await isFileVisible(ctx, fileId))) throw new AppError('not-found')
  const isOfficial = ctx.actor.kind === 'official'
  const { rows } = await sql<
    Omit<CaseFile, 'uploadedAt'> & { uploadedAt: Date; uploaderId: string | null; office: string | null; key: string }
  >`
    with recursive earlier as (
      select v.previous_file_id, v.replaced_at, v.material_key, 1 as age from file_versions v where v.file_id = ${fileId} and v.case_id = ${caseId}
      union all select v.previous_file_id, v.replaced_at, v.material_key, e.age + 1 from file_versions v join earlier e on v.file_id = e.previous_file_id)
    select f.id as "fileId", f.name, f.size::float8 as size, f.media_type as "mediaType", f.sha256, f.created_at as "uploadedAt", coalesce(u.name, '') as "uploadedBy",
      u.id as "uploaderId", u.organization_id as office, e.material_key as key
    from earlier e join files f on f.id = e.previous_file_id left join users u on u.id = f.created_by join cases c on c.id = ${caseId}
    where not ${isOfficial} or (e.replaced_at >= c.submitted_at and not ${isNeverFiled(sql`c.id`, sql`f.created_at`, sql`e.replaced_at`)}) order by e.age limit 200`.execute(
    ctx.db,
  )
  const item = await getItemVersion(ctx.db, record.item_version_id)
  return rows.flatMap(({ uploaderId, office, key, ...row }) => {
    const by = item.definition.materials.find((material) => material.key === key)?.by ?? 'applicant'
    if (!isPaperSeen(ctx.actor, item, by, { id: uploaderId ?? '', organizationId: office })) return []
    const uploadedBy = nameOfUploader(ctx.actor, item, by, { id: uploaderId ?? '', name: row.uploadedBy }, record)
    return [{ ...row, uploadedBy, uploadedAt: row.uploadedAt.toISOString() }]
  })
}

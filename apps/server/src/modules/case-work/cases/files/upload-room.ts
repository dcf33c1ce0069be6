import { sql } from 'kysely'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { isWithin, uploadLimitsOf, type UploadLimit } from '@wenwu/core/item/upload-limits'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../../platform/database/request-database.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'

/** Where a file goes, and what may be there. */
export interface UploadPlace {
  caseId: string
  /** Key of a material, or `form:<section>.<field>`. */
  target: string
  limit: UploadLimit
  /** What one side (applicant or officials) may hand in for the case, and whose materials count. */
  side: { limit: UploadLimit; isOfficial: boolean; officialKeys: ReadonlySet<string> }
  /** What its person may hand in on a day. */
  day: UploadLimit
}

/** A place of a case by its item. */
export function placeOf(item: ItemDefinition, place: { caseId: string; target: string; limit: UploadLimit }): UploadPlace {
  const limits = uploadLimitsOf(item)
  const officialKeys = new Set(item.materials.filter(({ by }) => by !== 'applicant').map(({ key }) => key))
  const isOfficial = officialKeys.has(place.target)
  return { ...place, side: { limit: isOfficial ? limits.officials : limits.applicant, isOfficial, officialKeys }, day: limits.day }
}

/**
 * Whether a place has room for a file. Exact where the caller holds the lock of the case, otherwise a check in advance.
 * Throws `upload-material-full`, `upload-case-full`.
 *
 * @param replacedId a file whose place the new one takes
 */
export async function requireRoom(db: Db, place: UploadPlace, file: { name: string; size: number }, replacedId?: string): Promise<void> {
  const used = await usedPlaces(db, place.caseId, replacedId)
  const here = sum(used.filter((each) => each.target === place.target))
  refuseAbove('upload-material-full', place.limit, here, file)
  const { limit, isOfficial, officialKeys } = place.side
  refuseAbove('upload-case-full', limit, sum(used.filter((each) => officialKeys.has(each.target) === isOfficial)), file)
}

/** Whether the files a form names fit into the applicant's part of its case; the caller holds the case's lock. Throws `upload-case-full`. */
export async function requireRoomOfForm(db: Db, caseId: string, item: ItemDefinition, field: string): Promise<void> {
  const { side } = placeOf(item, { caseId, target: `form:${field}`, limit: uploadLimitsOf(item).material })
  const { count, bytes } = sum((await usedPlaces(db, caseId)).filter(({ target }) => !side.officialKeys.has(target)))
  if (!isWithin(side.limit, count, bytes)) throw fullError('upload-case-full', side.limit, { count, bytes }, '', `data.${field}`)
}

interface Used {
  target: string
  count: number
  bytes: number
}

async function usedPlaces(db: Db, caseId: string, replacedId: string | null = null): Promise<Used[]> {
  const { rows } = await sql<Used>`
    select target, count(*)::int as count, sum(size)::float8 as bytes from (
      select m.material_key as target, f.size from case_materials m join files f on f.id = m.file_id
        where m.case_id = ${caseId} and m.file_id is distinct from ${replacedId}::uuid
      union all
      select 'form:' || x.path, f.size from case_attachments x join files f on f.id = x.file_id where x.case_id = ${caseId}
    ) used group by target ${byKey}`.execute(db)
  return rows
}

function sum(used: readonly Used[]): { count: number; bytes: number } {
  return used.reduce((all, { count, bytes }) => ({ count: all.count + count, bytes: all.bytes + bytes }), { count: 0, bytes: 0 })
}

type FullCode = 'upload-material-full' | 'upload-case-full'

function refuseAbove(
  code: FullCode,
  limit: UploadLimit,
  used: { count: number; bytes: number },
  file: { name: string; size: number },
): void {
  if (!isWithin(limit, used.count + 1, used.bytes + file.size)) throw fullError(code, limit, used, file.name, 'file')
}

function fullError(
  code: FullCode,
  limit: UploadLimit,
  { count, bytes }: { count: number; bytes: number },
  name: string,
  field: string,
): AppError {
  const params = { name, count, size: Math.ceil(bytes / 1024 / 1024), maxCount: limit.files, maxSize: limit.megabytes }
  return new AppError(code, { params, field })
}

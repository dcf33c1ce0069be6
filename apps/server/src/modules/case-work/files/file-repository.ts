import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'

/** A file as stored. */
export interface FileRecord {
  id: string
  storageKey: string
  sha256: string
  size: number
  mediaType: string
  name: string
}

export interface NewFile extends Omit<FileRecord, 'id'> {
  /** Who handed it in; null for what the server made. */
  createdBy: string | null
  createdAt: Date
}

/** Adds the row of a kept file and gives its id. */
export async function insertFile(db: Db, file: NewFile): Promise<string> {
  const id = newId(file.createdAt.getTime())
  await db
    .insertInto('files')
    .values({
      id,
      storage_key: file.storageKey,
      sha256: file.sha256,
      size: file.size,
      media_type: file.mediaType,
      name: file.name,
      created_by: file.createdBy,
      created_at: file.createdAt,
    })
    .execute()
  return id
}

/** A file by id, whoever asks: rights are decided before. */
export async function findFile(db: Db, id: string): Promise<FileRecord | undefined> {
  const row = await db
    .selectFrom('files')
    .select(['id', 'storage_key', 'sha256', 'size', 'media_type', 'name'])
    .where('id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      storageKey: row.storage_key,
      sha256: row.sha256,
      size: Number(row.size),
      mediaType: row.media_type,
      name: row.name,
    }
  )
}

export async function addMaterialFile(
  db: Db,
  material: { caseId: string; key: string; fileId: string; userId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('case_materials')
    .values({
      case_id: material.caseId,
      material_key: material.key,
      file_id: material.fileId,
      uploaded_by: material.userId,
      uploaded_at: material.now,
    })
    .execute()
}

/** Takes a file out of the materials of a case. */
export async function removeMaterialFile(db: Db, caseId: string, fileId: string): Promise<void> {
  await db.deleteFrom('case_materials').where('case_id', '=', caseId).where('file_id', '=', fileId).execute()
}

/** Deletes the row of a file that nothing refers to any more, and those of its earlier versions; their bytes go with the next sweep. */
export async function deleteUnusedFile(db: Db, fileId: string): Promise<void> {
  const earlier = await db.selectFrom('file_versions').select('previous_file_id').where('file_id', '=', fileId).executeTakeFirst()
  const deleted = await db
    .deleteFrom('files as f')
    .where('f.id', '=', fileId)
    .where(({ not, exists, selectFrom, and }) =>
      and([
        not(exists(selectFrom('case_materials as m').select('m.file_id').whereRef('m.file_id', '=', 'f.id'))),
        not(exists(selectFrom('case_attachments as a').select('a.file_id').whereRef('a.file_id', '=', 'f.id'))),
        not(exists(selectFrom('file_versions as v').select('v.file_id').whereRef('v.previous_file_id', '=', 'f.id'))),
        not(exists(selectFrom('documents as d').select('d.file_id').whereRef('d.file_id', '=', 'f.id'))),
      ]),
    )
    .returning('f.id')
    .executeTakeFirst()
  if (deleted !== undefined && earlier !== undefined) await deleteUnusedFile(db, earlier.previous_file_id)
}

/** Whether a session is still good: a link dies with the sign-in it was made in. */
export async function isSessionAlive(db: Db, userId: string, sessionId: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.id', '=', sessionId)
    .where('s.user_id', '=', userId)
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now)
    .where('u.is_locked', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Of some storage keys those that a row refers to. */
export async function findReferencedKeys(db: Db, storageKeys: string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('files').select('storage_key').distinct().where('storage_key', 'in', storageKeys).execute()
  return new Set(rows.map((row) => row.storage_key))
}

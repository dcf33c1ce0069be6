import { sql } from 'kysely'
import type { AnnouncedFile } from '@wenwu/core/files/upload-session'
import { uploadLifetime } from '@wenwu/core/files/upload-parts'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'

/** What an upload is for: a material or form field of a case, or an attachment field (its path) of a kind of maintained texts. */
export type UploadTarget = { purpose: 'case'; caseId: string; materialKey: string } | { purpose: 'content'; kind: string; field: string }
export type UploadPurpose = UploadTarget['purpose']
export type TargetOf<P extends UploadPurpose> = Extract<UploadTarget, { purpose: P }>

/** An upload in parts. With `fileId` it is done. */
export interface UploadSession extends AnnouncedFile {
  id: string
  target: UploadTarget
  received: number
  fileId: string | null
  touchedAt: Date
}

const columns = [
  'id',
  'case_id as caseId',
  'content_kind as contentKind',
  'material_key as materialKey',
  'name',
  'size',
  'sha256',
  'received',
  'file_id as fileId',
  'touched_at as touchedAt',
] as const

/** Whose upload, and when it is asked for: nobody else's is found, and none that is over. */
export interface UploadOwner {
  userId: string
  now: Date
}

function ownSessions(db: Db, { userId, now }: UploadOwner) {
  return db.selectFrom('upload_sessions').select(columns).where('user_id', '=', userId).where('expires_at', '>', now)
}

interface SessionRow extends Omit<UploadSession, 'target'> {
  caseId: string | null
  contentKind: string | null
  materialKey: string
}

function toSession({ caseId, contentKind, materialKey, ...rest }: SessionRow): UploadSession {
  // the table holds exactly one of the two
  const target: UploadTarget =
    caseId === null ? { purpose: 'content', kind: contentKind!, field: materialKey } : { purpose: 'case', caseId, materialKey }
  return { ...rest, target }
}

function toColumns(target: UploadTarget) {
  return target.purpose === 'case'
    ? { case_id: target.caseId, content_kind: null, material_key: target.materialKey }
    : { case_id: null, content_kind: target.kind, material_key: target.field }
}

/** An upload of somebody's own; with `isLocked` nobody else changes it until the transaction ends. */
export async function findUpload(db: Db, owner: UploadOwner, id: string, { isLocked = false } = {}): Promise<UploadSession | undefined> {
  const query = ownSessions(db, owner).where('id', '=', id)
  const row = await (isLocked ? query.forUpdate() : query).executeTakeFirst()
  return row && toSession(row)
}

/** Somebody's open uploads. Nobody else opens one for them until the transaction ends. */
export async function listOpenUploads(db: Db, owner: UploadOwner): Promise<UploadSession[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`uploads of ${owner.userId}`}, 0))`.execute(db)
  return (await ownSessions(db, owner).where('file_id', 'is', null).execute()).map(toSession)
}

export async function insertUpload(
  db: Db,
  { userId, now }: UploadOwner,
  target: UploadTarget,
  file: AnnouncedFile,
): Promise<UploadSession> {
  const id = newId(now.getTime())
  await db
    .insertInto('upload_sessions')
    .values({
      id,
      user_id: userId,
      ...toColumns(target),
      name: file.name,
      size: file.size,
      sha256: file.sha256,
      opened_at: now,
      touched_at: now,
      expires_at: new Date(now.getTime() + uploadLifetime),
    })
    .execute()
  return { ...file, target, id, received: 0, fileId: null, touchedAt: now }
}

/**
 * Notes that another `length` bytes are there; the row is locked. They count on the day they came, whatever becomes of the upload: they went
 * over the line and lie on the disk.
 */
export async function noteReceived(db: Db, { userId, now }: UploadOwner, id: string, length: number): Promise<void> {
  await sql`
    with counted as (
      insert into upload_days as d (user_id, day, files, bytes) values (${userId}, ${toShanghaiDate(now)}, 0, ${length})
      on conflict (user_id, day) do update set bytes = d.bytes + excluded.bytes)
    update upload_sessions set received = received + ${length}, touched_at = ${now} where id = ${id}`.execute(db)
}

/** Notes the file an upload has become. */
export async function noteCompleted(db: Db, id: string, fileId: string): Promise<void> {
  await db.updateTable('upload_sessions').set({ file_id: fileId }).where('id', '=', id).execute()
}

/** Removes uploads; their bytes are the caller's to remove. */
export async function deleteUploads(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('upload_sessions').where('id', 'in', ids).execute()
}

/** Removes uploads that are over; gives their number. */
export async function deleteOverUploads(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('upload_sessions').where('expires_at', '<=', now).executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Of some ids those of uploads that are open. */
export async function findOpenIds(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db.selectFrom('upload_sessions').select('id').where('id', 'in', ids).where('file_id', 'is', null).execute()
  return new Set(rows.map((row) => row.id))
}

import { sql } from 'kysely'
import { directoriesWithFiles, directoryFileTypes, type DirectoryWithFiles } from '@wenwu/core/directories/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { keepFile, linkToFile } from '../../case-work/files/index.ts'

/** Whether a directory has an entry; locks it, so that two uploads follow each other. */
const entryExists: Record<DirectoryWithFiles, (db: Db, key: string) => Promise<boolean>> = {
  'qualified-units': async (db, key) =>
    isId(key) && (await sql`select 1 from qualified_units where id = ${key} for update`.execute(db)).rows.length > 0,
  'heritage-units': async (db, key) => (await sql`select 1 from heritage_units where code = ${key} for update`.execute(db)).rows.length > 0,
}

/** The file of an entry of the basic data; the one before stays on record. Throws `bad-request`, `not-found`, `file-type`. */
export async function uploadEntryFile(
  ctx: Ctx,
  { directory, entry }: { directory: DirectoryWithFiles; entry: string },
  file: ReceivedFile,
): Promise<{ id: string; name: string }> {
  // a multipart body passes no schema
  if (!directoriesWithFiles.includes(directory)) throw new AppError('bad-request', { params: { field: 'fileType' }, field: 'fileType' })
  if (typeof entry !== 'string' || entry.length > 60 || !(await entryExists[directory](ctx.db, entry))) throw new AppError('not-found')
  const { actor, db, now } = ctx
  const id = await keepFile(ctx, file, directoryFileTypes[directory])
  await db
    .updateTable('directory_files')
    .set({ replaced_at: now })
    .where('directory', '=', directory)
    .where('entry_key', '=', entry)
    .where('replaced_at', 'is', null)
    .execute()
  await db
    .insertInto('directory_files')
    .values({ directory, entry_key: entry, file_id: id, uploaded_by: actor.userId, uploaded_at: now, replaced_at: null })
    .execute()
  ctx.setAuditObject({ type: 'directory-entry', id: entry, details: { kind: directory, sha256: file.sha256, size: file.size } })
  return { id, name: file.name }
}

/** A signed link to the file of an entry. Throws `not-found`. */
export async function linkToEntryFile(ctx: Ctx, directory: DirectoryWithFiles, entry: string): Promise<string> {
  const row = await ctx.db
    .selectFrom('directory_files')
    .select('file_id')
    .where('directory', '=', directory)
    .where('entry_key', '=', entry)
    .where('replaced_at', 'is', null)
    .executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return linkToFile(ctx, row.file_id)
}

import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import type { Db } from '../../../../platform/database/request-database.ts'

/** Ids of the files that attachment fields hold, by path; columns of tables included under the table's path. */
export function attachedFiles(form: FormDefinition, data: FormData): { path: string; fileId: string }[] {
  const found: { path: string; fileId: string }[] = []
  const collect = (path: string, value: unknown) => {
    if (!Array.isArray(value)) return
    for (const file of value)
      if (typeof file === 'object' && file !== null && typeof (file as { fileId?: unknown }).fileId === 'string')
        found.push({ path, fileId: (file as { fileId: string }).fileId })
  }
  for (const section of form.sections) {
    for (const field of section.fields) {
      const value = data[section.key]?.[field.key]
      const path = `${section.key}.${field.key}`
      if (field.type === 'attachment') collect(path, value)
      if (field.type !== 'table' || !Array.isArray(value)) continue
      for (const column of field.columns)
        if (column.type === 'attachment') for (const row of value) collect(path, (row as Record<string, unknown> | null)?.[column.key])
    }
  }
  return found
}

/** The path of the first field that names a file it did not name before; undefined where none does. */
export function addedAttachment(form: FormDefinition, before: FormData, after: FormData): string | undefined {
  const known = new Set(attachedFiles(form, before).map(({ path, fileId }) => `${path} ${fileId}`))
  return attachedFiles(form, after).find(({ path, fileId }) => !known.has(`${path} ${fileId}`))?.path
}

/**
 * Brings the index of attached files in line with the form. Only files that the saver uploaded, or that the case already
 * had, are taken: naming somebody else's file id in a form opens nothing.
 */
export async function syncAttachments(
  db: Db,
  caseId: string,
  form: FormDefinition,
  before: FormData,
  after: FormData,
  userId: string,
): Promise<void> {
  const wanted = attachedFiles(form, after)
  if (wanted.length === 0 && attachedFiles(form, before).length === 0) return
  const ids = wanted.map((each) => each.fileId).filter((id) => /^[0-9a-f-]{36}$/.test(id))
  const known = await db.selectFrom('case_attachments').select(['file_id', 'path']).where('case_id', '=', caseId).execute()
  const own =
    ids.length === 0 ? [] : await db.selectFrom('files').select('id').where('id', 'in', ids).where('created_by', '=', userId).execute()
  const allowed = new Set([...known.map((row) => row.file_id), ...own.map((row) => row.id)])
  await db.deleteFrom('case_attachments').where('case_id', '=', caseId).execute()
  const rows = wanted.filter((each) => allowed.has(each.fileId))
  if (rows.length === 0) return
  await db
    .insertInto('case_attachments')
    .values(rows.map((each) => ({ case_id: caseId, path: each.path, file_id: each.fileId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

import { sql } from 'kysely'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import { reportLimits } from '@wenwu/core/obligations/model'
import type { ObligationFile } from '@wenwu/core/obligations/schemas'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { isSeen, visibleCases } from '../cases/index.ts'
import { keepFile, linkToFile } from '../files/index.ts'
import { lockObligation } from './locked-obligation.ts'
import { requireReportable } from './parties.ts'

/** Takes a file for the next report on an obligation of the caller's own. Throws `not-found`, `not-your-turn`, `obligation-after`, `obligation-early`, `obligation-files`, `file-type` and what keeping a file throws. */
export async function uploadReportFile(ctx: Ctx, { obligationId }: { obligationId: string }, file: ReceivedFile): Promise<ObligationFile> {
  // a multipart body passes no schema
  if (typeof obligationId !== 'string' || !isId(obligationId))
    throw new AppError('bad-request', { params: { field: 'obligationId' }, field: 'obligationId' })
  const { actor, db, now } = ctx
  const duty = await lockObligation(ctx, obligationId)
  requireReportable(actor, duty, toShanghaiDate(now))
  const waiting = await db
    .selectFrom('obligation_files')
    .select('file_id')
    .where('obligation_id', '=', duty.id)
    .where('report_id', 'is', null)
    .execute()
  if (waiting.length >= reportLimits.files) throw new AppError('obligation-files', { params: { n: reportLimits.files }, field: 'file' })
  const id = await keepFile(ctx, file, defaultFileTypes)
  await db
    .insertInto('obligation_files')
    .values({ file_id: id, obligation_id: duty.id, report_id: null, uploaded_by: actor.userId })
    .execute()
  ctx.setAuditObject({ type: 'file', id, details: { caseId: duty.case_id, sha256: file.sha256, size: file.size } })
  return { id, name: file.name, size: file.size }
}

/** Takes away a file that the caller uploaded and that no report has yet. Throws `not-found`. */
export async function removeReportFile(ctx: Ctx, fileId: string): Promise<Record<string, never>> {
  const { db, actor } = ctx
  ctx.setAuditObject({ type: 'file', id: fileId })
  const gone = await db
    .deleteFrom('obligation_files')
    .where('file_id', '=', fileId)
    .where('report_id', 'is', null)
    .where('uploaded_by', '=', actor.userId)
    .returning('file_id')
    .executeTakeFirst()
  if (gone === undefined) throw new AppError('not-found')
  await db.deleteFrom('files').where('id', '=', fileId).execute()
  return {}
}

/** A link to a file of a report on a case of the caller's scope, or to one of their own that is not handed in yet. Throws `not-found`. */
export async function linkToReportFile(ctx: Ctx, fileId: string): Promise<string> {
  const { db, actor } = ctx
  ctx.setAuditObject({ type: 'file', id: fileId })
  const { rows } = await sql`
    select from obligation_files k join obligations o on o.id = k.obligation_id join cases c on c.id = o.case_id
    where k.file_id = ${fileId} and ${visibleCases(ctx)} and (k.report_id is not null or k.uploaded_by = ${actor.userId})`.execute(db)
  if (rows.length === 0 || !isSeen(actor, 'reply-issued')) throw new AppError('not-found')
  return linkToFile(ctx, fileId)
}

import { sql } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import { byKey } from '../../../../platform/database/statement-name.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { keyOfApplicant, keysOf } from '../../process/index.ts'

/**
 * What is said of a case that its applicant has withdrawn, instead of that it is not there: to whoever it was offered to, and to the applicant who withdraws it
 * again. Undefined where it was not withdrawn, and for everybody else.
 */
export async function withdrawnError({ db, actor }: Ctx, caseId: string): Promise<AppError | undefined> {
  const keys = keysOf(actor)
  const { rows } = await sql<{ isOwn: boolean }>`
    select ${keyOfApplicant('c')} = any(${keys}::text[]) as "isOwn" from cases c
    where c.id = ${caseId} and (c.status = ${sql.lit(draftStatus)} or c.conclusion = 'withdrawn')
      and exists (select from case_events e where e.case_id = c.id and e.kind = 'withdrawn')
      and (${keyOfApplicant('c')} = any(${keys}::text[])
        or exists (select from tasks t where t.case_id = c.id and t.candidate_key = any(${keys}::text[])))
    ${byKey}`.execute(db)
  const [row] = rows
  return row && new AppError(row.isOwn ? 'withdrawn-already' : 'case-withdrawn')
}

/** What went wrong with what was done to a case; that it was withdrawn, where that is why it is not there. */
export async function whyGone(ctx: Ctx, caseId: string, error: unknown): Promise<unknown> {
  const isGone = error instanceof AppError && error.code === 'not-found'
  return (isGone ? await withdrawnError(ctx, caseId) : undefined) ?? error
}

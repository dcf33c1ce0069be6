import { sql, type RawBuilder } from 'kysely'

/**
 * Of a statement over the files of cases: whether a file was added with a correction that the applicant has not handed in yet. It is theirs
 * alone until then; officials have what was filed.
 * @param addedAt when the file was added to the case
 */
export function isUnfiled(caseId: RawBuilder<unknown>, addedAt: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from corrections k where k.case_id = ${caseId} and k.resubmitted_at is null and ${addedAt} > k.requested_at)`
}

import { sql, type RawBuilder } from 'kysely'

/**
 * Of a statement over files: whether a file was added to a case with a correction and taken out or replaced before it was handed in, if it ever was. It was never
 * filed, so it is the applicant's alone. Materials as they stand are read from `filed_materials`.
 * @param addedAt when it was added to the case
 * @param goneAt when another took its place; null while it is there
 */
export function isNeverFiled(caseId: RawBuilder<unknown>, addedAt: RawBuilder<unknown>, goneAt: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from corrections k where k.case_id = ${caseId} and ${addedAt} > k.requested_at
    and coalesce(${goneAt}, 'infinity') <= coalesce(k.resubmitted_at, 'infinity'))`
}

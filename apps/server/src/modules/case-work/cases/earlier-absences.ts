import { sql } from 'kysely'
import type { FormData } from '@wenwu/core/form/model'
import { absencesOf, findOverruns } from '@wenwu/core/item/continuous-limit'
import type { FieldProblem } from '@wenwu/core/kernel/errors'
import type { Db } from '../../../platform/database/request-database.ts'
import type { LoadedItem } from '../items/index.ts'
import type { CaseRecord } from './case-repository.ts'

/**
 * What of an application would be away too long with what the same applicant was granted before (`continuousLimit` of the item). One statement, none for an item without
 * such a limit.
 */
export async function findLongAbsences(
  db: Db,
  { id, applicant_key: applicant }: Pick<CaseRecord, 'id' | 'applicant_key'>,
  { code, definition: { continuousLimit: limit } }: LoadedItem,
  data: FormData,
): Promise<FieldProblem[]> {
  if (limit === undefined) return []
  const sections = [limit.rows, limit.period].map((path) => path.split('.')[0]!)
  const { rows } = await sql<{ form: FormData; backOn: string | null }>`
    select
      (select jsonb_object_agg(s.section, s.data) from case_sections s where s.case_id = c.id and s.section = any(${sections}::text[])) as form,
      (select r.day from obligations o join obligation_reports r on r.obligation_id = o.id
        where o.case_id = c.id and o.key = ${limit.endedBy ?? ''} and o.state = 'fulfilled' and r.verdict = 'confirmed') as "backOn"
    from cases c where c.item_code = ${code} and c.applicant_key = ${applicant} and c.conclusion = 'approved' and c.id <> ${id}`.execute(db)
  return findOverruns(
    limit,
    data,
    rows.flatMap(({ form, backOn }) => absencesOf(limit, form, backOn)),
  )
}

import { toneOf, voidedStatus } from '@wenwu/core/codes/statuses'
import { setValue } from '@wenwu/core/form/paths'
import type { FormData } from '@wenwu/core/form/model'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { loadData, type CaseRecord } from '../record/case-repository.ts'
import { listFiledValues } from '../corrections/corrections.ts'

/** Statuses of cases that may have a correction which was not handed in. */
function mayBeCorrected(status: string): boolean {
  return toneOf(status) === 'waiting-applicant' || status === voidedStatus
}

/**
 * The form of a case as a reader may know it: what an applicant is correcting is theirs until they hand it in, all others have what was filed, also where the case
 * was voided meanwhile. One statement, two while a correction may be open.
 */
export async function loadSeenData(db: Db, record: CaseRecord, actor: Actor): Promise<FormData> {
  if (actor.kind !== 'official' || !mayBeCorrected(record.status)) return loadData(db, record.id)
  const [data, filed] = await Promise.all([loadData(db, record.id), listFiledValues(db, record.id)])
  return filed.reduce((seen, { path, before }) => setValue(seen, path, before), data)
}

import { toneOf } from '@wenwu/core/codes/statuses'
import { setValue } from '@wenwu/core/form/paths'
import type { FormData } from '@wenwu/core/form/model'
import type { Actor } from '../../platform/http/actor.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { loadData, type CaseRecord } from './case-repository.ts'
import { findOpenCorrection } from './corrections.ts'

/**
 * The form of a case as a reader may know it: what an applicant is correcting is theirs until they hand it in, all others have what was filed.
 * One statement, two while a correction is open.
 */
export async function loadSeenData(db: Db, record: CaseRecord, actor: Actor): Promise<FormData> {
  if (actor.kind !== 'official' || toneOf(record.status) !== 'waiting-applicant') return loadData(db, record.id)
  const [data, correction] = await Promise.all([loadData(db, record.id), findOpenCorrection(db, record.id)])
  const fields = correction?.entries.filter(({ kind }) => kind === 'field') ?? []
  return fields.reduce((seen, { path, before }) => setValue(seen, path, before), data)
}

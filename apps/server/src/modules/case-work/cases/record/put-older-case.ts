import { closedStatuses, conclusionOfStatus } from '@wenwu/core/codes/statuses'
import { conclusionList, type Conclusion } from '@wenwu/core/codes/conclusions'
import { findEntry } from '@wenwu/core/codes/code-list'
import type { LoadOutcome } from '@wenwu/core/imports/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../../platform/database/request-database.ts'
import { getCurrentItem } from '../../items/index.ts'
import { termsOfCase } from './case-columns.ts'

/** A concluded case of an earlier system, as far as its list knows it. Days are `YYYY-MM-DD` in Asia/Shanghai. */
export interface OlderCase {
  number: string
  itemCode: string
  title: string
  applicantName: string
  provinceCode: string
  status: string
  submittedOn: string
  conclusion?: Conclusion
  unitName?: string
  /** Of the unit that applied: the people of its account then read the case. */
  creditCode?: string
  documentNumber?: string
  decidedOn?: string
}

const conclusionsOf: Readonly<Record<string, readonly Conclusion[]>> = { '5': ['refused', 'not-accepted'], G999: ['void', 'withdrawn'] }

/** Whether an older case has ended with this status. */
export function isEndStatus(status: string): boolean {
  return closedStatuses.has(status)
}

/** Whether a case with this status may have come out so; without a conclusion it came out as its status says. */
export function isConclusionOf(status: string, conclusion: string | undefined): boolean {
  if (conclusion === undefined) return true
  return (conclusionsOf[status] ?? [conclusionOfStatus(status)]).some((each) => each === conclusion)
}

/**
 * Writes a concluded case of an earlier system by its number: what its list says, and no form, process or files. Again it writes what changed. Throws `not-found` for an
 * item that is not offered, `conflict` where a case of this system has the number.
 */
export async function putOlderCase(db: Db, older: OlderCase, now: Date): Promise<LoadOutcome> {
  const { versionId, definition } = await getCurrentItem(db, older.itemCode)
  const known = await db
    .selectFrom('cases')
    .select([
      'id',
      'is_old',
      'title',
      'unit_name',
      'applicant_name',
      'province_code',
      'status',
      'conclusion',
      'document_number',
      'decided_on',
    ])
    .select(['applicant_key', 'applicant_user_id', 'item_code', 'submitted_at'])
    .where('number', '=', older.number)
    .executeTakeFirst()
  if (known !== undefined && !known.is_old) throw new AppError('conflict')
  const applicant = await findApplicant(db, older.creditCode)
  const conclusion = older.conclusion ?? conclusionOfStatus(older.status)
  const names = {
    title: older.title,
    unit_name: older.unitName ?? '',
    applicant_name: older.applicantName,
    document_number: older.documentNumber ?? null,
  }
  const submitted = new Date(`${older.submittedOn}T00:00:00+08:00`)
  const facts = {
    ...names,
    item_code: definition.code,
    province_code: older.provinceCode,
    status: older.status,
    conclusion,
    decided_on: older.decidedOn ?? null,
    // of a unit without an account the case is nobody's
    applicant_key: applicant?.organizationId ?? known?.applicant_key ?? newId(now.getTime()),
    applicant_user_id: applicant?.userId ?? null,
    submitted_at: submitted,
  }
  const isSame =
    known !== undefined && Object.entries(facts).every(([key, value]) => String(known[key as keyof typeof facts]) === String(value))
  if (isSame) return 'same'
  const row = {
    ...facts,
    item_version_id: versionId,
    item_name: JSON.stringify(definition.name),
    search_terms: termsOfCase({ ...names, number: older.number, agent_name: null, reference_number: '' }),
    current_step: JSON.stringify(findEntry(conclusionList, conclusion!)!.name),
    sort_at: submitted,
    updated_at: now,
  }
  if (known !== undefined) await db.updateTable('cases').set(row).where('id', '=', known.id).execute()
  else
    await db
      .insertInto('cases')
      .values({ ...row, id: newId(now.getTime()), number: older.number, reference_number: '', revision: 0, is_old: true, created_at: now })
      .execute()
  return known === undefined ? 'added' : 'changed'
}

/** The account of a unit: the organisation with its credit code and who opened its first account. */
async function findApplicant(
  db: Db,
  creditCode: string | undefined,
): Promise<{ organizationId: string; userId: string | null } | undefined> {
  if (creditCode === undefined) return undefined
  const found = await db
    .selectFrom('organizations as o')
    .leftJoin('users as u', 'u.organization_id', 'o.id')
    .select(['o.id as organizationId', 'u.id as userId'])
    .where('o.credit_code', '=', creditCode)
    .orderBy('u.id')
    .limit(1)
    .executeTakeFirst()
  return found
}

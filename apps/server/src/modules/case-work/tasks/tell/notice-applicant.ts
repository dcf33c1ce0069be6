import type { PlannedStop } from '@wenwu/core/clock/suspension'
import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { ring } from '../../bell/index.ts'
import type { CaseRecord } from '../../cases/index.ts'
import { queueCaseNotice } from '../../../base/messages/index.ts'
import { toldPeople } from './told-people.ts'

/** A case as far as its applicant is told of it. */
export type ToldCase = Pick<CaseRecord, 'id' | 'number' | 'title' | 'item_version_id' | 'applicant_key'>

/** How much longer a time was made, as the applicant is told. */
export type ToldExtension = NonNullable<Parameters<typeof queueCaseNotice>[2]['extension']>

interface Notice {
  notice: CaseNotice
  key: string
  now: Date
  dueOn?: string | null
  stop?: PlannedStop
  extension?: ToldExtension
}

/**
 * Tells the applicant of a case something, inside the caller's transaction: by phone and mail the account that submitted it (and the contact where that is
 * wanted), by the bell all accounts that file for the same applicant.
 *
 * @param key what happened, so that the bell says it once
 * @param dueOn the day that the notice names
 * @param stop why a clock stands still and for how long, where that is told
 * @param extension by how much a time was made longer, where that is told
 */
export async function noticeApplicant(
  db: Db,
  services: AppServices,
  record: ToldCase,
  { notice, key, now, dueOn = null, stop, extension }: Notice,
): Promise<void> {
  const { bell, messages } = await toldPeople(db, record)
  const told = {
    notice,
    case: { id: record.id, number: record.number ?? '', title: record.title },
    ...(dueOn !== null && { date: dueOn }),
    ...(stop !== undefined && { stop }),
    ...(extension !== undefined && { extension }),
    now,
  }
  // one flight
  await Promise.all([
    ring(
      db,
      bell.map((userId) => ({ userId, caseId: record.id, kind: notice, key, dueOn })),
      now,
    ),
    ...messages.map((person) => queueCaseNotice(db, services, { ...told, person })),
  ])
}

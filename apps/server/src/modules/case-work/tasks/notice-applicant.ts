import { sql } from 'kysely'
import type { Locale } from '@wenwu/core/i18n/text'
import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { ring } from '../bell/index.ts'
import type { CaseRecord } from '../cases/index.ts'
import { queueCaseNotice } from '../../base/messages/index.ts'

interface Person {
  id: string
  name: string
  mobile: string
  email: string
  locale: Locale | null
  /** Whoever filed the case; the others file for the same applicant. */
  isFiler: boolean
  isOpen: boolean
}

/** More accounts of one applicant are not told; each of them finds the case in the list. */
const mostPeople = 200

/** A case as far as its applicant is told of it. */
export type ToldCase = Pick<CaseRecord, 'id' | 'number' | 'title' | 'applicant_user_id' | 'applicant_key'>

/**
 * Tells the applicant of a case something, inside the caller's transaction: whoever filed it by phone and mail, all accounts that file for the same applicant by the bell.
 *
 * @param key what happened, so that the bell says it once
 * @param dueOn the day that the notice names
 */
export async function noticeApplicant(
  db: Db,
  services: AppServices,
  record: ToldCase,
  { notice, key, now, dueOn = null }: { notice: CaseNotice; key: string; now: Date; dueOn?: string | null },
): Promise<void> {
  const people = await readPeople(db, record)
  const told = people.filter((person) => person.isOpen)
  await ring(
    db,
    told.map(({ id }) => ({ userId: id, caseId: record.id, kind: notice, key, dueOn })),
    now,
  )
  const person = people.find(({ isFiler }) => isFiler)
  if (person === undefined) return
  await queueCaseNotice(db, services, {
    notice,
    person,
    case: { id: record.id, number: record.number ?? '', title: record.title },
    ...(dueOn !== null && { date: dueOn }),
    now,
  })
}

/** Whoever filed the case first, then the other accounts of the applicant. */
async function readPeople(db: Db, { applicant_user_id: filer, applicant_key: applicant }: ToldCase): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, name, mobile, email, locale, id = ${filer} as "isFiler", kind <> 'official' and status = 'active' and not is_locked as "isOpen"
    from users where id = ${filer} or organization_id = ${applicant} order by "isFiler" desc, id limit ${sql.lit(mostPeople)}`.execute(db)
  return rows
}

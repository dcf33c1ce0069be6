import { sql } from 'kysely'
import type { Locale } from '@wenwu/core/i18n/text'
import { declarationOf } from '@wenwu/core/item/action-form'
import type { ActionEffect } from '@wenwu/core/item/model'
import type { CaseNotice } from '@wenwu/core/messages/model'
import type { Ctx } from '../../platform/http/context.ts'
import { ring } from '../bell/index.ts'
import type { CaseRecord } from '../cases/index.ts'
import { queueCaseNotice } from '../messages/index.ts'

/** A request, or the server itself. */
type Teller = Pick<Ctx, 'db' | 'now' | 'services'>

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

/**
 * Tells whoever filed the case what an action means for them, by phone and mail after the commit, and all accounts that file for the same
 * applicant by the bell. The second acceptance on the way up is no news.
 */
export async function tellApplicant(ctx: Teller, record: CaseRecord, effect: ActionEffect | undefined): Promise<void> {
  const { notice } = declarationOf(effect)
  if (notice === undefined || (notice === 'case-accepted' && record.accepted_at !== null)) return
  await tellApplicantOf(ctx, record, notice)
}

/** The same of what no action of a step says: a time that was extended or stopped, an acceptance by law. */
export async function tellApplicantOf(ctx: Teller, record: CaseRecord, notice: CaseNotice): Promise<void> {
  const people = await readPeople(ctx, record)
  const { now } = ctx
  const told = people.filter((person) => person.isOpen)
  const key = `${notice}:${record.id}:${now.toISOString()}`
  await ring(
    ctx.db,
    told.map(({ id }) => ({ userId: id, caseId: record.id, kind: notice, key })),
    now,
  )
  const person = people.find(({ isFiler }) => isFiler)
  if (person === undefined) return
  await queueCaseNotice(ctx.db, ctx.services, {
    notice,
    person,
    case: { id: record.id, number: record.number ?? '', title: record.title },
    now,
  })
}

/** Whoever filed the case first, then the other accounts of the applicant. */
async function readPeople({ db }: Teller, { applicant_user_id: filer, applicant_key: applicant }: CaseRecord): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select id, name, mobile, email, locale, id = ${filer} as "isFiler", kind <> 'official' and status = 'active' and not is_locked as "isOpen"
    from users where id = ${filer} or organization_id = ${applicant} order by "isFiler" desc, id limit ${sql.lit(mostPeople)}`.execute(db)
  return rows
}

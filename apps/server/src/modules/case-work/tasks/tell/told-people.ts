import { sql } from 'kysely'
import { hasFormat } from '@wenwu/core/form/formats'
import { getValue } from '@wenwu/core/form/paths'
import type { ApplicantFields, FormData } from '@wenwu/core/form/model'
import type { Locale } from '@wenwu/core/i18n/text'
import type { Db } from '../../../../platform/database/request-database.ts'
import { getItemVersion, type LoadedItem } from '../../items/index.ts'

/** Who a message goes to. */
export interface ToldPerson {
  name: string
  mobile: string
  email: string
  locale: Locale | null
}

/** An open account of the applicant. */
interface Account extends ToldPerson {
  id: string
  /** Submitted the case, or handed in its newest correction. */
  isSubmitter: boolean
  mayApply: boolean
}

/** What is known of a case by which its people are found. */
export interface ToldOf {
  id: string
  item_version_id: string
  applicant_key: string
}

/** Who is told of a case: by the bell, and by phone and mail. */
export interface ToldPeople {
  bell: string[]
  messages: ToldPerson[]
}

/** Accounts of one applicant that the bell tells; the others find the case in the list. */
const mostAccounts = 200
/** Accounts that get a message where the submitter's is locked or gone. */
const mostInstead = 20

/**
 * The people of the applicant of a case. The bell tells every open account that files for the applicant. Phone and mail go to the account that
 * submitted (a colleague may have begun the draft), and to the contact named in the form where the applicant wants that; where the submitter's
 * account is locked, gone or another body's by now, to the other accounts of the applicant with the right to apply. One statement.
 */
export async function toldPeople(db: Db, record: ToldOf): Promise<ToldPeople> {
  const item = await getItemVersion(db, record.item_version_id)
  const [accounts, contact] = await readPeople(db, record, item)
  const submitter = accounts.filter(({ isSubmitter }) => isSubmitter)
  const receivers = submitter.length > 0 ? submitter : accounts.filter(({ mayApply }) => mayApply).slice(0, mostInstead)
  return { bell: accounts.map(({ id }) => id), messages: withContact(receivers, contact) }
}

async function readPeople(
  db: Db,
  { id, applicant_key: applicant }: ToldOf,
  item: LoadedItem,
): Promise<[Account[], ToldPerson | undefined]> {
  const { applicant: fields } = item.definition.form
  const sections = sectionsOf(fields)
  const { rows } = await sql<Account & { form: FormData | null }>`
    select u.id, u.name, u.mobile, u.email, u.locale, coalesce(u.id = submitted.by, false) as "isSubmitter",
      exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and 'case.apply' = any(r.permissions)) as "mayApply",
      submitted.form
    from (select
      (select e.actor_id from case_events e where e.case_id = ${id} and e.kind in ('submitted', 'resubmitted') order by e.at desc, e.id desc limit 1) as by,
      (select jsonb_object_agg(s.section, s.data) from case_sections s where s.case_id = ${id} and s.section = any(${sections}::text[])) as form
    ) submitted
    left join users u on (u.id = ${applicant} or u.organization_id = ${applicant}) and u.kind <> 'official' and u.status = 'active' and not u.is_locked
    order by "isSubmitter" desc, u.id limit ${sql.lit(mostAccounts)}`.execute(db)
  return [rows.filter((row) => row.id !== null), contactOf(fields, rows[0]?.form ?? {})]
}

function sectionsOf(fields: ApplicantFields | undefined): string[] {
  const paths = [fields?.tellsContact, fields?.contact, fields?.phone, fields?.email]
  return [...new Set(paths.flatMap((path) => path?.split('.')[0] ?? []))]
}

/** The contact that the form names, where the applicant wants the contact told. */
function contactOf(fields: ApplicantFields | undefined, data: FormData): ToldPerson | undefined {
  if (fields?.tellsContact === undefined || getValue(data, fields.tellsContact) !== true) return undefined
  const said = (path: string | undefined): string => {
    const value = path === undefined ? undefined : getValue(data, path)
    return typeof value === 'string' ? value : ''
  }
  const phone = said(fields.phone)
  return { name: said(fields.contact), mobile: hasFormat('mobile', phone) ? phone : '', email: said(fields.email), locale: null }
}

/** One phone and one mailbox gets a message once, however many people it is named for. */
function withContact(receivers: readonly ToldPerson[], contact: ToldPerson | undefined): ToldPerson[] {
  if (contact === undefined) return [...receivers]
  const isKnown = (key: 'mobile' | 'email'): boolean => receivers.some((one) => one[key] === contact[key])
  return [...receivers, { ...contact, mobile: isKnown('mobile') ? '' : contact.mobile, email: isKnown('email') ? '' : contact.email }]
}

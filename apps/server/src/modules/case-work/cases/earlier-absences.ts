import { sql } from 'kysely'
import { tidyFormat } from '@wenwu/core/form/formats'
import type { ApplicantFields, FormData } from '@wenwu/core/form/model'
import { getValue } from '@wenwu/core/form/paths'
import { absencesOf, findOverruns, listOverruns, type Absence, type ContinuousLimit } from '@wenwu/core/item/continuous-limit'
import { AppError, type FieldProblem } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { LoadedItem } from '../items/index.ts'
import { findApplicantUnit } from './applicant-unit.ts'
import type { CaseRecord } from './case-repository.ts'
import { visibleCases } from './case-scope.ts'

type LimitedCase = Pick<CaseRecord, 'id' | 'applicant_key'>

/** Numbers of other applications that a refusal names. */
const namedCases = 5

/**
 * What of an application would be away too long with what the same applicant was granted, or has applied for and was not refused (`continuousLimit` of the item). Nothing is asked for an
 * item without such a limit. `isFiled`: applications of one applicant are filed one after another, each seeing the one before.
 */
export async function findLongAbsences(
  db: Db,
  record: LimitedCase,
  { code, definition: { continuousLimit: limit, form } }: LoadedItem,
  data: FormData,
  { isFiled = false }: { isFiled?: boolean } = {},
): Promise<FieldProblem[]> {
  if (limit === undefined) return []
  const holder = await findHolder(db, form.applicant, record, data)
  if (isFiled) await queueUp(db, code, holder)
  return findOverruns(limit, data, await listAbsences(db, record, { code, limit, applicant: form.applicant, holder }))
}

/**
 * Before an approval is drafted, signed, and issued: throws `granted-too-long` where something would be away too long with what the same applicant was granted meanwhile,
 * naming those applications that the caller may see (`granted-too-long-elsewhere` where there is none).
 */
export async function requireNoLongAbsence(
  ctx: Ctx,
  record: LimitedCase,
  { code, definition: { continuousLimit: limit, form } }: LoadedItem,
  data: FormData,
): Promise<void> {
  if (limit === undefined) return
  const holder = await findHolder(ctx.db, form.applicant, record, data)
  await queueUp(ctx.db, code, holder)
  const absences = await listAbsences(ctx.db, record, { code, limit, applicant: form.applicant, holder, isGranted: true })
  const [first] = listOverruns(limit, data, absences)
  if (first === undefined) return
  const { row, key, since, until, of } = first
  const seen = await sql<{ number: string }>`
    select c.number from cases c where c.id = any(${of}::uuid[]) and c.number is not null and ${visibleCases(ctx)}
    order by c.number limit ${namedCases}`.execute(ctx.db)
  const numbers = seen.rows.map(({ number }) => number).join('、')
  const params = { row: row + 1, key, since, until, n: limit.months }
  throw numbers === ''
    ? new AppError('granted-too-long-elsewhere', { params })
    : new AppError('granted-too-long', { params: { ...params, numbers } })
}

/** Of two acts at once the second sees what the first one did. */
async function queueUp(db: Db, code: string, holder: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`absences of ${code} ${holder}`}, 0))`.execute(db)
}

/** Who applies, whatever account files: the credit code of the form; where it has none, that of the account, or the account. */
async function findHolder(
  db: Db,
  applicant: ApplicantFields | undefined,
  { applicant_key: account }: LimitedCase,
  data: FormData,
): Promise<string> {
  const said = applicant === undefined ? undefined : getValue(data, applicant.creditCode)
  const code = typeof said === 'string' ? tidyFormat('credit-code', said) : ''
  return code !== '' ? code : ((await findApplicantUnit(db, account))?.creditCode ?? account)
}

interface AbsencesAsked {
  code: string
  limit: ContinuousLimit
  applicant: ApplicantFields | undefined
  holder: string
  /** Only what was granted, not what may be. */
  isGranted?: boolean
}

/** The things of the same applicant that are away by its other applications. One statement, which reads the applicants of one item's open and granted cases. */
async function listAbsences(
  db: Db,
  { id }: LimitedCase,
  { code, limit, applicant, holder, isGranted = false }: AbsencesAsked,
): Promise<Absence[]> {
  const sections = [limit.rows, limit.period].map((path) => path.split('.')[0]!)
  const [section = '', field = ''] = applicant?.creditCode.split('.') ?? []
  const { rows } = await sql<{ id: string; form: FormData; backOn: string | null }>`
    select c.id,
      (select jsonb_object_agg(s.section, s.data) from case_sections s where s.case_id = c.id and s.section = any(${sections}::text[])) as form,
      (select r.day from obligations o join obligation_reports r on r.obligation_id = o.id
        where o.case_id = c.id and o.key = ${limit.endedBy ?? ''} and o.state = 'fulfilled' and r.verdict = 'confirmed') as "backOn"
    from cases c
    left join case_sections a on a.case_id = c.id and a.section = ${section}
    left join organizations o on o.id = c.applicant_key
    where c.item_code = ${code} and c.status <> '01' and c.id <> ${id}
      and (c.conclusion = 'approved' or (c.conclusion is null and not ${isGranted}))
      and coalesce(nullif(upper(regexp_replace(normalize(a.data ->> ${field}, nfkc), '\\s', '', 'g')), ''), o.credit_code, c.applicant_key::text) = ${holder}`.execute(
    db,
  )
  return rows.flatMap(({ id: other, form, backOn }) => absencesOf(limit, form, backOn, other))
}

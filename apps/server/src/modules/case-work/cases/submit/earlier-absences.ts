import { sql } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { tidyFormat } from '@wenwu/core/form/formats'
import type { ApplicantFields, FormData } from '@wenwu/core/form/model'
import { getValue } from '@wenwu/core/form/paths'
import { mostProblems } from '@wenwu/core/form/most-problems'
import { absencesOf, findOverruns, listClashes, listOverruns, type Absence, type ContinuousLimit } from '@wenwu/core/item/continuous-limit'
import { AppError, type ErrorParams, type FieldProblem } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { LoadedItem } from '../../items/index.ts'
import { findApplicantUnit } from '../record/applicant-unit.ts'
import type { CaseRecord } from '../record/case-repository.ts'
import { visibleCases } from '../readers/case-scope.ts'

type LimitedCase = Pick<CaseRecord, 'id' | 'applicant_key'>

/** Numbers of other applications that a refusal names. */
const namedCases = 5

/**
 * What of an application would be in two places on one day, or away too long, with what the same applicant was granted, or has applied for and was not refused (`continuousLimit` of the
 * item). Nothing is asked for an item without such a limit. `isFiled`: applications of one applicant are filed one after another, each seeing the one before.
 */
export async function findLongAbsences(
  ctx: Ctx,
  record: LimitedCase,
  { code, definition: { continuousLimit: limit, form } }: LoadedItem,
  data: FormData,
  { isFiled = false }: { isFiled?: boolean } = {},
): Promise<FieldProblem[]> {
  if (limit === undefined) return []
  const holder = await findHolder(ctx.db, form.applicant, record, data)
  if (isFiled) await queueUp(ctx.db, code, holder)
  const { absences, numbers } = await listAbsences(ctx, record, { code, limit, applicant: form.applicant, holder })
  const clashes = listClashes(limit, data, absences).map(({ row, start, end, of }) => ({
    path: `${limit.rows}[${row}].${limit.key}`,
    ...named('away-twice', numbers.get(of), { since: start, until: end }),
  }))
  return [...clashes, ...findOverruns(limit, data, absences)].slice(0, mostProblems)
}

/**
 * Before an approval is drafted, signed, and issued: throws `granted-twice` where something would be in two places on one day with what the same applicant was granted meanwhile, and
 * `granted-too-long` where it would be away too long; both name applications that the caller may see (`…-elsewhere` where there is none).
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
  const { absences, numbers } = await listAbsences(ctx, record, { code, limit, applicant: form.applicant, holder, isGranted: true })
  const [clash] = listClashes(limit, data, absences)
  if (clash !== undefined) {
    const days = { row: clash.row + 1, key: clash.key, since: clash.start, until: clash.end }
    const refusal = named('granted-twice', numbers.get(clash.of), days)
    throw new AppError(refusal.code, { params: refusal.params })
  }
  const [first] = listOverruns(limit, data, absences)
  if (first === undefined) return
  const { row, key, since, until, of } = first
  const seen = of.flatMap((id) => numbers.get(id) ?? []).sort()
  const params = { row: row + 1, key, since, until, n: limit.months }
  throw seen.length === 0
    ? new AppError('granted-too-long-elsewhere', { params })
    : new AppError('granted-too-long', { params: { ...params, numbers: seen.slice(0, namedCases).join('、') } })
}

/** What is told of another application: with its number where the caller may see it. */
function named<C extends string, P extends ErrorParams>(code: C, number: string | undefined, params: P): Told<C, P> {
  return number === undefined ? { code: `${code}-elsewhere`, params } : { code, params: { ...params, number } }
}

interface Told<C extends string, P> {
  code: C | `${C}-elsewhere`
  params: P
}

/** Of two acts at once the second sees what the first one did. */
async function queueUp(db: Db, code: string, holder: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`absences of ${code} ${holder}`}, 0))`.execute(db)
}

/** Who applies, whatever account files (`holderOf`). */
async function findHolder(
  db: Db,
  applicant: ApplicantFields | undefined,
  { applicant_key: account }: LimitedCase,
  data: FormData,
): Promise<string> {
  const said = applicant === undefined ? undefined : getValue(data, applicant.creditCode)
  // the account is asked only where the form says nothing
  return holderOf({ said, account: '' }) || holderOf({ said, unitCode: (await findApplicantUnit(db, account))?.creditCode, account })
}

interface Said {
  /** What the form has as the credit code. */
  said: unknown
  /** That of the account's unit. */
  unitCode?: string | null | undefined
  account: string
}

/**
 * Who applies: the credit code of the form; where it has none, that of the account, or the account. The one rule by which two applications are of one applicant; the database compares
 * no codes, since what it takes for a blank is not what we do.
 */
function holderOf({ said, unitCode, account }: Said): string {
  const code = typeof said === 'string' ? tidyFormat('credit-code', said) : ''
  return code || tidyFormat('credit-code', unitCode ?? '') || account
}

interface AbsencesAsked {
  code: string
  limit: ContinuousLimit
  applicant: ApplicantFields | undefined
  holder: string
  /** Only what was granted, not what may be. */
  isGranted?: boolean
}

interface Absences {
  absences: Absence[]
  /** Numbers of those applications that the caller may see. */
  numbers: Map<string, string>
}

/** The things of the same applicant that are away by its other applications. Two statements: who applies in one item's open and granted cases, and the forms of those of this applicant. */
async function listAbsences(ctx: Ctx, { id }: LimitedCase, asked: AbsencesAsked): Promise<Absences> {
  const { code, limit, applicant, holder, isGranted = false } = asked
  const [section = '', field = ''] = applicant?.creditCode.split('.') ?? []
  const filed = await sql<Said & { id: string }>`
    select c.id, a.data -> ${field} as said, o.credit_code as "unitCode", c.applicant_key as account
    from cases c
    left join case_sections a on a.case_id = c.id and a.section = ${section}
    left join organizations o on o.id = c.applicant_key
    where c.item_code = ${code} and c.status <> ${sql.lit(draftStatus)} and c.id <> ${id}
      and (c.conclusion = 'approved' or (c.conclusion is null and not ${isGranted}))`.execute(ctx.db)
  const own = filed.rows.filter((row) => holderOf(row) === holder).map((row) => row.id)
  if (own.length === 0) return { absences: [], numbers: new Map() }
  const sections = [limit.rows, limit.period].map((path) => path.split('.')[0]!)
  const { rows } = await sql<{ id: string; number: string | null; form: FormData; backOn: string | null }>`
    select c.id, case when ${visibleCases(ctx)} then c.number end as number,
      (select jsonb_object_agg(s.section, s.data) from case_sections s where s.case_id = c.id and s.section = any(${sections}::text[])) as form,
      (select r.day from obligations o join obligation_reports r on r.obligation_id = o.id
        where o.case_id = c.id and o.key = ${limit.endedBy ?? ''} and o.state = 'fulfilled' and r.verdict = 'confirmed') as "backOn"
    from cases c where c.id = any(${own}::uuid[])`.execute(ctx.db)
  return {
    absences: rows.flatMap(({ id: other, form, backOn }) => absencesOf(limit, form, backOn, other)),
    numbers: new Map(rows.flatMap(({ id: other, number }) => (number === null ? [] : [[other, number] as const]))),
  }
}

import { sql, type RawBuilder } from 'kysely'
import type { CaseRow } from '@wenwu/core/cases/model'
import { draftStatus, statusesOfTone } from '@wenwu/core/codes/statuses'
import { caseDesk, type CaseDeskKey } from '@wenwu/core/desks/desks'
import { containsPattern, containsWord } from '../../../../platform/database/contains-word.ts'
import { likePattern } from '../../../../platform/database/like-pattern.ts'
import { packRows, unpackRows } from '../../../../platform/database/packed-rows.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { shareOfValues, termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { keyOfUser, userInKey } from '../../process/index.ts'
import { bodyOf, isSeen, nameFor } from '../readers/case-reader.ts'
import type { StoredCaseRow } from '../record/case-row.ts'
import { isBodyKey, isHeldByBody } from './holding-bodies.ts'
import { officialNames } from './official-names.ts'

/**
 * Cases that a person handles or has handled, as a condition on `cases c`: each word is looked for in the names of those who did, hold or have held a task of
 * it. People who may not read the names of officials find nothing, because the answer would reveal a name. One statement looks the people up.
 */
export async function handledCondition(db: Db, actor: Actor, words: readonly string[]): Promise<RawBuilder<boolean>> {
  if (!isSeen(actor, 'official-names')) return sql<boolean>`false`
  const { rows } = await sql<{ ids: string[] }>`
    select array(select u.id from users u where u.kind = 'official' and ${containsPattern(sql`u.name`, sql`words.pattern`)}) as ids
    from unnest(${words.map(likePattern)}::text[]) with ordinality as words (pattern, n) order by n`.execute(db)
  return sql<boolean>`${sql.join(
    words.map((word, i) => handledByOne(actor, word, rows[i]!.ids)),
    sql` and `,
  )}`
}

/** Of `case_handlers h` joined with its cases: those an account has in hand or has handled; nothing for people who may not read the names of officials, or of those outside. */
export function isHandledBy(actor: Actor, userId: string): RawBuilder<boolean> {
  if (!isSeen(actor, 'official-names')) return sql<boolean>`false`
  const isTheirs = sql<boolean>`h.user_id = ${userId} and not h.is_of_draft`
  return isSeen(actor, 'outside-names') ? isTheirs : sql<boolean>`${isTheirs} and h.is_inside`
}

/** So many are sooner counted behind their page. */
const manyHandled = 1_000

/** Whether an account handles or has handled many cases, by the statistics of the database. */
export async function handlesMany(services: AppServices, userId: string): Promise<boolean> {
  const entries = await termFrequencies(services, 'case_handlers', 'user_id')
  return entries.rows * shareOfValues([userId], entries) > manyHandled
}

/**
 * Of `cases c`: those that a body (`isHeldByBody`) or an account has in hand now, an account by a task that it has claimed or that was given to it alone; of people as `isHandledBy`. As an
 * array, so that their cases are read by their keys: a planner that may join them walks the list of all cases for them (1 to 2 s at a million).
 */
export function isHeldBy(reader: Pick<Ctx, 'actor' | 'now' | 'services'>, holder: string): RawBuilder<boolean> {
  const { actor } = reader
  if (!isSeen(actor, 'official-names')) return sql<boolean>`false`
  if (isBodyKey(holder)) return isHeldByBody(reader, holder)
  const isTheirs = sql`t.state = 'open' and t.role <> 'applicant' and ${withinSight(actor)}`
  return sql<boolean>`(c.status <> ${sql.lit(draftStatus)} and c.id = any(array(
    select t.case_id from tasks t where t.claimed_by = ${holder} and ${isTheirs}
    union select t.case_id from tasks t where t.candidate_key = ${keyOfUser(holder)} and t.claimed_by is null and ${isTheirs})))`
}

/** Not everyone may read the names of third parties and experts. */
function withinSight(actor: Actor): RawBuilder<boolean> {
  return isSeen(actor, 'outside-names') ? sql<boolean>`true` : sql<boolean>`t.role not in ('third-party', 'expert')`
}

/**
 * Who handles and who has handled a case `c`, task by task in their order, packed in one column of its row: the role, the id of who did or has it (empty where nobody has), whether it is
 * open, and the ids of those it was taken from before it was done. Their names are kept in memory: to join them here, to group them, or to write them as JSON, costs a third more of what
 * this list takes beyond that of all cases (decisions 0205, 0207). Null where there is nobody.
 */
export const handlersColumn = sql<string | null>`(
  select ${packRows(
    [
      sql`t.role`,
      sql`coalesce((case when t.state = 'done' then t.completed_by else coalesce(t.claimed_by, ${userInKey('t.candidate_key')}) end)::text, '')`,
      sql`case when t.state = 'open' then '1' else '' end`,
      sql`coalesce(array_to_string(t.earlier_handlers, ' '), '')`,
    ],
    sql`t.created_at`,
  )}
  from tasks t where t.case_id = c.id and t.state in ('open', 'done') and t.role <> 'applicant')`

/** Whether a desk tells who handles its cases. */
export function tellsHandlers(desk: CaseDeskKey | undefined): boolean {
  return desk !== undefined && caseDesk(desk).hasHandlers === true
}

/**
 * Rows of cases with who handles and who has handled each, where the desk tells it; the applicants' own people are none. One statement more there, unless
 * the rows were read with them, and one where a name is not in memory. Names that this person may not read are those of their bodies, and a body stands for what nobody has claimed yet.
 */
export async function withHandlers<Row extends StoredCaseRow>(
  { actor, services }: Pick<Ctx, 'actor' | 'services'>,
  db: Db,
  desk: CaseDeskKey | undefined,
  rows: readonly Row[],
  toRow: (row: Row) => CaseRow,
): Promise<CaseRow[]> {
  if (!tellsHandlers(desk) || rows.length === 0) return rows.map(toRow)
  const missing = rows.flatMap(({ id, handlers }) => (handlers === undefined ? [id] : []))
  const { rows: read } =
    missing.length === 0
      ? { rows: [] }
      : await sql<{ id: string; handlers: string | null }>`
          select c.id, ${handlersColumn} as handlers from cases c where c.id = any(${missing}::uuid[]) ${byKey}`.execute(db)
  const found = new Map(read.map(({ id, handlers }) => [id, handlers]))
  const parts = rows.map((row) => partsOf(row.handlers ?? found.get(row.id)))
  const names = await officialNames(services, db, idsIn(parts))
  return rows.map((row, i) => Object.assign(toRow(row), { handlers: handlersOf(actor, row, parts[i]!, names) }))
}

/** A task of a case, as `handlersColumn` tells of it. */
interface Part {
  role: string
  person: string
  isNow: boolean
  earlier: string[]
}

function partsOf(packed: string | null | undefined): Part[] {
  return unpackRows(packed, ([role, person, isNow, earlier]) => ({
    role: role!,
    person: person!,
    isNow: isNow !== '',
    earlier: earlier === '' ? [] : earlier!.split(' '),
  }))
}

function* idsIn(parts: readonly Part[][]): Generator<string> {
  for (const ofCase of parts)
    for (const { person, earlier } of ofCase) {
      if (person !== '') yield person
      yield* earlier
    }
}

/** Each name once among who has the case in hand, and once among who handled it before, in the order of the first tasks; who has it in hand first. */
function handlersOf(
  actor: Actor,
  row: StoredCaseRow,
  parts: readonly Part[],
  names: ReadonlyMap<string, string | null>,
): NonNullable<CaseRow['handlers']> {
  const handlers: NonNullable<CaseRow['handlers']> = []
  const add = (name: string, isNow: boolean) => {
    if (!handlers.some((known) => known.name === name && known.isNow === isNow)) handlers.push({ name, isNow })
  }
  const addPerson = (role: string, person: string, isNow: boolean) => {
    const name = names.get(person)
    if (name) add(nameFor(actor, { name, role }, row), isNow)
  }
  for (const { role, person, isNow, earlier } of parts) {
    // who was given a task back has it
    for (const each of earlier) if (!isNow || each !== person) addPerson(role, each, false)
    if (person !== '') addPerson(role, person, isNow)
    // a body stands for what nobody has claimed yet
    else if (isNow) add(bodyOf(role, row), true)
  }
  return handlers.filter(({ name }) => name !== '').sort((one, other) => Number(other.isNow) - Number(one.isNow))
}

/** The people are literal values in the statement, so that the planner knows whether they had ten cases or half of all. */
function handledByOne(actor: Actor, word: string, people: readonly string[]): RawBuilder<boolean> {
  const isRead = isSeen(actor, 'outside-names') ? sql`true` : sql`h.is_inside`
  const isInside = isSeen(actor, 'outside-names')
    ? sql`true`
    : sql`h.status not in (${sql.join(statusesOfTone('outside').map((status) => sql.lit(status)))})`
  return sql<boolean>`c.id in (
    select h.case_id from case_handlers h where h.user_id = any(${[...people]}::uuid[]) and not h.is_of_draft and ${isRead}
    union all select h.id from cases h where h.handler_name is not null and ${isInside} and ${containsWord(sql`h.handler_name`, word)})`
}

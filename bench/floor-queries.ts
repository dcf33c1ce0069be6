import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { isWorkingDay, type WorkCalendar } from '@wenwu/core/clock/calendar'
import { lightOf, type ClockReading } from '@wenwu/core/clock/statutory'
import { addDays, daysBetween, toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { bigrams, marks } from '@wenwu/core/kernel/text'
import { likePattern } from '../apps/server/src/platform/database/like-pattern.ts'

/**
 * What a bare server must ask to give the product's answers, in the fewest statements found: one for the session with its data
 * scope, one for a page with its count, one for a whole case. Written by hand for the bench, not taken from the product.
 */
const session = {
  name: 'floor session',
  text: `select s.user_id from sessions s join users u on u.id = s.user_id
    where s.token_hash = $1 and s.ended_at is null and s.expires_at > $2 and s.last_seen_at > $2::timestamptz - interval '30 minutes'
      and not u.is_locked and u.status = 'active'
      and exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.data_scope = $3)`,
} as const

/** What the list's body on the wire asks for, as far as the bench does. */
export interface ListBody {
  busiStat?: string
  itemCode?: string
  keyWord?: string
  sort: string
  pageNation: { pageNumber: number; pageSize: number }
}

const orders: Record<string, string> = {
  'submitted-desc': 'sort_at desc, id desc',
  'submitted-asc': 'sort_at, id',
  'updated-desc': 'updated_at desc, id desc',
  'due-asc': 'due_on, id',
}

const columns = `id, number, group_id, item_code, item_name, title, unit_name, applicant_name, province_code, status, conclusion, is_local, current_step,
  handler_name, clock_key, clock_state, clock_unit, clock_stop_reason, clock_remaining, due_on, warn_on, document_number, submitted_at,
  updated_at, decided_on, answer_by`

const searched = `(title || ' ' || unit_name || ' ' || coalesce(number, '') || ' ' || applicant_name || ' ' || coalesce(agent_name, '') || ' ' || coalesce(document_number, ''))`

/** Throws unless the token is of an account with this data scope. */
export async function requireSession(pool: Pool, token: string, scope: string): Promise<void> {
  const hash = createHash('sha256').update(token).digest()
  const { rowCount } = await pool.query({ ...session, values: [hash, new Date(), scope] })
  if (rowCount !== 1) throw new Error('signed out')
}

/** A page with its count up to `cap`, in one statement; the rows as the product sends them. */
export async function readPage(
  pool: Pool,
  body: ListBody,
  { cap, days, today }: { cap: number; days: WorkingDays; today: CalendarDate },
): Promise<{ rows: object[]; total: number; isCapped: boolean }> {
  const values: unknown[] = []
  const give = (value: unknown) => `$${values.push(value)}`
  const where = [`status <> '01'`]
  // as a query of its own, so that one plan serves every value
  if (body.busiStat !== undefined) where.push(`status = (select ${give(body.busiStat)}::text)`)
  if (body.itemCode !== undefined) where.push(`item_code = (select ${give(body.itemCode)}::text)`)
  const words = (body.keyWord ?? '').normalize('NFKC').split(/\s+/).filter(Boolean)
  if (words.length > 0) {
    where.push(`search_terms @> ${give([...new Set(words.flatMap(pairsOf))])}::text[]`)
    // a case, so that the planner does not take LIKE for rare
    where.push(
      `case when ${words
        .map((word) => give(likePattern(word)))
        .map(
          (pattern) =>
            `(${searched} ilike ${pattern} or ${searched} is not nfkc normalized and normalize(${searched}, nfkc) ilike ${pattern})`,
        )
        .join(' and ')} then true else false end`,
    )
  }
  const condition = where.join(' and ')
  const { pageNumber, pageSize } = body.pageNation
  const text = `select ${columns}, (select count(*)::int from (select from cases where ${condition} limit ${cap + 1}) counted) as total
    from cases where ${condition} order by ${orders[body.sort]!} limit ${pageSize} offset ${(pageNumber - 1) * pageSize}`
  // the plan for a keyword depends on its words; the rest is planned once
  const { rows } = await pool.query<PageRow>(words.length > 0 ? { text, values } : { name: nameOf(body), text, values })
  const total = rows[0]?.total ?? 0
  return { rows: rows.map((row) => toWire(row, days, today)), total: Math.min(total, cap), isCapped: total > cap }
}

function nameOf({ busiStat, itemCode, sort }: ListBody): string {
  return `floor list ${busiStat === undefined ? '' : 'status'} ${itemCode === undefined ? '' : 'item'} ${sort}`
}

function pairsOf(word: string): string[] {
  const pairs = bigrams(word)
  return pairs.length === 0 ? marks(word) : pairs.filter((_pair, i) => i % 2 === 0 || i === pairs.length - 1)
}

interface PageRow {
  id: string
  number: string | null
  group_id: string | null
  item_code: string
  item_name: object
  title: string
  unit_name: string
  applicant_name: string
  province_code: string | null
  status: string
  conclusion: string | null
  is_local: boolean
  current_step: object
  handler_name: string | null
  clock_key: string | null
  clock_state: ClockReading['state']
  clock_unit: string
  clock_stop_reason: string | null
  clock_remaining: number | null
  due_on: CalendarDate | null
  warn_on: CalendarDate | null
  document_number: string | null
  submitted_at: Date | null
  updated_at: Date
  decided_on: CalendarDate | null
  answer_by: CalendarDate | null
  total: number
}

function toWire(row: PageRow, days: WorkingDays, today: CalendarDate): object {
  const { id, item_code: itemCode, group_id: groupId } = row
  return {
    id,
    number: row.number,
    groupId,
    itemCode,
    itemName: row.item_name,
    title: row.title,
    unitName: row.unit_name,
    applicantName: row.applicant_name,
    provinceCode: row.province_code,
    status: row.status,
    conclusion: row.conclusion,
    isLocal: row.is_local,
    clock: row.clock_key === null ? null : clockOf(row, row.clock_key, days, today),
    currentStep: row.current_step,
    handlerName: row.handler_name,
    documentNumber: row.document_number,
    answerBy: row.answer_by,
    submittedAt: row.submitted_at,
    updatedAt: row.updated_at,
    decidedOn: row.decided_on,
    crbApplyMain: { groupId, itemDataId: id, camItemCode: itemCode, processInstanceId: id },
  }
}

/** Working days up to each day, so that a count is two look-ups. */
export type WorkingDays = ReadonlyMap<CalendarDate, number>

/** Counted for the years around a day. */
export function countWorkingDays(calendar: WorkCalendar, around: Date): WorkingDays {
  const days = new Map<CalendarDate, number>()
  const first = addDays(toShanghaiDate(around), -3 * 365)
  for (let i = 0, sum = 0; i < 6 * 365; i++) {
    const day = addDays(first, i)
    if (isWorkingDay(day, calendar)) sum++
    days.set(day, sum)
  }
  return days
}

function clockOf(row: PageRow, key: string, days: WorkingDays, today: CalendarDate): object {
  const { clock_state: state, due_on: dueOn, warn_on: warnOn } = row
  const isRunning = state === 'running'
  const remainingDays =
    !isRunning || dueOn === null
      ? row.clock_remaining
      : row.clock_unit === 'calendar-day'
        ? daysBetween(today, dueOn)
        : days.get(dueOn)! - days.get(today)!
  const isOverdue = dueOn !== null && dueOn < today
  const light = lightOf({ state, remainingDays, isOverdue }, isRunning && warnOn !== null && warnOn <= today ? Infinity : -1)
  const unit = row.clock_unit === 'calendar-day' ? 'calendar-day' : 'working-day'
  return { key, state, dueOn, remainingDays, light, stopReason: row.clock_stop_reason, unit }
}

/** A case with all that its page shows, as one JSON text of the database. */
export async function readCase(pool: Pool, id: string): Promise<string> {
  const many = (table: string, order: string) =>
    `(select coalesce(json_agg(t order by ${order}), '[]') from ${table} t where t.case_id = c.id)`
  const { rows } = await pool.query<{ body: string }>({
    name: 'floor case',
    text: `select json_build_object('case', to_jsonb(c) - 'search_terms', 'sections', ${many('case_sections', 't.section')}, 'tasks', ${many('tasks', 't.created_at')},
      'materials', ${many('case_materials', 't.material_key')}, 'checks', ${many('material_checks', 't.material_key')},
      'corrections', ${many('corrections', 't.requested_at')}, 'events', ${many('case_events', 't.id')}, 'documents', ${many('documents', 't.id')})::text as body
      from cases c where c.id = $1 and c.status <> '01'`,
    values: [id],
  })
  if (rows[0] === undefined) throw new Error(`no such case: ${id}`)
  return rows[0].body
}

import { sql, type RawBuilder } from 'kysely'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import type { ClockEvent } from '@wenwu/core/clock/rule'
import type { Text } from '@wenwu/core/i18n/text'
import type { ClockDefinition } from '@wenwu/core/item/model'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { inTransaction, type Db } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { getItemVersion } from '../../items/index.ts'
import { clockColumns, type ClockColumns } from './case-clock.ts'
import { isLimited, limitMovesOf } from './recount-limits.ts'

/** A case whose clock is open, with the events of that clock. */
interface OpenClock {
  id: string
  number: string | null
  itemName: Text
  versionId: string
  clock: string
  state: string
  dueOn: CalendarDate | null
  events: ClockEvent[]
}

/** A due date that another calendar moves. */
export interface DeadlineMove {
  caseId: string
  number: string | null
  itemName: Text
  clockName: Text
  before: CalendarDate | null
  after: CalendarDate | null
}

/** Cases read at once for a look ahead: the server answers others between two pages. */
const pageSize = 2000

interface CalendarChange {
  calendar: WorkCalendar
  next: WorkCalendar
  day: CalendarDate
  today: CalendarDate
}

/**
 * Every due date that moves when `calendar` becomes `next`, which differ in `day` alone, in the order in which cases were begun: of a case its clock, then the
 * times of its steps. What is due before that day is not read: the day lies behind its count. Stores nothing; what is found is what `recountBatch` and
 * `recountLimits` will store.
 */
export async function* movesOf(db: Db, change: CalendarChange): AsyncGenerator<DeadlineMove[]> {
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const ids = await findCases(db, change.day, last)
    if (ids.length > 0) {
      const moves = [...(await clockMovesOf(db, ids, change)), ...(await limitMovesOf(db, ids, change))]
      yield moves.sort((a, b) => (a.caseId < b.caseId ? -1 : a.caseId > b.caseId ? 1 : 0))
    }
    if (ids.length < pageSize) return
    last = ids.at(-1)!
  }
}

/** The next cases behind `last` in which something is due on a day or later. */
async function findCases(db: Db, day: CalendarDate, last: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    (select c.id from cases c where c.clock_state in ('running', 'stopped') and c.due_on >= ${day} and c.id > ${last} order by c.id limit ${sql.lit(pageSize)})
    union
    (select distinct t.case_id from tasks t where ${isLimited} and t.limit_on >= ${day} and t.case_id > ${last} order by 1 limit ${sql.lit(pageSize)})
    order by 1 limit ${sql.lit(pageSize)}`.execute(db)
  return rows.map(({ id }) => id)
}

async function clockMovesOf(db: Db, ids: readonly string[], { calendar, next, day, today }: CalendarChange): Promise<DeadlineMove[]> {
  const moves: DeadlineMove[] = []
  for (const one of await readOpenClocks(db, sql`c.id = any(${ids}::uuid[]) and c.due_on >= ${day} order by c.id`)) {
    const rule = await ruleOf(db, one)
    const after = clockColumns(rule, one.events, next, today).due_on ?? null
    // what was counted when a running clock moved last is what lists show; a planned stop is expected anew every day
    const before = one.state === 'running' ? one.dueOn : (clockColumns(rule, one.events, calendar, today).due_on ?? null)
    if (before !== after) moves.push({ caseId: one.id, number: one.number, itemName: one.itemName, clockName: rule.name, before, after })
  }
  return moves
}

/** Cases counted again in one transaction: their people wait no longer than it takes. */
const batchSize = 200

interface Recount {
  /** The last case of the batch before; null for the first. */
  after: string | null
  calendar: WorkCalendar
  today: CalendarDate
}

/**
 * Counts the open clocks of the next cases behind `after` again that were counted with an older calendar, and stores their due dates with
 * those of their tasks. The instances are locked first, so an act on one of them comes before or after; what has been acted on meanwhile was counted
 * with the new calendar and is left alone. Gives the last case that was looked at, null at the end, and how many due dates moved.
 */
export function recountBatch(db: Db, recount: Recount): Promise<{ last: string | null; moved: number }> {
  return countAgain(db, recount, sql`c.clock_state in ('running', 'stopped') and c.calendar_version < ${recount.calendar.version}`)
}

/**
 * The same for clocks that stand still with a plan: once the plan is over, what is left begins anew every day, so their due dates move with
 * the days. For the night.
 */
export async function recountPlannedStops(services: AppServices, now: Date): Promise<{ plannedStopsMoved: number }> {
  const [calendar, today] = [services.calendar(), toShanghaiDate(now)]
  let [plannedStopsMoved, after]: [number, string | null] = [0, null]
  for (;;) {
    const { last, moved } = await inTransaction(services.pool, (db) =>
      countAgain(db, { after, calendar, today }, sql`c.clock_state = 'stopped' and c.due_on is not null`),
    )
    plannedStopsMoved += moved
    if (last === null) return { plannedStopsMoved }
    after = last
  }
}

async function countAgain(
  db: Db,
  { after, calendar, today }: Recount,
  which: RawBuilder<unknown>,
): Promise<{ last: string | null; moved: number }> {
  const { rows } = await sql<{ id: string }>`
    select c.id from cases c where ${which} and (${after}::uuid is null or c.id > ${after}) order by c.id limit ${sql.lit(batchSize)}`.execute(
    db,
  )
  if (rows.length === 0) return { last: null, moved: 0 }
  const ids = rows.map((row) => row.id)
  await sql`select from process_instances where case_id = any(${ids}::uuid[]) order by case_id for update`.execute(db)
  const clocks = await readOpenClocks(db, sql`c.id = any(${ids}::uuid[]) and ${which}`)
  const counted: { id: string; columns: ClockColumns; isMoved: boolean }[] = []
  for (const one of clocks) {
    const columns = clockColumns(await ruleOf(db, one), one.events, calendar, today)
    counted.push({ id: one.id, columns, isMoved: (columns.due_on ?? null) !== one.dueOn })
  }
  await storeCounted(db, counted, calendar.version)
  return { last: ids.at(-1)!, moved: counted.filter((one) => one.isMoved).length }
}

async function storeCounted(db: Db, counted: readonly { id: string; columns: ClockColumns }[], version: number): Promise<void> {
  const of = <K extends keyof ClockColumns>(key: K) => counted.map(({ columns }) => columns[key] ?? null)
  const ids = counted.map((one) => one.id)
  await sql`
    with counted as (select * from unnest(${ids}::uuid[], ${of('due_on')}::date[], ${of('warn_on')}::date[], ${of('clock_remaining')}::int[])
      as k (id, due_on, warn_on, remaining)),
    tasked as (update tasks t set due_on = least(k.due_on, t.limit_on) from counted k
      where t.case_id = k.id and t.state = 'open' and t.due_on is distinct from least(k.due_on, t.limit_on))
    update cases c set due_on = k.due_on, warn_on = k.warn_on, clock_remaining = k.remaining, calendar_version = ${version}
    from counted k where c.id = k.id`.execute(db)
}

async function readOpenClocks(db: Db, which: RawBuilder<unknown>): Promise<OpenClock[]> {
  const { rows } = await sql<Omit<OpenClock, 'events'> & { events: [ClockEvent['kind'], string, string, number | null][] }>`
    select c.id, c.number, c.item_name as "itemName", c.item_version_id as "versionId", c.clock_key as clock, c.clock_state as state, c.due_on as "dueOn",
      (select coalesce(json_agg(json_build_array(e.kind, e.at, e.reason, e.planned_days) order by e.at, e.id), '[]') from clock_events e
       where e.case_id = c.id and e.clock = c.clock_key) as events
    from cases c where c.clock_state in ('running', 'stopped') and ${which}`.execute(db)
  return rows.map(({ events, ...row }) => ({
    ...row,
    events: events.map(([kind, at, reason, plannedDays]) => ({
      clock: row.clock,
      kind,
      at,
      reason,
      ...(plannedDays !== null && { plannedDays }),
    })),
  }))
}

async function ruleOf(db: Db, { id, versionId, clock }: OpenClock): Promise<ClockDefinition> {
  const { definition } = await getItemVersion(db, versionId)
  const rule = definition.clocks.find((each) => each.key === clock)
  if (rule === undefined) throw new Error(`case ${id}: its item has no clock ${clock}`)
  return rule
}

import type { Db } from '../../../../platform/database/request-database.ts'
import type { ClockDefinition } from '@wenwu/core/item/model'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { countWorkingDays } from '@wenwu/core/clock/calendar'
import { moveClock, type CaseMove, type ClockPlace } from '@wenwu/core/clock/clock-moves'
import type { PlannedStop } from '@wenwu/core/clock/suspension'
import { computeClock, type ClockEvent, type ClockReading } from '@wenwu/core/clock/statutory'
import { acceptanceClock } from '@wenwu/core/item/acceptance-clock'
import { addDays, daysBetween, toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { newId } from '@wenwu/core/kernel/id'
import type { CaseTable } from '../../../../db/schema.ts'
import type { Updateable } from 'kysely'

export type ClockColumns = Pick<
  Updateable<CaseTable>,
  | 'clock_key'
  | 'clock_state'
  | 'clock_unit'
  | 'clock_stop_reason'
  | 'clock_body'
  | 'clock_is_held'
  | 'clock_remaining'
  | 'due_on'
  | 'warn_on'
  | 'calendar_version'
>

export interface StoredClock {
  clock_key: string | null
  clock_state: string | null
  clock_stop_reason: string | null
  clock_body: string | null
  clock_is_held: boolean
}

/** What happens to a clock; `at` where it counts from another instant than the act. */
export type NewClockEvent = Omit<ClockEvent, 'at'> & { at?: Date }

export interface ClockMove extends CaseMove {
  /** The case was at the step before to which an act has taken it: what began there goes on, and does not begin again. */
  wasThere: boolean
  caseId: string
  clocks: readonly ClockDefinition[]
  /** Where the clock stands in the row of the case. */
  stored: StoredClock
  calendar: WorkCalendar
  now: Date
  /** From when a clock counts that starts now; absent: from now, or as its rule says. */
  startsAt?: Date
  /** When what it is stopped for now is expected to be over; absent: nobody knows. */
  stopsUntil?: CalendarDate
}

export interface PlannedClock {
  /** To be stored by `storeClock`, in this order. */
  events: NewClockEvent[]
  /** What lists read; empty when nothing happens to the clock. */
  columns: ClockColumns
  /** Where it was stopped with a plan. */
  stop?: PlannedStop
}

/** The clock of a case, as its row has it. */
export function placeOfClock(stored: StoredClock): ClockPlace {
  return {
    key: stored.clock_key,
    state: stored.clock_state,
    stopReason: stored.clock_stop_reason,
    body: stored.clock_body,
    isHeld: stored.clock_is_held,
  }
}

/** What happens to the clock of a case for its new place. Reads the clock's past where it goes on; stores nothing. */
export async function planClock(db: Db, move: ClockMove): Promise<PlannedClock> {
  const { caseId, clocks, stored, calendar, now } = move
  const { steps, body, isHeld } = moveClock(placeOfClock(stored), move, clocks)
  const held = { clock_body: body, clock_is_held: isHeld }
  const last = steps.at(-1)
  if (last === undefined) return { events: [], columns: held }
  const rule = clocks.find((clock) => clock.key === last.clock)
  if (rule === undefined) throw new Error(`case ${caseId}: its item has no clock ${last.clock}`)
  const today = toShanghaiDate(now)
  // a clock that starts now has no earlier events that count, so it needs no read, except where the case was taken up again
  const known = last.kind === 'start' && !move.wasThere ? [] : await loadClockEvents(db, caseId)
  if (last.kind === 'start' && !known.some(({ clock }) => clock === last.clock)) {
    const at = move.startsAt ?? (rule.countsFrom === 'receipt' ? await findReceipt(db, caseId) : undefined) ?? now
    const begun = { ...last, at: at.toISOString() }
    return { events: [...steps.slice(0, -1), { ...last, at }], columns: { ...clockColumns(rule, [begun], calendar, today), ...held } }
  }
  const plannedDays = move.stopsUntil === undefined ? undefined : daysUntil(rule, move.stopsUntil, calendar, today)
  const events = steps.map((step) => {
    if (step.kind === 'stop' && plannedDays !== undefined) return { ...step, plannedDays }
    return step.kind === 'start' && move.wasThere ? { ...step, kind: 'resume' as const } : step
  })
  const all = [...known, ...events.map((event) => ({ ...event, at: now.toISOString() }))]
  const columns = { ...clockColumns(rule, all, calendar, today), ...held }
  if (last.kind !== 'stop' || plannedDays === undefined) return { events, columns }
  return { events, columns, stop: plannedStop(rule, { reason: last.reason, days: plannedDays, dueOn: columns.due_on ?? null }) }
}

/** Days of a rule's own unit until what it is stopped for is expected to be over. */
function daysUntil({ unit }: ClockDefinition, until: CalendarDate, calendar: WorkCalendar, today: CalendarDate): number {
  return Math.max(1, unit === 'working-day' ? countWorkingDays(today, until, calendar) : daysBetween(today, until))
}

/** A stop of a rule's clock, as the applicant is told of it. */
export function plannedStop({ unit }: ClockDefinition, stop: Omit<PlannedStop, 'unit'>): PlannedStop {
  return { ...stop, unit: unit === 'working-day' ? unit : 'calendar-day' }
}

/** When the application was received that is being decided: the last time that its five days began. Undefined where it waits for no acceptance. */
export async function findReceipt(db: Db, caseId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('clock_events')
    .select('at')
    .where('case_id', '=', caseId)
    .where('clock', '=', acceptanceClock)
    .where('kind', '=', 'start')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.at
}

/** Appends planned events to the clock of a case. */
export async function storeClock(db: Db, caseId: string, events: PlannedClock['events'], now: Date): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('clock_events')
    // ids in order: events of one instant are read in the order of their ids
    .values(
      events.map((event, index) => ({
        id: newId(now.getTime() + index),
        case_id: caseId,
        clock: event.clock,
        kind: event.kind,
        at: event.at ?? now,
        reason: event.reason,
        planned_days: event.plannedDays ?? null,
      })),
    )
    .execute()
}

export async function loadClockEvents(db: Db, caseId: string): Promise<ClockEvent[]> {
  const rows = await db.selectFrom('clock_events').selectAll().where('case_id', '=', caseId).orderBy('at').orderBy('id').execute()
  return rows.map((row) => ({
    clock: row.clock,
    kind: row.kind,
    at: row.at.toISOString(),
    reason: row.reason,
    ...(row.planned_days !== null && { plannedDays: row.planned_days }),
  }))
}

/** What lists read of a clock as of a day: where it stands, its due date and the day from which it warns. */
export function clockColumns(rule: ClockDefinition, events: readonly ClockEvent[], calendar: WorkCalendar, today: string): ClockColumns {
  return columnsOf(computeClock(rule, events, calendar, today), rule.warnAt ?? 3, calendar, today)
}

/** A stopped clock keeps its date where it has one: an overdue case stays overdue, a planned stop shows when it will be due. */
function columnsOf(reading: ClockReading, warnAt: number, calendar: WorkCalendar, today: string): ClockColumns {
  const dueOn = reading.state === 'ended' ? null : reading.dueOn
  return {
    clock_key: reading.key,
    clock_state: reading.state,
    clock_unit: reading.unit,
    clock_stop_reason: reading.state === 'stopped' ? reading.stopReason : null,
    clock_remaining: reading.remainingDays,
    due_on: dueOn,
    calendar_version: calendar.version,
    warn_on: dueOn === null || reading.state !== 'running' ? null : warnDate(reading, dueOn, warnAt, calendar, today),
  }
}

/** First day on which no more than `warnAt` days are left, so that a list finds amber cases by an index. */
function warnDate(reading: ClockReading, dueOn: string, warnAt: number, calendar: WorkCalendar, today: string): string {
  // A due date on a day off moves to the next working day (民法典 203条), the count of calendar days does not.
  if (reading.unit === 'calendar-day') return addDays(today, (reading.remainingDays ?? 0) - warnAt)
  let date = dueOn
  while (countWorkingDays(addDays(date, -1), dueOn, calendar) <= warnAt) date = addDays(date, -1)
  return date
}

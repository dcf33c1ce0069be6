import { sql } from 'kysely'
import { resumeSuspended, type CaseMove } from '@wenwu/core/clock/clock-moves'
import { isSuspension, longestSuspension, type PlannedStop, type SuspensionReason } from '@wenwu/core/clock/suspension'
import type { ClockEvent } from '@wenwu/core/clock/rule'
import type { ClockDefinition } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import type { LoadedItem } from '../../items/index.ts'
import { moveDueDates } from './act-on-case.ts'
import { clockColumns, loadClockEvents, placeOfClock, plannedStop, storeClock, type NewClockEvent } from '../clock/case-clock.ts'
import type { CaseRecord } from '../record/case-repository.ts'

/** The case whose clock is changed; its instance is locked by the caller, who has decided about rights and says what the history keeps. */
export interface ClockChange {
  record: CaseRecord
  item: LoadedItem
  services: Pick<AppServices, 'calendar'>
  now: Date
}

/** The due date before and after; null where none is known (stopped without a plan). */
export interface MovedDue {
  clock: ClockDefinition
  before: CalendarDate | null
  after: CalendarDate | null
  /** Units added, or days planned. */
  days: number
  isRunning: boolean
}

/**
 * Grants the one extension of the open clock (行政许可法 42条: by the head of the body, its reason told to the applicant), as long as the item says.
 * Throws `clock-not-open`, `clock-not-extendable` where its rule knows none, `clock-extended` for a second one, `clock-overdue` where the time is over.
 */
export async function extendClock(db: Db, change: ClockChange): Promise<MovedDue> {
  const { rule, events } = await openClock(db, change)
  if (rule.extension === undefined) throw new AppError('clock-not-extendable')
  if (events.some((event) => event.kind === 'extend')) throw new AppError('clock-extended')
  const due = change.record.due_on
  if (due !== null && due < toShanghaiDate(change.now)) throw new AppError('clock-overdue')
  return store(db, change, { rule, events }, { clock: rule.key, kind: 'extend', reason: 'head', plannedDays: rule.extension })
}

/** Whether the clock of a case has had its one extension since it started. One statement. */
export async function isClockExtended(db: Db, { id, clock_key: key }: Pick<CaseRecord, 'id' | 'clock_key'>): Promise<boolean> {
  const last = await db
    .selectFrom('clock_events')
    .select('kind')
    .where('case_id', '=', id)
    .where('clock', '=', key)
    .where('kind', 'in', ['start', 'extend'])
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'extend'
}

/** The cases among several whose clock has had its one extension. One statement. */
export async function findExtendedClocks(db: Db, caseIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string; kind: string }>`
    select distinct on (c.id) c.id, e.kind from cases c join clock_events e on e.case_id = c.id and e.clock = c.clock_key
    where c.id = any(${[...caseIds]}::uuid[]) and e.kind in ('start', 'extend') order by c.id, e.at desc, e.id desc`.execute(db)
  return new Set(rows.flatMap(({ id, kind }) => (kind === 'extend' ? [id] : [])))
}

/**
 * Why the head of a body may not stop a clock: 行政许可法 45条 speaks of the time to decide alone, not of the five days of acceptance before it (32条) nor of
 * delivery and filing behind it (44条).
 */
export function whyNotSuspendable(
  { startsAnew }: Pick<ClockDefinition, 'startsAnew'>,
  { decided_on: decidedOn }: Pick<CaseRecord, 'decided_on'>,
): 'clock-not-suspendable' | 'clock-after-decision' | undefined {
  if (decidedOn !== null) return 'clock-after-decision'
  return startsAnew === true ? 'clock-not-suspendable' : undefined
}

/**
 * Stops the open clock for what takes time that does not count (行政许可法 45条), with the length that the applicant is told. Throws `clock-not-open`,
 * also where it stands still already, what `whyNotSuspendable` says, `clock-plan` for no sensible length.
 */
export async function suspendClock(
  db: Db,
  change: ClockChange,
  plan: { reason: SuspensionReason; plannedDays: number },
): Promise<MovedDue & { stop: PlannedStop }> {
  const open = await openClock(db, change)
  const refused = whyNotSuspendable(open.rule, change.record)
  if (refused !== undefined) throw new AppError(refused)
  // the offer is made to a running one alone
  if (change.record.clock_state === 'stopped') throw new AppError('clock-not-open')
  const { plannedDays, reason } = plan
  if (!Number.isInteger(plannedDays) || plannedDays < 1 || plannedDays > longestSuspension)
    throw new AppError('clock-plan', { params: { max: longestSuspension }, field: 'plannedDays' })
  const moved = await store(db, change, open, { clock: open.rule.key, kind: 'stop', reason, plannedDays })
  return { ...moved, stop: plannedStop(open.rule, { reason, days: plannedDays, dueOn: moved.after }) }
}

/**
 * Lets a clock go on that `suspendClock` has stopped; what a process has stopped goes on with the process, and a case that waits for what does not
 * count stands still for that from now on. Throws `clock-not-open`, `clock-not-suspended`.
 *
 * @param move where the case is
 */
export async function resumeClock(db: Db, change: ClockChange, move: CaseMove): Promise<MovedDue> {
  const open = await openClock(db, change)
  const { record, item } = change
  if (record.clock_state !== 'stopped' || !isSuspension(record.clock_stop_reason)) throw new AppError('clock-not-suspended')
  return store(db, change, open, ...resumeSuspended(placeOfClock(record), move, item.definition.clocks))
}

interface OpenClock {
  rule: ClockDefinition
  /** Since it started last. */
  events: ClockEvent[]
}

async function openClock(db: Db, { record, item }: ClockChange): Promise<OpenClock> {
  if (record.clock_state !== 'running' && record.clock_state !== 'stopped') throw new AppError('clock-not-open')
  const rule = item.definition.clocks.find((clock) => clock.key === record.clock_key)
  if (rule === undefined) throw new Error(`case ${record.id}: its item has no clock ${record.clock_key}`)
  const events = (await loadClockEvents(db, record.id)).filter((event) => event.clock === rule.key)
  return { rule, events: events.slice(events.findLastIndex((event) => event.kind === 'start')) }
}

async function store(
  db: Db,
  { record, services, now }: ClockChange,
  { rule, events }: OpenClock,
  ...added: NewClockEvent[]
): Promise<MovedDue> {
  const all = [...events, ...added.map((event) => ({ ...event, at: now.toISOString() }))]
  const columns = clockColumns(rule, all, services.calendar(), toShanghaiDate(now))
  const after = columns.due_on ?? null
  await Promise.all([
    storeClock(db, record.id, added, now),
    db
      .updateTable('cases')
      .set({ ...columns, updated_at: now })
      .where('id', '=', record.id)
      .execute(),
    moveDueDates(db, record.id, after),
  ])
  return { clock: rule, before: record.due_on, after, days: added[0]?.plannedDays ?? 0, isRunning: columns.clock_state === 'running' }
}

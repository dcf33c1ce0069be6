/**
 * Statutory clocks: how long a body may take, as data of an item.
 *
 * Which days count:
 * - The day on which the clock starts does not (民法典 201条).
 * - A day counts when the clock is running at its end in Shanghai. So the day of a stop does not count, the day of the resumption
 *   does, and a stop and resumption on one day cost nothing.
 * - The day of the conclusion counts when the clock was running until then: a decision on the day after the due date is late.
 * - Unit `working-day`: only working days (行政许可法 82条). Unit `calendar-day`: every day, but the last one is never a day off:
 *   it moves to the next working day (民法典 203条).
 * - Unit `month`: to the same day of the last month, or its last day (民法典 202条); the days up to it are counted as calendar days, so
 *   days of a stop are added to them.
 * - Unit `hour`: from the instant of the start (民法典 201条), through nights and days off; the time of a stop does not count. Light and days left
 *   are those of the day on which the last hour ends.
 * - Days of hearing, appraisal, testing and expert review are not counted (行政许可法 45条): the process stops the clock with a
 *   reason, and a planned length where the applicant was told one. An extension (42条) adds days.
 * - Once the due date has passed with the clock running it stays: a later stop does not undo it.
 */
import { addMonths, fromDayNumber, toDayNumber, type CalendarDate } from '../kernel/date.ts'
import { addWorkingDayNumbers, addWorkingDays, countWorkingDayNumbers, isWorkingDayNumber } from './calendar.ts'
import type { WorkCalendar } from './calendar-data.ts'
import { mostWarnDays, type ClockEvent, type ClockRule } from './rule.ts'
import { readHours, type Hours } from './hours.ts'
import { readTimeline, type Phase, type Timeline } from './timeline.ts'

export type { ClockEvent, ClockRule }

export type ClockState = 'not-started' | 'running' | 'stopped' | 'ended'
export type ClockLight = 'none' | 'green' | 'amber' | 'red' | 'stopped'

/** A clock as read on a day. Days are of the rule's unit. */
export interface ClockReading {
  key: string
  /** What the days are of. */
  unit: 'working-day' | 'calendar-day'
  state: ClockState
  startedOn: CalendarDate | null
  endedOn: CalendarDate | null
  /** Last day of the limit; of a stopped clock as planned, null when nothing was planned. */
  dueOn: CalendarDate | null
  /** ISO instant of the last moment, of a clock that counts hours; else null. */
  dueAt: string | null
  /** Limit with extensions; null when there is neither a statutory limit nor a target. */
  limitDays: number | null
  /** The limit is an internal target, not the law's. */
  isTarget: boolean
  /** Counted days up to and including today, as far as the clock runs. */
  usedDays: number
  /** Zero on the due date, negative beyond it; null without a limit. */
  remainingDays: number | null
  /** Past the due date, on a day off too (then `remainingDays` may still be zero). */
  isOverdue: boolean
  light: ClockLight
  stopReason: string | null
  stoppedOn: CalendarDate | null
  /** When a planned stop is expected to be over, not before today. */
  resumesOn: CalendarDate | null
  /** The due date lies where make-up days are not published yet, so it may still move. */
  isProvisional: boolean
}

/** Reads a clock as of the end of `today`; later events are ignored. Cost grows with the events and the limit, not with the years. */
export function computeClock(rule: ClockRule, events: readonly ClockEvent[], calendar: WorkCalendar, today: CalendarDate): ClockReading {
  const timeline = readTimeline(rule, events, calendar, today)
  const hours = rule.unit === 'hour' ? readHours(rule, events, today) : undefined
  const limit = limitInDays(rule, timeline, hours)
  const counting: Counting = { unit: countedUnit(rule), lastMayBeOff: rule.unit === 'hour', calendar, limit }
  const isTarget = rule.length === null && rule.target !== undefined
  const shared = { key: rule.key, unit: counting.unit, limitDays: limit, isTarget, dueAt: hours?.dueAt ?? null }
  if (timeline === undefined) {
    const nothing = { startedOn: null, endedOn: null, dueOn: null, stopReason: null, stoppedOn: null, resumesOn: null }
    return {
      ...shared,
      ...nothing,
      state: 'not-started',
      usedDays: 0,
      remainingDays: limit,
      isOverdue: false,
      light: 'none',
      isProvisional: false,
    }
  }
  const dueDay = hours === undefined ? findDueDay(counting, timeline.startDay, timeline.expected) : hours.dueDay
  const usedDays = timeline.actual.reduce((used, phase) => (phase.isRunning ? countThrough(counting, phase, used) : used), 0)
  const state: ClockState = timeline.endDay !== null ? 'ended' : timeline.isStopped ? 'stopped' : 'running'
  const remainingDays = limit === null ? null : limit - usedDays
  const isOverdue = dueDay !== null && (timeline.endDay ?? toDayNumber(today)) > dueDay
  const dueOn = dateOrNull(dueDay)
  return {
    ...shared,
    state,
    startedOn: fromDayNumber(timeline.startDay),
    endedOn: dateOrNull(timeline.endDay),
    dueOn,
    usedDays,
    remainingDays,
    isOverdue,
    light: lightOf({ state, remainingDays, isOverdue }, rule.warnAt),
    stopReason: timeline.stopReason,
    stoppedOn: dateOrNull(timeline.stopDay),
    resumesOn: dateOrNull(timeline.resumeDay),
    isProvisional: dueOn !== null && !counting.lastMayBeOff && calendar.provisionalFrom !== null && dueOn >= calendar.provisionalFrom,
  }
}

/** What the days of a rule's reading are of. */
function countedUnit({ unit }: ClockRule): Counting['unit'] {
  return unit === 'working-day' ? unit : 'calendar-day'
}

/** The limit with extensions as days; null without one, and for months and hours before the clock starts. */
function limitInDays(rule: ClockRule, timeline: Timeline | undefined, hours: Hours | undefined): number | null {
  const base = rule.length ?? rule.target ?? null
  if (base === null) return null
  if (rule.unit === 'hour') return hours?.limitDays ?? null
  const units = base + (timeline?.extension ?? 0)
  if (rule.unit !== 'month') return units
  return timeline === undefined ? null : toDayNumber(addMonths(fromDayNumber(timeline.startDay), units)) - timeline.startDay
}

/** The light of an open clock: red overdue (stopped or not), violet stopped, amber from `warnAt` days left, else green. Ended ones have none. */
export function lightOf(clock: Pick<ClockReading, 'state' | 'remainingDays' | 'isOverdue'>, warnAt = 3): ClockLight {
  if (clock.state === 'not-started' || clock.state === 'ended') return 'none'
  if (clock.isOverdue) return 'red'
  if (clock.state === 'stopped') return 'stopped'
  if (clock.remainingDays === null) return 'none'
  return clock.remainingDays <= warnAt ? 'amber' : 'green'
}

/** No clock that is amber on a day ends after this one, whatever it counts: working days are the fewest, and a last day that is off moves to one of them. */
export function lastAmberDueOn(today: CalendarDate, calendar: WorkCalendar): CalendarDate {
  return addWorkingDays(today, mostWarnDays, calendar)
}

interface Counting {
  unit: 'working-day' | 'calendar-day'
  /** The last day stays where it is on a day off: hours end when they end. */
  lastMayBeOff: boolean
  calendar: WorkCalendar
  limit: number | null
}

function findDueDay(counting: Counting, startDay: number, phases: readonly Phase[]): number | null {
  const { limit } = counting
  if (limit === null) return null
  if (limit <= 0) return startDay
  let used = 0
  for (const phase of phases) {
    if (!phase.isRunning) continue
    const last = lastDayAfter(counting, phase.from - 1, limit - used)
    if (last <= phase.to) return last
    used = countThrough(counting, phase, used)
  }
  return null
}

/** Days used after a running phase of finite length, `used` before it. */
function countThrough(counting: Counting, phase: Phase, used: number): number {
  const { limit } = counting
  const before = phase.from - 1
  if (limit === null || used >= limit) return used + unitDays(counting, before, phase.to)
  const last = lastDayAfter(counting, before, limit - used)
  if (last <= phase.to) return limit + unitDays(counting, last, phase.to)
  // A day off that would be the last day is passed over, so the last day is still to come.
  return Math.min(used + unitDays(counting, before, phase.to), limit - 1)
}

/** The day on which `n` more days are used up when the clock runs on after `day`. */
function lastDayAfter({ unit, lastMayBeOff, calendar }: Counting, day: number, n: number): number {
  if (unit === 'working-day') return addWorkingDayNumbers(day, n, calendar)
  let last = day + n
  while (!lastMayBeOff && !isWorkingDayNumber(last, calendar)) last++
  return last
}

function unitDays({ unit, calendar }: Counting, after: number, through: number): number {
  return unit === 'working-day' ? countWorkingDayNumbers(after, through, calendar) : through - after
}

function dateOrNull(day: number | null): CalendarDate | null {
  return day === null ? null : fromDayNumber(day)
}

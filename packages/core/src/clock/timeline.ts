import { toDayNumber, toShanghaiDate, type CalendarDate } from '../kernel/date.ts'
import { addWorkingDayNumbers } from './calendar.ts'
import type { WorkCalendar } from './calendar-data.ts'
import type { ClockEvent, ClockRule } from './rule.ts'

/** Days over which a clock was in one state, both ends included, as day numbers; `to` is Infinity for the last. */
export interface Phase {
  from: number
  to: number
  isRunning: boolean
  /** Why it stands still. */
  reason: string | null
}

/** The events of one clock read day by day, as known on `today`. */
export interface Timeline {
  startDay: number
  endDay: number | null
  isStopped: boolean
  stopReason: string | null
  stopDay: number | null
  /** Day on which a stop with a planned length is expected to be over (not before today). */
  resumeDay: number | null
  /** Days granted on top of the rule's length. */
  extension: number
  /** What happened, up to today or the end. */
  actual: Phase[]
  /** What is expected: `actual` with the running state going on for ever, a stop ending as planned. Empty of future when unknown. */
  expected: Phase[]
}

interface Run {
  startDay: number
  endDay: number | null
  extension: number
  phases: (Phase & { plannedDays: number | undefined })[]
}

/**
 * Reads the events of a rule's clock up to the end of `today`; undefined when it has not started. An event that does not fit the
 * state (a stop before the start, a second resume) changes nothing, except that a stop of a stopped clock takes over its reason.
 */
export function readTimeline(
  rule: ClockRule,
  events: readonly ClockEvent[],
  calendar: WorkCalendar,
  today: CalendarDate,
): Timeline | undefined {
  const todayNumber = toDayNumber(today)
  const dated = events
    .filter((event) => event.clock === rule.key)
    .map((event) => ({ event, time: new Date(event.at).getTime(), day: toDayNumber(toShanghaiDate(new Date(event.at))) }))
    .filter(({ day }) => day <= todayNumber)
    .sort((a, b) => a.time - b.time)
  let run: Run | undefined
  for (const { event, day } of dated) run = apply(run, event, day)
  return run === undefined ? undefined : timelineOf(run, rule, calendar, todayNumber)
}

function apply(run: Run | undefined, event: ClockEvent, day: number): Run | undefined {
  if (run === undefined || run.endDay !== null) {
    if (run !== undefined && event.kind === 'resume') return reopen(run, day)
    if (event.kind !== 'start') return run
    return {
      startDay: day,
      endDay: null,
      extension: 0,
      phases: [{ from: day + 1, to: Infinity, isRunning: true, reason: null, plannedDays: undefined }],
    }
  }
  const current = run.phases.at(-1)!
  if (event.kind === 'extend') run.extension += Math.max(0, Math.trunc(event.plannedDays ?? 0))
  if (event.kind === 'stop') enter(run, day, { isRunning: false, reason: event.reason, plannedDays: event.plannedDays })
  if (event.kind === 'resume' && !current.isRunning) enter(run, day, { isRunning: true, reason: null, plannedDays: undefined })
  if (event.kind === 'end') run.endDay = day
  return run
}

/** A case that was concluded is taken up again: its clock goes on with the days used before. In between there was nothing to decide. */
function reopen(run: Run, day: number): Run {
  enter(run, run.endDay! + 1, { isRunning: false, reason: 'concluded', plannedDays: undefined })
  enter(run, day, { isRunning: true, reason: null, plannedDays: undefined })
  run.endDay = null
  return run
}

/** The state at the end of a day is the day's state: a change on the first day of a phase replaces it. */
function enter(run: Run, day: number, state: { isRunning: boolean; reason: string | null; plannedDays: number | undefined }): void {
  const current = run.phases.at(-1)!
  if (day <= current.from) {
    Object.assign(current, state)
    return
  }
  current.to = day - 1
  run.phases.push({ from: day, to: Infinity, ...state })
}

function timelineOf(run: Run, rule: ClockRule, calendar: WorkCalendar, today: number): Timeline {
  const last = run.phases.at(-1)!
  const lastKnown = run.endDay ?? today
  const isStopped = run.endDay === null && !last.isRunning
  const resumeDay = isStopped && last.plannedDays !== undefined ? Math.max(plannedEnd(rule, last, calendar), today) : null
  const past = run.phases.slice(0, -1)
  const expected: Phase[] = [...past]
  if (last.isRunning) expected.push(last)
  else if (resumeDay === null) expected.push({ ...last, to: Math.max(last.from, lastKnown) })
  else {
    if (resumeDay > last.from) expected.push({ ...last, to: resumeDay - 1 })
    expected.push({ from: Math.max(resumeDay, last.from), to: Infinity, isRunning: true, reason: null })
  }
  return {
    startDay: run.startDay,
    endDay: run.endDay,
    isStopped,
    stopReason: isStopped ? last.reason : null,
    stopDay: isStopped ? firstStopDay(run.phases) : null,
    resumeDay,
    extension: run.extension,
    actual: [...past, { ...last, to: lastKnown }].filter((phase) => phase.from <= phase.to),
    expected,
  }
}

/** A stop whose reason changed on the way began with its first reason. */
function firstStopDay(phases: readonly Phase[]): number {
  const lastRunning = phases.map((phase) => phase.isRunning).lastIndexOf(true)
  return phases[lastRunning + 1]!.from
}

/**
 * The day on which a planned stop is over. Planned days are of the clock's own unit and so many are taken out of the count, whatever day the stop begins on: of working
 * days the first is the first one that would have counted (行政许可法 45, 82条).
 */
function plannedEnd(rule: ClockRule, stop: { from: number; plannedDays: number | undefined }, calendar: WorkCalendar): number {
  const days = Math.max(0, Math.trunc(stop.plannedDays ?? 0))
  return rule.unit === 'working-day' ? addWorkingDayNumbers(stop.from - 1, days + 1, calendar) : stop.from + days
}

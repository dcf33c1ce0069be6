import { fromDayNumber, toDayNumber, weekdayOf, type CalendarDate } from '../kernel/date.ts'
import type { WorkCalendar } from './calendar-data.ts'

export type { WorkCalendar }

/**
 * Working days: 行政许可法（2019）82条 counts time in working days without statutory holidays; week-end days worked in exchange
 * (调休) are working days, as the State Council's yearly notice says.
 */
export type DayKind = 'working' | 'week-end' | 'holiday' | 'make-up'

/** What a day is. An administrator's correction wins over the make-up list, that over the holidays, those over the week. */
export function dayKind(date: CalendarDate, calendar: WorkCalendar): DayKind {
  const isWeekEnd = weekdayOf(toDayNumber(date)) > 5
  const override = calendar.overrides.get(date)
  if (override === 'working') return isWeekEnd ? 'make-up' : 'working'
  if (override === 'off') return isWeekEnd ? 'week-end' : 'holiday'
  if (calendar.makeUpDays.has(date)) return isWeekEnd ? 'make-up' : 'working'
  if (calendar.holidays.has(date)) return 'holiday'
  return isWeekEnd ? 'week-end' : 'working'
}

/** What a day is in a count: of the days off of the week an administrator's own are told from holidays. */
export function countedKindOf(date: CalendarDate, calendar: WorkCalendar): DayKind | 'day-off' {
  const kind = dayKind(date, calendar)
  return kind === 'holiday' && calendar.overrides.get(date) === 'off' ? 'day-off' : kind
}

export function isWorkingDay(date: CalendarDate, calendar: WorkCalendar): boolean {
  return isWorkingDayNumber(toDayNumber(date), calendar)
}

/**
 * The `n`-th working day after `from`; the day itself is not counted (民法典 201条: 开始的当日不计入). `n` is a whole number ≥ 0,
 * else RangeError; 0 gives `from`.
 */
export function addWorkingDays(from: CalendarDate, n: number, calendar: WorkCalendar): CalendarDate {
  return fromDayNumber(addWorkingDayNumbers(toDayNumber(from), n, calendar))
}

/**
 * Working days after `from` up to and including `to`; negative when `to` is earlier, and then `-countWorkingDays(to, from)`.
 * For a running working-day clock `countWorkingDays(today, dueOn)` is what is left.
 */
export function countWorkingDays(from: CalendarDate, to: CalendarDate, calendar: WorkCalendar): number {
  const [a, b] = [toDayNumber(from), toDayNumber(to)]
  return b >= a ? workingDaysThrough(b, calendar) - workingDaysThrough(a, calendar) : -countWorkingDays(to, from, calendar)
}

/** As `isWorkingDay`, of a day number. */
export function isWorkingDayNumber(day: number, calendar: WorkCalendar): boolean {
  const exceptions = exceptionsOf(calendar)
  return weekdayOf(day) > 5 ? exceptions.workedSet.has(day) : !exceptions.offSet.has(day)
}

/** As `addWorkingDays`, of day numbers. */
export function addWorkingDayNumbers(from: number, n: number, calendar: WorkCalendar): number {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`not a number of days: ${n}`)
  let day = from
  for (let left = n; left > 0;) {
    day++
    if (isWorkingDayNumber(day, calendar)) left--
  }
  return day
}

/** As `countWorkingDays`, of day numbers with `to` ≥ `from`: no loop over the days. */
export function countWorkingDayNumbers(from: number, to: number, calendar: WorkCalendar): number {
  return workingDaysThrough(to, calendar) - workingDaysThrough(from, calendar)
}

/** Week days off and week-end days worked, as sorted day numbers. */
interface Exceptions {
  off: number[]
  worked: number[]
  offSet: Set<number>
  workedSet: Set<number>
}

const exceptionsByCalendar = new WeakMap<WorkCalendar, Exceptions>()

function exceptionsOf(calendar: WorkCalendar): Exceptions {
  const known = exceptionsByCalendar.get(calendar)
  if (known !== undefined) return known
  const dates = new Set([...calendar.holidays, ...calendar.makeUpDays, ...calendar.overrides.keys()])
  const [offSet, workedSet] = [new Set<number>(), new Set<number>()]
  for (const date of dates) {
    const kind = dayKind(date, calendar)
    const day = toDayNumber(date)
    if (kind === 'make-up') workedSet.add(day)
    if (kind === 'holiday' && weekdayOf(day) <= 5) offSet.add(day)
  }
  const ascending = (a: number, b: number) => a - b
  const exceptions = { off: [...offSet].sort(ascending), worked: [...workedSet].sort(ascending), offSet, workedSet }
  exceptionsByCalendar.set(calendar, exceptions)
  return exceptions
}

/** Working days up to and including a day, from an arbitrary fixed origin. */
function workingDaysThrough(day: number, calendar: WorkCalendar): number {
  const exceptions = exceptionsOf(calendar)
  return weekDaysThrough(day) - countUpTo(exceptions.off, day) + countUpTo(exceptions.worked, day)
}

function weekDaysThrough(day: number): number {
  // Day -3 (1969-12-29) is a Monday.
  const sinceMonday = day + 3
  const week = Math.floor(sinceMonday / 7)
  return week * 5 + Math.min(sinceMonday - week * 7 + 1, 5)
}

function countUpTo(sorted: number[], day: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! <= day) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * Calendar dates and instants. A date is the text `YYYY-MM-DD` in Asia/Shanghai; an instant is a `Date`. Shanghai has been UTC+8
 * without summer time since 1992, so the offset is a constant and the machine's own zone is never asked.
 */

/** `YYYY-MM-DD`, a day in Asia/Shanghai. Sorts and compares as text. */
export type CalendarDate = string

/** Milliseconds that the clocks of Shanghai are ahead of UTC. */
export const shanghaiOffset = 8 * 3_600_000
const dayLength = 86_400_000

/** Whether a text is a day that exists: `2026-02-29` is not. */
export function isCalendarDate(text: string): boolean {
  return readParts(text) !== undefined
}

/** A text that is a day that exists, else undefined: for addresses, which anybody can write. */
export function dayOf(text: string | undefined): CalendarDate | undefined {
  return text !== undefined && isCalendarDate(text) ? text : undefined
}

/** The day in Shanghai on which an instant falls. Throws RangeError for an invalid `Date`. */
export function toShanghaiDate(instant: Date): CalendarDate {
  return fromDayNumber(Math.floor((validTime(instant) + shanghaiOffset) / dayLength))
}

/** The instant at which a day begins in Shanghai (16:00 UTC of the day before). */
export function startOfShanghaiDay(date: CalendarDate): Date {
  return new Date(toDayNumber(date) * dayLength - shanghaiOffset)
}

/** The instant at which a day ends in Shanghai and the next begins: also of the last day there is. */
export function endOfShanghaiDay(date: CalendarDate): Date {
  return new Date((toDayNumber(date) + 1) * dayLength - shanghaiOffset)
}

/** Days since 1970-01-01 (negative before): for arithmetic and indexes. Throws RangeError when the date does not exist. */
export function toDayNumber(date: CalendarDate): number {
  const { year, month, day } = parts(date)
  // Days from civil, H. Hinnant: years begin in March, so the leap day is the last of its year.
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1
  return era * 146_097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719_468
}

/** The date of a day number; inverse of `toDayNumber`. Throws RangeError outside the years 1–9999. */
export function fromDayNumber(dayNumber: number): CalendarDate {
  const days = dayNumber + 719_468
  const era = Math.floor(days / 146_097)
  const dayOfEra = days - era * 146_097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1_460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const shifted = Math.floor((5 * dayOfYear + 2) / 153)
  const month = shifted < 10 ? shifted + 3 : shifted - 9
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  return dateOf(year, month, dayOfYear - Math.floor((153 * shifted + 2) / 5) + 1)
}

/** `n` days later (earlier when negative). */
export function addDays(date: CalendarDate, n: number): CalendarDate {
  return fromDayNumber(toDayNumber(date) + n)
}

/**
 * The same day `n` months later (earlier when negative); where that month has no such day, its last day (民法典 202条):
 * 2026-01-31 + 1 → 2026-02-28.
 */
export function addMonths(date: CalendarDate, n: number): CalendarDate {
  const { year, month, day } = parts(date)
  const index = year * 12 + month - 1 + n
  const target = { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
  return dateOf(target.year, target.month, Math.min(day, daysInMonth(target.year, target.month)))
}

/** Days from `from` to `to`: 1 for tomorrow, negative when `to` is earlier. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return toDayNumber(to) - toDayNumber(from)
}

/** ISO 8601 day of the week: 1 Monday … 7 Sunday. */
export function weekday(date: CalendarDate): number {
  return weekdayOf(toDayNumber(date))
}

/** As `weekday`, of a day number (1970-01-01 was a Thursday). */
export function weekdayOf(dayNumber: number): number {
  return ((((dayNumber + 3) % 7) + 7) % 7) + 1
}

/**
 * Months of a plan from `start` to `end`, both included, each begun month counting as one: 2026-01-01~2026-12-31 → 12,
 * 2026-01-15~2026-02-14 → 1, 2026-01-15~2026-02-15 → 2, a single day → 1. Zero when the end lies before the start.
 */
export function monthsBetween(start: CalendarDate, end: CalendarDate): number {
  if (end < start) return 0
  const [from, to] = [parts(start), parts(end)]
  return (to.year - from.year) * 12 + to.month - from.month + (to.day >= from.day ? 1 : 0)
}

/** Plan time as specification §9 shows it: `2026-01-01~2026-12-31 共计12个月`. */
export function formatPeriod(start: CalendarDate, end: CalendarDate): string {
  return `${start}~${end} 共计${monthsBetween(start, end)}个月`
}

/** `2026-11-20 14:03:05` in Shanghai. */
export function formatDateTime(instant: Date): string {
  const iso = new Date(validTime(instant) + shanghaiOffset).toISOString()
  return `${toShanghaiDate(instant)} ${iso.slice(-13, -5)}`
}

/** `2010年9月8日`: Arabic figures without padding zeros, as GB/T 9704 dates a document. */
export function formatChineseDate(date: CalendarDate): string {
  const { year, month, day } = parts(date)
  return `${year}年${month}月${day}日`
}

interface Parts {
  year: number
  month: number
  day: number
}

function parts(date: CalendarDate): Parts {
  const read = readParts(date)
  if (read === undefined) throw new RangeError(`not a date: ${date}`)
  return read
}

/** Sign by sign: clocks read two days for each row of a list, and an expression makes arrays and texts of them. */
function readParts(text: string): Parts | undefined {
  if (text.length !== 10 || text[4] !== '-' || text[7] !== '-') return undefined
  const [year, month, day] = [figures(text, 0, 4), figures(text, 5, 7), figures(text, 8, 10)]
  // of what has another sign the number is NaN, which is in no range
  const isDay = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return isDay ? { year, month, day } : undefined
}

/** The number that the figures from one place up to another make; NaN where one is none. */
function figures(text: string, from: number, to: number): number {
  let number = 0
  for (let i = from; i < to; i++) {
    const figure = text.charCodeAt(i) - 48
    number = figure >= 0 && figure <= 9 ? number * 10 + figure : Number.NaN
  }
  return number
}

function dateOf(year: number, month: number, day: number): CalendarDate {
  if (!(year >= 1 && year <= 9999)) throw new RangeError(`year out of range: ${year}`)
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

function validTime(instant: Date): number {
  const time = instant.getTime()
  if (Number.isNaN(time)) throw new RangeError('not an instant')
  return time
}

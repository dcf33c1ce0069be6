import { isCalendarDate, type CalendarDate } from '../kernel/date.ts'

/** The first and the last day that a form takes. */
export const [firstDay, lastDay] = ['1900-01-01', '2200-12-31']

/** Whether a value is an existing calendar day `YYYY-MM-DD` between 1900 and 2200. */
export function isDay(value: unknown): value is CalendarDate {
  return typeof value === 'string' && value >= firstDay && value <= lastDay && isCalendarDate(value)
}

/** The day a pasted text means: `2026-3-1`, `2026/03/01`, `2026.3.1`, `2026年3月1日`, `20260301`; undefined when it means none. */
export function findDay(text: string): CalendarDate | undefined {
  if (text.length > 40) return undefined
  const match = /^(\d{4}) ?(?:[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?|(\d{2})(\d{2}))(?: \d{1,2}:\d{2}(?::\d{2})?)?$/.exec(
    text.normalize('NFKC').trim(),
  )
  if (match === null) return undefined
  const day = `${match[1]}-${(match[2] ?? match[4] ?? '').padStart(2, '0')}-${(match[3] ?? match[5] ?? '').padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** A bound of a date field: a day, or the word `today`. */
export type DayBound = string

/** The day a bound means. */
export function dayOfBound(bound: DayBound, today: CalendarDate): CalendarDate {
  return bound === 'today' ? today : bound
}

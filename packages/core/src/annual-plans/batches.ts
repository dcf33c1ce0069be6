import type { CalendarDate } from '../kernel/date.ts'

/** The days on which a batch of a year may end: from today to the end of that year. */
export function lastDaysOf(year: number, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: today, to: `${year}-12-31` }
}

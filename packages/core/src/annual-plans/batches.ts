import type { CalendarDate } from '../kernel/date.ts'

/** The days on which a batch of a year may end: from today to the end of that year. */
export function lastDaysOf(year: number, today: CalendarDate): { from: CalendarDate; to: CalendarDate } {
  return { from: today, to: `${year}-12-31` }
}

/** The years whose batches are opened: this one and the next, for which plans are made. */
export function yearsOf(today: CalendarDate): { from: number; to: number } {
  const from = Number(today.slice(0, 4))
  return { from, to: from + 1 }
}

/** The number of the next batch of a year and kind: the lowest that none of those that are open has. */
export function nextNumber(open: readonly number[]): number {
  const known = new Set(open)
  let next = 1
  while (known.has(next)) next++
  return next
}

import type { CaseRow } from '@wenwu/core/cases/model'
import { addDays, type CalendarDate } from '@wenwu/core/kernel/date'

/** So many days a decision stays at home, however many applications were made since. */
const daysShown = 14

/** The latest cases, and after them those decided in the last days that newer ones pushed out. */
export function recentCases(latest: readonly CaseRow[], concluded: readonly CaseRow[], today: CalendarDate): CaseRow[] {
  const first = addDays(today, -daysShown)
  const shown = new Set(latest.map(({ id }) => id))
  return [...latest, ...concluded.filter(({ id, decidedOn }) => !shown.has(id) && decidedOn !== null && decidedOn >= first)]
}

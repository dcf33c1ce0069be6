const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/

/** Whether a value is an existing calendar day `YYYY-MM-DD` between 1900 and 2200. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string') return false
  const match = dayPattern.exec(value)
  if (match === null) return false
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  return year >= 1900 && year <= 2200 && month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate()
}

/**
 * Months a period covers, both days included, begun months counting whole: 2026-03-01 ~ 2026-08-31 are 6, one day is 1.
 * For the text `共计N个月` (specification §9).
 */
export function monthsOfPeriod(start: string, end: string): number {
  const from = { year: Number(start.slice(0, 4)), month: Number(start.slice(5, 7)), day: Number(start.slice(8)) }
  const to = new Date(Date.UTC(Number(end.slice(0, 4)), Number(end.slice(5, 7)) - 1, Number(end.slice(8)) + 1))
  const whole = (to.getUTCFullYear() - from.year) * 12 + to.getUTCMonth() + 1 - from.month
  return Math.max(1, to.getUTCDate() > from.day ? whole + 1 : whole)
}

/** The day a pasted text means: `2026-3-1`, `2026/03/01`, `2026.3.1`, `2026年3月1日`, `20260301`; undefined when it means none. */
export function findDay(text: string): string | undefined {
  const match = /^\s*(\d{4})\s*(?:[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?|(\d{2})(\d{2}))(?:\s+\d{1,2}:\d{2}(?::\d{2})?)?\s*$/.exec(text)
  if (match === null) return undefined
  const day = `${match[1]}-${(match[2] ?? match[4] ?? '').padStart(2, '0')}-${(match[3] ?? match[5] ?? '').padStart(2, '0')}`
  return isDay(day) ? day : undefined
}

/** A bound of a date field: a day, or the word `today`. */
export type DayBound = string

/** The day a bound means. */
export function dayOfBound(bound: DayBound, today: string): string {
  return bound === 'today' ? today : bound
}

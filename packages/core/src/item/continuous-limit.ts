import { z } from 'zod'
import { isRecord } from '../form/json.ts'
import { getValue } from '../form/paths.ts'
import type { FieldProblem } from '../kernel/errors.ts'
import { exactly } from '../kernel/exactly.ts'
import { addDays, isCalendarDate, monthsBetween, type CalendarDate } from '../kernel/date.ts'
import { foldNumber } from '../kernel/text.ts'

/**
 * For how long one thing may be away without a break, over all applications for the item for the same applicant (domain.md §4 J: one piece is not lent for more than
 * three years on end, to any borrower). What comes back and leaves on the next day again was not back. Nor is it
 * in two places on one day.
 */
export interface ContinuousLimit {
  /** Rows with the things: `section.table`. */
  rows: string
  /** Column that names a thing. */
  key: string
  /** Column that is told of it. */
  toldAt: string
  /** Field with the first and the last day. */
  period: string
  months: number
  /** Key of the obligation whose confirmed report says that everything came back earlier. */
  endedBy?: string
}

export const continuousLimitSchema = exactly<ContinuousLimit>()(
  z.strictObject({
    rows: z.string().min(1),
    key: z.string().min(1),
    toldAt: z.string().min(1),
    period: z.string().min(1),
    months: z.int().positive().max(1200),
    endedBy: z.string().min(1).optional(),
  }),
)

/** Days on which a thing is away by another application, both included. */
export interface Absence {
  key: string
  start: CalendarDate
  end: CalendarDate
  /** That application. */
  of: string
}

type Days = Pick<Absence, 'start' | 'end'>

/** A row whose thing would be away too long: since and until when, and by which other applications. */
export interface Overrun {
  row: number
  key: string
  since: CalendarDate
  until: CalendarDate
  of: string[]
}

/** A row whose thing is away by another application (`of`) too, on days of this one: the days of that one. */
export interface Clash {
  row: number
  key: string
  start: CalendarDate
  end: CalendarDate
  of: string
}

/** The things of another application (`of`), away in its period, or until they came back. */
export function absencesOf(limit: ContinuousLimit, data: unknown, backOn: CalendarDate | null, of: string): Absence[] {
  const period = daysOf(getValue(data, limit.period))
  if (period === undefined) return []
  const end = backOn !== null && backOn < period.end ? backOn : period.end
  return rowsOf(limit, data).flatMap((row) => {
    const key = keyOf(limit, row)
    return key === '' ? [] : [{ key, start: period.start, end, of }]
  })
}

/** Where a thing of this application would be away too long with what is or may be granted by others; each with the days of the whole time. */
export function findOverruns(limit: ContinuousLimit, data: unknown, absences: readonly Absence[]): FieldProblem[] {
  return listOverruns(limit, data, absences).map(({ row, since, until }) => ({
    path: `${limit.rows}[${row}].${limit.toldAt}`,
    code: 'away-too-long',
    params: { since, until, n: limit.months },
  }))
}

/** The same, with the applications that make the time so long. */
export function listOverruns(limit: ContinuousLimit, data: unknown, absences: readonly Absence[]): Overrun[] {
  const period = daysOf(getValue(data, limit.period))
  if (period === undefined) return []
  return rowsOf(limit, data).flatMap((value, row) => {
    const key = keyOf(limit, value)
    const own = absences.filter((absence) => absence.key === key)
    const { start: since, end: until } = wholeAbsence(period, own)
    // by itself it is the form's own matter
    const isLonger = since < period.start || until > period.end
    if (key === '' || !isLonger || monthsBetween(since, until) <= limit.months) return []
    const of = own.flatMap((absence) => (absence.start <= until && absence.end >= since ? [absence.of] : []))
    return [{ row, key, since, until, of: [...new Set(of)] }]
  })
}

/** Where a thing of this application would be in two places on one day; of several other applications the one that has it first. Time that merely adjoins is none of it. */
export function listClashes(limit: ContinuousLimit, data: unknown, absences: readonly Absence[]): Clash[] {
  const period = daysOf(getValue(data, limit.period))
  if (period === undefined) return []
  const first = new Map<string, Absence>()
  for (const absence of absences) {
    if (absence.start > period.end || absence.end < period.start) continue
    const known = first.get(absence.key)
    if (known === undefined || absence.start < known.start) first.set(absence.key, absence)
  }
  return rowsOf(limit, data).flatMap((value, row) => {
    const found = first.get(keyOf(limit, value))
    return found === undefined ? [] : [{ row, key: found.key, start: found.start, end: found.end, of: found.of }]
  })
}

/** The time that absences which touch each other make together with a period. */
function wholeAbsence(period: Days, absences: readonly Days[]): Days {
  let { start, end } = period
  for (let before = ''; before !== start + end;) {
    before = start + end
    for (const absence of absences) {
      if (absence.start > addDays(end, 1) || absence.end < addDays(start, -1)) continue
      if (absence.start < start) start = absence.start
      if (absence.end > end) end = absence.end
    }
  }
  return { start, end }
}

function rowsOf({ rows }: ContinuousLimit, data: unknown): unknown[] {
  const value = getValue(data, rows)
  return Array.isArray(value) ? value : []
}

/** However it is typed, it is the same number. */
function keyOf({ key }: ContinuousLimit, row: unknown): string {
  const value = isRecord(row) ? row[key] : undefined
  return typeof value === 'string' ? foldNumber(value) : ''
}

function daysOf(value: unknown): Days | undefined {
  if (!isRecord(value)) return undefined
  const { start, end } = value
  const areDays = typeof start === 'string' && typeof end === 'string' && isCalendarDate(start) && isCalendarDate(end)
  return areDays && start <= end ? { start, end } : undefined
}

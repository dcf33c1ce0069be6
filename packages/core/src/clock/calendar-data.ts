import type { CalendarDate } from '../kernel/date.ts'
import type { Text } from '../i18n/text.ts'

/**
 * What differs from a plain week of five working days. Immutable: its index is kept per object. Where the facts come from is the
 * server's business (platform/calendar): the State Council's yearly notice, and an administrator's corrections.
 */
export interface WorkCalendar {
  /** Days off by the yearly notice on holidays (including week-end days that fall into a holiday). */
  readonly holidays: ReadonlySet<CalendarDate>
  /** Week-end days that are worked (调休上班). */
  readonly makeUpDays: ReadonlySet<CalendarDate>
  /** Corrections by an administrator; they win over both. */
  readonly overrides: ReadonlyMap<CalendarDate, DayOverride>
  /** Name of the holiday a day off or a make-up day belongs to. */
  readonly names: ReadonlyMap<CalendarDate, Text>
  /** First day whose make-up days are not published yet: dates from here on may still move. Null: all are known. */
  readonly provisionalFrom: CalendarDate | null
  /** Which calendar this is: a change of days makes the next one. */
  readonly version: number
}

export type DayOverride = 'working' | 'off'

/** A `WorkCalendar` as JSON carries it. */
export interface WorkCalendarData {
  holidays: CalendarDate[]
  makeUpDays: CalendarDate[]
  overrides?: Record<CalendarDate, DayOverride>
  names?: Record<CalendarDate, Text>
  provisionalFrom?: CalendarDate | null
  version?: number
}

/** Builds a calendar from its JSON form. */
export function workCalendar(data: WorkCalendarData): WorkCalendar {
  return {
    holidays: new Set(data.holidays),
    makeUpDays: new Set(data.makeUpDays),
    overrides: new Map(Object.entries(data.overrides ?? {})),
    names: new Map(Object.entries(data.names ?? {})),
    provisionalFrom: data.provisionalFrom ?? null,
    version: data.version ?? 0,
  }
}

/** The calendar as it would be with one day changed; `override` undefined takes the correction of that day back. Its version stays. */
export function withOverride(calendar: WorkCalendar, day: CalendarDate, override: DayOverride | undefined): WorkCalendar {
  const overrides = new Map(calendar.overrides)
  if (override === undefined) overrides.delete(day)
  else overrides.set(day, override)
  return { ...calendar, overrides }
}

import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import type { Pool } from 'pg'
import { toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { text, type Text } from '@wenwu/core/i18n/text'
import { workCalendar, type DayOverride, type WorkCalendar } from '@wenwu/core/clock/calendar-data'
import { holidayNames, statutoryHolidays } from './statutory-holidays.ts'

/** Data of chinese-days: date ↦ `National Day,国庆节,3`. Its functions are not used: they shift the day in zones west of UTC. */
interface ChineseDays {
  holidays: Record<CalendarDate, string>
  workdays: Record<CalendarDate, string>
}

const data = createRequire(import.meta.url)('chinese-days/dist/chinese-days.json') as ChineseDays
const publishedYears = new Set(
  Object.keys(data.holidays)
    .filter((date) => date.endsWith('-10-01'))
    .map((date) => Number(date.slice(0, 4))),
)

/** Last year whose holidays and make-up days the State Council has published, as far as the installed data know. */
export const lastPublishedYear = Math.max(...publishedYears)

/** Says whether two releases know the same published days. */
export const publishedFingerprint = createHash('sha256')
  .update(JSON.stringify([data.holidays, data.workdays]))
  .digest('hex')

/** A correction as it is stored. */
export interface StoredOverride {
  kind: DayOverride
  note: string
}

/**
 * The working calendar of whole years, both included: published holidays and make-up days (国务院办公厅 yearly notice, from
 * chinese-days), statutory holidays alone where a year is not published, then the corrections of an administrator.
 * `provisionalFrom` is the first day of the first unpublished year to come, even if the range ends before it.
 */
export function loadChinaCalendar(
  fromYear: number,
  toYear: number,
  overrides: ReadonlyMap<CalendarDate, StoredOverride> = new Map(),
  version = 0,
): WorkCalendar {
  const names: Record<CalendarDate, Text> = {}
  const isInRange = (date: CalendarDate) => Number(date.slice(0, 4)) >= fromYear && Number(date.slice(0, 4)) <= toYear
  const take = (entries: Record<CalendarDate, string>): CalendarDate[] => {
    const dates = Object.keys(entries).filter(isInRange)
    for (const date of dates) names[date] = nameOf(entries[date]!)
    return dates
  }
  const makeUpDays = take(data.workdays)
  const holidays = take(data.holidays)
  for (let year = fromYear; year <= toYear; year++) {
    if (publishedYears.has(year)) continue
    for (const { date, name } of statutoryHolidays(year)) {
      holidays.push(date)
      names[date] = name
    }
  }
  for (const [date, { note }] of overrides) if (note !== '') names[date] = text(note, note)
  return workCalendar({
    holidays,
    makeUpDays,
    names,
    overrides: Object.fromEntries([...overrides].map(([date, { kind }]) => [date, kind])),
    provisionalFrom: `${lastPublishedYear + 1}-01-01`,
    version,
  })
}

function nameOf(entry: string): Text {
  const [english, chinese] = entry.split(',')
  const { ja_JP, ko_KR } = Object.values(holidayNames).find((name) => name.en_US === english) ?? {}
  return text(chinese ?? entry, english ?? entry, { ...(ja_JP && { ja_JP }), ...(ko_KR && { ko_KR }) })
}

/** Years kept around the current one: a case may be old, a due date lies at most a year ahead. */
export const yearsBack = 10
export const yearsAhead = 2

/** The calendar of the years around today with the corrections stored in `calendar_overrides`. */
export class ChinaCalendar {
  readonly #pool: Pool
  readonly #now: () => Date
  #overrides: ReadonlyMap<CalendarDate, StoredOverride> = new Map()
  #version = 0
  #built: { year: number; calendar: WorkCalendar } | undefined

  private constructor(pool: Pool, now: () => Date) {
    this.#pool = pool
    this.#now = now
  }

  static async load(pool: Pool, now: () => Date): Promise<ChinaCalendar> {
    const calendar = new ChinaCalendar(pool, now)
    await calendar.reload()
    return calendar
  }

  /** Reads the corrections again with the version of the calendar they make; call it after they were changed. */
  async reload(): Promise<void> {
    // One statement, so that version and days belong together. Days as text: a `date` would come back as an instant in the machine's zone.
    const { rows } = await this.#pool.query<{ version: number; day: string | null; is_working: boolean; note: string }>(
      `select v.version, to_char(o.day, 'YYYY-MM-DD') as day, o.is_working, o.note
       from settings_versions v left join calendar_overrides o on true where v.name = 'calendar'`,
    )
    this.#version = rows[0]?.version ?? 0
    this.#overrides = new Map(
      rows.flatMap(({ day, is_working, note }) => (day === null ? [] : [[day, { kind: is_working ? 'working' : 'off', note }] as const])),
    )
    this.#built = undefined
  }

  /** The calendar in force; the same object until the year turns or the corrections are read again. */
  current(): WorkCalendar {
    const year = Number(toShanghaiDate(this.#now()).slice(0, 4))
    if (this.#built?.year !== year)
      this.#built = { year, calendar: loadChinaCalendar(year - yearsBack, year + yearsAhead, this.#overrides, this.#version) }
    return this.#built.calendar
  }
}

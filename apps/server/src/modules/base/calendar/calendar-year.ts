import { countWorkingDays, dayKind } from '@wenwu/core/clock/calendar'
import type { CalendarYear } from '@wenwu/core/calendar/model'
import { addDays, toShanghaiDate, weekday, type CalendarDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { yearsAhead, yearsBack } from '../../../platform/calendar/china-calendar.ts'

/** First and last year of the calendar in force. */
export function yearsOf(now: Date): { firstYear: number; lastYear: number } {
  const year = Number(toShanghaiDate(now).slice(0, 4))
  return { firstYear: year - yearsBack, lastYear: year + yearsAhead }
}

/** The days of a year that differ from a plain week, in their order. Throws `bad-request` outside the years that are kept. */
export async function readCalendarYear({ db, now, services }: Ctx, year: number): Promise<CalendarYear> {
  const { firstYear, lastYear } = yearsOf(now)
  if (year < firstYear || year > lastYear) throw new AppError('bad-request', { params: { field: 'year' }, field: 'year' })
  const calendar = services.calendar()
  const [first, last] = [`${year}-01-01`, `${year}-12-31`]
  const overrides = await db
    .selectFrom('calendar_overrides')
    .select(['day', 'document_number'])
    .where('day', '>=', first)
    .where('day', '<=', last)
    .execute()
  const corrected = new Map(overrides.map((row) => [row.day, row.document_number]))
  const days: CalendarYear['days'] = []
  for (let date: CalendarDate = first; date <= last; date = addDays(date, 1)) {
    const kind = dayKind(date, calendar)
    const isPlain = kind === (weekday(date) > 5 ? 'week-end' : 'working')
    const documentNumber = corrected.get(date)
    if (isPlain && documentNumber === undefined && !calendar.names.has(date)) continue
    days.push({
      date,
      kind,
      name: calendar.names.get(date) ?? null,
      isCorrected: documentNumber !== undefined,
      documentNumber: documentNumber ?? '',
    })
  }
  return {
    year,
    firstYear,
    lastYear,
    isPublished: calendar.provisionalFrom === null || first < calendar.provisionalFrom,
    workingDays: countWorkingDays(addDays(first, -1), last, calendar),
    days,
  }
}

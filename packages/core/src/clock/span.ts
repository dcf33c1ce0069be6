import { fromDayNumber, toDayNumber, type CalendarDate } from '../kernel/date.ts'
import { countedKindOf } from './calendar.ts'
import type { WorkCalendar } from './calendar-data.ts'
import type { CountedDay } from './counted-day.ts'

/** A time whose last day somebody has set, or an item: no clock of the law, nothing stops it. */
interface Span {
  /** The day it counts from, which is not counted itself (民法典 201条). */
  from: CalendarDate
  /** The last day, which stays where it was set, on a day off too. */
  through: CalendarDate
  unit: 'working-day' | 'calendar-day'
}

/** The count behind a day that was set, day by day as `explainClock` gives it: from the start to the last day, or to `today` when that is later. */
export function explainSpan({ from, through, unit }: Span, calendar: WorkCalendar, today: CalendarDate): CountedDay[] {
  const days: CountedDay[] = [{ date: from, kind: 'start', number: 0, isProjected: false, isExtension: false }]
  const todayNumber = toDayNumber(today)
  const until = Math.max(todayNumber, toDayNumber(through))
  let number = 0
  for (let day = toDayNumber(from) + 1; day <= until; day++) {
    const date = fromDayNumber(day)
    const kind = countedKindOf(date, calendar)
    const isCounted = unit === 'calendar-day' || kind === 'working' || kind === 'make-up'
    const name = calendar.names.get(date)
    if (isCounted) number++
    days.push({
      date,
      kind: !isCounted ? kind : kind === 'make-up' && unit === 'working-day' ? 'make-up-counted' : 'counted',
      number,
      ...(name !== undefined && { name }),
      isProjected: day > todayNumber,
      isExtension: false,
    })
  }
  return days
}

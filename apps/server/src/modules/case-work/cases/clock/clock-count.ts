import type { ClockCount, ClockSummary } from '@wenwu/core/cases/model'
import { countWorkingDays } from '@wenwu/core/clock/calendar'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import type { CountedDay } from '@wenwu/core/clock/counted-day'
import { explainSpan } from '@wenwu/core/clock/span'
import { lightOf } from '@wenwu/core/clock/statutory'
import type { Text } from '@wenwu/core/i18n/text'
import { daysBetween, type CalendarDate } from '@wenwu/core/kernel/date'

/** A day by which somebody is to do something in a case, besides its clocks. */
export interface SetDay {
  key: string
  dueOn: CalendarDate
  /** Default working days. */
  unit?: ClockSummary['unit']
}

/** Where a time stands that nothing stops, as a clock that is read like any other. */
export function summaryOf({ key, dueOn, unit = 'working-day' }: SetDay, calendar: WorkCalendar, today: CalendarDate): ClockSummary {
  const remainingDays = unit === 'working-day' ? countWorkingDays(today, dueOn, calendar) : daysBetween(today, dueOn)
  const light = lightOf({ state: 'running', remainingDays, isOverdue: dueOn < today })
  return { key, state: 'running', dueOn, remainingDays, light, stopReason: null, unit }
}

/** The same with the count behind its day. `isOver`: it was done, so nothing is counted beyond that day. */
export function countOf(
  day: SetDay & { name: Text; basis: Text; from: CalendarDate; isOver?: boolean },
  calendar: WorkCalendar,
  today: CalendarDate,
): ClockCount {
  const { name, basis, from, dueOn, unit = 'working-day', isOver = false } = day
  const summary = summaryOf(day, calendar, today)
  const days = explainSpan({ from, through: dueOn, unit }, calendar, isOver && dueOn < today ? dueOn : today)
  return {
    name,
    basis,
    summary: isOver ? { ...summary, state: 'ended', light: 'none' } : summary,
    startedOn: from,
    days: days.map(toWire),
  }
}

/** A counted day as it travels. */
export function toWire({ date, kind, number, reason, name, isProjected, isExtension }: CountedDay): ClockCount['days'][number] {
  return { date, kind, number, reason: reason ?? null, name: name ?? null, isProjected, isExtension }
}

import { addMonths, daysBetween, fromDayNumber, toDayNumber, type CalendarDate } from '../kernel/date.ts'
import type { Text } from '../i18n/text.ts'
import { countedKindOf } from './calendar.ts'
import type { WorkCalendar } from './calendar-data.ts'
import type { CountedDay, CountedDayKind } from './counted-day.ts'
import type { ClockEvent, ClockRule } from './rule.ts'
import { computeClock } from './statutory.ts'
import { readTimeline, type Phase, type Timeline } from './timeline.ts'

/**
 * The count behind a date, day by day: from the start to the due date, or to the conclusion, or to today when that is later or the
 * due date is unknown. Counted days that are not projected are `usedDays` of `computeClock`. Empty when the clock has not started.
 */
export function explainClock(rule: ClockRule, events: readonly ClockEvent[], calendar: WorkCalendar, today: CalendarDate): CountedDay[] {
  const timeline = readTimeline(rule, events, calendar, today)
  if (timeline === undefined) return []
  const reading = computeClock(rule, events, calendar, today)
  const todayNumber = toDayNumber(today)
  const until = timeline.endDay ?? Math.max(todayNumber, timeline.startDay, reading.dueOn === null ? 0 : toDayNumber(reading.dueOn))
  const days: CountedDay[] = [{ date: fromDayNumber(timeline.startDay), kind: 'start', number: 0, isProjected: false, isExtension: false }]
  const base = reading.limitDays === null ? null : reading.limitDays - extensionInDays(rule, timeline)
  let number = 0
  for (let day = timeline.startDay + 1; day <= until; day++) {
    const phase = phaseOn(timeline.expected, day)
    if (phase === undefined) break
    const isProjected = day > todayNumber || (phase.isRunning && phaseOn(timeline.actual, day)?.isRunning === false)
    const { kind, name } = kindOf({ unit: rule.unit, calendar, limit: reading.limitDays }, fromDayNumber(day), phase, number)
    const isCounted = kind === 'counted' || kind === 'make-up-counted'
    if (isCounted) number++
    days.push({
      date: fromDayNumber(day),
      kind,
      number,
      ...(phase.isRunning || phase.reason === null ? {} : { reason: phase.reason }),
      ...(name === undefined ? {} : { name }),
      isProjected,
      isExtension: isCounted && base !== null && number > base && number <= (reading.limitDays ?? base),
    })
  }
  return days
}

/** How many of the days of a limit an extension has added. */
function extensionInDays({ unit, length, target }: ClockRule, { startDay, extension }: Timeline): number {
  if (unit !== 'month') return unit === 'hour' ? 0 : extension
  const [start, months] = [fromDayNumber(startDay), length ?? target ?? 0]
  return daysBetween(addMonths(start, months), addMonths(start, months + extension))
}

interface Counting {
  unit: ClockRule['unit']
  calendar: WorkCalendar
  limit: number | null
}

function kindOf(
  { unit, calendar, limit }: Counting,
  date: CalendarDate,
  phase: Phase,
  used: number,
): { kind: CountedDayKind; name: Text | undefined } {
  const kind = countedKindOf(date, calendar)
  const name = calendar.names.get(date)
  const isOff = kind === 'week-end' || kind === 'holiday' || kind === 'day-off'
  // of days in a row the last is never a day off; hours run through any day
  const isUnitDay = !isOff || unit === 'hour' || (unit !== 'working-day' && used !== (limit ?? 0) - 1)
  if (!isUnitDay) return { kind, name }
  if (!phase.isRunning) return { kind: 'stopped', name }
  return { kind: kind === 'make-up' && unit === 'working-day' ? 'make-up-counted' : 'counted', name }
}

function phaseOn(phases: readonly Phase[], day: number): Phase | undefined {
  return phases.find((phase) => phase.from <= day && day <= phase.to)
}

import { addWorkingDays } from '@wenwu/core/clock/calendar'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import type { ClockDefinition } from '@wenwu/core/item/model'
import { addDays, toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { extendClock } from '../../cases/index.ts'
import { changeClock } from '../change-clock.ts'
import { notYours, type Offer, type Verb } from '../verb.ts'

/** What the extension adds, and the day on which the time ends then: the days behind the last one are counted on, as they are by the clock itself. */
function extensionOf({ unit, extension: days = 0 }: ClockDefinition, due: CalendarDate | null, calendar: WorkCalendar): Offer {
  if (unit === 'working-day') return { extension: { days, unit, dueOn: due && addWorkingDays(due, days, calendar) } }
  if (unit === 'calendar-day') return { extension: { days, unit, dueOn: due && addDays(due, days) } }
  return {}
}

export const verb: Verb = {
  offer: (situation) => {
    const { clock_key: key, clock_state: state, due_on: due } = situation.record
    if (!situation.isOfClock() || (state !== 'running' && state !== 'stopped')) return notYours
    const rule = situation.item.definition.clocks.find((clock) => clock.key === key)
    if (rule?.extension === undefined) return { refused: 'clock-not-extendable' }
    if (situation.isClockExtended) return { refused: 'clock-extended', isTold: true }
    if (due !== null && due < toShanghaiDate(situation.now)) return { refused: 'clock-overdue' }
    return extensionOf(rule, due, situation.calendar)
  },
  run: (ctx, { situation }) => changeClock(ctx, situation, extendClock, () => 'case-extended'),
}

import { text } from '@wenwu/core/i18n/text'
import { addWorkingDays } from '@wenwu/core/clock/calendar'
import type { WorkCalendar } from '@wenwu/core/clock/calendar-data'
import type { ClockDefinition } from '@wenwu/core/item/model'
import { addDays, toShanghaiDate, type CalendarDate } from '@wenwu/core/kernel/date'
import { extendClock } from '../../cases/index.ts'
import { changeClock } from '../clock/change-clock.ts'
import { notYours, type Offer, type Verb } from '../verb.ts'

/** What the extension adds, and the day on which the time ends then: the days behind the last one are counted on, as they are by the clock itself. */
function extensionOf({ unit, extension: days = 0 }: ClockDefinition, due: CalendarDate | null, calendar: WorkCalendar): Offer {
  if (unit === 'working-day') return { extension: { days, unit, dueOn: due && addWorkingDays(due, days, calendar) } }
  if (unit === 'calendar-day') return { extension: { days, unit, dueOn: due && addDays(due, days) } }
  return {}
}

export const verb: Verb = {
  about: text('按规定延长一次，理由告知申请人', 'Once, as the matter allows; the applicant is told why', {
    ja_JP: '規定により一度だけ。理由は申請者に伝わる',
    ko_KR: '규정대로 한 번만. 사유는 신청인에게 알림',
  }),
  hint: text(
    '按事项规定的天数延长一次，理由告知申请人（《行政许可法》第四十二条）。',
    'Once, by the days that the item says; the applicant reads the reason (Administrative Licensing Law, art. 42).',
    {
      ja_JP: '事項に定める日数を一度だけ延長し、理由を申請者に伝えます（行政許可法第四十二条）。',
      ko_KR: '사무에 정한 일수만큼 한 번 연장하고 사유를 신청인에게 알립니다(행정허가법 제42조).',
    },
  ),
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

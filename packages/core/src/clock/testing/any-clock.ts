import fc from 'fast-check'
import { addDays, startOfShanghaiDay, type CalendarDate } from '../../kernel/date.ts'
import { workCalendar, type WorkCalendar } from '../calendar-data.ts'
import { mostWarnDays, type ClockEvent, type ClockRule } from '../rule.ts'

/** First day of the generated cases; a Monday. */
export const origin: CalendarDate = '2026-01-05'

export const rule20: ClockRule = { key: 'decision', name: { zh_CN: '审批时限', en_US: 'Decision' }, unit: 'working-day', length: 20 }

export const plainCalendar: WorkCalendar = workCalendar({ holidays: [], makeUpDays: [] })

/** An event of the decision clock; `time` is Shanghai's, `09:00` unless told. */
export function event(
  kind: ClockEvent['kind'],
  date: CalendarDate,
  more: { time?: string; reason?: string; plannedDays?: number } = {},
): ClockEvent {
  const [hours, minutes] = (more.time ?? '09:00').split(':').map(Number)
  const at = new Date(startOfShanghaiDay(date).getTime() + (hours! * 60 + minutes!) * 60_000).toISOString()
  return {
    clock: 'decision',
    kind,
    at,
    reason: more.reason ?? '',
    ...(more.plannedDays === undefined ? {} : { plannedDays: more.plannedDays }),
  }
}

export const anyCalendar = fc
  .record({
    off: fc.uniqueArray(fc.integer({ min: 0, max: 250 }), { maxLength: 40 }),
    worked: fc.uniqueArray(fc.integer({ min: 0, max: 250 }), { maxLength: 20 }),
    overrides: fc.dictionary(
      fc.integer({ min: 0, max: 250 }).map((n) => addDays(origin, n)),
      fc.constantFrom('working' as const, 'off' as const),
      { maxKeys: 10 },
    ),
  })
  .map(({ off, worked, overrides }) =>
    workCalendar({ holidays: off.map((n) => addDays(origin, n)), makeUpDays: worked.map((n) => addDays(origin, n)), overrides }),
  )

export const anyRule = fc.record({
  key: fc.constant('decision'),
  name: fc.constant(rule20.name),
  unit: fc.constantFrom('working-day' as const, 'calendar-day' as const),
  warnAt: fc.option(fc.integer({ min: 0, max: mostWarnDays }), { nil: undefined }),
  length: fc.option(fc.integer({ min: 1, max: 40 }), { nil: null, freq: 6 }),
  target: fc.option(fc.integer({ min: 1, max: 40 }), { nil: undefined }),
})

const anyEvent = fc
  .record({
    day: fc.integer({ min: 0, max: 100 }),
    minute: fc.integer({ min: 0, max: 1439 }),
    kind: fc.constantFrom<ClockEvent['kind']>('stop', 'resume', 'stop', 'resume', 'extend', 'end', 'start'),
    reason: fc.constantFrom('third-party', 'expert-review', 'waiting-for-applicant'),
    plannedDays: fc.option(fc.integer({ min: 0, max: 20 }), { nil: undefined }),
  })
  .map(({ day, minute, kind, reason, plannedDays }) =>
    event(kind, addDays(origin, day), {
      time: `${Math.floor(minute / 60)}:${minute % 60}`,
      reason,
      ...(plannedDays === undefined ? {} : { plannedDays }),
    }),
  )

/** Any history, well-formed or not, that begins on `origin`. */
export const anyHistory = fc.array(anyEvent, { maxLength: 10 }).map((events) => [event('start', origin, { time: '00:00' }), ...events])

export const anyToday = fc.integer({ min: 0, max: 160 }).map((n) => addDays(origin, n))

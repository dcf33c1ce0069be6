import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../kernel/date.ts'
import { workCalendar } from './calendar-data.ts'
import type { CountedDay } from './counted-day.ts'
import { explainClock } from './explanation.ts'
import { explainSpan } from './span.ts'
import { computeClock } from './statutory.ts'
import { anyCalendar, anyHistory, anyRule, anyToday, event, plainCalendar, rule20 } from './testing/any-clock.ts'

const isCounted = (kind: string) => kind === 'counted' || kind === 'make-up-counted'

describe('the count behind a date', () => {
  it('names every day from the start to the due date', () => {
    const calendar = workCalendar({
      holidays: ['2026-01-07'],
      makeUpDays: ['2026-01-10'],
      names: { '2026-01-07': { zh_CN: '元旦', en_US: "New Year's Day" } },
    })
    const rule = { ...rule20, length: 4 }
    const events = [event('start', '2026-01-05'), event('stop', '2026-01-08', { reason: 'expert-review', plannedDays: 1 })]
    const days = explainClock(rule, events, calendar, '2026-01-08')
    expect(days.map((day) => [day.date, day.kind, day.number, day.isProjected])).toEqual([
      ['2026-01-05', 'start', 0, false],
      ['2026-01-06', 'counted', 1, false],
      ['2026-01-07', 'holiday', 1, false],
      ['2026-01-08', 'stopped', 1, false],
      ['2026-01-09', 'counted', 2, true],
      ['2026-01-10', 'make-up-counted', 3, true],
      ['2026-01-11', 'week-end', 3, true],
      ['2026-01-12', 'counted', 4, true],
    ])
    expect(days[3]!.reason).toBe('expert-review')
    expect(days[2]!.name?.zh_CN).toBe('元旦')
  })

  it('tells a day that an administrator set off from a holiday, on either kind of count', () => {
    const note = { zh_CN: '抗洪停工', en_US: 'Flood' }
    const calendar = workCalendar({
      holidays: ['2026-01-06'],
      makeUpDays: [],
      overrides: { '2026-01-07': 'off' },
      names: { '2026-01-07': note },
    })
    const kinds = ({ date, kind, name }: CountedDay) => [date, kind, name?.zh_CN]
    const expected = [
      ['2026-01-05', 'start', undefined],
      ['2026-01-06', 'holiday', undefined],
      ['2026-01-07', 'day-off', '抗洪停工'],
      ['2026-01-08', 'counted', undefined],
    ]
    const days = explainClock({ ...rule20, length: 1 }, [event('start', '2026-01-05')], calendar, '2026-01-08')
    expect(days.map(kinds)).toEqual(expected)
    const span = { from: '2026-01-05', through: '2026-01-08', unit: 'working-day' } as const
    expect(explainSpan(span, calendar, '2026-01-08').map(kinds)).toEqual(expected)
  })

  it('marks the days of an extension', () => {
    const events = [event('start', '2026-01-05'), event('extend', '2026-01-06', { plannedDays: 2 })]
    const days = explainClock({ ...rule20, length: 1 }, events, plainCalendar, '2026-01-06')
    expect(days.filter((day) => day.isExtension).map((day) => day.date)).toEqual(['2026-01-07', '2026-01-08'])
  })

  it('goes on to today when overdue, and stops at the conclusion', () => {
    const begin = event('start', '2026-01-05')
    expect(explainClock({ ...rule20, length: 2 }, [begin], plainCalendar, '2026-01-09').at(-1)).toMatchObject({
      date: '2026-01-09',
      number: 4,
    })
    expect(explainClock(rule20, [begin, event('end', '2026-01-07')], plainCalendar, '2026-01-20').at(-1)).toMatchObject({
      date: '2026-01-07',
      number: 2,
    })
    expect(explainClock(rule20, [], plainCalendar, '2026-01-20')).toEqual([])
  })

  it('agrees with the computed clock for every calendar and history', () => {
    fc.assert(
      fc.property(anyRule, anyHistory, anyCalendar, anyToday, (rule, events, calendar, today) => {
        const reading = computeClock(rule, events, calendar, today)
        const days = explainClock(rule, events, calendar, today)
        expect(days.length > 0).toBe(reading.state !== 'not-started')
        expect(days.filter((day) => isCounted(day.kind) && !day.isProjected).length).toBe(reading.usedDays)
        days.forEach((day, i) => {
          expect(day.date).toBe(addDays(reading.startedOn!, i))
          expect(day.number).toBe(i === 0 ? 0 : days[i - 1]!.number + (isCounted(day.kind) ? 1 : 0))
        })
        const due = days.find((day) => day.date === reading.dueOn)
        if (due !== undefined) expect([due.number, isCounted(due.kind)]).toEqual([reading.limitDays, true])
        else if (reading.dueOn !== null) expect(reading.state === 'ended' && reading.endedOn! < reading.dueOn).toBe(true)
      }),
      { numRuns: 250 },
    )
  })
})

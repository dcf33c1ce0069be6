import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, type CalendarDate } from '../kernel/date.ts'
import { addWorkingDays, countWorkingDays, isWorkingDay } from './calendar.ts'
import { workCalendar } from './calendar-data.ts'
import { explainClock } from './explanation.ts'
import { mostWarnDays } from './rule.ts'
import { computeClock, lastAmberDueOn, type ClockRule } from './statutory.ts'
import { anyCalendar, anyHistory, anyRule, anyToday, event, origin, plainCalendar, rule20 } from './testing/any-clock.ts'

const start = event('start', '2026-01-05')

function read(events: ReturnType<typeof event>[], today: string, rule: ClockRule = rule20) {
  return computeClock(rule, events, plainCalendar, today)
}

describe('a running clock', () => {
  it('does not count its first day and ends on the twentieth working day', () => {
    expect(read([start], '2026-01-05')).toMatchObject({
      state: 'running',
      startedOn: '2026-01-05',
      dueOn: '2026-02-02',
      usedDays: 0,
      remainingDays: 20,
      light: 'green',
    })
    expect(read([start], '2026-01-06')).toMatchObject({ usedDays: 1, remainingDays: 19 })
    expect(read([start], '2026-01-28')).toMatchObject({ remainingDays: 3, light: 'amber' })
    expect(read([start], '2026-02-02')).toMatchObject({ remainingDays: 0, isOverdue: false, light: 'amber' })
    expect(read([start], '2026-02-03')).toMatchObject({ remainingDays: -1, isOverdue: true, light: 'red' })
  })

  it('starts on the day in Shanghai, whatever the hour', () => {
    expect(read([event('start', '2026-01-05', { time: '23:59' })], '2026-01-06').dueOn).toBe('2026-02-02')
    expect(read([event('start', '2026-01-06', { time: '00:01' })], '2026-01-06').dueOn).toBe('2026-02-03')
  })

  it('is overdue on the week-end after a Friday, with no working day beyond yet', () => {
    expect(read([event('start', '2026-01-02')], '2026-01-31')).toMatchObject({
      dueOn: '2026-01-30',
      remainingDays: 0,
      isOverdue: true,
      light: 'red',
    })
  })

  it('has not started before its event, and knows nothing of later ones', () => {
    expect(read([start], '2026-01-04')).toMatchObject({ state: 'not-started', dueOn: null, usedDays: 0, light: 'none' })
    expect(read([start, event('stop', '2026-01-20')], '2026-01-19').state).toBe('running')
    expect(read([{ ...start, clock: 'delivery' }], '2026-01-06').state).toBe('not-started')
  })

  it('is extended by the days granted (行政许可法 42条)', () => {
    const extended = read([start, event('extend', '2026-01-20', { plannedDays: 10 })], '2026-01-20')
    expect(extended).toMatchObject({ dueOn: '2026-02-16', limitDays: 30 })
  })

  it('shows a target where the law has no limit, and nothing where there is neither', () => {
    expect(read([start], '2026-01-06', { ...rule20, length: null, target: 5 })).toMatchObject({
      dueOn: '2026-01-12',
      isTarget: true,
      remainingDays: 4,
    })
    expect(read([start], '2026-01-06', { ...rule20, length: null })).toMatchObject({
      dueOn: null,
      remainingDays: null,
      usedDays: 1,
      light: 'none',
      isTarget: false,
    })
  })

  it('marks a due date in a year whose make-up days are unknown', () => {
    const calendar = workCalendar({ holidays: [], makeUpDays: [], provisionalFrom: '2026-02-01' })
    expect(computeClock(rule20, [start], calendar, '2026-01-06').isProvisional).toBe(true)
    expect(computeClock({ ...rule20, length: 10 }, [start], calendar, '2026-01-06').isProvisional).toBe(false)
  })
})

describe('stops', () => {
  it('does not count the day of the stop, counts the day of the resumption', () => {
    const stopped = [start, event('stop', '2026-01-08', { reason: 'expert-review' })]
    expect(read(stopped, '2026-01-15')).toMatchObject({
      state: 'stopped',
      usedDays: 2,
      remainingDays: 18,
      dueOn: null,
      light: 'stopped',
      stopReason: 'expert-review',
      stoppedOn: '2026-01-08',
    })
    expect(read([...stopped, event('resume', '2026-01-15')], '2026-01-15')).toMatchObject({
      state: 'running',
      usedDays: 3,
      dueOn: '2026-02-09',
      stopReason: null,
    })
  })

  it('costs nothing to stop and resume on one day', () => {
    const blip = [start, event('stop', '2026-01-08', { time: '09:00' }), event('resume', '2026-01-08', { time: '17:00' })]
    expect(read(blip, '2026-01-20')).toEqual(read([start], '2026-01-20'))
  })

  it('projects a planned stop, and from today when the plan is exceeded', () => {
    const planned = [start, event('stop', '2026-01-08', { plannedDays: 5 })]
    expect(read(planned, '2026-01-09')).toMatchObject({ resumesOn: '2026-01-15', dueOn: '2026-02-09', usedDays: 2 })
    expect(read(planned, '2026-01-20')).toMatchObject({ resumesOn: '2026-01-20', dueOn: '2026-02-12', usedDays: 2 })
    // the day of the start counts for nothing, so five others are taken out
    const atOnce = [start, event('stop', '2026-01-05', { time: '17:00', plannedDays: 5 })]
    expect(read(atOnce, '2026-01-06')).toMatchObject({ resumesOn: '2026-01-13', dueOn: '2026-02-09', usedDays: 0 })
  })

  it('takes as many working days out as were planned when it begins on a day off', () => {
    const onSaturday = (plannedDays: number) => read([start, event('stop', '2026-01-10', { plannedDays })], '2026-01-10')
    expect(onSaturday(7)).toMatchObject({ resumesOn: '2026-01-21', dueOn: '2026-02-11' })
    expect(onSaturday(1)).toMatchObject({ resumesOn: '2026-01-13', dueOn: '2026-02-03' })
    const days = explainClock(rule20, [start, event('stop', '2026-01-10', { plannedDays: 1 })], plainCalendar, '2026-01-10')
    expect(days.flatMap(({ date, kind }) => (kind === 'stopped' ? [date] : []))).toEqual(['2026-01-12'])
  })

  it('keeps its first day when only the reason changes', () => {
    const twice = [start, event('stop', '2026-01-08', { reason: 'third-party' }), event('stop', '2026-01-12', { reason: 'expert-review' })]
    expect(read(twice, '2026-01-15')).toMatchObject({ stoppedOn: '2026-01-08', stopReason: 'expert-review', usedDays: 2 })
  })

  it('does not undo a due date that has passed', () => {
    expect(read([start, event('stop', '2026-02-03')], '2026-03-02')).toMatchObject({
      state: 'stopped',
      dueOn: '2026-02-02',
      isOverdue: true,
      light: 'red',
    })
    expect(read([start, event('stop', '2026-02-02')], '2026-03-02')).toMatchObject({ dueOn: null, isOverdue: false, remainingDays: 1 })
  })
})

describe('the conclusion', () => {
  it('counts its own day, so a decision a day late is late', () => {
    expect(read([start, event('end', '2026-02-02')], '2026-05-01')).toMatchObject({
      state: 'ended',
      endedOn: '2026-02-02',
      usedDays: 20,
      remainingDays: 0,
      isOverdue: false,
      light: 'none',
    })
    expect(read([start, event('end', '2026-02-03')], '2026-05-01')).toMatchObject({
      usedDays: 21,
      remainingDays: -1,
      isOverdue: true,
      light: 'none',
    })
  })

  it('counts nothing more when the clock was stopped', () => {
    expect(read([start, event('stop', '2026-01-08'), event('end', '2026-01-20')], '2026-05-01')).toMatchObject({
      state: 'ended',
      usedDays: 2,
      stopReason: null,
    })
  })

  it('begins again with a new start', () => {
    expect(read([start, event('end', '2026-01-08'), event('start', '2026-01-12')], '2026-01-13')).toMatchObject({
      state: 'running',
      startedOn: '2026-01-12',
      usedDays: 1,
    })
  })
})

describe('calendar days', () => {
  const rule30: ClockRule = { ...rule20, unit: 'calendar-day', length: 30 }

  it('counts every day', () => {
    expect(read([start], '2026-01-11', rule30)).toMatchObject({ usedDays: 6, dueOn: '2026-02-04' })
  })

  it('moves a last day that is a day off to the next working day (民法典 203条)', () => {
    const friday = [event('start', '2026-01-02')]
    expect(read(friday, '2026-01-31', rule30)).toMatchObject({ dueOn: '2026-02-02', usedDays: 29, remainingDays: 1, isOverdue: false })
    expect(read(friday, '2026-02-02', rule30)).toMatchObject({ usedDays: 30, remainingDays: 0, isOverdue: false })
    expect(read(friday, '2026-02-03', rule30)).toMatchObject({ usedDays: 31, isOverdue: true })
  })
})

describe('months', () => {
  const twoMonths: ClockRule = { ...rule20, unit: 'month', length: 2 }
  const dueOf = (start: CalendarDate, rule = twoMonths) => computeClock(rule, [event('start', start)], plainCalendar, start).dueOn

  it('end on the same day, or on the last one of a shorter month, and never on a day off (民法典 202、203条)', () => {
    expect(dueOf('2026-01-05')).toBe('2026-03-05')
    // 28 February 2026 is a Saturday
    expect(dueOf('2025-12-31')).toBe('2026-03-02')
    expect(dueOf('2023-12-29')).toBe('2024-02-29')
    expect(dueOf('2026-11-30', { ...twoMonths, length: 3 })).toBe('2027-03-01')
    expect(computeClock(twoMonths, [event('start', '2026-01-05')], plainCalendar, '2026-02-05')).toMatchObject({
      unit: 'calendar-day',
      limitDays: 59,
      usedDays: 31,
      remainingDays: 28,
    })
  })

  it('are longer by the days of a stop, and by the months of an extension', () => {
    const events = [event('start', '2026-01-05'), event('stop', '2026-01-20'), event('resume', '2026-01-26')]
    // six days, and 11 March is a Wednesday
    expect(computeClock(twoMonths, events, plainCalendar, '2026-01-26').dueOn).toBe('2026-03-11')
    const extended = [event('start', '2026-01-05'), event('extend', '2026-02-02', { plannedDays: 1 })]
    expect(computeClock(twoMonths, extended, plainCalendar, '2026-02-02').dueOn).toBe('2026-04-06')
    const days = explainClock(twoMonths, extended, plainCalendar, '2026-02-02')
    expect(days.find((day) => day.isExtension)?.date).toBe('2026-03-06')
    expect(days.at(-1)).toMatchObject({ date: '2026-04-06', kind: 'counted', number: 90 })
  })
})

describe('hours', () => {
  const twoDays: ClockRule = { ...rule20, unit: 'hour', length: 48 }

  it('run from the instant through nights and days off (民法典 201条)', () => {
    // a Friday
    const reading = computeClock(twoDays, [event('start', '2026-01-09', { time: '15:30' })], plainCalendar, '2026-01-09')
    expect(reading).toMatchObject({
      dueOn: '2026-01-11',
      dueAt: '2026-01-11T07:30:00.000Z',
      limitDays: 2,
      remainingDays: 2,
      isOverdue: false,
    })
    expect(computeClock(twoDays, [event('start', '2026-01-09')], plainCalendar, '2026-01-12')).toMatchObject({
      isOverdue: true,
      light: 'red',
    })
    const days = explainClock(twoDays, [event('start', '2026-01-09', { time: '15:30' })], plainCalendar, '2026-01-09')
    expect(days.map((day) => [day.date, day.kind, day.number])).toEqual([
      ['2026-01-09', 'start', 0],
      ['2026-01-10', 'counted', 1],
      ['2026-01-11', 'counted', 2],
    ])
  })

  it('stand still with the clock, to the minute', () => {
    const events = [
      event('start', '2026-01-12', { time: '09:00' }),
      event('stop', '2026-01-12', { time: '12:00' }),
      event('resume', '2026-01-14', { time: '10:15' }),
      event('extend', '2026-01-14', { time: '11:00', plannedDays: 24 }),
    ]
    expect(computeClock(twoDays, events.slice(0, 2), plainCalendar, '2026-01-13')).toMatchObject({
      state: 'stopped',
      dueAt: null,
      dueOn: null,
    })
    expect(computeClock(twoDays, events, plainCalendar, '2026-01-14').dueAt).toBe('2026-01-16T23:15:00.000Z')
  })
})

describe('ten years of days', () => {
  // a holiday week each October with two days made up for it, as the notices have them
  const tenYears = workCalendar({
    holidays: Array.from({ length: 11 }, (_, y) => Array.from({ length: 7 }, (_each, d) => `${2025 + y}-10-0${d + 1}`)).flat(),
    makeUpDays: ['2026-09-27', '2026-10-10', '2027-10-09', '2028-10-14', '2029-09-29', '2030-10-12', '2031-10-11'],
  })

  it('each start is due on the n-th working day of a plain loop, over month ends, year ends and 29 February', () => {
    for (let start: CalendarDate = '2026-01-01'; start < '2036-01-01'; start = addDays(start, 1)) {
      let [day, left]: [CalendarDate, number] = [start, 20]
      while (left > 0) {
        day = addDays(day, 1)
        if (isWorkingDay(day, tenYears)) left--
      }
      expect([start, computeClock(rule20, [event('start', start)], tenYears, start).dueOn]).toEqual([start, day])
    }
  })

  it('a machine whose clock jumps, back or by years, reads the same events the same', () => {
    const events = [event('start', '2026-12-28'), event('stop', '2026-12-31'), event('resume', '2027-01-04')]
    const at = (today: CalendarDate) => computeClock(rule20, events, tenYears, today)
    const before = at('2027-01-11')
    expect(at('2035-06-01')).toMatchObject({ dueOn: before.dueOn, isOverdue: true })
    // the future is not known on an earlier day, and is again afterwards
    expect(at('2026-12-30')).toMatchObject({ state: 'running', usedDays: 2 })
    expect(at('2026-01-01').state).toBe('not-started')
    expect(at('2027-01-11')).toEqual(before)
  })
})

describe('for every calendar and history', () => {
  it('is amber only where it ends by the last day on which an amber clock can end', () => {
    fc.assert(
      fc.property(anyRule, anyHistory, anyCalendar, anyToday, (rule, events, calendar, today) => {
        const { light, dueOn } = computeClock(rule, events, calendar, today)
        if (light === 'amber') expect(dueOn! <= lastAmberDueOn(today, calendar)).toBe(true)
      }),
    )
    const longest = computeClock({ ...rule20, warnAt: mostWarnDays }, [start], plainCalendar, '2026-01-19')
    expect([longest.light, longest.dueOn]).toEqual(['amber', lastAmberDueOn('2026-01-19', plainCalendar)])
  })

  it('is due on a working day, and used and remaining days make the limit', () => {
    fc.assert(
      fc.property(anyRule, anyHistory, anyCalendar, anyToday, (rule, events, calendar, today) => {
        const reading = computeClock(rule, events, calendar, today)
        if (reading.dueOn !== null) expect(isWorkingDay(reading.dueOn, calendar)).toBe(true)
        if (reading.remainingDays !== null) expect(reading.usedDays + reading.remainingDays).toBe(reading.limitDays)
        if (reading.remainingDays !== null && reading.remainingDays < 0) expect(reading.isOverdue).toBe(true)
      }),
    )
  })

  it('has left what lies between today and the due date while it runs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), anyHistory, anyCalendar, anyToday, (length, events, calendar, today) => {
        const reading = computeClock({ ...rule20, length }, events, calendar, today)
        if (reading.state !== 'running' || reading.isOverdue) return
        expect(reading.remainingDays).toBe(countWorkingDays(today, reading.dueOn!, calendar))
      }),
    )
  })

  it('moves the due date by exactly the working days of a stop, whatever day it begins on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 40 }),
        fc.integer({ min: 0, max: 39 }),
        fc.integer({ min: 0, max: 30 }),
        anyCalendar,
        (length, at, k, calendar) => {
          const rule = { ...rule20, length }
          const begin = event('start', origin)
          const due = computeClock(rule, [begin], calendar, origin).dueOn!
          const stopOn = [addDays(origin, at), due].toSorted()[0]!
          const isFirst = stopOn === origin
          const resumeOn = addWorkingDays(isFirst ? stopOn : addDays(stopOn, -1), k + 1, calendar)
          const stops = [begin, event('stop', stopOn, { time: '10:00', plannedDays: k })]
          const paused = computeClock(rule, [...stops, event('resume', resumeOn, { time: '11:00' })], calendar, resumeOn)
          expect(paused.dueOn).toBe(addWorkingDays(due, k, calendar))
          expect(computeClock(rule, stops, calendar, stopOn).dueOn).toBe(paused.dueOn)
        },
      ),
    )
  })

  it('never takes back a used day or an overdue as time goes by', () => {
    fc.assert(
      fc.property(anyRule, anyHistory, anyCalendar, fc.integer({ min: 0, max: 150 }), (rule, events, calendar, day) => {
        const once = events.filter((e, i) => i === 0 || (e.kind !== 'start' && e.kind !== 'extend'))
        const before = computeClock(rule, once, calendar, addDays(origin, day))
        const after = computeClock(rule, once, calendar, addDays(origin, day + 1))
        expect([0, 1]).toContain(after.usedDays - before.usedDays)
        if (before.isOverdue) expect(after).toMatchObject({ isOverdue: true, dueOn: before.dueOn })
      }),
    )
  })

  it('keeps its due date while nothing happens', () => {
    fc.assert(
      fc.property(anyRule, anyCalendar, anyToday, (rule, calendar, today) => {
        const begin = [event('start', origin)]
        expect(computeClock(rule, begin, calendar, today).dueOn).toBe(computeClock(rule, begin, calendar, origin).dueOn)
      }),
    )
  })

  it('is due later by a longer limit', () => {
    fc.assert(
      fc.property(anyRule, anyHistory, anyCalendar, anyToday, fc.integer({ min: 1, max: 20 }), (rule, events, calendar, today, more) => {
        const longer = rule.length === null ? { ...rule, target: (rule.target ?? 1) + more } : { ...rule, length: rule.length + more }
        const [a, b] = [computeClock(rule, events, calendar, today), computeClock(longer, events, calendar, today)]
        if (a.dueOn === null || b.dueOn === null) return
        expect(b.dueOn >= a.dueOn).toBe(true)
        if (rule.unit === 'working-day') expect(b.dueOn).not.toBe(a.dueOn)
      }),
    )
  })
})

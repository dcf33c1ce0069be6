import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  daysBetween,
  formatChineseDate,
  formatDateTime,
  formatPeriod,
  fromDayNumber,
  isCalendarDate,
  monthsBetween,
  dayOf,
  endOfShanghaiDay,
  startOfShanghaiDay,
  toDayNumber,
  toShanghaiDate,
  weekday,
} from './date.ts'

const anyDay = fc.integer({ min: toDayNumber('1900-01-01'), max: toDayNumber('2199-12-31') })

describe('calendar dates', () => {
  it('agree with the proleptic Gregorian calendar of JavaScript', () => {
    fc.assert(
      fc.property(anyDay, (n) => {
        const date = fromDayNumber(n)
        const utc = new Date(n * 86_400_000)
        expect(date).toBe(utc.toISOString().slice(0, 10))
        expect(toDayNumber(date)).toBe(n)
        expect(weekday(date)).toBe(utc.getUTCDay() === 0 ? 7 : utc.getUTCDay())
      }),
    )
  })

  it('knows which days exist', () => {
    expect(['2024-02-29', '2000-02-29', '2026-12-31'].every(isCalendarDate)).toBe(true)
    const wrong = ['2026-02-29', '1900-02-29', '2026-13-01', '2026-00-10', '2026-04-31', '2026-1-1', '2026-01-01T00:00', '', '０２６-01-01']
    for (const text of wrong) expect(isCalendarDate(text), text).toBe(false)
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError)
  })

  it('adds days and months across year ends and short months', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29')
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28')
    expect(addMonths('2026-12-15', 1)).toBe('2027-01-15')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addMonths('2026-01-15', -25)).toBe('2023-12-15')
    expect(daysBetween('2026-11-20', '2026-11-21')).toBe(1)
    expect(daysBetween('2026-11-20', '2026-11-19')).toBe(-1)
    expect(() => addDays('9999-12-31', 1)).toThrow(RangeError)
  })
})

describe('instants in Shanghai', () => {
  it('changes the day at 16:00 UTC', () => {
    expect(toShanghaiDate(new Date('2026-11-20T15:59:59.999Z'))).toBe('2026-11-20')
    expect(toShanghaiDate(new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21')
    expect(startOfShanghaiDay('2026-11-21').toISOString()).toBe('2026-11-20T16:00:00.000Z')
    expect(toShanghaiDate(new Date('1969-12-31T16:00:00Z'))).toBe('1970-01-01')
    expect(endOfShanghaiDay('2026-11-20')).toEqual(startOfShanghaiDay('2026-11-21'))
    expect(endOfShanghaiDay('9999-12-31').toISOString()).toBe('9999-12-31T16:00:00.000Z')
  })

  it('takes a day from an address, and nothing else', () => {
    expect(['2026-11-21', '2026-02-29', 'abc', '', undefined].map(dayOf)).toEqual([
      '2026-11-21',
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  it('starts each day exactly where the day before ends', () => {
    fc.assert(
      fc.property(anyDay, (n) => {
        const start = startOfShanghaiDay(fromDayNumber(n))
        expect(toShanghaiDate(start)).toBe(fromDayNumber(n))
        expect(toShanghaiDate(new Date(start.getTime() - 1))).toBe(fromDayNumber(n - 1))
      }),
    )
  })

  it('formats for people', () => {
    expect(formatDateTime(new Date('2026-11-20T06:03:05Z'))).toBe('2026-11-20 14:03:05')
    expect(formatDateTime(new Date('2026-12-31T16:00:00.500Z'))).toBe('2027-01-01 00:00:00')
    expect(formatChineseDate('2010-09-08')).toBe('2010年9月8日')
    expect(() => formatDateTime(new Date(Number.NaN))).toThrow(RangeError)
  })
})

describe('plan time', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 12],
    ['2026-01-01', '2026-01-01', 1],
    ['2026-01-15', '2026-02-14', 1],
    ['2026-01-15', '2026-02-15', 2],
    ['2026-01-31', '2026-02-28', 1],
    ['2025-03-01', '2027-02-28', 24],
    ['2026-05-02', '2026-05-01', 0],
  ])('%s~%s has %i months', (start, end, months) => {
    expect(monthsBetween(start, end)).toBe(months)
  })

  it('reads as the specification prints it', () => {
    expect(formatPeriod('2026-01-01', '2026-12-31')).toBe('2026-01-01~2026-12-31 共计12个月')
  })
})

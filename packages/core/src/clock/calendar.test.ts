import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays, fromDayNumber, toDayNumber } from '../kernel/date.ts'
import { addWorkingDays, countWorkingDays, dayKind, isWorkingDay } from './calendar.ts'
import { workCalendar } from './calendar-data.ts'

/** National Day 2025 as the State Council's notice has it: 1–8 October off, 28 September and 11 October worked. */
const october2025 = workCalendar({
  holidays: ['2025-10-01', '2025-10-02', '2025-10-03', '2025-10-04', '2025-10-05', '2025-10-06', '2025-10-07', '2025-10-08'],
  makeUpDays: ['2025-09-28', '2025-10-11'],
  overrides: { '2025-10-18': 'working', '2025-10-13': 'off', '2025-10-09': 'working', '2025-10-12': 'off' },
})

const anyDate = fc.integer({ min: toDayNumber('2025-08-01'), max: toDayNumber('2025-12-31') }).map(fromDayNumber)

describe('kind of a day', () => {
  it.each([
    ['2025-09-26', 'working'],
    ['2025-09-27', 'week-end'],
    ['2025-09-28', 'make-up'],
    ['2025-10-01', 'holiday'],
    ['2025-10-04', 'holiday'],
    ['2025-10-11', 'make-up'],
    ['2025-10-13', 'holiday'],
    ['2025-10-12', 'week-end'],
    ['2025-10-18', 'make-up'],
    ['2025-10-09', 'working'],
  ])('%s is %s', (date, kind) => {
    expect(dayKind(date, october2025)).toBe(kind)
    expect(isWorkingDay(date, october2025)).toBe(kind === 'working' || kind === 'make-up')
  })
})

describe('counting working days', () => {
  it('does not count the first day and passes over days off', () => {
    expect(addWorkingDays('2025-09-26', 1, october2025)).toBe('2025-09-28')
    expect(addWorkingDays('2025-09-30', 1, october2025)).toBe('2025-10-09')
    expect(addWorkingDays('2025-09-30', 3, october2025)).toBe('2025-10-11')
    expect(addWorkingDays('2025-10-04', 0, october2025)).toBe('2025-10-04')
  })

  it('refuses what is not a number of days', () => {
    for (const n of [-1, 1.5, Number.NaN]) expect(() => addWorkingDays('2025-10-01', n, october2025)).toThrow(RangeError)
  })

  it('counts what a loop over the days counts', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (from, to) => {
        let expected = 0
        for (let day = addDays(from, 1); day <= to; day = addDays(day, 1)) if (isWorkingDay(day, october2025)) expected++
        expect(countWorkingDays(from, to, october2025)).toBe(to >= from ? expected : -countWorkingDays(to, from, october2025))
      }),
    )
  })

  it('is the inverse of adding', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: 1, max: 60 }), (from, n) => {
        const to = addWorkingDays(from, n, october2025)
        expect(isWorkingDay(to, october2025)).toBe(true)
        expect(countWorkingDays(from, to, october2025)).toBe(n)
      }),
    )
  })

  it('works before 1970 too', () => {
    const plain = workCalendar({ holidays: [], makeUpDays: [] })
    expect(countWorkingDays('1969-12-26', '1970-01-02', plain)).toBe(5)
    expect(countWorkingDays('1969-12-21', '1969-12-28', plain)).toBe(5)
  })
})

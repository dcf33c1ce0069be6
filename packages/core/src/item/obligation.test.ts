import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workCalendar } from '../clock/calendar-data.ts'
import { addDays } from '../kernel/date.ts'
import { text } from '../i18n/text.ts'
import { dueDayOf, dueNext, earliestDay, endOfSpan, nameOfRound, type DueFacts, type ObligationDue } from './obligation.ts'

const calendar = workCalendar({ holidays: ['2026-10-01', '2026-10-02'], makeUpDays: [] })
const facts = (more: Partial<DueFacts> = {}): DueFacts => ({
  decidedOn: '2026-09-29',
  valueAt: () => undefined,
  reportedDay: () => undefined,
  calendar,
  ...more,
})
const month = { n: 1, unit: 'month' } as const

test('counts months by the calendar, working days without holidays, and not the day itself', () => {
  expect(endOfSpan('2026-01-31', month, calendar)).toBe('2026-02-28')
  // 30 September, then Monday the fifth
  expect(endOfSpan('2026-09-29', { n: 2, unit: 'working-day' }, calendar)).toBe('2026-10-05')
  expect(endOfSpan('2026-09-29', { n: 0, unit: 'calendar-day' }, calendar)).toBe('2026-09-29')
})

test('from the decision; from a day of the form, of a period the last, unless the decision came later', () => {
  expect(dueDayOf({ from: 'decision', after: month }, facts())).toBe('2026-10-29')
  const due: ObligationDue = { from: 'form', field: 'works.period', after: month }
  const by = (value: unknown) => dueDayOf(due, facts({ valueAt: (field) => (field === 'works.period' ? value : undefined) }))
  expect(by('2027-03-01')).toBe('2027-04-01')
  expect(by({ start: '2027-03-01', end: '2028-06-30' })).toBe('2028-07-30')
  // decided late, or nothing that is a day: from the decision
  for (const value of ['2026-03-01', { start: '2027-03-01' }, '2027-02-30', null, 7, undefined]) expect(by(value)).toBe('2026-10-29')
})

test('from the report on another one: it waits until there is one', () => {
  const due: ObligationDue = { from: 'report', of: 'start', after: month }
  expect(dueDayOf(due, facts())).toBeUndefined()
  expect(dueDayOf(due, facts({ reportedDay: (key) => (key === 'start' ? '2027-05-04' : undefined) }))).toBe('2027-06-04')
})

test('again each year, counted from where the first time was; later times have their number', () => {
  const year = { n: 12, unit: 'month' } as const
  const first: ObligationDue = { from: 'report', of: 'start', after: year }
  const second = dueNext(first, { every: year })
  const day = facts({ reportedDay: () => '2028-02-29' })
  // no day of a month is lost on the way
  expect(
    [first, second, dueNext(second, { every: year }), { ...first, after: { n: 48, unit: 'month' as const } }].map((due) =>
      dueDayOf(due, day),
    ),
  ).toEqual(['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'])
  const name = text('进度报告', 'Progress report')
  expect(nameOfRound(name, 1)).toBe(name)
  expect(nameOfRound(name, 2)).toEqual({
    zh_CN: '进度报告（第2次）',
    en_US: 'Progress report (no. 2)',
    ja_JP: '进度报告（第2回）',
    ko_KR: '进度报告(2차)',
  })
})

test('is reported for no day before the decision, nor before a day of the application; what could not wait from that day on', () => {
  const first = (value: unknown, mayPrecedeDecision?: boolean) =>
    earliestDay({ field: 'a.b', ...(mayPrecedeDecision !== undefined && { mayPrecedeDecision }) }, facts({ valueAt: () => value }))
  expect(earliestDay(undefined, facts({ valueAt: () => '2026-12-01' }))).toBe('2026-09-29')
  expect(['2026-12-01', '2026-03-01', undefined].map((value) => first(value))).toEqual(['2026-12-01', '2026-09-29', '2026-09-29'])
  expect(['2026-12-01', '2026-03-01', undefined].map((value) => first(value, true))).toEqual(['2026-09-29', '2026-03-01', '2026-09-29'])
})

test('where the application leaves that day open, another one bounds it, and the decision does', () => {
  const bound = { field: 'a.begun', mayPrecedeDecision: true, otherwise: 'a.period.start' }
  const first = (values: Record<string, string>) => earliestDay(bound, facts({ valueAt: (field) => values[field] }))
  expect(first({ 'a.begun': '2026-03-01', 'a.period.start': '2026-12-01' })).toBe('2026-03-01')
  expect(first({ 'a.period.start': '2026-12-01' })).toBe('2026-12-01')
  expect(first({ 'a.period.start': '2026-03-01' })).toBe('2026-09-29')
  expect(first({})).toBe('2026-09-29')
})

test('never due before the decision, nor before what it counts from', () => {
  const day = fc.integer({ min: -2000, max: 2000 }).map((n) => addDays('2026-06-15', n))
  const span = fc.record({ n: fc.nat({ max: 60 }), unit: fc.constantFrom('month', 'working-day', 'calendar-day') })
  fc.assert(
    fc.property(day, day, span, (decidedOn, named, after) => {
      const dueOn = dueDayOf({ from: 'form', field: 'a.b', after }, facts({ decidedOn, valueAt: () => named }))!
      expect(dueOn >= decidedOn && dueOn >= named).toBe(true)
    }),
  )
})

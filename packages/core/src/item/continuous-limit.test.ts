import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../kernel/date.ts'
import { absencesOf, findOverruns, listClashes, listOverruns, type Absence, type ContinuousLimit } from './continuous-limit.ts'

const limit: ContinuousLimit = { rows: 'relics.list', key: 'number', toldAt: 'since', period: 'loan.period', months: 36 }
const loan = (start: string, end: string, ...numbers: string[]) => ({
  loan: { period: { start, end } },
  relics: { list: numbers.map((number) => ({ number })) },
})
const now = loan('2027-01-01', '2027-12-31', 'A-1', 'B-2')
const found = (...absences: Omit<Absence, 'of'>[]) =>
  findOverruns(
    limit,
    now,
    absences.map((each) => ({ ...each, of: 'x' })),
  )

test('time after time without a day at home is one time; 36 months are allowed, a day more is not', () => {
  const twoYears = { key: 'A-1', start: '2025-01-01', end: '2026-12-31' }
  expect(found(twoYears)).toEqual([])
  expect(found({ ...twoYears, start: '2024-12-31' })).toEqual([
    { path: 'relics.list[0].since', code: 'away-too-long', params: { since: '2024-12-31', until: '2027-12-31', n: 36 } },
  ])
  // other borrowers in between, in any order, and what is approved for later
  const chain = [
    { key: 'B-2', start: '2028-01-01', end: '2028-06-30' },
    { key: 'B-2', start: '2025-01-01', end: '2025-12-31' },
    { key: 'B-2', start: '2026-01-01', end: '2026-12-31' },
  ]
  expect(found(...chain)).toMatchObject([{ path: 'relics.list[1].since', params: { since: '2025-01-01', until: '2028-06-30' } }])
  // one day at home between two loans
  expect(found({ ...twoYears, start: '2020-01-01', end: '2026-12-30' })).toEqual([])
})

test('a thing is known by its number as it reads; what came back earlier was away until then', () => {
  expect(absencesOf(limit, loan('2024-01-01', '2026-12-31', ' ａ-1 ', ''), null, 'x')).toEqual([
    { key: 'A-1', start: '2024-01-01', end: '2026-12-31', of: 'x' },
  ])
  const back = absencesOf(limit, loan('2024-01-01', '2026-12-31', 'A-1'), '2026-11-30', 'x')
  expect([back[0]!.end, found(...back)]).toEqual(['2026-11-30', []])
  expect(absencesOf(limit, { loan: { period: { start: '2024-01-01' } }, relics: 7 }, null, 'x')).toEqual([])
  expect(findOverruns(limit, {}, [])).toEqual([])
})

test('it says which other applications make it so long: those that touch, once each', () => {
  const more = (of: string, start: string, end: string, key = 'A-1') => ({ key, start, end, of })
  const others = [more('x', '2025-06-01', '2026-12-31'), more('y', '2024-01-01', '2025-05-31'), more('z', '2020-01-01', '2020-12-31')]
  expect(
    listOverruns(limit, now, [...others, more('y', '2024-02-01', '2024-03-01'), more('w', '2024-02-01', '2026-12-31', 'C-3')]),
  ).toEqual([{ row: 0, key: 'A-1', since: '2024-01-01', until: '2027-12-31', of: ['x', 'y'] }])
})

test('a thing is in one place on one day; time that adjoins is free, the first other application is named', () => {
  const away = (of: string, start: string, end: string, key = 'A-1') => ({ key, start, end, of })
  const clashes = (...absences: Absence[]) => listClashes(limit, now, absences)
  expect(clashes(away('x', '2026-01-01', '2026-12-31'), away('y', '2028-01-01', '2028-12-31'))).toEqual([])
  expect(clashes(away('x', '2026-01-01', '2027-12-31', 'C-3'))).toEqual([])
  // the last day of one is the first of the other
  const last = { row: 0, key: 'A-1', start: '2026-01-01', end: '2027-01-01', of: 'x' }
  expect(clashes(away('x', '2026-01-01', '2027-01-01'))).toEqual([last])
  expect(
    clashes(away('z', '2027-12-31', '2028-01-01', 'B-2'), away('y', '2027-06-01', '2027-06-01'), away('x', '2026-01-01', '2027-01-01')),
  ).toEqual([last, { row: 1, key: 'B-2', start: '2027-12-31', end: '2028-01-01', of: 'z' }])
  expect(listClashes(limit, {}, [away('x', '2026-01-01', '2027-01-01')])).toEqual([])
})

test('what was approved never shortens the time, and nothing but the same thing counts', () => {
  const day = fc.integer({ min: -2000, max: 2000 }).map((n) => addDays('2027-06-01', n))
  const absence = fc.tuple(day, fc.nat({ max: 900 })).map(([start, n]) => ({ key: 'A-1', start, end: addDays(start, n) }))
  fc.assert(
    fc.property(fc.array(absence, { maxLength: 6 }), absence, (absences, more) => {
      if (found(...absences).length > 0) expect(found(...absences, more)).toHaveLength(1)
      expect(found(...absences.map((each) => ({ ...each, key: 'C-3' })))).toEqual([])
    }),
  )
})

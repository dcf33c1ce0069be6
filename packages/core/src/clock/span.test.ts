import { expect, it } from 'vitest'
import { workCalendar } from './calendar-data.ts'
import { explainSpan } from './span.ts'

const holiday = { zh_CN: '元旦', en_US: 'New Year' }
const calendar = workCalendar({
  holidays: ['2026-01-01', '2026-01-02', '2026-01-03'],
  makeUpDays: ['2026-01-04'],
  names: { '2026-01-01': holiday, '2026-01-04': holiday },
})
const told = (unit: 'working-day' | 'calendar-day', through: string, today: string) =>
  explainSpan({ from: '2025-12-31', through, unit }, calendar, today).map(({ date, kind, number }) => [date.slice(5), kind, number])

it('a day that was set is counted to, on a day off too, and beyond it while it is late', () => {
  expect(told('working-day', '2026-01-04', '2025-12-31')).toEqual([
    ['12-31', 'start', 0],
    ['01-01', 'holiday', 0],
    ['01-02', 'holiday', 0],
    ['01-03', 'holiday', 0],
    ['01-04', 'make-up-counted', 1],
  ])
  // 3 January is a day off
  expect(told('calendar-day', '2026-01-03', '2026-01-01').at(-1)).toEqual(['01-03', 'counted', 3])
  expect(told('working-day', '2026-01-03', '2026-01-05').at(-1)).toEqual(['01-05', 'counted', 2])
  const days = explainSpan({ from: '2025-12-31', through: '2026-01-04', unit: 'working-day' }, calendar, '2026-01-02')
  expect(days.map(({ isProjected }) => isProjected)).toEqual([false, false, false, true, true])
  expect([days[1]!.name, days[2]!.name]).toEqual([holiday, undefined])
})

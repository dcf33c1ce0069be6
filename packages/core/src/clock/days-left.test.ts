import { expect, it } from 'vitest'
import { text } from '../i18n/text.ts'
import { workCalendar } from './calendar-data.ts'
import { daysLeft } from './days-left.ts'
import { computeClock } from './statutory.ts'

const calendar = workCalendar({ holidays: [], makeUpDays: [] })

it('a last day that is over is passed on a day off already, though no working day is lost yet', () => {
  const rule = { key: 'decision', name: text('', ''), unit: 'working-day', length: 5 } as const
  const events = [{ clock: 'decision', kind: 'start', at: '2026-11-20T02:00:00Z', reason: '' }] as const
  const on = (day: string) => daysLeft(computeClock(rule, events, calendar, day))
  // begun on a Friday, due on the next one
  expect(['2026-11-24', '2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map(on)).toEqual([
    { is: 'left', days: 3 },
    { is: 'last-day', days: 0 },
    { is: 'passed', days: 0 },
    { is: 'passed', days: 0 },
    { is: 'over', days: 1 },
  ])
  expect(daysLeft({ remainingDays: null, light: 'none' })).toBeUndefined()
})

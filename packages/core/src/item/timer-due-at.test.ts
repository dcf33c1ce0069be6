import { describe, expect, it } from 'vitest'
import { timerDueAt } from './timer-due-at.ts'

describe('timerDueAt', () => {
  const from = new Date('2026-11-23T02:00:00Z')
  it.each([
    ['duration', 'P1D', '2026-11-24T02:00:00.000Z'],
    ['duration', 'P1M', '2026-12-23T02:00:00.000Z'],
    ['duration', 'PT90M', '2026-11-23T03:30:00.000Z'],
    ['duration', 'P1DT2H3M4S', '2026-11-24T04:03:04.000Z'],
    ['cycle', 'R3/PT10S', '2026-11-23T02:00:10.000Z'],
    ['date', '2027-01-01T00:00:00Z', '2027-01-01T00:00:00.000Z'],
  ] as const)('%s %s', (kind, expression, expected) => {
    expect(timerDueAt(kind, expression, from).toISOString()).toBe(expected)
  })

  it.each([
    ['duration', 'P1H'],
    ['cycle', 'R3'],
    ['duration', '1 day'],
    ['duration', 'P'],
    ['duration', 'PT'],
    ['duration', ''],
    ['date', 'tomorrow'],
  ] as const)('refuses %s «%s»', (kind, expression) => {
    expect(() => timerDueAt(kind, expression, from)).toThrow(RangeError)
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDuration, parseDuration } from './duration.ts'

const later = (text: string, from: string): string => addDuration(new Date(from), parseDuration(text)!).toISOString()

describe('durations', () => {
  it.each([
    ['P1D', '2026-11-24T02:00:00.000Z'],
    ['P2W', '2026-12-07T02:00:00.000Z'],
    ['P1M', '2026-12-23T02:00:00.000Z'],
    ['P1Y2M', '2028-01-23T02:00:00.000Z'],
    ['PT90M', '2026-11-23T03:30:00.000Z'],
    ['P1DT2H3M4S', '2026-11-24T04:03:04.000Z'],
    ['P0D', '2026-11-23T02:00:00.000Z'],
  ])('%s', (text, expected) => {
    expect(later(text, '2026-11-23T02:00:00Z')).toBe(expected)
  })

  it('a month that lacks the day ends on its last, in Shanghai', () => {
    // 1 a.m. on 31 January in Shanghai is still the 30th in London
    expect(later('P1M', '2026-01-30T17:00:00Z')).toBe('2026-02-27T17:00:00.000Z')
  })

  it.each(['', 'P', 'PT', 'P1', '1 day', 'P1.5D', 'P-1D', 'P1H', 'PT1D', 'P1DT', 'P101Y', `P${'9'.repeat(40)}D`, `P${'0'.repeat(80)}1D`])(
    'refuses «%s»',
    (text) => {
      expect(parseDuration(text)).toBeUndefined()
    },
  )

  it('is never earlier, and longer days never end earlier', () => {
    const part = fc.nat({ max: 40 })
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1992-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        part,
        part,
        part,
        (from, m, d, h) => {
          const end = later(`P${m}M${d}DT${h}H`, from.toISOString())
          expect(end >= from.toISOString()).toBe(true)
          expect(later(`P${m}M${d + 1}DT${h}H`, from.toISOString()) > end).toBe(true)
        },
      ),
    )
  })
})

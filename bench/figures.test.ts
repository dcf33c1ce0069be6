import { expect, test } from 'vitest'
import { formatTable, median, medianRatio, medianRound, percentile } from './figures.ts'

const round = (perSecond: number, p99 = 1) => ({ calls: 10, failed: 0, perSecond, p50: 1, p95: p99, p99 })

test('percentiles are by nearest rank', () => {
  const numbers = Array.from({ length: 200 }, (_, i) => i + 1)
  expect([percentile(numbers, 0.5), percentile(numbers, 0.99), percentile([5], 0.99)]).toEqual([100, 198, 5])
  expect(percentile([], 0.5)).toBeNaN()
})

test('medians of odd and even numbers of rounds, unsorted', () => {
  expect(median([9, 1, 5])).toBe(5)
  expect(median([9, 1, 5, 7])).toBe(6)
  expect(medianRound([round(10, 3), round(30, 1), round(20, 2)])).toEqual({
    calls: 30,
    failed: 0,
    perSecond: 20,
    p50: 1,
    p95: 2,
    p99: 2,
    cpu: Number.NaN,
  })
})

test('a ratio compares rounds that ran side by side', () => {
  expect(medianRatio([round(50), round(10), round(40)], [round(100), round(20), round(50)])).toBe(0.5)
})

test('columns stand under each other', () => {
  expect(
    formatTable([
      ['a', 'b'],
      ['long', '10'],
    ]),
  ).toBe('a      b\nlong  10')
})

import { expect, test } from 'vitest'
import { columnOf, gap, nextStep, pageAt, scaleOf, visiblePages } from './layout.ts'

const sizes = [100, 200, 300].map((height) => ({ width: 100, height }))

test('pages of different heights in a column; the page at a height; what is drawn', () => {
  const { tops, height } = columnOf(sizes, 2)
  expect([tops, height]).toEqual([[gap, 2 * gap + 200, 3 * gap + 600], 4 * gap + 1200])
  expect([0, gap, 211, 224, 700, 9999].map((y) => pageAt(tops, y))).toEqual([0, 0, 0, 1, 2, 2])
  expect(visiblePages(tops, 0, 100)).toEqual({ first: 0, last: 1 })
  expect(
    visiblePages(
      columnOf(
        Array.from({ length: 50 }, () => sizes[0]!),
        1,
      ).tops,
      2300,
      220,
    ),
  ).toEqual({ first: 19, last: 23 })
  expect(visiblePages([], 0, 100)).toEqual({ first: 0, last: -1 })
})

test('zoom: the width, the whole page, steps from any scale', () => {
  const room = { width: 224, height: 124 }
  expect([
    scaleOf('width', sizes[0]!, room),
    scaleOf('page', sizes[0]!, room),
    scaleOf(1.5, sizes[0]!, room),
    scaleOf('auto', sizes[0]!, room),
    scaleOf('auto', sizes[0]!, { width: 74, height: 0 }),
  ]).toEqual([2, 1, 1.5, 1.25, 0.5])
  expect([nextStep(1, 1), nextStep(1.1, 1), nextStep(1.1, -1), nextStep(9, 1), nextStep(0.1, -1)]).toEqual([1.25, 1.25, 1, 4, 0.5])
})

import { expect, it } from 'vitest'
import { leastWidth } from './least-width.ts'

const title = { minWidth: 220 }

it('is the least of all columns together where none takes a share', () => {
  expect(leastWidth([{ width: 100 }, title, {}], 40)).toBe(540)
})

it('leaves a title its least beside what others take of the whole', () => {
  const columns = [{ width: 400 }, title, { share: 20, minWidth: 120 }]
  const width = leastWidth(columns, 80)
  expect(width).toBe(875)
  expect(width - 80 - 400 - width * 0.2).toBeGreaterThanOrEqual(220)
})

it('leaves a column of a share its own least', () => {
  expect(leastWidth([{ width: 100 }, { share: 10, minWidth: 120 }], 0)).toBe(220)
})

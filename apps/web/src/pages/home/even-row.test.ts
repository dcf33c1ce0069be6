import { expect, it } from 'vitest'
import { evenRow } from './even-row.ts'

it('fills rows evenly: none is left alone on the last', () => {
  expect([0, 1, 3, 8, 9, 13, 16, 17].map((count) => evenRow(count, 8))).toEqual([1, 1, 3, 8, 5, 7, 8, 6])
  expect(evenRow(4, 3)).toBe(2)
})

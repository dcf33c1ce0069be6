import { expect, it } from 'vitest'
import { nextNumber } from './batches.ts'

it('batches are numbered without gaps', () => {
  expect([[], [1], [2, 1], [1, 99], [2]].map(nextNumber)).toEqual([1, 2, 3, 2, 1])
})

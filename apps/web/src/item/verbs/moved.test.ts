import { expect, it } from 'vitest'
import { moved } from './moved.ts'

it('one changes places with its neighbour', () => {
  expect([moved(['a', 'b', 'c'], 0, 1), moved(['a', 'b', 'c'], 2, -1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
  ])
})

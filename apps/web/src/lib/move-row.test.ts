import { expect, it } from 'vitest'
import { moveRow } from './move-row.ts'

it('one changes places with its neighbour', () => {
  expect([moveRow(['a', 'b', 'c'], 0, 1), moveRow(['a', 'b', 'c'], 2, -1)]).toEqual([
    ['b', 'a', 'c'],
    ['a', 'c', 'b'],
  ])
})

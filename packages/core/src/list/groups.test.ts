import { describe, expect, it } from 'vitest'
import { areTogether, groupParts, mergeSpans } from './groups.ts'

const key = (group: string | null): string | null => group

describe('mergeSpans', () => {
  it('gives a group one cell and leaves rows without a group alone', () => {
    expect(mergeSpans([null, 'a', 'a', 'a', 'b', null, null], key)).toEqual([1, 3, 0, 0, 1, 1, 1])
  })
  it('does not join two parts of a group that other rows separate', () => {
    expect(mergeSpans(['a', 'b', 'a'], key)).toEqual([1, 1, 1])
  })
  it('is all ones without a group key', () => {
    expect(mergeSpans(['a', 'a'], undefined)).toEqual([1, 1])
  })
})

describe('groupParts', () => {
  it('gives each group by itself and what stands between together', () => {
    expect(groupParts([1, 3, 0, 0, 1, 1, 2, 0])).toEqual([
      { from: 0, to: 1 },
      { from: 1, to: 4 },
      { from: 4, to: 6 },
      { from: 6, to: 8 },
    ])
    expect(groupParts([1, 1])).toEqual([{ from: 0, to: 2 }])
    expect(groupParts([])).toEqual([])
  })
})

it('rows without a group are not together', () => {
  expect([areTogether('a', 'a', key), areTogether('a', 'b', key), areTogether(null, null, key)]).toEqual([true, false, false])
})

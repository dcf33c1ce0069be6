import { describe, expect, it } from 'vitest'
import { mergeSpans } from './grouping.ts'

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

import { expect, test } from 'vitest'
import { nextAfter } from './next-after.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id, title: id }))
const next = (caseId: string, shown: string, now: string) => nextAfter(caseId, [...shown], rows(now))?.id

test('the row behind the case, over those that a colleague has taken meanwhile', () => {
  expect(next('b', 'abcd', 'acd')).toBe('c')
  expect(next('b', 'abcd', 'ad')).toBe('d')
})

test('a case that comes back into the same list is not its own next', () => {
  expect(next('b', 'abc', 'bac')).toBe('c')
  expect(next('b', 'bb', 'b')).toBeUndefined()
})

test('behind the last row comes what moved up from the next page, then the list from its top', () => {
  expect(next('d', 'abcd', 'abce')).toBe('e')
  expect(next('d', 'abcd', 'ab')).toBe('a')
  expect(next('a', 'a', '')).toBeUndefined()
})

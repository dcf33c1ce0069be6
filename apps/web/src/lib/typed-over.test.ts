import { expect, test } from 'vitest'
import { isUnchanged, overLatest, theirsOf } from './typed-over.ts'

const basis = { name: '考古处', days: 5, people: ['a'] }

test('fields that were touched stay, the others say what somebody else has stored', () => {
  const typed = { values: { ...basis, days: 9 }, basis }
  const stored = { name: '考古管理处', days: 7, people: ['a', 'b'] }
  const over = overLatest(typed, stored)
  expect(over).toMatchObject({ values: { ...stored, days: 9 }, basis: stored, notice: 'merged' })
  // what both have changed is shown in both words
  expect(theirsOf(over)).toEqual({ days: 7 })
  const later = overLatest(over, { ...stored, people: [] })
  expect(theirsOf(later)).toEqual({ days: 7 })
  expect(theirsOf({ ...later, values: { ...later.values, days: 7 } })).toEqual({})
})

test('a field that only one has changed is contested by nobody', () => {
  expect(theirsOf(overLatest({ values: { ...basis, days: 9 }, basis }, { ...basis, name: '考古管理处' }))).toEqual({})
})

test('what somebody else has stored in the same words is nothing to tell', () => {
  const stored = { ...basis, days: 9 }
  expect(overLatest({ values: { ...basis, days: 9 }, basis, notice: 'kept' }, stored)).toEqual({ values: stored, basis: stored })
})

test('what is settled takes whatever is stored next', () => {
  const settled = { values: { ...basis, name: ' 考古处 ' }, basis: { ...basis, name: ' 考古处 ' } }
  expect(overLatest(settled, basis)).toEqual({ values: basis, basis })
})

test('values are the same by what they say', () => {
  expect(isUnchanged({ people: ['a'] }, { people: ['a'] })).toBe(true)
  expect(isUnchanged({ people: ['a'] }, { people: ['b'] })).toBe(false)
  expect(isUnchanged({ ticks: [] }, { ticks: null })).toBe(false)
})

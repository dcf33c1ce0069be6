import { expect, it } from 'vitest'
import type { SearchResult } from '@wenwu/core/search/contract'
import { KeptAnswers } from './kept-answers.ts'

const result = (total: number): SearchResult => ({
  rows: [],
  total,
  counts: [],
  isRelaxed: false,
  synonyms: [],
})

it('gives an answer of its own generation only, and forgets one that is older', () => {
  const answers = new KeptAnswers(2)
  answers.keep('a', '7', result(1))
  expect(answers.find('a', '7')?.total).toBe(1)
  expect(answers.find('a', '8')).toBeUndefined()
  expect(answers.find('a', '7')).toBeUndefined()
})

it('keeps those that were used last', () => {
  const answers = new KeptAnswers(2)
  answers.keep('a', '1', result(1))
  answers.keep('b', '1', result(2))
  answers.find('a', '1')
  answers.keep('c', '1', result(3))
  expect(['a', 'b', 'c'].map((key) => answers.find(key, '1')?.total)).toEqual([1, undefined, 3])
})

it('keeps none where none are wanted', () => {
  const answers = new KeptAnswers(0)
  answers.keep('a', '1', result(1))
  expect(answers.find('a', '1')).toBeUndefined()
})

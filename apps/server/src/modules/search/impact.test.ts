import { expect, it } from 'vitest'
import { fold } from '@wenwu/core/search/fold'
import { levels, levelTerms, meritOf } from './impact.ts'

const marksOf = (terms: readonly string[], term: string) => levels.filter(({ mark }) => terms.includes(mark + term)).map(({ mark }) => mark)
const current = meritOf({ standing: 0, publishedOn: '2025-03-01' })

it('what says a word more often reaches every level of what says it less often, and more', () => {
  const text = (times: number) => `${'考古。'.repeat(times)}${'其他规定，'.repeat(12)}`
  const reached = [1, 2, 3, 4, 9].map((times) => marksOf(levelTerms(text(times), current), '考古').length)
  expect(reached).toEqual(reached.toSorted((a, b) => a - b))
  expect(reached.at(-1)).toBe(levels.length)
  expect(reached[0]).toBeLessThan(levels.length)
})

it('each level holds what the next better one holds', () => {
  const terms = levelTerms('考古发掘应当保护文物，考古调查、考古勘探应当报批。', current)
  expect(marksOf(terms, '考古').join('')).toMatch(/^(¹?²?³?⁴?⁵?)$/)
  for (const term of ['考古', '考', '文物', '应当']) {
    const found = marksOf(terms, term)
    expect(found).toEqual(levels.map(({ mark }) => mark).slice(levels.length - found.length))
  }
})

it('what is no more in force reaches none, however often it says a word', () => {
  expect(levelTerms('考古。'.repeat(9), meritOf({ standing: 2, publishedOn: '2025-03-01' }))).toEqual([])
})

it('no text that is looked for can have the mark of a level', () => {
  for (const { mark } of levels) expect(fold(mark)).not.toBe(mark)
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { articleTerm, indexTerms, wordTerms } from './terms.ts'

const text = fc.string({ unit: fc.constantFrom('文', '物', '塔', '1', 'a', ' ', ',', '\u{20000}'), maxLength: 14 })
const hasAll = (folded: string, word: string) => {
  const terms = new Set(indexTerms(folded))
  return wordTerms(word).terms.every((term) => terms.has(term))
}

describe('terms', () => {
  it('a text that says a word has all its terms; where they are exact, no other text has', () => {
    fc.assert(
      fc.property(
        text,
        text.filter((word) => word !== ''),
        (folded, word) => {
          if (folded.includes(word)) expect(hasAll(folded, word)).toBe(true)
          else if (wordTerms(word).isExact) expect(hasAll(folded, word)).toBe(false)
        },
      ),
      { numRuns: 2000 },
    )
  })
  it('one and two characters are exact, longer words and those with a mark are not', () => {
    expect(['塔', '文物', 'gb', '%', '\u{20000}'].map((word) => wordTerms(word).isExact)).toEqual([true, true, true, true, true])
    expect(['文物法', '文,', 'a b'].map((word) => wordTerms(word).isExact)).toEqual([false, false, false])
  })
  it('each once, in order; articles have terms that no text has', () => {
    const terms = [...indexTerms('文物文物保护')]
    expect(terms).toEqual([...new Set(terms)].toSorted((a, b) => a - b))
    expect(terms).toHaveLength(4 + 4)
    expect(terms).not.toContain(articleTerm(23))
    expect(articleTerm(23)).not.toBe(articleTerm(24))
  })
})

import { sql, type RawBuilder } from 'kysely'
import { likePattern } from './like-pattern.ts'

/**
 * The words of a keyword, parted by blanks, commas and the like, each once, in normal width (NFKC) and without what is invisible: pasted texts bring it along, stored names have none. The longest keyword
 * (`limits.keyword`) bounds how many there are; a list that left one out would show what was not asked for.
 */
export function wordsOf(keyword: string): string[] {
  const text = keyword
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const words = text.split(/[\s、,;]+/).filter(Boolean)
  // of nothing but such signs they are what is looked for
  return words.length === 0 && text !== '' ? [text] : [...new Set(words)]
}

const [opening, closing] = ['([【（［〔', ')]】）］〕']
const brackets = new RegExp(`[${(opening + closing).replace(/[[\]]/g, '\\$&')}]`)

/** Whether a word has brackets, which people type in whatever form is at hand: (2026) for 〔2026〕. */
export function hasBrackets(word: string): boolean {
  return brackets.test(word)
}

/** Whether a text holds a word of `wordsOf`, whatever the case and width of either and the form of its brackets; `%`, `_` and `\` mean themselves. */
export function containsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  if (!hasBrackets(word)) return containsPattern(text, sql`${likePattern(word)}`)
  const alike = Array.from(word, (sign) => (opening.includes(sign) ? '(' : closing.includes(sign) ? ')' : sign)).join('')
  const compared = sql`translate(${text}, ${sql.lit(opening + closing)}, ${sql.lit('('.repeat(opening.length) + ')'.repeat(closing.length))})`
  return containsPattern(compared, sql`${likePattern(alike)}`)
}

/** The same for a pattern of LIKE, or for `all` or `any` of several, with brackets as they are. */
export function containsPattern(text: RawBuilder<unknown>, pattern: RawBuilder<unknown>): RawBuilder<boolean> {
  // few texts hold wide letters or brackets; only those pay for being normalised
  return sql<boolean>`(${text} ilike ${pattern} or ${text} is not nfkc normalized and normalize(${text}, nfkc) ilike ${pattern})`
}

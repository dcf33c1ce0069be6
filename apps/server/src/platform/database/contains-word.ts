import { sql, type RawBuilder } from 'kysely'
import { likePattern } from './like-pattern.ts'

/** The words of a keyword, eight at most, in normal width (NFKC) and without what is invisible: pasted texts bring it along, stored names have none. */
export function wordsOf(keyword: string): string[] {
  return keyword
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
}

/** Whether a text holds a word of `wordsOf`, whatever the case and width of either; `%`, `_` and `\` mean themselves. */
export function containsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  return containsPattern(text, sql`${likePattern(word)}`)
}

/** The same for a pattern of LIKE, or for `all` or `any` of several. */
export function containsPattern(text: RawBuilder<unknown>, pattern: RawBuilder<unknown>): RawBuilder<boolean> {
  // few texts hold wide letters or brackets; only those pay for being normalised
  return sql<boolean>`(${text} ilike ${pattern} or ${text} is not nfkc normalized and normalize(${text}, nfkc) ilike ${pattern})`
}

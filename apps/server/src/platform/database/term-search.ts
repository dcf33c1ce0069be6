import { sql, type RawBuilder } from 'kysely'
import { bigrams } from '@wenwu/core/kernel/text'
import { containsWord, wordsOf } from './contains-word.ts'

/**
 * Whether every word of a keyword stands in a text, whatever its case and width. `terms` is the column with the bigrams of that text (GIN): it
 * narrows the rows before LIKE checks them. Undefined for a keyword without a word.
 */
export function termCondition(terms: RawBuilder<unknown>, text: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> | undefined {
  const words = wordsOf(keyword)
  if (words.length === 0) return undefined
  const like = sql.join(
    words.map((word) => containsWord(text, word)),
    sql` and `,
  )
  const pairs = [...new Set(words.flatMap(coveringPairs))]
  // of a CASE the planner makes no guess; LIKE on its own it takes for nearly always false (modules/cases/case-list.ts)
  return pairs.length > 0
    ? sql<boolean>`(${terms} @> ${pairs}::text[] and case when ${like} then true else false end)`
    : sql<boolean>`(${like})`
}

/** Pairs that together hold every letter of a word; none for a word of one letter, which only LIKE can find. */
function coveringPairs(word: string): string[] {
  const pairs = bigrams(word)
  if (pairs.length === 1 && Array.from(pairs[0]!).length < 2) return []
  return pairs.filter((_pair, i) => i % 2 === 0 || i === pairs.length - 1)
}

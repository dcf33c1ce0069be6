import { sql, type RawBuilder } from 'kysely'
import { coveringPairs } from '@wenwu/core/kernel/text'
import { containsWord, wordsOf } from './contains-word.ts'

/**
 * Whether every word of a keyword stands in a text, as `containsWord` compares it. `terms` is the column with the bigrams of that text (GIN): it narrows the rows before LIKE
 * checks them. Undefined for a keyword without a word.
 */
export function termCondition(terms: RawBuilder<unknown>, text: RawBuilder<unknown>, keyword: string): RawBuilder<boolean> | undefined {
  const words = wordsOf(keyword)
  if (words.length === 0) return undefined
  const like = sql.join(
    words.map((word) => containsWord(text, word)),
    sql` and `,
  )
  // a word of one letter is in no index of pairs: LIKE alone finds it
  const pairs = [...new Set(words.flatMap(coveringPairs))].filter((pair) => Array.from(pair).length > 1)
  // of a CASE the planner makes no guess; LIKE on its own it takes for nearly always false (modules/case-work/cases/list/case-list.ts)
  return pairs.length > 0
    ? sql<boolean>`(${terms} @> ${pairs}::text[] and case when ${like} then true else false end)`
    : sql<boolean>`(${like})`
}

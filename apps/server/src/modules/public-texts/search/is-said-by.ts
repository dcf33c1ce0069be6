import { sql, type RawBuilder } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import type { SearchKind } from '@wenwu/core/search/model'
import { wordTerms } from '@wenwu/core/search/terms'
import { wordsOf } from '../../../platform/database/contains-word.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { readSynonyms } from './synonyms.ts'

/**
 * For lists: whether the published text with an id (in its own module) says every word of a keyword, or a synonym of it, in title, number or text.
 * Undefined for a keyword without a word.
 */
export async function isSaidBy(
  db: Db,
  kind: SearchKind,
  id: RawBuilder<string>,
  keyword: string,
): Promise<RawBuilder<boolean> | undefined> {
  const words = wordsOf(keyword).map((word) => fold(word))
  if (words.length === 0) return undefined
  const synonyms = await readSynonyms(db, words)
  const said = words.map((word) => sql`(${sql.join([word, ...synonyms.of(word)].map(saysOne), sql` or `)})`)
  return sql<boolean>`${id} in (select d.document_id from search_documents d
    where ${sql.join([sql`d.kind = ${kind}`, ...said], sql` and `)})`
}

function saysOne(folded: string): RawBuilder<boolean> {
  const { terms, isExact } = wordTerms(folded)
  const hasTerms = sql<boolean>`d.terms @> ${terms}::integer[]`
  // of a CASE the planner makes no guess
  return isExact ? hasTerms : sql<boolean>`(${hasTerms} and case when strpos(d.folded, ${folded}) > 0 then true else false end)`
}

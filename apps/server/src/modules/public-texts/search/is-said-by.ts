import { sql, type RawBuilder } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import type { SearchKind } from '@wenwu/core/search/model'
import { wordTerms } from '@wenwu/core/search/terms'
import { wordsOf } from '../../../platform/database/contains-word.ts'

/**
 * For lists: whether the published text with an id (in its own module) says every word of a keyword, in title, number or text. Undefined for a
 * keyword without a word.
 */
export function isSaidBy(kind: SearchKind, id: RawBuilder<string>, keyword: string): RawBuilder<boolean> | undefined {
  const words = wordsOf(keyword).map((word) => fold(word))
  if (words.length === 0) return undefined
  const asked = words.map((word) => ({ word, ...wordTerms(word) }))
  const terms = [...new Set(asked.flatMap((each) => each.terms))]
  // of a CASE the planner makes no guess
  const said = asked.flatMap(({ word, isExact }) =>
    isExact ? [] : [sql`case when strpos(d.folded, ${word}) > 0 then true else false end`],
  )
  return sql<boolean>`${id} in (select d.document_id from search_documents d
    where ${sql.join([sql`d.kind = ${kind}`, sql`d.terms @> ${terms}::integer[]`, ...said], sql` and `)})`
}

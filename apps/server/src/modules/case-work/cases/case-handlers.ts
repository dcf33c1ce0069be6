import { sql, type RawBuilder } from 'kysely'
import { statusesOfTone } from '@wenwu/core/codes/statuses'
import { containsPattern, containsWord } from '../../../platform/database/contains-word.ts'
import { likePattern } from '../../../platform/database/like-pattern.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import { isSeen } from './case-reader.ts'

/**
 * Cases that a person handles or has handled, as a condition on `cases c`: each word is looked for in the names of those who did or hold a task of
 * it. People who may not read the names of officials find nothing, because the answer would reveal a name. One statement looks the people up.
 */
export async function handledCondition(db: Db, actor: Actor, words: readonly string[]): Promise<RawBuilder<boolean>> {
  if (!isSeen(actor, 'official-names')) return sql<boolean>`false`
  const { rows } = await sql<{ ids: string[] }>`
    select array(select u.id from users u where u.kind = 'official' and ${containsPattern(sql`u.name`, sql`words.pattern`)}) as ids
    from unnest(${words.map(likePattern)}::text[]) with ordinality as words (pattern, n) order by n`.execute(db)
  return sql<boolean>`${sql.join(
    words.map((word, i) => handledByOne(word, rows[i]!.ids, isSeen(actor, 'outside-names'))),
    sql` and `,
  )}`
}

/** The people are literal values in the statement, so that the planner knows whether they had ten cases or half of all. */
function handledByOne(word: string, people: readonly string[], isOutsideSeen: boolean): RawBuilder<boolean> {
  const ids = sql`any(${[...people]}::uuid[])`
  // not everyone may read the names of third parties and experts
  const within = isOutsideSeen ? sql`true` : sql`t.role not in ('third-party', 'expert')`
  const isInside = isOutsideSeen
    ? sql`true`
    : sql`h.status not in (${sql.join(statusesOfTone('outside').map((status) => sql.lit(status)))})`
  return sql<boolean>`c.id in (
    select t.case_id from tasks t where t.state = 'done' and t.completed_by = ${ids} and ${within}
    union all select t.case_id from tasks t where t.state = 'open' and t.claimed_by is not null and t.claimed_by = ${ids} and ${within}
    union all select h.id from cases h where h.handler_name is not null and ${isInside} and ${containsWord(sql`h.handler_name`, word)})`
}

import { sql, type RawBuilder } from 'kysely'
import type { Suggestion } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { standings } from '@wenwu/core/search/model'
import { numberKey } from '@wenwu/core/search/number-forms'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { runSearch } from './search-limits.ts'

const most = 8
/** Beginnings looked at; more of them means that more must be typed. */
const mostKeys = 400

/**
 * Titles and numbers that begin with what is typed (characters, pinyin, initials), then those that have it further on; in force and short
 * ones first. Throws what `runSearch` throws.
 */
export async function suggest(ctx: Ctx, typed: string): Promise<Suggestion[]> {
  const isSignedIn = ctx.maybeActor !== null
  const key = numberKey(fold(typed)).slice(0, 40)
  if (key === '' || /^[a-z]$/.test(key)) return []
  return runSearch(ctx, async (db) => {
    const begin = await findTitles(db, isSignedIn, key, sql<boolean>`offset_in_title = 0`)
    const ids = new Set(begin.map(({ id }) => id))
    const inside = begin.length >= most ? [] : await findTitles(db, isSignedIn, key, sql<boolean>`offset_in_title > 0`)
    return [...begin, ...inside.filter(({ id }) => !ids.has(id))].slice(0, most).map(({ id: _id, ...suggestion }) => ({
      ...suggestion,
      standing: standings[suggestion.standing] ?? 'current',
    }))
  })
}

interface FoundTitle extends Omit<Suggestion, 'standing'> {
  id: number
  /** Its place among `standings`. */
  standing: number
}

async function findTitles(db: Db, isSignedIn: boolean, key: string, offset: RawBuilder<boolean>): Promise<FoundTitle[]> {
  const { rows } = await sql<FoundTitle>`
    select d.id, d.kind, d.title, d.number, d.path, d.published_on as "publishedOn", d.standing from search_documents d
    where d.id in (select search_document_id from search_title_keys where ${offset} and key >= ${key} and key < ${key + '\u{10ffff}'} limit ${sql.lit(mostKeys)})
      and (d.is_public or ${isSignedIn})
    order by d.standing, d.title_length, d.published_on desc nulls last, d.id limit ${sql.lit(most)}`.execute(db)
  return rows
}

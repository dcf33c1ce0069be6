import { sql } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import type { SearchQuery, SearchWord } from '@wenwu/core/search/query'
import { relaxQuery } from '@wenwu/core/search/relax'
import type { Db } from '../../platform/database/request-database.ts'
import type { Synonyms } from './known-search.ts'

/** A word with all that counts as it. */
export interface WantedWord {
  word: SearchWord
  /** Folded texts; the first is the word's own, the others are synonyms. */
  texts: string[]
  /** Rows of search_documents whose title has it in pinyin. */
  byPinyin: number[]
}

/** A query with its synonyms, and its pinyin resolved. */
export interface WantedQuery {
  groups: WantedWord[][]
  excluded: SearchWord[]
  /** Words it was extended by. */
  synonyms: string[]
}

const mostSynonyms = 6
const mostByPinyin = 60
const pinyinLike = /^[a-z]{2,40}$/

/** The words of a query, and of its looser readings, that may be pinyin of titles. */
export function pinyinOf(query: SearchQuery): string[] {
  const hasLetters = query.groups.some((group) => group.some(({ text }) => /[a-z]/.test(text)))
  if (!hasLetters) return []
  const words = [query, ...relaxQuery(query)].flatMap(({ groups }) => groups.flat())
  return [...new Set(words.filter((word) => !word.isPhrase && pinyinLike.test(word.text)).map((word) => word.text))]
}

/** Documents whose title has a word in pinyin, by word. */
export async function findPinyin(db: Db, words: readonly string[]): Promise<Map<string, number[]>> {
  return new Map(await Promise.all(words.map(async (word) => [word, await findByPinyin(db, word)] as const)))
}

/** Adds synonyms, and the documents that have a word in pinyin. */
export function extendQuery(query: SearchQuery, synonyms: Synonyms, byPinyin: ReadonlyMap<string, number[]>): WantedQuery {
  const added = new Set<string>()
  const extend = (word: SearchWord): WantedWord => {
    const others = word.isPhrase || word.article !== undefined ? [] : synonyms.of(word.text).slice(0, mostSynonyms)
    for (const other of others) added.add(other)
    return {
      word,
      texts: [word.text, ...others.map((other) => fold(other).trim())],
      byPinyin: word.isPhrase ? [] : (byPinyin.get(word.text) ?? []),
    }
  }
  return { groups: query.groups.map((group) => group.map(extend)), excluded: query.excluded, synonyms: [...added] }
}

async function findByPinyin(db: Db, letters: string): Promise<number[]> {
  const rows = await db
    .selectFrom('search_title_keys')
    .select('search_document_id')
    .where(sql<boolean>`key >= ${letters} and key < ${`${letters}{`}`)
    .limit(mostByPinyin * 4)
    .execute()
  return [...new Set(rows.map((row) => row.search_document_id))].slice(0, mostByPinyin)
}

import { sql } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import type { SearchQuery, SearchWord } from '@wenwu/core/search/query'
import type { Db } from '../../platform/database/request-database.ts'

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

/** Looks up synonyms and pinyin in one flight. */
export async function extendQuery(db: Db, query: SearchQuery): Promise<WantedQuery> {
  const words = query.groups.flat()
  const plain = words.filter((word) => !word.isPhrase && word.article === undefined).map((word) => word.text)
  const letters = [...new Set(words.filter((word) => !word.isPhrase && pinyinLike.test(word.text)).map((word) => word.text))]
  const [groups, ...byPinyin] = await Promise.all([plain.length === 0 ? [] : findSynonyms(db, plain), ...letters.map((word) => findByPinyin(db, word))])
  const pinyin = new Map(letters.map((word, i) => [word, byPinyin[i]!]))
  const synonyms = new Set<string>()
  const extend = (word: SearchWord): WantedWord => {
    const others = word.isPhrase ? [] : groups.filter((group) => group.folded_words.includes(word.text)).flatMap((group) => group.words)
    const added = [...new Set(others)].filter((other) => fold(other) !== word.text).slice(0, mostSynonyms)
    for (const other of added) synonyms.add(other)
    return { word, texts: [word.text, ...added.map((other) => fold(other).trim())], byPinyin: pinyin.get(word.text) ?? [] }
  }
  const extended = query.groups.map((group) => group.map(extend))
  return { groups: extended, excluded: query.excluded, synonyms: [...synonyms] }
}

function findSynonyms(db: Db, words: string[]): Promise<{ words: string[]; folded_words: string[] }[]> {
  return db
    .selectFrom('search_synonyms')
    .select(['words', 'folded_words'])
    .where(sql<boolean>`folded_words && ${words}::text[]`)
    .limit(20)
    .execute()
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

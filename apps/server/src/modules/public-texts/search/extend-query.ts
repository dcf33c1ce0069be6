import { fold } from '@wenwu/core/search/fold'
import type { SearchQuery, SearchWord } from '@wenwu/core/search/query'
import type { Synonyms } from './known-search.ts'

/** One lookup in which a document may have a word. The value: a folded text, the number of an article, a number's key, letters of pinyin. */
export interface Lookup {
  by: 'text' | 'article' | 'number' | 'pinyin'
  value: string
}

/** A word with all that counts as it. */
export interface ExtendedWord {
  word: SearchWord
  /** Folded texts; the first is the word's own, the others are synonyms. None of an article. */
  texts: string[]
  lookups: Lookup[]
}

/** A query with its synonyms: documents that have a lookup of each group, and none that leads out. */
export interface ExtendedQuery {
  groups: ExtendedWord[][]
  excluded: Lookup[]
  /** Words it was extended by. */
  synonyms: string[]
}

const mostSynonyms = 6
const pinyinLike = /^[a-z]{2,40}$/

/** Adds synonyms, numbers and pinyin. */
export function extendQuery(query: SearchQuery, synonyms: Synonyms): ExtendedQuery {
  const added = new Set<string>()
  const extend = (word: SearchWord): ExtendedWord => {
    if (word.article !== undefined) return { word, texts: [], lookups: [{ by: 'article', value: String(word.article) }] }
    const others = word.isPhrase ? [] : synonyms.of(word.text).slice(0, mostSynonyms)
    for (const other of others) added.add(other)
    const texts = [word.text, ...others.map((other) => fold(other).trim())]
    const lookups: Lookup[] = texts.map((value) => ({ by: 'text', value }))
    if (word.number !== undefined) lookups.push({ by: 'number', value: word.number })
    if (!word.isPhrase && pinyinLike.test(word.text)) lookups.push({ by: 'pinyin', value: word.text })
    return { word, texts, lookups }
  }
  return {
    groups: query.groups.map((group) => group.map(extend)),
    excluded: query.excluded.flatMap(extend).flatMap(({ lookups }) => lookups.slice(0, 1)),
    synonyms: [...added],
  }
}

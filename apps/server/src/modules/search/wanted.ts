import { fold } from '@wenwu/core/search/fold'
import type { SearchQuery, SearchWord } from '@wenwu/core/search/query'
import type { Synonyms } from './known-search.ts'

/** One way in which a document may have a word. The value: a folded text, the number of an article, a number's key, letters of pinyin. */
export interface Way {
  by: 'text' | 'article' | 'number' | 'pinyin'
  value: string
}

/** A word with all that counts as it. */
export interface WantedWord {
  word: SearchWord
  /** Folded texts; the first is the word's own, the others are synonyms. None of an article. */
  texts: string[]
  ways: Way[]
}

/** A query with its synonyms: documents that have a way of each group, and none that leads out. */
export interface WantedQuery {
  groups: WantedWord[][]
  excluded: Way[]
  /** Words it was extended by. */
  synonyms: string[]
}

const mostSynonyms = 6
const pinyinLike = /^[a-z]{2,40}$/

/** Adds synonyms, numbers and pinyin. */
export function extendQuery(query: SearchQuery, synonyms: Synonyms): WantedQuery {
  const added = new Set<string>()
  const extend = (word: SearchWord): WantedWord => {
    if (word.article !== undefined) return { word, texts: [], ways: [{ by: 'article', value: String(word.article) }] }
    const others = word.isPhrase ? [] : synonyms.of(word.text).slice(0, mostSynonyms)
    for (const other of others) added.add(other)
    const texts = [word.text, ...others.map((other) => fold(other).trim())]
    const ways: Way[] = texts.map((value) => ({ by: 'text', value }))
    if (word.number !== undefined) ways.push({ by: 'number', value: word.number })
    if (!word.isPhrase && pinyinLike.test(word.text)) ways.push({ by: 'pinyin', value: word.text })
    return { word, texts, ways }
  }
  return {
    groups: query.groups.map((group) => group.map(extend)),
    excluded: query.excluded.flatMap(extend).flatMap(({ ways }) => ways.slice(0, 1)),
    synonyms: [...added],
  }
}

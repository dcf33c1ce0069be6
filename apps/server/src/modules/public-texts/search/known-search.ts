import { sql, type CompiledQuery } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import { maxSynonyms, type SearchKind } from '@wenwu/core/search/model'
import { numberForms } from '@wenwu/core/search/number-forms'
import type { SearchQuery } from '@wenwu/core/search/query'
import { articleTerm, wordTerms } from '@wenwu/core/search/terms'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { onePlan } from '../../../platform/database/statement-name.ts'
import { perInstallation } from '../../../platform/services.ts'
import { searchGeneration } from './kept-answers.ts'
import { withoutState } from './title.ts'
import type { ExtendedQuery, Lookup } from './extend-query.ts'

/** A document as its title shows it. */
export interface KnownDocument {
  id: number
  kind: SearchKind
  standing: number
  publishedOn: string | null
  isPublic: boolean
  foldedTitle: string
  foldedNumber: string
  /** As printed. */
  number: string
  titleLength: number
}

/** The groups of synonyms. */
export class Synonyms {
  private readonly groups = new Map<string, string[]>()

  constructor(groups: readonly { words: string[]; folded_words: string[] }[]) {
    for (const { words, folded_words } of groups) for (const word of folded_words) this.groups.set(word, words)
  }

  /** Other words for a folded one, as they were written. */
  of(folded: string): string[] {
    return (this.groups.get(folded) ?? []).filter((word) => fold(word).trim() !== folded)
  }
}

/** Ways whose documents are remembered: a byte for each document. */
const mostLookups = 1000

const keyOf = ({ by, value }: Lookup): string => `${by} ${value}`

/**
 * What a process knows of the search as it was at one generation (decision 0053): synonyms, the documents by their titles, and which of them have
 * the words that were asked for since. All of it is small; when something is published it is read again.
 */
export class KnownSearch {
  readonly generation: string
  readonly synonyms: Synonyms
  private readonly documents: readonly KnownDocument[]
  private readonly places: ReadonlyMap<number, number>
  private readonly names = new Map<string, KnownDocument[]>()
  /** By lookup: 1 for each document that it finds. */
  private readonly marks = new Map<string, Uint8Array>()

  constructor(generation: string, synonyms: Synonyms, documents: readonly KnownDocument[]) {
    this.generation = generation
    this.synonyms = synonyms
    this.documents = documents
    this.places = new Map(documents.map(({ id }, place) => [id, place]))
    for (const document of documents) {
      const name = withoutState(document.foldedTitle)
      this.names.set(name, [...(this.names.get(name) ?? []), document])
    }
  }

  /** Learns which documents have the words of a query. One statement, always; gives whether nothing was published since this was read. */
  async learn(db: Db, { groups, excluded }: ExtendedQuery): Promise<boolean> {
    const all = new Map([...groups.flat().flatMap(({ lookups }) => lookups), ...excluded].map((lookup) => [keyOf(lookup), lookup]))
    const missing = [...all].filter(([key]) => !this.marks.has(key))
    const asked = missing.filter(([, { by }]) => by !== 'number')
    const [row] = await documentsHaving(db, columnsOf(asked.map(([, lookup]) => lookup)))
    // those of one query must all be there at once
    if (this.marks.size + missing.length > mostLookups) for (const key of [...this.marks.keys()]) if (!all.has(key)) this.marks.delete(key)
    const lists = row!.packed?.split('\n') ?? []
    for (const [i, [key]] of asked.entries()) this.marks.set(key, this.markIds(lists[i] ?? ''))
    for (const [key, { by, value }] of missing) if (by === 'number') this.marks.set(key, this.markNumber(value))
    return row!.generation === this.generation
  }

  /** Whether a lookup that was learnt finds a document. */
  has({ id }: KnownDocument, lookup: Lookup): boolean {
    return this.marks.get(keyOf(lookup))?.[this.places.get(id)!] === 1
  }

  /** All documents of a query that was learnt; those that are not public only for whoever is signed in. */
  find({ groups, excluded }: ExtendedQuery, isSignedIn: boolean): KnownDocument[] {
    const not = this.union(excluded)
    const all = groups.map((group) => this.union(group.flatMap(({ lookups }) => lookups)))
    const has = Uint8Array.from(not, (mark) => 1 - mark)
    for (const marks of all) for (let place = 0; place < has.length; place++) has[place]! &= marks[place]!
    return this.documents.filter(({ isPublic }, place) => has[place] === 1 && (isPublic || isSignedIn))
  }

  /** Documents whose whole title is a word of a query, the name of the state aside. */
  called({ groups }: SearchQuery): KnownDocument[] {
    return groups.flat().flatMap(({ text }) => this.names.get(withoutState(text)) ?? [])
  }

  private union(lookups: readonly Lookup[]): Uint8Array {
    const [first, ...others] = lookups.map((lookup) => this.marks.get(keyOf(lookup))!)
    const union = first === undefined ? new Uint8Array(this.documents.length) : Uint8Array.from(first)
    for (const marks of others) for (let place = 0; place < union.length; place++) union[place]! |= marks[place]!
    return union
  }

  private markIds(ids: string): Uint8Array {
    const marks = new Uint8Array(this.documents.length)
    for (const id of ids.split(' ')) {
      const place = this.places.get(Number(id))
      if (place !== undefined) marks[place] = 1
    }
    return marks
  }

  private markNumber(form: string): Uint8Array {
    return Uint8Array.from(this.documents, ({ number }) => (numberForms(number).includes(form) ? 1 : 0))
  }
}

interface LookupColumns {
  /** Of each lookup: its terms, a text that must stand there, letters that a key of the title begins with; blank where it has none. */
  terms: string[]
  texts: string[]
  letters: string[]
}

function columnsOf(lookups: readonly Lookup[]): LookupColumns {
  const each = lookups.map(({ by, value }) => {
    if (by === 'pinyin') return { terms: '', text: '', letters: value }
    if (by === 'article') return { terms: String(articleTerm(Number(value))), text: '', letters: '' }
    const { terms, isExact } = wordTerms(value)
    return { terms: terms.join(' '), text: isExact ? '' : value, letters: '' }
  })
  return { terms: each.map(({ terms }) => terms), texts: each.map(({ text }) => text), letters: each.map(({ letters }) => letters) }
}

/** For each lookup the ids of the documents that have it, a line each; and the generation of the search they belong to. */
const documentsHaving = prepared<LookupColumns>()((db, at) => {
  const query = sql<{ generation: string; packed: string | null }>`${onePlan}
    select (select value::text from search_generation) as generation, string_agg(coalesce(case when letters = '' then (
        select string_agg(d.id::text, ' ') from search_documents d
        where d.terms @> string_to_array(lookup.terms, ' ')::integer[] and case when lookup.text = '' then true else strpos(d.folded, lookup.text) > 0 end)
      else (
        select string_agg(k.search_document_id::text, ' ') from search_title_keys k where k.key >= letters collate "C" and k.key < letters || '{' collate "C")
      end, ''), E'\n' order by lookup.n) as packed
    from unnest(${at('terms')}::text[], ${at('texts')}::text[], ${at('letters')}::text[]) with ordinality as lookup (terms, text, letters, n)`
  return { compile: (): CompiledQuery<{ generation: string; packed: string | null }> => query.compile(db) }
})

/** What this process knows; it may have changed since: whoever uses it compares the generation. */
export const keptKnown = perInstallation((): { known?: KnownSearch } => ({}))

/** All of it as it is now; the generation is read first, so that it is never newer than the rest. */
export async function readKnown(db: Db): Promise<KnownSearch> {
  const generation = await searchGeneration(db)
  const [groups, documents] = await Promise.all([
    db.selectFrom('search_synonyms').select(['words', 'folded_words']).limit(maxSynonyms).execute(),
    db
      .selectFrom('search_documents')
      .select(['id', 'kind', 'standing', 'number'])
      .select(['published_on as publishedOn', 'is_public as isPublic', 'title_length as titleLength'])
      .select(['folded_title as foldedTitle', 'folded_number as foldedNumber'])
      .execute(),
  ])
  return new KnownSearch(generation, new Synonyms(groups), documents)
}

import { z } from 'zod'
import { inData, nothing, plain } from '../http/codec.ts'
import { endpoint } from '../http/endpoint.ts'
import { counterNumber, idText, queryNumber } from '../http/wire.ts'
import { lastPage } from '../kernel/page.ts'
import { longestQuery, maxSynonyms, searchKinds, standings } from './model.ts'

const highlights = z.array(z.tuple([z.number(), z.number()]))
/** Highlights are ranges of UTF-16 units of the text beside them; nothing is HTML. */
const marked = z.object({ text: z.string(), highlights })
export type MarkedText = z.output<typeof marked>

const foundPart = z.object({ key: z.string(), label: z.string(), path: z.string(), snippet: marked })

const foundDocument = z.object({
  kind: z.enum(searchKinds),
  id: z.string(),
  title: marked,
  number: marked,
  note: z.string(),
  path: z.string(),
  publishedOn: z.string().nullable(),
  standing: z.enum(standings),
  /** The pieces that say most of it, best first; the beginning where only the title was found. */
  parts: z.array(foundPart),
  /** Further pieces in which something was found. */
  moreParts: z.number(),
})
export type FoundDocument = z.output<typeof foundDocument>

const result = z.object({
  rows: z.array(foundDocument),
  /** All documents found, of the kind that was asked for; and of each kind. */
  total: z.number(),
  counts: z.array(z.object({ kind: z.enum(searchKinds), count: z.number() })),
  /** Nothing had the words as they were typed: these texts have their parts. */
  isRelaxed: z.boolean(),
  /** Words that were looked for besides what was typed. */
  synonyms: z.array(z.string()),
})
export type SearchResult = z.output<typeof result>

const suggestion = z.object({
  kind: z.enum(searchKinds),
  title: z.string(),
  number: z.string(),
  path: z.string(),
  publishedOn: z.string().nullable(),
  standing: z.enum(standings),
})
export type Suggestion = z.output<typeof suggestion>

const word = z.string().trim().min(1).max(40)
const words = z.array(word).min(2).max(12)
const synonyms = z.object({ id: z.string(), words: z.array(z.string()), updatedAt: z.string(), updatedBy: z.string(), version: z.number() })
export type SynonymGroup = z.output<typeof synonyms>

/** Documents of a page. */
export const searchPageSize = 10

export const contract = {
  search: endpoint({
    method: 'GET',
    path: '/api/v1/search',
    summary: 'Laws by article, standards, guides, notices and help: words, "phrases", OR, minus, numbers in any form, pinyin of titles',
    access: 'public',
    tx: 'read',
    input: plain(
      z.object({
        q: z.string().max(longestQuery),
        kind: z.enum(searchKinds).optional(),
        page: queryNumber.min(1).max(lastPage).optional(),
      }),
    ),
    output: inData(plain(result)),
  }),
  suggestions: endpoint({
    method: 'GET',
    path: '/api/v1/search/suggestions',
    summary: 'Titles and numbers that begin with what is typed, in characters, pinyin or initials; eight at most',
    access: 'public',
    tx: 'read',
    input: plain(z.object({ q: z.string().max(longestQuery) })),
    output: inData(plain(z.array(suggestion))),
  }),
  synonyms: endpoint({
    method: 'GET',
    path: '/api/v1/search/synonyms',
    summary: 'Groups of words that are looked for together',
    access: ['content.edit'],
    tx: 'read',
    input: plain(z.object({})),
    output: inData(plain(z.array(synonyms).max(maxSynonyms))),
  }),
  addSynonyms: endpoint({
    method: 'POST',
    path: '/api/v1/search/synonyms',
    summary: 'Adds a group; it is in force at once',
    access: ['content.edit'],
    tx: 'write',
    idempotent: true,
    input: plain(z.object({ words })),
    output: inData(plain(synonyms)),
  }),
  changeSynonyms: endpoint({
    method: 'PUT',
    path: '/api/v1/search/synonyms/:id',
    summary: 'Changes the words of a group',
    access: ['content.edit'],
    tx: 'write',
    input: plain(z.object({ id: idText, version: counterNumber, words })),
    output: inData(plain(synonyms)),
  }),
  removeSynonyms: endpoint({
    method: 'DELETE',
    path: '/api/v1/search/synonyms/:id',
    summary: 'Removes a group',
    access: ['content.edit'],
    tx: 'write',
    input: plain(z.object({ id: idText })),
    output: nothing,
  }),
}

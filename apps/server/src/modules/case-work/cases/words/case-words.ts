import { sql, type RawBuilder } from 'kysely'
import type { KeywordField } from '@wenwu/core/cases/model'
import { openingSizes, type PageRequest } from '@wenwu/core/kernel/page'
import { bigrams, coveringPairs, marks } from '@wenwu/core/kernel/text'
import { containsWord, wordsOf } from '../../../../platform/database/contains-word.ts'
import { likePattern } from '../../../../platform/database/like-pattern.ts'
import { shareOf, termFrequencies, type Frequencies } from '../../../../platform/database/term-frequencies.ts'
import { onePlan } from '../../../../platform/database/statement-name.ts'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { isSeen } from '../readers/case-reader.ts'

/** What each field of a keyword is looked for in, of `cases c`, where that is the case's own row. */
export const keywordColumns = {
  any: sql`c.title || ' ' || c.unit_name || ' ' || coalesce(c.number, '') || ' ' || c.applicant_name || ' ' || coalesce(c.agent_name, '') || ' ' || coalesce(c.document_number, '')`,
  matterCode: sql`c.item_code`,
  recNumber: sql`coalesce(c.number, '')`,
  rfNumber: sql`c.reference_number || ' ' || coalesce(c.document_number, '')`,
  punitName: sql`c.unit_name`,
  billName: sql`c.title`,
} as const
export type ColumnField = keyof typeof keywordColumns

/** Where a keyword is looked for in any list of cases `c`: what everyone who has the case may read of it. */
export const searchedOfCase = sql`c.title || ' ' || c.unit_name || ' ' || coalesce(c.number, '') || ' ' || c.applicant_name || ' ' || coalesce(c.agent_name, '')`

/** The same for people who may not read the number of a reply: finding a case by it would reveal it. */
const withoutReply: Partial<Record<KeywordField, RawBuilder<unknown>>> = {
  any: searchedOfCase,
  rfNumber: sql`c.reference_number`,
}

/** Where a keyword of a field is looked for, as far as this person may read it. */
export function searchedText(actor: Actor, field: ColumnField): RawBuilder<unknown> {
  return (isSeen(actor, 'reply-issued') ? undefined : withoutReply[field]) ?? keywordColumns[field]
}

/** Names in which a word stands nearly always, as it is; to compare them costs a tenth of what to compare the whole text does, which is put together and folded for each row. */
const names = ['title', 'unit_name', 'applicant_name', 'agent_name'].map((column) => sql.ref(`c.${column}`))

/** Fields whose texts are in `search_terms`, so that the index of terms narrows the search before LIKE checks it. */
const indexedFields: ReadonlySet<KeywordField> = new Set(['any', 'rfNumber', 'punitName', 'billName', 'recNumber'] as const)

/** Words that are looked for in a text of `cases c`. */
export interface CaseWords {
  /** How many there are. */
  number: number
  /** That every word is there; upper case and full width count as the same letter. */
  says: RawBuilder<boolean>
  /** The terms by which the index finds them; none for a text without. */
  terms: string[]
  /** Those of two characters: an index of its own has them with the matter of the case. */
  pairs: string[]
  /** The fewest that hold every letter: of more the planner would take the words for rarer than they are. */
  covering: string[]
  /** About the share of all cases that have them, by the statistics of the database. */
  share: number
}

/** Some words in a field, as this person may read it. */
export async function caseWords(
  { services, actor }: { services: AppServices; actor: Actor },
  words: readonly string[],
  field: ColumnField,
): Promise<CaseWords> {
  return wordsIn(services, searchedText(actor, field), words, { isIndexed: indexedFields.has(field), hasNames: field === 'any' })
}

/** Of `cases c`: those with the words of a keyword in what everyone who has the case may read of it; undefined of none. For lists of what belongs to cases. */
export async function wordsCondition(services: AppServices, keyword = ''): Promise<RawBuilder<boolean> | undefined> {
  const words = wordsOf(keyword)
  if (words.length === 0) return undefined
  return conditionOf(services, await wordsIn(services, searchedOfCase, words, { isIndexed: true, hasNames: true }))
}

/** Searches of more words are rare, and each number of them is a statement of its own. */
const mostPrepared = 2

/** For a statement that looks for so many words by an index and is planned once, where it is of a page that lists open with. */
export function markOfWords(number: number, page: PageRequest): RawBuilder<unknown> {
  const isOpening = page.number === 1 && openingSizes.includes(page.size)
  return isOpening && number <= mostPrepared ? onePlan : sql``
}

/** The words of a keyword in `cases c`, for a list of what belongs to cases. */
export interface WordsOfCases {
  /** How many there are. */
  number: number
  /** About the share of all cases that have them, by the statistics of the database. */
  share: number
  /** The terms by which an index finds them. */
  terms: string[]
  /** Whether a text that holds what is searched of a case has the words: for rows that an index has found by the terms. */
  saysIn: (text: RawBuilder<unknown>) => RawBuilder<boolean>
  /** For rows that are met one after another in an order of their own and looked at: the planner asks no index for what is in it. */
  met: RawBuilder<boolean>
}

/** The same condition in two forms, for whoever chooses how its rows are read; undefined without words. */
export async function wordsOfCases(services: AppServices, keyword = ''): Promise<WordsOfCases | undefined> {
  const words = wordsOf(keyword)
  if (words.length === 0) return undefined
  const { says, terms, share } = await wordsIn(services, searchedOfCase, words, { isIndexed: true, hasNames: true })
  return {
    number: words.length,
    share,
    terms,
    saysIn: (text) => unguessed(saysAll(text, words, [text])),
    met: unguessed(sql`c.search_terms @> ${terms}::text[] and ${says}`),
  }
}

async function wordsIn(
  services: AppServices,
  text: RawBuilder<unknown>,
  words: readonly string[],
  { isIndexed, hasNames }: { isIndexed: boolean; hasNames: boolean },
): Promise<CaseWords> {
  const says = saysAll(text, words, hasNames ? names : [])
  if (!isIndexed) return { number: words.length, says, terms: [], pairs: [], covering: [], share: 1 }
  const frequencies = await termFrequencies(services, 'cases', 'search_terms')
  const terms = telling([...new Set(words.flatMap((word) => rarestPairs(word, frequencies)))], frequencies)
  return {
    number: words.length,
    says,
    terms,
    pairs: terms.filter((term) => Array.from(term).length === 2),
    covering: telling(coveringOf(words), frequencies),
    share: shareOfWords(words, frequencies),
  }
}

function saysAll(text: RawBuilder<unknown>, words: readonly string[], names: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  const each = words.map((word) => {
    const pattern = likePattern(word)
    return sql`(${sql.join([...names.map((name) => sql`${name} like ${pattern}`), containsWord(text, word)], sql` or `)})`
  })
  return sql<boolean>`${sql.join(each, sql` and `)}`
}

/**
 * The planner takes LIKE on an expression for nearly always false, and would then fetch and sort every row of a frequent word instead of walking the list's own order until the
 * page is full (1.2 s against 3 ms at 1,000,000 cases); of a CASE it makes no such guess.
 */
export function unguessed(condition: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`case when ${condition} then true else false end`
}

/** A text that holds all the words, whose index terms are in a column. */
export function hasTerms(text: RawBuilder<unknown>, words: readonly string[], terms: RawBuilder<unknown>): RawBuilder<boolean> {
  const covering = coveringOf(words)
  const says = saysAll(text, words, [])
  return covering.length === 0 ? says : sql<boolean>`${terms} @> ${covering}::text[] and ${unguessed(says)}`
}

/** Of `cases c`: those with the words, for any list. */
export async function conditionOf(services: AppServices, { says, terms, covering }: CaseWords): Promise<RawBuilder<boolean>> {
  if (covering.length === 0) return says
  const found = sql<boolean>`c.search_terms @> ${covering}::text[] and ${unguessed(says)}`
  // For a word that hardly any case has the planner would walk the whole list in its order (2 s at 1,000,000 cases): the index is read first.
  return isRare(covering, await termFrequencies(services, 'cases', 'search_terms'))
    ? sql<boolean>`c.ctid = any (array(select k.ctid from cases k where k.search_terms @> ${terms}::text[])) and ${found}`
    : found
}

function coveringOf(words: readonly string[]): string[] {
  return [...new Set(words.flatMap(indexTermsOf))]
}

/** So few rows are sooner read by the index of terms, compared and sorted than met along the list. */
const fewRows = 5_000

/** Whether so few cases have the terms, by the statistics of the database, that the index of terms finds them soonest. */
export function isRare(terms: readonly string[], frequencies: Frequencies): boolean {
  return terms.some((term) => !frequencies.shares.has(term)) || frequencies.rows * shareOf(terms, frequencies) < fewRows
}

/** The index terms of a word: the pairs that cover it; its marks where it has neither letter nor digit. */
export function indexTermsOf(word: string): string[] {
  const pairs = coveringPairs(word)
  return pairs.length === 0 ? marks(word) : pairs
}

/** Share of the cases that have some words, as if they came independently. */
export function shareOfWords(words: readonly string[], frequencies: Frequencies): number {
  return words.reduce((product, word) => product * shareOfWord(word, frequencies), 1)
}

/** Share of the cases that have a word: of a word that of its rarest pair; in numbers any digits follow one another, so each pair more makes them rarer. */
function shareOfWord(word: string, frequencies: Frequencies): number {
  const pairs = indexTermsOf(word)
  if (/\d/.test(word)) return pairs.reduce((product, pair) => product * shareOf([pair], frequencies), 1)
  return shareOf([...bigrams(word), ...pairs], frequencies)
}

/** Pairs of a word that the index is asked for; the text is compared anyway. */
const mostPairs = 3

/** The pairs of a word that tell most, at most `mostPairs`: a list of the index that most cases are in costs much and leaves out little. */
export function rarestPairs(word: string, frequencies: Frequencies): string[] {
  const pairs = bigrams(word).length === 0 ? indexTermsOf(word) : bigrams(word)
  return pairs.toSorted((a, b) => shareOf([a], frequencies) - shareOf([b], frequencies)).slice(0, mostPairs)
}

/** Share from which a term leaves out too little to be worth its list of the index, where another one is there. */
const tellsLittle = 0.2

/** Those of some terms that tell something; all where none does. */
function telling(terms: string[], frequencies: Frequencies): string[] {
  const found = terms.filter((term) => shareOf([term], frequencies) < tellsLittle)
  return found.length > 0 ? found : terms
}

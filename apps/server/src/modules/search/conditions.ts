import { sql, type RawBuilder } from 'kysely'
import type { SearchWord } from '@wenwu/core/search/query'
import { articleTerm, numberTerm, wordTerms } from '@wenwu/core/search/terms'
import { stateName } from './title.ts'
import type { WantedQuery, WantedWord } from './wanted.ts'

type Condition = RawBuilder<boolean>
type Score = RawBuilder<number>

/** `search_documents d` whose title or number has a word of each group and none of the excluded. */
export function titleMatches({ groups, excluded }: WantedQuery): Condition {
  return all([...groups.map((group) => any(group.map(titleHas))), ...excluded.map((word) => sql<boolean>`not ${inTitle(word.text)}`)])
}

/** `search_documents d` whose title or number has a word of at least one group. */
export function titleMatchesSome({ groups }: WantedQuery): Condition {
  return any(groups.flatMap((group) => group.map(titleHas)))
}

/**
 * `search_parts p` with a word of each group and none of the excluded. With `indexed` by its terms, then read; otherwise only read, for
 * walks along the order of the list.
 */
export function partMatches({ groups, excluded }: WantedQuery, indexed: boolean): Condition {
  const lacks = excluded.map(
    ({ text }) => sql<boolean>`not ${inPart(text)} and not exists (select from search_documents d where d.id = p.search_document_id and ${inTitle(text)})`,
  )
  const read = groups.map((group) => unguessed(any(group.map(partSays))))
  return all([...read, ...(indexed ? groups.map((group) => any(group.flatMap(partTerms))) : []), ...lacks])
}

/** `search_parts p` of `search_documents d` where title and part together have a word of each group. */
export function eitherMatches({ groups, excluded }: WantedQuery): Condition {
  const has = (wanted: WantedWord): Condition => any([titleHas(wanted), partSays(wanted)])
  return all([...groups.map((group) => any(group.map(has))), ...excluded.map((word) => sql<boolean>`not (${inTitle(word.text)} or ${inPart(word.text)})`)])
}

/** `search_parts p` with any word of any group. */
export function partSaysSome({ groups }: WantedQuery): Condition {
  return any(groups.flatMap((group) => group.map(partSays)))
}

function titleHas({ word, texts, byPinyin }: WantedWord): Condition {
  if (word.article !== undefined) return sql<boolean>`false`
  const conditions = texts.map((text) => sql<boolean>`(${unguessed(inTitle(text))} and d.terms @> ${wordTerms(text)}::text[])`)
  if (word.number !== undefined) conditions.push(sql<boolean>`d.terms @> ${[numberTerm(word.number)]}::text[]`)
  if (byPinyin.length > 0) conditions.push(sql<boolean>`d.id = any(${byPinyin}::bigint[])`)
  return any(conditions)
}

function partTerms({ word, texts }: WantedWord): Condition[] {
  return termsOf(word, texts).map((terms) => sql<boolean>`p.terms @> ${terms}::text[]`)
}

/** The terms of each text that counts as a word. */
export function termsOf(word: SearchWord, texts: readonly string[]): string[][] {
  return word.article === undefined ? texts.map(wordTerms) : [[articleTerm(word.article)]]
}

function partSays({ word, texts }: WantedWord): Condition {
  return word.article === undefined ? any(texts.map(inPart)) : sql<boolean>`p.article = ${word.article}`
}

/** How well title and number of `search_documents d` say the query, 0 to about 3000. */
export function titleScore({ groups }: WantedQuery): Score {
  return mean(groups.map((group) => best(group.flatMap(titleScores))))
}

function titleScores({ word, texts, byPinyin }: WantedWord): Score[] {
  if (word.article !== undefined) return []
  const scores = texts.map((text, i) => {
    const share = sql`least(1, ${Array.from(text.replace(stateName, '')).length}::float8 / greatest(1, d.title_length))`
    const begins = sql`case when starts_with(d.folded_title, ${text}) or starts_with(d.folded_title, ${stateName + text}) then 150 else 0 end`
    const score = sql<number>`case when ${like(sql`d.folded_title`, text)} then 400 + 1100 * ${share} + ${begins} when ${like(sql`d.folded_number`, text)} then ${sql.lit(/\d/.test(text) ? 700 : 250)} else 0 end`
    return i === 0 ? score : sql<number>`0.7 * ${score}`
  })
  if (word.number !== undefined) scores.push(sql<number>`case when d.terms @> ${[numberTerm(word.number)]}::text[] then 3000 else 0 end`)
  if (byPinyin.length > 0) scores.push(sql<number>`case when d.id = any(${byPinyin}::bigint[]) then 600 else 0 end`)
  return scores
}

/** How well `search_parts p` says the query, 0 to about 500: often, and in a short text. */
export function partScore({ groups }: WantedQuery): Score {
  return mean(groups.map((group) => best(group.flatMap(partScores))))
}

/** The same of the parts of one document, `search_documents d`: what its title says already tells them apart less. */
export function partScoreBesideTitle({ groups }: WantedQuery): Score {
  const beside = (group: WantedWord[]): Score => sql<number>`${best(group.flatMap(partScores))} * case when ${any(group.map(titleHas))} then 0.2 else 1 end`
  return mean(groups.map(beside))
}

function partScores({ word, texts }: WantedWord): Score[] {
  if (word.article !== undefined) return [sql<number>`case when p.article = ${word.article} then 300 else 0 end`]
  return texts.map((text, i) => {
    const times = sql`((length(p.folded_body) - length(replace(p.folded_body, ${text}, ''))) / ${text.length}::float8)`
    const label = sql`case when ${like(sql`p.label`, text)} then 80 else 0 end`
    const score = sql<number>`case when ${inPart(text)} then 120 + 40 * least(4, ${times}) + ${label} + 1200 / (20.0 + length(p.folded_body)) else 0 end`
    return i === 0 ? score : sql<number>`0.7 * ${score}`
  })
}

function inTitle(text: string): Condition {
  return sql<boolean>`(${like(sql`d.folded_title`, text)} or ${like(sql`d.folded_number`, text)})`
}

function inPart(text: string): Condition {
  return like(sql`p.folded_body`, text)
}

function like(column: RawBuilder<unknown>, text: string): Condition {
  return sql<boolean>`${column} like ${`%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`}`
}

/**
 * The planner takes LIKE for nearly always false, and would then fetch and sort every row of a frequent word instead of walking an index in
 * order until there are enough; of a CASE it makes no such guess (as in modules/cases/case-list.ts).
 */
function unguessed(condition: Condition): Condition {
  return sql<boolean>`case when ${condition} then true else false end`
}

function all(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`
}

function any(conditions: Condition[]): Condition {
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}

function best(scores: Score[]): Score {
  return scores.length === 0 ? sql<number>`0` : sql<number>`greatest(${sql.join(scores)})`
}

function mean(scores: Score[]): Score {
  return scores.length === 0 ? sql<number>`0` : sql<number>`((${sql.join(scores, sql` + `)}) / ${scores.length}::float8)`
}

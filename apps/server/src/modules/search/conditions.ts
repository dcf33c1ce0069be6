import { sql, type RawBuilder } from 'kysely'
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
  const terms = word.article === undefined ? texts.filter(isTelling).map(wordTerms) : [[articleTerm(word.article)]]
  return terms.map((each) => sql<boolean>`p.terms @> ${each}::text[]`)
}

/** Several marks without a letter are in nearly every article one by one, and in none together: they are looked for in titles only. */
function isTelling(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) || Array.from(text).length === 1
}

function partSays({ word, texts }: WantedWord): Condition {
  return word.article === undefined ? any(texts.filter(isTelling).map(inPart)) : sql<boolean>`p.article = ${word.article}`
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
  return mean(groups.map(groupScore))
}

/** Where a group is one text, a part that was found has it: it is not looked for again. */
function groupScore(group: readonly WantedWord[]): Score {
  const isKnown = group.length === 1 && group[0]!.texts.length === 1
  return best(group.flatMap((wanted) => partScores(wanted, isKnown)))
}

/** The same of the parts of one document, `search_documents d`: what its title says already tells them apart less. */
export function partScoreBesideTitle({ groups }: WantedQuery): Score {
  const beside = (group: WantedWord[]): Score => sql<number>`${best(group.flatMap((wanted) => partScores(wanted, false)))} * case when ${any(group.map(titleHas))} then 0.2 else 1 end`
  return mean(groups.map(beside))
}

function partScores({ word, texts }: WantedWord, isKnown: boolean): Score[] {
  if (word.article !== undefined) return [sql<number>`case when p.article = ${word.article} then 300 else 0 end`]
  return texts.map((text, i) => {
    // lengths in bytes: those of characters are counted anew each time
    const times = sql`((octet_length(p.folded_body) - octet_length(replace(p.folded_body, ${text}, ''))) / ${Buffer.byteLength(text)}::float8)`
    const label = sql`case when ${like(sql`p.label`, text)} then 80 else 0 end`
    const said = sql<number>`120 + 40 * least(4, ${times}) + ${label} + 3600 / (60.0 + octet_length(p.folded_body))`
    const score = isKnown ? sql<number>`(${said})` : sql<number>`case when ${inPart(text)} then ${said} else 0 end`
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

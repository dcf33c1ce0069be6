import { sql, type CompiledQuery, type RawBuilder } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import type { SearchQuery, SearchWord } from '@wenwu/core/search/query'
import { containsPattern, hasBrackets } from '../../../../platform/database/contains-word.ts'
import { likePattern } from '../../../../platform/database/like-pattern.ts'
import type { Packed } from '../../../../platform/database/packed-rows.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { onePlan } from '../../../../platform/database/statement-name.ts'
import type { Frequencies } from '../../../../platform/database/term-frequencies.ts'
import { keywordColumns, rarestPairs, shareOfWords } from './case-words.ts'
import { provincesOf, type CaseScope } from '../readers/case-scope.ts'
import { foundColumns, mostFound, packedCases, readCases, type FoundRow } from './found-cases.ts'

/**
 * How the newest cases with some words are found soonest. `walk`: along the list, where many cases have them. `months`: month by month by the
 * index of terms. `all`: by the index, where few have them. A frequent word has tens of thousands of cases, so what is long to compare is
 * compared only until there are enough.
 */
export interface NewestSearch {
  way: 'walk' | 'months' | 'all'
  provinceCode: string | null
  terms: string[]
  patterns: string[]
  /** Patterns of what must not occur. */
  excluded: string[]
}

/** So few are all read and sorted. */
const fewEnough = 300
/** So many steps along the list are shorter than a month by its index: measured at 28,000 cases a month; those of a province are fewer and lie far apart. */
const shortWalk = { nation: 1_700, province: 300 }
/** Where words turn out to be rarer together than each by itself, a walk ends here and the index is asked. */
const longestWalk = 5_000
/** Share of a province in all cases, for want of a better number. */
const shareOfProvince = 1 / 20
/** Months that are looked through one by one, the next one first, lest a clock that is fast upset the order; then all that is older. */
const months = 13

/** Undefined where a search is none of one word in each group, without brackets, in a scope of the nation or of one province. */
export function newestSearch(
  scope: CaseScope,
  { groups, excluded }: SearchQuery,
  formsOf: (word: SearchWord) => string[],
  frequencies: Frequencies,
): NewestSearch | undefined {
  const [part] = scope.parts
  if (provincesOf(scope) === undefined || (part?.kind !== 'nation' && part?.kind !== 'province')) return undefined
  const forms = groups.map((group) => (group.length === 1 ? formsOf(group[0]!) : []))
  if (forms.some((own) => own.length !== 1)) return undefined
  const words = forms.flat()
  // patterns compare brackets as they are
  if ([...words, ...excluded.flatMap(formsOf)].some(hasBrackets)) return undefined
  const share = shareOfWords(words, frequencies)
  const own = frequencies.rows * (part.kind === 'province' ? shareOfProvince : 1)
  return {
    way: own * share < fewEnough ? 'all' : mostFound / share < shortWalk[part.kind] ? 'walk' : 'months',
    provinceCode: part.kind === 'province' ? part.provinceCodes[0]! : null,
    terms: [...new Set(words.flatMap((word) => rarestPairs(word, frequencies)))],
    patterns: words.map(likePattern),
    excluded: excluded.flatMap(formsOf).map(likePattern),
  }
}

interface Values {
  provinceCode: string
  terms: string[]
  patterns: string[]
  excluded: string[]
  months: number[]
  from: Date
  to: Date
}

type At = <Name extends keyof Values>(name: Name) => Values[Name]
type InScope = (provinceCode: string) => RawBuilder<unknown>

/** Number of a month since the year 0, as the index has it (migration rank-search-by-levels). */
const monthOfCase = sql`(extract(year from timezone('UTC', c.sort_at)) * 12 + extract(month from timezone('UTC', c.sort_at)))::integer`
const newestFirst = sql`order by c.sort_at desc, c.id desc`
const most = sql.lit(mostFound)

const isLike = (at: At) => containsPattern(keywordColumns.any, sql`all (${at('patterns')}::text[])`)
const lacks = (at: At) =>
  sql`(cardinality(${at('excluded')}::text[]) = 0 or not ${containsPattern(keywordColumns.any, sql`any (${at('excluded')}::text[])`)})`
/** A title says it as it is nearly always; only the others are looked at more closely. */
const says = (at: At, otherwise: RawBuilder<unknown>) =>
  sql`case when c.title like all (${at('patterns')}::text[]) then true else ${otherwise} end and ${lacks(at)}`

/** By the index of terms: all places in order, of which the first that say it are taken. Offset 0 keeps the planner from a walk along the list instead. */
function byTerms(at: At, inScope: InScope, when: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select f.* from (
      select c.ctid as place from cases c where c.status <> ${sql.lit(draftStatus)} and ${inScope(at('provinceCode'))} and c.search_terms @> ${at('terms')}::text[] and ${when} ${newestFirst} offset 0) p
    cross join lateral (select ${foundColumns} from cases c where c.ctid = p.place and ${says(at, isLike(at))}) f limit ${most})`
}

const ways: Record<NewestSearch['way'], (at: At, inScope: InScope) => RawBuilder<unknown>> = {
  all: (at, inScope) => byTerms(at, inScope, sql`true`),
  months: (at, inScope) => sql`(
    select f.* from unnest(${at('months')}::integer[]) month (number) cross join lateral ${byTerms(at, inScope, sql`${monthOfCase} = month.number`)} f
    union all ${byTerms(at, inScope, sql`(c.sort_at < ${at('from')} or c.sort_at >= ${at('to')})`)} limit ${most})`,
  // to look for the terms in a row costs less than to compare its text
  walk: (at, inScope) => sql`(
    select ${foundColumns} from (select c.* from cases c where c.status <> ${sql.lit(draftStatus)} and ${inScope(at('provinceCode'))} ${newestFirst} limit ${sql.lit(longestWalk)}) c
    where ${says(at, sql`case when c.search_terms @> ${at('terms')}::text[] then ${isLike(at)} else false end`)} limit ${most})`,
}

/** One statement for each way, in the nation and in a province. */
function statementOf(way: NewestSearch['way'], inScope: InScope) {
  return prepared<Values>()((db, at) => {
    const query = sql<Packed>`${onePlan} ${packedCases(ways[way](at, inScope))}`
    return { compile: (): CompiledQuery<Packed> => query.compile(db) }
  })
}

const statementsIn = (inScope: InScope) => ({
  walk: statementOf('walk', inScope),
  months: statementOf('months', inScope),
  all: statementOf('all', inScope),
})
const ofNation = statementsIn(() => sql`true`)
const ofProvince = statementsIn((provinceCode) => sql`c.province_code = ${provinceCode}`)

/** The newest cases of a search, `mostFound` at most; newest first. */
export async function findNewest(db: Db, search: NewestSearch, now: Date): Promise<FoundRow[]> {
  const { way, provinceCode, terms, patterns, excluded } = search
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()]
  const numbers = Array.from({ length: months }, (_, i) => year * 12 + month + 2 - i)
  const values = {
    provinceCode: provinceCode ?? '',
    terms,
    patterns,
    excluded,
    months: numbers,
    from: new Date(Date.UTC(year, month + 2 - months)),
    to: new Date(Date.UTC(year, month + 2)),
  }
  const rows = readCases(await (provinceCode === null ? ofNation : ofProvince)[way](db, values))
  return way === 'walk' && rows.length < mostFound ? findNewest(db, { ...search, way: 'months' }, now) : rows
}

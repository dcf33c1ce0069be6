import { sql, type RawBuilder } from 'kysely'
import type { CaseSort } from '@wenwu/core/cases/list'
import { caseCountCap, type CasePreset } from '@wenwu/core/cases/model'
import type { PageRequest } from '@wenwu/core/kernel/page'
import type { Db } from '../../../../platform/database/request-database.ts'
import { unseen } from '../../../../platform/database/statement-name.ts'
import { shareOfValues, termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import type { AppServices } from '../../../../platform/services.ts'
import type { CaseBuilder } from './case-list.ts'
import { caseOrder, sortColumns } from './case-order.ts'
import { caseRowColumns, storedCaseRow, type JsonCaseRow, type StoredCaseRow } from '../record/case-row.ts'
import { provincesOf, type CaseScope } from '../readers/case-scope.ts'
import { markOfWords, unguessed, type CaseWords } from '../words/case-words.ts'
import { isOfMatters } from './desk-condition.ts'
import { presetColumns, presetCondition } from './preset-conditions.ts'

/** What is looked for in the cases of a list. */
interface Asked {
  /** Matters of a desk; undefined for all. */
  matters: string[] | undefined
  words: CaseWords
  sort: CaseSort
  page: PageRequest
  /** The tab that is shown; absent: all. */
  preset?: CasePreset
  /** Tabs to be counted. */
  tabs?: readonly CasePreset[] | undefined
}
/** `mark`: for a statement of which one plan is kept (`onePlan`). `frequentMatters`: where there are enough, no others are counted. */
type Marked = Asked & { mark: RawBuilder<unknown>; frequentMatters: readonly string[] }
/** `counts`: of the tabs, each to one past the cap, where they were counted on the way. */
export type FoundPage = { rows: StoredCaseRow[]; total: number; counts?: number[] | undefined }

/** How a page is found. */
export interface WayToWords {
  /** `all`: all that have the words are read by the index of terms, compared and sorted, page and count in one statement. `walk`: the page is met along the list. */
  way: 'all' | 'walk'
  /** Whether the words are looked for matter by matter of the desk, or alone. */
  isByMatter: boolean
  /** Whether cases with the words are sooner counted as they come than by the index, which reads all of them before the first. */
  isCountedAsMet: boolean
}

/** Where the words of a list are looked for: `cases` has the caller's scope and the rest of the filter without the tab, `isNarrowed` tells whether there is such a rest. */
interface Place {
  cases: CaseBuilder
  scope: CaseScope
  isNarrowed: boolean
}
type Reading = { services: AppServices; db: Db }

/**
 * A page of a list with words, with its count up to the cap; with the counts of the tabs where all that have the words are read for it. Undefined where the planner has to choose:
 * in other scopes than that of the nation and of a province, where no index has the words, and of many with a rest of the filter.
 */
export async function readPageOfWords({ services, db }: Reading, place: Place, asked: Asked): Promise<FoundPage | undefined> {
  const expected = await expectedIn(services, place.scope, asked)
  if (expected === undefined) return undefined
  const way = wayToWords(asked, expected)
  const { cases, isNarrowed } = place
  return way.way === 'walk' && (isNarrowed || isOneTab(asked))
    ? undefined
    : pageByWay(way, db, cases, {
        ...asked,
        mark: isNarrowed ? sql`` : markOfWords(asked.words.number, asked.page),
        frequentMatters: expected.frequentMatters,
      })
}

/** Whether so many cases of a list have the words that its page is found sooner than its tabs are counted. */
export async function areFrequent(services: AppServices, scope: CaseScope, asked: Pick<Asked, 'matters' | 'words'>): Promise<boolean> {
  const expected = await expectedIn(services, scope, asked)
  return expected !== undefined && casesWith(asked.words, expected) > fewEnough
}

/** The counts of the tabs of a list with words, each to one past the cap: all that have the words are read once. Undefined where the planner has to choose, and where too many have them. */
export async function countTabsOfWords(
  { services, db }: Reading,
  place: Place,
  asked: Pick<Asked, 'matters' | 'words'> & { tabs: readonly CasePreset[] },
): Promise<number[] | undefined> {
  const expected = await expectedIn(services, place.scope, asked)
  if (expected === undefined || casesWith(asked.words, expected) > fewEnoughToCount) return undefined
  const found = withWords(place.cases, asked, { isByMatter: asksByMatter(asked, expected) }, (each) =>
    each.select(foundColumns(asked.tabs)),
  )
  const { rows } = await sql<{ counts: number[] }>`with found as materialized ${found} select ${countsOf(asked.tabs)} as counts`.execute(db)
  return rows[0]?.counts
}

/** Of the tables' statistics what tells how a page is found; undefined where no index has the words. */
async function expectedIn(
  services: AppServices,
  scope: CaseScope,
  { matters, words }: Pick<Asked, 'matters' | 'words'>,
): Promise<(Expected & Pick<Marked, 'frequentMatters'>) | undefined> {
  const provinces = provincesOf(scope)
  if (provinces === undefined || words.terms.length === 0) return undefined
  const { rows } = await termFrequencies(services, 'cases', 'search_terms')
  const ofItems = await termFrequencies(services, 'cases', 'item_code')
  const inScope = provinces === 'all' ? 1 : shareOfValues(provinces, await termFrequencies(services, 'cases', 'province_code'))
  return {
    cases: rows * inScope,
    ofMatters: matters === undefined ? 1 : shareOfValues(matters, ofItems),
    frequentMatters: [...ofItems.shares.keys()],
  }
}

const isOneTab = ({ preset = 'all' }: Pick<Asked, 'preset'>) => preset !== 'all'

/** So many cases with some words are all read at once; more are met along a list sooner than that. */
const fewEnough = 3_000
/** So many are read once to count the tabs; of more each tab is sooner counted by itself, which ends at the cap. */
const fewEnoughToCount = 30_000
/** To ask the index for one matter more costs as much as to read so many rows, where it has word and matter as one. */
const costOfMatter = 10
/** The same where it has each by itself. */
const costOfMatterAlone = 500
/** The index reads the numbers of so many cases in the time in which one case is read and compared. */
const entriesPerCase = 6

/** What the statistics say of a list. */
interface Expected {
  /** In the scope. */
  cases: number
  /** The share of them that the matters of the desk have. */
  ofMatters: number
}

/** How many cases of a list are expected to have the words. */
function casesWith({ share }: CaseWords, { cases, ofMatters }: Expected): number {
  return cases * ofMatters * share
}

/** Whether all that have the words are sooner read matter by matter of a desk than together with those of other matters. */
function asksByMatter({ matters = [], words }: Pick<Asked, 'matters' | 'words'>, { cases, ofMatters }: Expected): boolean {
  const costOfEach = words.pairs.length > 0 ? costOfMatter : costOfMatterAlone
  return matters.length > 0 && cases * words.share * (1 - ofMatters) > costOfEach * matters.length
}

/** The way that costs least by the statistics. */
export function wayToWords(asked: Pick<Asked, 'matters' | 'words' | 'page' | 'preset'>, list: Expected): WayToWords {
  const { matters = [], words, page } = asked
  const { cases, ofMatters } = list
  const steps = (page.number * page.size) / (ofMatters * words.share)
  // a page of one tab is not met soon: by the last day its cases lie far apart, where nearly all of another tab have one
  const isWalked = casesWith(words, list) > Math.max(isOneTab(asked) ? fewEnoughToCount : fewEnough, steps)
  const way = isWalked ? 'walk' : 'all'
  const hasPairs = matters.length > 0 && words.pairs.length > 0
  return {
    way,
    // to count no more matters are asked than have enough
    isByMatter: (matters.length > 0 && way === 'walk') || asksByMatter(asked, list),
    isCountedAsMet: caseCountCap / words.share < (cases * words.share * (hasPairs ? ofMatters : 1)) / entriesPerCase,
  }
}

export async function pageByWay(way: WayToWords, db: Db, cases: CaseBuilder, asked: Marked): Promise<FoundPage> {
  if (way.way === 'all') return readAll(db, cases, asked, way)
  const total = await count(db, cases, asked, way)
  // the statistics know only of frequent words: of others a page would be looked for along the whole list
  if (total <= caseCountCap) return readAll(db, cases, asked, way)
  return { rows: await walk(cases, asked), total }
}

/** Those with the words, by the index of terms or as they come, each as `select` gives it; where `most` are enough, no more are read. */
function withWords(
  cases: CaseBuilder,
  { matters, words }: Pick<Asked, 'matters' | 'words'>,
  { isByMatter, isAsMet = false }: Pick<WayToWords, 'isByMatter'> & { isAsMet?: boolean },
  select: (found: CaseBuilder) => CaseBuilder,
  most?: RawBuilder<number>,
): RawBuilder<unknown> {
  const found = (conditions: RawBuilder<boolean>) => {
    const all = select(cases.where(conditions))
    return most === undefined ? all : all.limit(most)
  }
  const says = unguessed(words.says)
  const each = isAsMet ? met(words) : sql<boolean>`c.search_terms @> ${unseen(words.terms, 'text[]')} and ${says}`
  if (matters === undefined) return sql`${found(each)}`
  // hidden in a CASE, else the planner reads the whole index of matters for what few rows of the other index can tell by themselves
  if (!isByMatter) return sql`${found(sql`${each} and ${unguessed(sql`c.item_code = any(${matters}::text[])`)}`)}`
  const ofMatter =
    isAsMet || words.pairs.length === 0
      ? sql<boolean>`c.item_code = m.code and ${each}`
      : sql<boolean>`pairs_of_matter(c.item_code, c.search_terms) @> m.pairs and ${says}`
  const asked = matters.map((code) => ({ code, pairs: words.pairs.map((pair) => `${code} ${pair}`) }))
  // of a function the planner expects the same number of rows whatever it is given, so that it keeps one plan
  return sql`(select f.* from json_to_recordset(${JSON.stringify(asked)}::json) m (code text, pairs text[])
    cross join lateral (${found(ofMatter)} offset 0) f ${most === undefined ? sql`` : sql`limit ${most}`})`
}

/** Of a CASE the planner makes no guess and asks no index for what is in it, so that it goes through the list. */
const met = (words: CaseWords) => unguessed(sql`c.search_terms @> ${words.terms}::text[] and ${words.says}`)

async function readAll(db: Db, cases: CaseBuilder, asked: Marked, way: WayToWords): Promise<FoundPage> {
  const { number, size } = asked.page
  // said literally: how many rows a page has decides what a plan for any values costs beside one for these
  const [limit, offset] = [sql.lit(size), sql.lit((number - 1) * size)]
  const columns = sql.join(caseRowColumns.map((column) => sql.ref(column)))
  const { preset = 'all', tabs } = asked
  // one tab alone is looked for as such, so that no more are kept and sorted; where the tabs are counted, it is one of them
  const [among, shown]: [CasePreset, CasePreset] = tabs === undefined ? [preset, 'all'] : ['all', preset]
  const found = withWords(cases.where(narrowedTo(among, asked, way)), asked, way, (each) =>
    each.select([`c.${sortColumns[asked.sort]}`, ...foundColumns([shown, ...(tabs ?? [])])]),
  )
  const isInTab = isOfTab(shown)
  const counts = tabs === undefined ? sql`null` : countsOf(tabs)
  const { rows } = await sql<{ rows: JsonCaseRow[]; total: number; counts: number[] | null }>`
    with found as materialized ${found}
    select coalesce(json_agg(r), '[]') as rows, (select count(*)::int from (select from found c where ${isInTab} limit ${mostCounted}) counted) as total, ${counts} as counts
    from (select ${columns} from (select c.id from found c where ${isInTab} order by ${caseOrder(asked.sort)} limit ${limit} offset ${offset}) p
      join cases c on c.id = p.id order by ${caseOrder(asked.sort)}) r ${asked.mark}`.execute(db)
  return { rows: rows[0]?.rows.map(storedCaseRow) ?? [], total: rows[0]?.total ?? 0, counts: rows[0]?.counts ?? undefined }
}

/**
 * Of a tab that is looked for alone. Hidden in a CASE, else the planner would read the index of statuses for what few rows of the index of words can tell by themselves; shown where words, matter and
 * tab have an index together (`cases_granted_pairs_index`).
 */
function narrowedTo(tab: CasePreset, { words }: Pick<Asked, 'words'>, { isByMatter }: Pick<WayToWords, 'isByMatter'>): RawBuilder<boolean> {
  const isIndexed = tab === 'approved' && isByMatter && words.pairs.length > 0
  return isIndexed ? isOfTab(tab) : unguessed(isOfTab(tab))
}

/** As few as tabs need: the further back in a row a column is, the longer it takes to get there, for each of thousands. */
function foundColumns(tabs: readonly CasePreset[]) {
  return ['c.id' as const, ...presetColumns(tabs).map((column) => `c.${column}` as const)]
}

function isOfTab(tab: CasePreset): RawBuilder<boolean> {
  return presetCondition(tab) ?? sql<boolean>`true`
}

/** Of what was found as `found`. */
function countsOf(tabs: readonly CasePreset[]): RawBuilder<unknown> {
  const each = tabs.map((tab) => sql`least(count(*) filter (where ${isOfTab(tab)}), ${mostCounted})`)
  return sql`(select array[${sql.join(each)}]::int[] from found c)`
}

function walk(cases: CaseBuilder, { matters, words, sort, page }: Asked): Promise<StoredCaseRow[]> {
  const ofDesk = matters === undefined ? sql`true` : isOfMatters(matters)
  return cases
    .where(unguessed(sql`${ofDesk} and ${met(words)}`))
    .select(caseRowColumns)
    .orderBy(caseOrder(sort))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
}

/**
 * To one past the cap. Of a list of all matters the frequent ones are asked first, one after another until there are enough: the index gives all cases of a word before the first of
 * them, in a list that has to be put together and sorted (4 of 6 ms for 10,000), but those of one matter are few.
 */
async function count(db: Db, cases: CaseBuilder, asked: Marked, way: WayToWords): Promise<number> {
  const { matters, words, frequentMatters } = asked
  if (matters === undefined && words.pairs.length > 0 && !way.isCountedAsMet) {
    const ofFrequent = await countByWay(db, cases, { ...asked, matters: [...frequentMatters] }, { ...way, isByMatter: true })
    if (ofFrequent > caseCountCap) return ofFrequent
  }
  return countByWay(db, cases, asked, way)
}

async function countByWay(db: Db, cases: CaseBuilder, asked: Marked, { isByMatter, isCountedAsMet: isAsMet }: WayToWords): Promise<number> {
  const found = withWords(cases, asked, { isByMatter, isAsMet }, (each) => each.select(sql`1`.as('one')), mostCounted)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${found} counted ${asked.mark}`.execute(db)
  return rows[0]?.count ?? 0
}

const mostCounted = sql.lit(caseCountCap + 1)

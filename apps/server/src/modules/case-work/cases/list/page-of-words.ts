import { sql, type RawBuilder } from 'kysely'
import type { CaseSort } from '@wenwu/core/cases/list'
import { caseCountCap, type CasePreset } from '@wenwu/core/cases/model'
import type { PageRequest } from '@wenwu/core/kernel/page'
import type { Db } from '../../../../platform/database/request-database.ts'
import { unseen } from '../../../../platform/database/statement-name.ts'
import { shareOfValues, termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import type { AppServices } from '../../../../platform/services.ts'
import type { CaseBuilder } from './case-list.ts'
import { caseOrder } from './case-order.ts'
import { caseRowColumns, storedCaseRow, type JsonCaseRow, type StoredCaseRow } from '../record/case-row.ts'
import { provincesOf, type CaseScope } from '../readers/case-scope.ts'
import { markOfWords, unguessed, type CaseWords } from '../words/case-words.ts'
import { isOfMatters } from './desk-condition.ts'
import { presetCondition } from './preset-conditions.ts'

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
/** `mark`: for a statement of which one plan is kept (`onePlan`). */
type Marked = Asked & { mark: RawBuilder<unknown> }
/** `counts`: of the tabs, each to one past the cap; undefined where they were not counted on the way. */
type Found = { rows: StoredCaseRow[]; total: number; counts?: number[] | undefined }

/** How a page is found. */
export interface WayToWords {
  /** `all`: all that have the words are read by the index of terms, compared and sorted, page and count in one statement. `walk`: the page is met along the list. */
  way: 'all' | 'walk'
  /** Whether the words are looked for matter by matter of the desk, or alone. */
  isByMatter: boolean
  /** Whether cases with the words are sooner counted as they come than by the index, which reads all of them before the first. */
  isCountedAsMet: boolean
}

/**
 * A page of a list with words, with its count up to the cap; `cases` has the caller's scope and the rest of the filter without the tab, `isNarrowed` tells whether there is such a rest.
 * Where all that have the words are read, the tabs are counted among them. Undefined where the planner has to choose: in other scopes than that of the nation and of a province, where no
 * index has the words, and of many with a rest of the filter.
 */
export async function readPageOfWords(
  { services, db }: { services: AppServices; db: Db },
  cases: CaseBuilder,
  { scope, isNarrowed, ...asked }: Asked & { scope: CaseScope; isNarrowed: boolean },
): Promise<Found | undefined> {
  const provinces = provincesOf(scope)
  if (provinces === undefined || asked.words.terms.length === 0) return undefined
  const { rows } = await termFrequencies(services, 'cases', 'search_terms')
  const shareOf = async (column: string, values: string[] | undefined) =>
    values === undefined ? 1 : shareOfValues(values, await termFrequencies(services, 'cases', column))
  const way = wayToWords(asked, {
    cases: rows * (await shareOf('province_code', provinces === 'all' ? undefined : provinces)),
    ofMatters: await shareOf('item_code', asked.matters),
  })
  const isTab = (asked.preset ?? 'all') !== 'all'
  if (way.way === 'walk' && (isNarrowed || isTab)) return undefined
  return pageByWay(way, db, cases, { ...asked, mark: isNarrowed || isTab ? sql`` : markOfWords(asked.words.number, asked.page) })
}

/** So many cases with some words are all read at once; more are met along a list sooner than that. */
const fewEnough = 3_000
/** The same where the tabs are counted, too: to count each by itself took three times as long. */
const fewEnoughToCount = 30_000
/** To ask the index for one matter more costs as much as to read so many rows, where it has word and matter as one. */
const costOfMatter = 10
/** The same where it has each by itself. */
const costOfMatterAlone = 500
/** The index reads the numbers of so many cases in the time in which one case is read and compared. */
const entriesPerCase = 6

/** The way that costs least by the statistics: of so many `cases` in the scope, and the share of them that the matters of the desk have. */
export function wayToWords(
  { matters = [], words, page, tabs }: Pick<Asked, 'matters' | 'words' | 'page' | 'tabs'>,
  { cases, ofMatters }: { cases: number; ofMatters: number },
): WayToWords {
  const expected = cases * words.share
  const steps = (page.number * page.size) / (ofMatters * words.share)
  const way = expected * ofMatters > Math.max(tabs === undefined ? fewEnough : fewEnoughToCount, steps) ? 'walk' : 'all'
  const hasPairs = matters.length > 0 && words.pairs.length > 0
  return {
    way,
    // to count no more matters are asked than have enough
    isByMatter:
      matters.length > 0 && (way === 'walk' || expected * (1 - ofMatters) > (hasPairs ? costOfMatter : costOfMatterAlone) * matters.length),
    isCountedAsMet: caseCountCap / words.share < (expected * (hasPairs ? ofMatters : 1)) / entriesPerCase,
  }
}

export async function pageByWay(way: WayToWords, db: Db, cases: CaseBuilder, asked: Marked): Promise<Found> {
  if (way.way === 'all') return readAll(db, cases, asked, way)
  const total = await count(db, cases, asked, way)
  // the statistics know only of frequent words: of others a page would be looked for along the whole list
  if (total <= caseCountCap) return readAll(db, cases, asked, way)
  return { rows: await walk(cases, asked), total }
}

/** Those with the words, by the index of terms or as they come, each as `select` gives it; where `most` are enough, no more are read. */
function withWords(
  cases: CaseBuilder,
  { matters, words }: Asked,
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

async function readAll(db: Db, cases: CaseBuilder, asked: Marked, way: WayToWords): Promise<Found> {
  const { number, size } = asked.page
  // said literally: how many rows a page has decides what a plan for any values costs beside one for these
  const [limit, offset] = [sql.lit(size), sql.lit((number - 1) * size)]
  const columns = sql.join(caseRowColumns.map((column) => sql.ref(column)))
  const { preset = 'all', tabs } = asked
  // what tabs ask of a case; one statement finds the words whatever is asked of them
  const ofTabs = ['c.status', 'c.is_old', 'c.is_returned'] as const
  const isAll = preset === 'all' && tabs === undefined
  const found = withWords(cases, asked, way, (each) =>
    each.select(['c.id', 'c.sort_at', 'c.updated_at', 'c.due_on']).$if(!isAll, (wider) => wider.select(ofTabs)),
  )
  const isInTab = presetCondition(preset) ?? sql<boolean>`true`
  const counts = tabs === undefined ? sql`null` : sql`(select array[${sql.join(tabs.map(countOfTab))}]::int[] from found c)`
  const { rows } = await sql<{ rows: JsonCaseRow[]; total: number; counts: number[] | null }>`
    with found as materialized ${found}
    select coalesce(json_agg(r), '[]') as rows, (select count(*)::int from (select from found c where ${isInTab} limit ${mostCounted}) counted) as total, ${counts} as counts
    from (select ${columns} from (select c.id from found c where ${isInTab} order by ${caseOrder(asked.sort)} limit ${limit} offset ${offset}) p
      join cases c on c.id = p.id order by ${caseOrder(asked.sort)}) r ${asked.mark}`.execute(db)
  return { rows: rows[0]?.rows.map(storedCaseRow) ?? [], total: rows[0]?.total ?? 0, counts: rows[0]?.counts ?? undefined }
}

function countOfTab(tab: CasePreset): RawBuilder<unknown> {
  return sql`least(count(*) filter (where ${presetCondition(tab) ?? sql`true`}), ${mostCounted})`
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

async function count(db: Db, cases: CaseBuilder, asked: Marked, { isByMatter, isCountedAsMet: isAsMet }: WayToWords): Promise<number> {
  const found = withWords(cases, asked, { isByMatter, isAsMet }, (each) => each.select(sql`1`.as('one')), mostCounted)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${found} counted ${asked.mark}`.execute(db)
  return rows[0]?.count ?? 0
}

const mostCounted = sql.lit(caseCountCap + 1)

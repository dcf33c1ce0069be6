import { sql, type RawBuilder } from 'kysely'
import type { CaseSort } from '@wenwu/core/cases/list'
import { caseCountCap } from '@wenwu/core/cases/model'
import type { PageRequest } from '@wenwu/core/kernel/page'
import type { Db } from '../../../../platform/database/request-database.ts'
import { onePlan } from '../../../../platform/database/statement-name.ts'
import { shareOfValues, termFrequencies } from '../../../../platform/database/term-frequencies.ts'
import type { AppServices } from '../../../../platform/services.ts'
import type { CaseBuilder } from './case-list.ts'
import { caseOrder } from './case-order.ts'
import { caseRowColumns, storedCaseRow, type JsonCaseRow, type StoredCaseRow } from '../record/case-row.ts'
import { provincesOf, type CaseScope } from '../readers/case-scope.ts'
import { fewEnough, unguessed, type CaseWords } from '../words/case-words.ts'
import { isOfMatters } from './desk-condition.ts'

/** What is looked for in the cases of a list. */
interface Asked {
  /** Matters of a desk; undefined for all. */
  matters: string[] | undefined
  words: CaseWords
  sort: CaseSort
  page: PageRequest
}
/** `mark`: for a statement of which one plan is kept (`onePlan`). */
type Marked = Asked & { mark: RawBuilder<unknown> }
type Found = { rows: StoredCaseRow[]; total: number }

/** How a page is found. */
export interface WayToWords {
  /** `all`: all that have the words are read by the index of terms, compared and sorted, page and count in one statement. `walk`: the page is met along the list, the index counts. */
  way: 'all' | 'walk'
  /** Whether the index is asked for the words of each matter of the desk, or for the words alone. */
  isByMatter: boolean
}

/** Searches of more words are rare, and each number of them is a statement of its own. */
const mostPrepared = 2

/**
 * A page of a list with words, with its count up to the cap; `cases` has the caller's scope and the rest of the filter, `isNarrowed` tells whether there is such a rest.
 * Undefined where the planner has to choose: in other scopes than that of the nation and of a province, where no index has the words, and of many with a rest of the filter.
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
  if (way.way === 'walk' && isNarrowed) return undefined
  return pageByWay(way, db, cases, { ...asked, mark: isNarrowed || asked.words.number > mostPrepared ? sql`` : onePlan })
}

/** To ask the index for one matter more costs as much as to read so many rows. */
const costOfMatter = 500

/** The way that costs least by the statistics: of so many `cases` in the scope, and the share of them that the matters of the desk have. */
export function wayToWords(
  { matters = [], words, page }: Pick<Asked, 'matters' | 'words' | 'page'>,
  { cases, ofMatters }: { cases: number; ofMatters: number },
): WayToWords {
  const expected = cases * words.share
  const steps = (page.number * page.size) / (ofMatters * words.share)
  return {
    way: expected * ofMatters > Math.max(fewEnough, steps) ? 'walk' : 'all',
    isByMatter: matters.length > 0 && expected * (1 - ofMatters) > costOfMatter * matters.length,
  }
}

export async function pageByWay(way: WayToWords, db: Db, cases: CaseBuilder, asked: Marked): Promise<Found> {
  if (way.way === 'all') return readAll(db, cases, asked, way)
  const rows = await walk(cases, asked)
  const isWhole = asked.page.number === 1 && rows.length < asked.page.size
  return { rows, total: isWhole ? rows.length : await countByIndex(db, cases, asked, way) }
}

/** Those with the words by the index of terms, each as `select` gives it; where `most` are enough, no more are read. */
function byIndex(
  cases: CaseBuilder,
  { matters, words }: Asked,
  { isByMatter }: WayToWords,
  select: (found: CaseBuilder) => CaseBuilder,
  most?: RawBuilder<number>,
): RawBuilder<unknown> {
  const all = select(cases.where(sql<boolean>`c.search_terms @> ${words.terms}::text[]`).where(words.says))
  const found = most === undefined ? all : all.limit(most)
  if (matters === undefined) return sql`${found}`
  // hidden in a CASE, else the planner reads the whole index of matters for what few rows of the other index can tell by themselves
  if (!isByMatter) return sql`${found.where(unguessed(sql`c.item_code = any(${matters}::text[])`))}`
  return sql`(select f.* from unnest(${matters}::text[]) m (code)
    cross join lateral (${found.where(sql<boolean>`c.item_code = m.code`)} offset 0) f ${most === undefined ? sql`` : sql`limit ${most}`})`
}

async function readAll(db: Db, cases: CaseBuilder, asked: Marked, way: WayToWords): Promise<Found> {
  const { number, size } = asked.page
  const columns = sql.join(caseRowColumns.map((column) => sql.ref(column)))
  const found = byIndex(cases, asked, way, (each) => each.select(['c.id', 'c.sort_at', 'c.updated_at', 'c.due_on']))
  const { rows } = await sql<{ rows: JsonCaseRow[]; total: number }>`
    with found as materialized ${found}
    select coalesce(json_agg(r), '[]') as rows, (select count(*)::int from (select from found limit ${mostCounted}) counted) as total
    from (select ${columns} from (select c.id from found c order by ${caseOrder(asked.sort)} limit ${size} offset ${(number - 1) * size}) p
      join cases c on c.id = p.id order by ${caseOrder(asked.sort)}) r ${asked.mark}`.execute(db)
  return { rows: rows[0]?.rows.map(storedCaseRow) ?? [], total: rows[0]?.total ?? 0 }
}

/** Of a CASE the planner makes no guess and asks no index for what is in it, so that it walks along the list. */
function walk(cases: CaseBuilder, { matters, words, sort, page }: Asked): Promise<StoredCaseRow[]> {
  const ofDesk = matters === undefined ? sql`true` : isOfMatters(matters)
  return cases
    .where(unguessed(sql`${ofDesk} and c.search_terms @> ${words.terms}::text[] and ${words.says}`))
    .select(caseRowColumns)
    .orderBy(caseOrder(sort))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
}

async function countByIndex(db: Db, cases: CaseBuilder, asked: Marked, way: WayToWords): Promise<number> {
  const found = byIndex(cases, asked, way, (each) => each.select(sql`1`.as('one')), mostCounted)
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${found} counted ${asked.mark}`.execute(db)
  return rows[0]?.count ?? 0
}

const mostCounted = sql.lit(caseCountCap + 1)

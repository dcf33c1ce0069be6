import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { CaseFilter, CaseQuery, CaseSort } from '@wenwu/core/cases/list'
import { caseDesk } from '@wenwu/core/desks/desks'
import { caseCountCap, listPresets, type CasePreset, type CaseRow } from '@wenwu/core/cases/model'
import type { CasePage } from '@wenwu/core/cases/wire'
import { wordsOf } from '../../../../platform/database/contains-word.ts'
import { countRows } from '../../../../platform/database/read-page.ts'
import { onePlan } from '../../../../platform/database/statement-name.ts'
import { inTransaction, type Db } from '../../../../platform/database/request-database.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { Database } from '../../../../db/schema.ts'
import { withOwnTime } from '../clock/answer-clock.ts'
import { hasLight } from '../clock/light-condition.ts'
import { handledCondition, handlesMany, isHandledBy, isHeldBy, withHandlers } from './case-handlers.ts'
import { caseOrder, sortColumns } from './case-order.ts'
import { isHeldByMany } from './holding-bodies.ts'
import { caseWords, conditionOf, hasTerms, type CaseWords } from '../words/case-words.ts'
import { caseRowColumns, toCaseRow, type StoredCaseRow } from '../record/case-row.ts'
import { deskMatters, isOfMatters } from './desk-condition.ts'
import { caseScope, provincesOf, scopeCondition, type CaseScope } from '../readers/case-scope.ts'
import { readFirstPage } from './first-page.ts'
import { inTurnOf } from './list-turn.ts'
import { areFrequent, countTabsOfWords, readPageOfWords, type FoundPage } from './page-of-words.ts'
import { hasStatus, presetCondition } from './preset-conditions.ts'

interface Cursor {
  /** What the list is sorted by, as text: a Date would lose microseconds. */
  cursor: string | null
  id: string
}

/** The cases behind a row, in the order of each sort. */
const isBehind: Record<CaseSort, (last: Cursor) => RawBuilder<boolean>> = {
  'submitted-desc': ({ cursor, id }) => sql`(c.sort_at, c.id) < (${cursor}::timestamptz, ${id}::uuid)`,
  'submitted-asc': ({ cursor, id }) => sql`(c.sort_at, c.id) > (${cursor}::timestamptz, ${id}::uuid)`,
  'updated-desc': ({ cursor, id }) => sql`(c.updated_at, c.id) < (${cursor}::timestamptz, ${id}::uuid)`,
  // cases without a date come last
  'due-asc': ({ cursor, id }) =>
    cursor === null
      ? sql`c.due_on is null and c.id > ${id}::uuid`
      : sql`((c.due_on, c.id) > (${cursor}::date, ${id}::uuid) or c.due_on is null)`,
  'due-desc': ({ cursor, id }) =>
    cursor === null
      ? sql`c.due_on is null and c.id < ${id}::uuid`
      : sql`((c.due_on, c.id) < (${cursor}::date, ${id}::uuid) or c.due_on is null)`,
}

/** A query of cases `c` without columns. */
export type CaseBuilder = SelectQueryBuilder<Database & { c: Database['cases'] }, 'c', object>

/**
 * One page of the caller's cases with its count up to `caseCountCap`: one query for the first pages asked for most, else one for the rows and
 * one for the count. One for the counts of presets when they are asked for, one more where people are looked up. Where very many cases have the words or the handler
 * or are with the body the counts are left out: a page is found sooner (`countPresets`).
 */
export async function queryCases(ctx: Ctx, query: CaseQuery): Promise<CasePage> {
  const scope = caseScope(ctx)
  const { filter, isCounting = false } = query
  const found = await lookedUp(ctx, ctx.db, filter)
  const isCountedApart = isCounting && (await isFoundSooner(ctx, scope, filter, found))
  const tabs = isCounting && !isCountedApart ? tabsOf(scope, filter.desk) : []
  const { rows, total, counts } = await readPage(ctx, scope, query, { found, tabs })
  const calendar = ctx.services.calendar()
  return {
    rows: await withOwnTime(ctx, await withHandlers(ctx, ctx.db, filter.desk, rows, (row) => toCaseRow(row, calendar, ctx.now, ctx.actor))),
    total: Math.min(total, caseCountCap),
    isCapped: total > caseCountCap,
    ...(!isCountedApart && { presetCounts: byPreset(tabs, counts ?? (await countEach(ctx, scope, filter, { found, tabs }))) }),
  }
}

/** Whether a page is found sooner than its tabs are counted. */
async function isFoundSooner(ctx: Ctx, scope: CaseScope, { handler, holder }: CaseFilter, found: LookedUp): Promise<boolean> {
  const sought = soughtOf(found)
  if (sought !== undefined) return areFrequent(ctx.services, scope, sought)
  if (handler !== undefined) return handlesMany(ctx.services, handler)
  return holder !== undefined && isHeldByMany(ctx, holder)
}

/** How many cases each preset of a list has under a filter, whose own preset is nothing to it. */
export async function countPresets(ctx: Ctx, filter: CaseFilter): Promise<Record<string, number>> {
  const scope = caseScope(ctx)
  const found = await lookedUp(ctx, ctx.db, filter)
  const tabs = tabsOf(scope, filter.desk)
  const sought = soughtOf(found)
  return inTurnOf(ctx, 'tabs', async () => {
    const counts = sought && (await countTabsOfWords(ctx, placeOf(ctx, scope, filter, found), { ...sought, tabs }))
    return byPreset(tabs, counts ?? (await countEach(ctx, scope, filter, { found, tabs })))
  })
}

function byPreset(tabs: readonly CasePreset[], counts: readonly number[]): Record<string, number> {
  return Object.fromEntries(tabs.map((preset, i) => [preset, counts[i] ?? 0]))
}

/** The cases of a filter in the caller's scope, in no order that is meant: for a figure that opens them. */
export function casesOf(ctx: Ctx, filter: Omit<CaseFilter, 'keyword' | 'keywordField' | 'desk' | 'holder' | 'handler'>): CaseBuilder {
  const found = listQuery(ctx, ctx.db, caseScope(ctx), filter, {})
  // the index of running clocks has this order: a planner that takes clock and day for independent expects many late cases, and would walk the table for few
  return filter.light === undefined ? found : found.orderBy(caseOrder('due-asc'))
}

/** The rows of a page and how many there are in all, counted to one past the cap. `tabs`: to be counted, where that is done on the way. */
async function readPage(
  ctx: Ctx,
  scope: CaseScope,
  { filter, sort, page }: CaseQuery,
  { found, tabs }: { found: LookedUp; tabs: readonly CasePreset[] },
): Promise<FoundPage> {
  const { matters, handled } = found
  const shown = tabs.indexOf(filter.preset)
  // where its tab is counted, the page is; both go out together
  const withCounts = async (rows: Promise<StoredCaseRow[]>) =>
    pageWithCounts(shown, await Promise.all([rows, countEach(ctx, scope, filter, { found, tabs })]))
  const first =
    page.number === 1 ? readFirstPage(ctx.db, { scope, filter, matters, sort, size: page.size, hasTotal: shown < 0 }) : undefined
  if (first !== undefined) return shown < 0 ? first : withCounts(first.then(({ rows }) => rows))
  const sought = soughtOf(found)
  if (sought !== undefined) {
    const asked = { ...sought, sort, page, preset: filter.preset, tabs: tabs.length === 0 ? undefined : tabs }
    const ofWords = await inTurnOf(ctx, 'words', () => readPageOfWords(ctx, placeOf(ctx, scope, filter, found), asked))
    if (ofWords !== undefined) return ofWords
  }
  const list = () => listQuery(ctx, ctx.db, scope, filter, found)
  const count = () =>
    handled !== undefined && isOfHandlerAlone(filter, found) ? countHandled(ctx, scope, handled) : countCapped(ctx, list())
  const rows = list()
    .select(caseRowColumns)
    .orderBy(caseOrder(sort, handled === undefined ? 'c' : 'h'))
    .limit(page.size)
    .offset((page.number - 1) * page.size)
    .execute()
  if (shown >= 0) return withCounts(rows)
  const read = await rows
  const isWhole = page.number === 1 && read.length < page.size
  return { rows: read, total: isWhole ? read.length : await count() }
}

function pageWithCounts(shown: number, [rows, counts]: [StoredCaseRow[], number[]]): FoundPage {
  return { rows, total: counts[shown] ?? rows.length, counts }
}

/**
 * How many cases somebody handles or has handled, to one past the cap, where nothing else is asked: by the entries of the handler alone for the nation and a province, else one
 * case after another by its key, until there are enough. Handler and scope go together; a planner that takes them for independent expects few, and would join all cases of both first.
 */
async function countHandled(ctx: Ctx, scope: CaseScope, handled: RawBuilder<boolean>): Promise<number> {
  return countRows(ctx.db, handledEntries(ctx, scope, handled), caseCountCap)
}

function handledEntries(ctx: Ctx, scope: CaseScope, handled: RawBuilder<boolean>): RawBuilder<unknown> {
  return sql`case_handlers h where ${handled} and ${isHandledWithin(ctx, scope)}`
}

function isHandledWithin(ctx: Ctx, scope: CaseScope): RawBuilder<unknown> {
  const provinces = provincesOf(scope)
  if (provinces === 'all') return sql`true`
  if (provinces !== undefined) return sql`h.province_code = any(${provinces}::text[])`
  return sql`${listQuery(ctx, ctx.db, scope, { preset: 'all' }, {})
    .where(sql<boolean>`c.id = h.case_id`)
    .select(sql`true`.as('is'))}`
}

/** Whether a filter asks for a handler and for nothing else that a case could lack. */
function isOfHandlerAlone({ handler, ...filter }: CaseFilter, { words, matters }: LookedUp): boolean {
  return handler !== undefined && words === undefined && matters === undefined && !isNarrowed(filter)
}

/** Whether a filter asks for something besides its words and its desk. */
function isNarrowed({ preset, desk: _desk, keyword: _keyword, keywordField: _field, ...others }: CaseFilter): boolean {
  return preset !== 'all' || Object.values(others).some((value) => value !== undefined && value !== '')
}

/**
 * All filtered rows in order, page by page by keyset, so that no cursor is held and memory stays flat; ends at `limit`. Each page takes a
 * connection of its own and gives it back: a slow reader of an export holds none.
 */
export async function* allCases(ctx: Ctx, query: Omit<CaseQuery, 'page'>, limit = 100_000): AsyncGenerator<CaseRow> {
  const scope = caseScope(ctx)
  const calendar = ctx.services.calendar()
  const cursor = sql<string | null>`${sql.ref(`c.${sortColumns[query.sort]}`)}::text`
  const size = 1000
  const found = await inTransaction(ctx.services.pool, (db) => lookedUp(ctx, db, query.filter))
  let last: Cursor | undefined
  for (let read = 0; read < limit; read += size) {
    const { rows, shown } = await inTransaction(ctx.services.pool, async (db) => {
      let page = listQuery(ctx, db, scope, query.filter, found).select(caseRowColumns).select(cursor.as('cursor'))
      if (last !== undefined) page = page.where(isBehind[query.sort](last))
      const rows = await page.orderBy(caseOrder(query.sort)).limit(size).execute()
      const shown = await withHandlers(ctx, db, query.filter.desk, rows, (row) => toCaseRow(row, calendar, ctx.now, ctx.actor))
      return { rows, shown }
    })
    yield* shown
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/** What of a filter depends on the reader or has to be read first: a condition for the words that are looked for, those for who handles a case, the matters of a desk. */
interface LookedUp {
  words?: RawBuilder<boolean> | undefined
  /** The same where the words stand in the case's own row. */
  ownWords?: CaseWords | undefined
  held?: RawBuilder<boolean> | undefined
  handled?: RawBuilder<boolean> | undefined
  matters?: string[] | undefined
}

async function lookedUp(ctx: Pick<Ctx, 'actor' | 'now' | 'services'>, db: Db, filter: CaseFilter): Promise<LookedUp> {
  return {
    ...(await keywordIn(ctx, db, filter)),
    held: filter.holder === undefined ? undefined : isHeldBy(ctx, filter.holder),
    handled: filter.handler === undefined ? undefined : isHandledBy(ctx.actor, filter.handler),
    matters: await deskMatters(ctx.services, db, filter.desk),
  }
}

/** What a keyword asks of `cases c`: every word must occur; upper case and full width count as the same letter. One statement where people are looked up. */
async function keywordIn(
  ctx: Pick<Ctx, 'actor' | 'services'>,
  db: Db,
  { keyword = '', keywordField: field = 'any' }: CaseFilter,
): Promise<Pick<LookedUp, 'words' | 'ownWords'>> {
  const words = wordsOf(keyword)
  if (words.length === 0) return {}
  if (field === 'handlingPeople') return { words: await handledCondition(db, ctx.actor, words) }
  if (field === 'rfTitle')
    return { words: sql<boolean>`c.id in (select l.case_id from case_letters l where ${hasTerms(sql`l.title`, words, sql`l.terms`)})` }
  const ownWords = await caseWords(ctx, words, field)
  return { ownWords, words: await conditionOf(ctx.services, ownWords) }
}

function listQuery(
  ctx: Pick<Ctx, 'services' | 'now'>,
  db: Db,
  scope: CaseScope,
  filter: CaseFilter,
  { words, held, handled, matters }: LookedUp,
): CaseBuilder {
  let query = db.selectFrom('cases as c').where(scopeCondition(scope)) as unknown as CaseBuilder
  const preset = presetCondition(filter.preset)
  if (preset !== null) query = query.where(preset)
  if (filter.status) query = query.where(sql<boolean>`c.status = ${filter.status}`)
  if (filter.statuses) query = query.where(hasStatus(filter.statuses))
  if (filter.conclusion) query = query.where(sql<boolean>`c.conclusion = ${filter.conclusion}`)
  if (filter.itemCode) query = query.where(sql<boolean>`c.item_code = ${filter.itemCode}`)
  if (filter.provinceCode) query = query.where(sql<boolean>`c.province_code = ${filter.provinceCode}`)
  if (filter.submittedFrom)
    query = query.where(sql<boolean>`c.sort_at >= (${filter.submittedFrom}::date::timestamp at time zone 'Asia/Shanghai')`)
  if (filter.submittedTo)
    query = query.where(sql<boolean>`c.sort_at < ((${filter.submittedTo}::date + 1)::timestamp at time zone 'Asia/Shanghai')`)
  if (filter.light) query = query.where(hasLight(filter.light, ctx))
  if (matters !== undefined) query = query.where(isOfMatters(matters))
  if (words !== undefined) query = query.where(words)
  if (held !== undefined) query = query.where(held)
  if (handled === undefined) return query
  return query.innerJoin('case_handlers as h', 'h.case_id', 'c.id').where(handled)
}

async function countCapped(ctx: Ctx, query: CaseBuilder): Promise<number> {
  const row = await ctx.db
    .selectFrom(
      query
        .select(sql`1`.as('one'))
        .limit(caseCountCap + 1)
        .as('capped'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** The tabs of a list, as this scope has them. */
function tabsOf({ hasDrafts }: CaseScope, desk: CaseFilter['desk']): CasePreset[] {
  const tabs: readonly CasePreset[] = desk === undefined ? listPresets : caseDesk(desk).presets
  return tabs.filter((preset) => preset !== 'draft' || hasDrafts)
}

/** Words that the index of terms finds by themselves; undefined of none, and beside a handler, whose cases are fewer. */
function soughtOf({ ownWords, handled, matters }: LookedUp): { matters: string[] | undefined; words: CaseWords } | undefined {
  return ownWords === undefined || handled !== undefined ? undefined : { matters, words: ownWords }
}

/** Where the words of a filter are looked for: among what else is asked, whatever the tab. */
function placeOf(ctx: Ctx, scope: CaseScope, filter: CaseFilter, { held }: LookedUp) {
  const ofAllTabs = { ...filter, preset: 'all' as const }
  return { scope, cases: listQuery(ctx, ctx.db, scope, ofAllTabs, { held }), isNarrowed: isNarrowed(ofAllTabs) }
}

/** Whether a list is that of the nation or of a province, or of a desk of it, with nothing asked: its statement then has no value but the province, so that one plan is as good as one for these. */
function isWhole(scope: CaseScope, filter: CaseFilter): boolean {
  return provincesOf(scope) !== undefined && wordsOf(filter.keyword ?? '').length === 0 && !isNarrowed({ ...filter, preset: 'all' })
}

/** Each tab counted by itself, in one statement. */
async function countEach(
  ctx: Ctx,
  scope: CaseScope,
  filter: CaseFilter,
  { found, tabs }: { found: LookedUp; tabs: readonly CasePreset[] },
): Promise<number[]> {
  if (tabs.length === 0) return []
  const parts = tabs.map((preset) => {
    const ofTab = { ...filter, preset }
    const ofHandler = found.handled !== undefined && isOfHandlerAlone(ofTab, found) ? handledEntries(ctx, scope, found.handled) : undefined
    const rows =
      ofHandler === undefined ? listQuery(ctx, ctx.db, scope, ofTab, found).select(sql`1`.as('one')) : sql`select 1 from ${ofHandler}`
    return sql`(select count(*)::int from (${rows} limit ${sql.lit(caseCountCap + 1)}) counted)`
  })
  const mark = isWhole(scope, filter) ? onePlan : sql``
  const { rows } = await sql<{ counts: number[] }>`select array[${sql.join(parts)}] as counts ${mark}`.execute(ctx.db)
  return rows[0]?.counts ?? []
}

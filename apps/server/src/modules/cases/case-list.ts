import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import type { CaseQuery } from '@wenwu/core/cases/contract'
import { casePresets, type CaseFilter, type CasePreset, type CaseRow, type CaseSort } from '@wenwu/core/cases/model'
import { countCap, type Page } from '@wenwu/core/kernel/page'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { bigrams, marks } from '@wenwu/core/kernel/text'
import { containsWord, wordsOf } from '../../platform/database/contains-word.ts'
import { inTransaction, type Db } from '../../platform/database/request-database.ts'
import type { Ctx } from '../../platform/http/context.ts'
import type { Database } from '../../db/schema.ts'
import { isSeen } from './case-reader.ts'
import { caseRowColumns, toCaseRow } from './case-row.ts'
import { caseScope, scopeCondition, type CaseScope } from './case-scope.ts'

/** Counts of the preset tabs stop here: «999+» is all a tab needs, and seven exact counts would cost more than the page. */
const presetCap = 999
/** A search that finds more is narrowed, not paged through; counting all 10,000 of a frequent word read a tenth of all cases. */
const searchCap = 1_000

const presetConditions: Record<CasePreset, RawBuilder<boolean> | null> = {
  all: null,
  'new-system': sql<boolean>`not c.is_old`,
  'old-system': sql<boolean>`c.is_old`,
  approved: sql<boolean>`c.status in ('G09', 'G11', '4')`,
  draft: sql<boolean>`c.status = '01'`,
  correcting: sql<boolean>`c.status in ('G01', 'G02', '6')`,
  'in-hand': sql<boolean>`c.status in ('G12', 'G03', 'G06', 'G07', 'G08', '1', '2', '3')`,
  outside: sql<boolean>`c.status in ('G04', 'G041', 'G042', 'G05')`,
  concluded: sql<boolean>`c.status in ('G09', 'G10', 'G11', 'G999', '4', '5')`,
}

/** The closed set of sorts; each ends in the id so that pages are stable, and each has an index per scope. */
const sorts: Record<CaseSort, RawBuilder<unknown>> = {
  'submitted-desc': sql`c.sort_at desc, c.id desc`,
  'submitted-asc': sql`c.sort_at, c.id`,
  'updated-desc': sql`c.updated_at desc, c.id desc`,
  'due-asc': sql`c.due_on, c.id`,
}

interface Cursor {
  cursor: string | null
  id: string
}

/** The column of each sort as text (a Date would lose microseconds), and what lies behind a row in that order. */
const keysets: Record<CaseSort, { cursor: RawBuilder<string | null>; after(last: Cursor): RawBuilder<boolean> }> = {
  'submitted-desc': {
    cursor: sql`c.sort_at::text`,
    after: ({ cursor, id }) => sql`(c.sort_at, c.id) < (${cursor}::timestamptz, ${id}::uuid)`,
  },
  'submitted-asc': {
    cursor: sql`c.sort_at::text`,
    after: ({ cursor, id }) => sql`(c.sort_at, c.id) > (${cursor}::timestamptz, ${id}::uuid)`,
  },
  'updated-desc': {
    cursor: sql`c.updated_at::text`,
    after: ({ cursor, id }) => sql`(c.updated_at, c.id) < (${cursor}::timestamptz, ${id}::uuid)`,
  },
  // cases without a date come last
  'due-asc': {
    cursor: sql`c.due_on::text`,
    after: ({ cursor, id }) =>
      cursor === null
        ? sql`c.due_on is null and c.id > ${id}::uuid`
        : sql`((c.due_on, c.id) > (${cursor}::date, ${id}::uuid) or c.due_on is null)`,
  },
}

type Builder = SelectQueryBuilder<Database & { c: Database['cases'] }, 'c', object>

/** One page of the caller's cases. Two queries: the rows and the capped total (plus one for the preset counts when wanted). */
export async function queryCases(ctx: Ctx, query: CaseQuery): Promise<Page<CaseRow> & { presetCounts: Record<string, number> }> {
  const scope = readableScope(ctx, query.filter)
  const today = toShanghaiDate(ctx.now)
  const cap = query.filter.keyword?.trim() ? searchCap : countCap
  const rows = await listQuery(ctx.db, scope, query.filter, today)
    .select(caseRowColumns)
    .orderBy(sorts[query.sort])
    .limit(query.page.size)
    .offset((query.page.number - 1) * query.page.size)
    .execute()
  const isWhole = query.page.number === 1 && rows.length < query.page.size
  const total = isWhole ? rows.length : await countCapped(ctx, listQuery(ctx.db, scope, query.filter, today), cap)
  const calendar = ctx.services.calendar()
  return {
    rows: rows.map((row) => toCaseRow(row, calendar, ctx.now, ctx.actor)),
    total: Math.min(total, cap),
    isCapped: total > cap,
    presetCounts: query.isCounting === true ? await countPresets(ctx, scope, query.filter, today) : {},
  }
}

/**
 * All filtered rows in order, page by page by keyset, so that no cursor is held and memory stays flat; ends at `limit`. Each page takes a
 * connection of its own and gives it back: a slow reader of an export holds none.
 */
export async function* allCases(ctx: Ctx, query: Omit<CaseQuery, 'page'>, limit = 100_000): AsyncGenerator<CaseRow> {
  const scope = readableScope(ctx, query.filter)
  const today = toShanghaiDate(ctx.now)
  const calendar = ctx.services.calendar()
  const { cursor, after } = keysets[query.sort]
  const size = 1000
  let last: Cursor | undefined
  for (let read = 0; read < limit; read += size) {
    const rows = await inTransaction(ctx.services.pool, async (db) => {
      let page = listQuery(db, scope, query.filter, today).select(caseRowColumns).select(cursor.as('cursor'))
      if (last !== undefined) page = page.where(after(last))
      return await page.orderBy(sorts[query.sort]).limit(size).execute()
    })
    for (const row of rows) yield toCaseRow(row, calendar, ctx.now, ctx.actor)
    last = rows.at(-1)
    if (rows.length < size) return
  }
}

/** The scope of the caller; nothing where they look for a name they may not read, or the answer would tell it. */
function readableScope(ctx: Ctx, filter: CaseFilter): CaseScope {
  const isNameAsked = filter.keywordField === 'handlingPeople' && (filter.keyword?.trim() ?? '') !== ''
  return isNameAsked && !isSeen(ctx.actor, 'official-names') ? { parts: [], hasDrafts: false } : caseScope(ctx)
}

function listQuery(db: Db, scope: CaseScope, filter: CaseFilter, today: string): Builder {
  let query = db.selectFrom('cases as c').where(scopeCondition(scope)) as unknown as Builder
  const preset = presetConditions[filter.preset]
  if (preset !== null) query = query.where(preset)
  if (filter.status) query = query.where(sql<boolean>`c.status = ${filter.status}`)
  if (filter.itemCode) query = query.where(sql<boolean>`c.item_code = ${filter.itemCode}`)
  if (filter.provinceCode) query = query.where(sql<boolean>`c.province_code = ${filter.provinceCode}`)
  if (filter.submittedFrom)
    query = query.where(sql<boolean>`c.sort_at >= (${filter.submittedFrom}::date::timestamp at time zone 'Asia/Shanghai')`)
  if (filter.submittedTo)
    query = query.where(sql<boolean>`c.sort_at < ((${filter.submittedTo}::date + 1)::timestamp at time zone 'Asia/Shanghai')`)
  if (filter.light === 'red') query = query.where(sql<boolean>`c.clock_state in ('running', 'stopped') and c.due_on < ${today}`)
  if (filter.light === 'amber')
    query = query.where(sql<boolean>`c.clock_state = 'running' and c.due_on >= ${today} and c.warn_on <= ${today}`)
  const keyword = filter.keyword?.trim()
  if (keyword) query = query.where(keywordCondition(keyword, filter.keywordField ?? 'any'))
  return query
}

/** What each field of a keyword is looked for in, of `cases c`. */
export const keywordColumns = {
  any: sql`c.title || ' ' || c.unit_name || ' ' || coalesce(c.number, '') || ' ' || c.applicant_name || ' ' || coalesce(c.document_number, '')`,
  matterCode: sql`c.item_code`,
  recNumber: sql`coalesce(c.number, '')`,
  rfNumber: sql`c.reference_number || ' ' || coalesce(c.document_number, '')`,
  rfTitle: sql`c.title`,
  handlingPeople: sql`coalesce(c.handler_name, '')`,
  punitName: sql`c.unit_name`,
  billName: sql`c.title`,
} as const

/** Columns whose texts are in `search_terms`, so that the bigram index narrows the search before LIKE checks it. */
const indexedFields = new Set(['any', 'rfTitle', 'rfNumber', 'punitName', 'billName', 'recNumber'])

/** Every word must occur, whatever its case and width. */
function keywordCondition(keyword: string, field: keyof typeof keywordColumns): RawBuilder<boolean> {
  const words = wordsOf(keyword)
  const likes = words.map((word) => containsWord(keywordColumns[field], word))
  const terms = indexedFields.has(field) ? [...new Set(words.flatMap(coveringPairs))] : []
  const like = sql.join(likes, sql` and `)
  // The planner takes LIKE on an expression for nearly always false, and would then fetch and sort every row of a frequent word instead of
  // walking the list's own order until the page is full (1.2 s against 3 ms at 1,000,000 cases); of a CASE it makes no such guess.
  return terms.length > 0
    ? sql<boolean>`c.search_terms @> ${terms}::text[] and case when ${like} then true else false end`
    : sql<boolean>`${like}`
}

/**
 * Pairs that together hold every character of a word: each pair more would cost the index a list, and the planner would take the word for
 * rarer. A word without a letter or digit is found by its marks.
 */
export function coveringPairs(word: string): string[] {
  const pairs = bigrams(word)
  if (pairs.length === 0) return marks(word)
  return pairs.filter((_pair, i) => i % 2 === 0 || i === pairs.length - 1)
}

async function countCapped(ctx: Ctx, query: Builder, cap: number): Promise<number> {
  const row = await ctx.db
    .selectFrom(
      query
        .select(sql`1`.as('one'))
        .limit(cap + 1)
        .as('capped'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** All preset counts in one statement. */
async function countPresets(ctx: Ctx, scope: CaseScope, filter: CaseFilter, today: string): Promise<Record<string, number>> {
  const presets = casePresets.filter((preset) => (preset === 'draft' ? scope.hasDrafts : true))
  const parts = presets.map((preset) => {
    const counted = listQuery(ctx.db, scope, { ...filter, preset }, today)
      .select(sql`1`.as('one'))
      .limit(presetCap + 1)
    return sql`(select count(*)::int from (${counted}) counted)`
  })
  const result = await sql<{ counts: number[] }>`select array[${sql.join(parts)}] as counts`.execute(ctx.db)
  return Object.fromEntries(presets.map((preset, index) => [preset, result.rows[0]?.counts[index] ?? 0]))
}

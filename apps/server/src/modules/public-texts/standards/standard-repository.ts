import { sql, type RawBuilder } from 'kysely'
import type { Page } from '@wenwu/core/kernel/page'
import type { StandardFilter, StandardQuery, StandardSort } from '@wenwu/core/standards/list'
import { numberKey, type Standard } from '@wenwu/core/standards/model'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { termCondition } from '../../../platform/database/term-search.ts'

const columns = sql`s.id, s.number, s.title, s.published_on as "publishedOn", s.effective_on as "effectiveOn",
  s.nature_code as "natureCode", s.status_code as "statusCode", s.publisher`

/** Each has its index, with and without status and nature; the ascending ones read it backwards. */
const orders: Record<StandardSort, RawBuilder<unknown>> = {
  'published-desc': sql`s.published_on desc nulls last, s.id desc`,
  'published-asc': sql`s.published_on nulls first, s.id`,
  'effective-desc': sql`s.effective_on desc nulls last, s.id desc`,
  'effective-asc': sql`s.effective_on nulls first, s.id`,
  'number-asc': sql`s.number_order, s.id`,
  'number-desc': sql`s.number_order desc, s.id desc`,
}

/** One page of the standards. */
export function queryStandards(db: Db, { page, ...query }: StandardQuery): Promise<Page<Standard>> {
  return readPage(
    page,
    (limit, offset) => readStandards(db, query, limit, offset),
    (cap) => countRows(db, sql`standards s where ${conditionOf(query.filter)}`, cap),
    { isBounded: true },
  )
}

/** Rows of a filter in their order. */
export async function readStandards(db: Db, { filter, sort }: Omit<StandardQuery, 'page'>, limit: number, offset = 0): Promise<Standard[]> {
  const { rows } = await sql<Standard>`
    select ${columns} from standards s where ${conditionOf(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** Standards whose title holds one of some words or whose number is among the given ones, cited ones first; few. */
export async function relatedStandards(
  db: Db,
  words: readonly string[],
  numbers: readonly string[],
): Promise<Pick<Standard, 'id' | 'number' | 'title'>[]> {
  if (words.length === 0 && numbers.length === 0) return []
  const keys = numbers.map(numberKey)
  const cited = keys.length === 0 ? sql<boolean>`false` : sql<boolean>`s.number_key like any(${keys.map((key) => `${key}%`)}::text[])`
  const named = words.length === 0 ? sql<boolean>`false` : sql<boolean>`s.title like any(${words.map((word) => `%${word}%`)}::text[])`
  const { rows } = await sql<Pick<Standard, 'id' | 'number' | 'title'>>`
    select s.id, s.number, s.title from standards s where (${cited} or ${named}) and s.status_code in ('', '1', '2')
    order by (${cited})::int desc, s.number_order, s.id limit 40`.execute(db)
  return rows
}

function conditionOf(filter: StandardFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<boolean>[] = []
  if (filter.statusCode !== undefined) conditions.push(sql<boolean>`s.status_code = ${filter.statusCode}`)
  if (filter.natureCode !== undefined) conditions.push(sql<boolean>`s.nature_code = ${filter.natureCode}`)
  if (filter.publishedFrom !== undefined) conditions.push(sql<boolean>`s.published_on >= ${filter.publishedFrom}::date`)
  if (filter.publishedTo !== undefined) conditions.push(sql<boolean>`s.published_on <= ${filter.publishedTo}::date`)
  const keyword = filter.keyword?.trim()
  if (keyword) conditions.push(keywordCondition(keyword, filter.field ?? 'any'))
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

function keywordCondition(keyword: string, field: NonNullable<StandardFilter['field']>): RawBuilder<boolean> {
  const key = numberKey(keyword)
  // the letters of a number stand in the terms as they stand in its key
  const byNumber = termCondition(sql`s.terms`, sql`s.number_key`, key) ?? sql<boolean>`false`
  if (field === 'number') return byNumber
  const text = field === 'title' ? sql`s.title` : sql`s.title || ' ' || s.number || ' ' || s.publisher`
  const byWords = termCondition(sql`s.terms`, text, keyword) ?? sql<boolean>`false`
  return field === 'title' ? byWords : sql<boolean>`(${byWords} or ${byNumber})`
}

import { sql, type RawBuilder } from 'kysely'
import type { DecisionQuery } from '@wenwu/core/decisions/list'
import type { Decision } from '@wenwu/core/decisions/model'
import type { Page } from '@wenwu/core/kernel/page'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { termCondition } from '../../../platform/database/term-search.ts'

/**
 * Whether a unit applied is found once a row: it files itself, or an agent files for it. Of a person nothing is shown but number, matter, province and day.
 */
const source = sql`cases c cross join lateral (
  select c.agent_name is not null or exists (select from organizations o where o.id = c.applicant_key) as by_unit offset 0) u`
const title = sql`case when u.by_unit then c.title else '' end`
const unitName = sql`case when u.by_unit then c.applicant_name else '' end`

/**
 * A keyword is looked for in what is shown and in nothing else: what else a case says could be guessed from hits. The name of a unit and the title
 * are a unit's where the row is.
 */
const words = sql`concat_ws(' ', ${title}, ${unitName}, c.document_number)`

/** As the index `cases_granted_index` has it, and of matters that are licences. */
const granted = sql`c.conclusion = 'approved' and c.document_number is not null and c.decided_on is not null
  and c.item_version_id in (select v.id from item_versions v where v.is_licence)`

const orders: Record<DecisionQuery['sort'], RawBuilder<unknown>> = {
  'decided-desc': sql`c.decided_on desc, c.id desc`,
  'decided-asc': sql`c.decided_on, c.id`,
}

/** One page of the licences that were granted, for anybody. */
export function queryDecisions(db: Db, { page, ...query }: DecisionQuery): Promise<Page<Decision>> {
  return readPage(
    page,
    (limit, offset) => readDecisions(db, query, limit, offset),
    (cap) => countRows(db, sql`${source} where ${conditionOf(query.filter)}`, cap),
    { isBounded: true },
  )
}

/** Rows of a filter in their order. */
export async function readDecisions(db: Db, { filter, sort }: Omit<DecisionQuery, 'page'>, limit: number, offset = 0): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select c.id, c.document_number as number, c.item_name as matter, ${title} as title, ${unitName} as "unitName",
      c.province_code as "provinceCode", c.decided_on as "decidedOn"
    from ${source} where ${conditionOf(filter)} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows
}

function conditionOf({ provinceCode, decidedFrom, decidedTo, keyword }: DecisionQuery['filter']): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = [granted]
  if (provinceCode !== undefined) conditions.push(sql`c.province_code = ${provinceCode}`)
  if (decidedFrom !== undefined) conditions.push(sql`c.decided_on >= ${decidedFrom}::date`)
  if (decidedTo !== undefined) conditions.push(sql`c.decided_on <= ${decidedTo}::date`)
  const byWords = keyword === undefined ? undefined : termCondition(sql`c.search_terms`, words, keyword)
  if (byWords !== undefined) conditions.push(byWords)
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

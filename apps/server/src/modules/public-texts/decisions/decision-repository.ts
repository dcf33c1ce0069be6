import { sql, type RawBuilder } from 'kysely'
import type { DecisionQuery } from '@wenwu/core/decisions/list'
import type { Decision, DecisionView } from '@wenwu/core/decisions/model'
import { blackedOut, numbersOfPersons, traceOfNumbers, withoutNumbersOfPersons } from '@wenwu/core/decisions/published-text'
import type { Text } from '@wenwu/core/i18n/text'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Page } from '@wenwu/core/kernel/page'
import { wordsOf } from '../../../platform/database/contains-word.ts'
import { orOfProvince } from '../../../platform/database/of-province.ts'
import { countRows, readPage } from '../../../platform/database/read-page.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { termCondition } from '../../../platform/database/term-search.ts'
import type { AppServices } from '../../../platform/services.ts'
import { itemCategories } from '../../case-work/items/index.ts'

/**
 * Whether a unit applied is found once a row: it files itself, or an agent files for it, which may be for a person as well. Of a person nothing is shown but number, matter, province and day.
 */
const source = sql`cases c cross join lateral (
  select not c.is_of_person and (c.agent_name is not null or exists (select from organizations o where o.id = c.applicant_key)) as by_unit offset 0) u`
const title = sql`case when u.by_unit then c.title else '' end`
const unitName = sql`case when u.by_unit then c.applicant_name else '' end`

const named = sql`concat_ws(' ', ${title}, ${unitName})`
const { figures, atLeast, signs } = traceOfNumbers
/** The pattern costs a fifth of a millisecond a row, and few rows have what it looks for. */
const mayHaveNumbers = sql`(length(${named}) - length(translate(${named}, ${figures}, '')) >= ${atLeast} or translate(${named}, ${signs}, '') <> ${named})`

/** What is shown of a text; each by itself, since what is a number in one is none before the next. */
const shown = (text: RawBuilder<unknown>) => sql`regexp_replace(${text}, ${numbersOfPersons}, ${blackedOut}, 'g')`
/**
 * A keyword is looked for in what is shown and in nothing else: what else a case says could be guessed from hits. The name of a unit and the title
 * are a unit's where the row is. Matters and provinces are known by their names, so a word of one is looked for among their codes.
 */
const words = sql`concat_ws(' ', case when ${mayHaveNumbers} then concat_ws(' ', ${shown(title)}, ${shown(unitName)}) else ${named} end,
  c.document_number)`

/** As the index `cases_granted_index` has it, not withheld, and of matters that are licences. */
const granted = sql`c.conclusion = 'approved' and c.document_number is not null and c.decided_on is not null
  and c.publicity <> 'withheld' and c.item_version_id in (select v.id from item_versions v where v.is_licence)`

const orders: Record<DecisionQuery['sort'], RawBuilder<unknown>> = {
  'decided-desc': sql`c.decided_on desc, c.id desc`,
  'decided-asc': sql`c.decided_on, c.id`,
}

/** One page of the licences that were granted, for anybody. */
export async function queryDecisions(services: AppServices, db: Db, { page, ...query }: DecisionQuery): Promise<Page<Decision>> {
  const condition = await conditionOf(services, db, query.filter)
  return readPage(
    page,
    (limit, offset) => readRows(db, condition, query.sort, limit, offset),
    (cap) => countRows(db, sql`${source} where ${condition}`, cap),
    { isBounded: true },
  )
}

/** Rows of a filter in their order. */
export async function readDecisions(
  services: AppServices,
  db: Db,
  { filter, sort }: Omit<DecisionQuery, 'page'>,
  limit: number,
): Promise<Decision[]> {
  return readRows(db, await conditionOf(services, db, filter), sort, limit, 0)
}

const columns = sql`c.id, c.document_number as number, c.item_name as matter, ${title} as title, ${unitName} as "unitName",
  c.province_code as "provinceCode", c.decided_on as "decidedOn"`

async function readRows(
  db: Db,
  condition: RawBuilder<boolean>,
  sort: DecisionQuery['sort'],
  limit: number,
  offset: number,
): Promise<Decision[]> {
  const { rows } = await sql<Decision>`
    select ${columns} from ${source} where ${condition} order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(published)
}

/** A row as it is published. */
function published<Row extends Decision>(row: Row): Row {
  return { ...row, title: withoutNumbersOfPersons(row.title), unitName: withoutNumbersOfPersons(row.unitName) }
}

/** A licence with the text of its reply where that is published: openly, and of a unit. Throws `not-found`. One statement. */
export async function readDecision(db: Db, id: string): Promise<DecisionView> {
  const { rows } = await sql<DecisionView>`
    select ${columns}, (select jsonb_build_object('title', d.title, 'mainRecipient', d.main_recipient, 'body', d.body, 'closing', d.closing, 'issuer', d.issuer)
      from documents d where d.case_id = c.id and d.status = 'issued' and d.withdrawn_at is null and u.by_unit and c.publicity = 'open'
      order by d.created_at desc limit 1) as text
    from ${source} where c.id = ${id} and ${granted}`.execute(db)
  const [row] = rows
  if (row === undefined) throw new AppError('not-found')
  return { ...published(row), text: row.text && publishedText(row.text) }
}

function publishedText({
  title,
  mainRecipient,
  body,
  closing,
  issuer,
}: NonNullable<DecisionView['text']>): NonNullable<DecisionView['text']> {
  const [shownTitle, shownRecipient, shownClosing] = [title, mainRecipient, closing].map(withoutNumbersOfPersons) as [
    string,
    string,
    string,
  ]
  return { title: shownTitle, mainRecipient: shownRecipient, body: body.map(withoutNumbersOfPersons), closing: shownClosing, issuer }
}

/** The newest licences, for search engines. */
export async function newestDecisionIds(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select c.id from ${source} where ${granted} order by c.decided_on desc, c.id desc limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

async function conditionOf(
  services: AppServices,
  db: Db,
  { provinceCode, decidedFrom, decidedTo, keyword = '' }: DecisionQuery['filter'],
): Promise<RawBuilder<boolean>> {
  const conditions: RawBuilder<unknown>[] = [granted]
  if (provinceCode !== undefined) conditions.push(sql`c.province_code = ${provinceCode}`)
  if (decidedFrom !== undefined) conditions.push(sql`c.decided_on >= ${decidedFrom}::date`)
  if (decidedTo !== undefined) conditions.push(sql`c.decided_on <= ${decidedTo}::date`)
  const sought = wordsOf(keyword)
  const matters = sought.length === 0 ? [] : (await itemCategories(services, db)).filter(({ isLicence }) => isLicence)
  for (const word of sought) {
    const byText = termCondition(sql`c.search_terms`, words, word)
    const codes = matters.filter(({ name }) => isNamed(name, word)).map(({ code }) => sql.lit(code))
    if (byText === undefined) continue
    const byMatter = codes.length === 0 ? byText : sql<boolean>`(c.item_code in (${sql.join(codes)}) or ${byText})`
    conditions.push(orOfProvince(sql`c.province_code`, word, byMatter))
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

/** Whether a word stands in the name of a matter, in any of its languages. */
function isNamed(name: Text, word: string): boolean {
  return Object.values(name).some((one) => one.toLowerCase().includes(word.toLowerCase()))
}

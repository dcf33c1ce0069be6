import { sql, type RawBuilder } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import type { CaseFilter, CaseSort } from '@wenwu/core/cases/list'
import { caseCountCap, type CasePreset } from '@wenwu/core/cases/model'
import { openingSizes } from '@wenwu/core/kernel/page'
import { prepared } from '../../../../platform/database/prepared.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { onePlan, unseen } from '../../../../platform/database/statement-name.ts'
import { handlersColumn, tellsHandlers } from './case-handlers.ts'
import { caseOrder, sortColumns } from './case-order.ts'
import { presetCondition, presetStatuses } from './preset-conditions.ts'
import { caseRowColumns, storedCaseRow, type JsonCaseRow, type StoredCaseRow } from '../record/case-row.ts'
import type { CaseScope } from '../readers/case-scope.ts'

/** What the first page of a list is asked for most often: the nation's cases, all of them, of one status or matter, or of the matters of a desk, each under a tab. */
interface Shape {
  narrowed: 'status' | 'item_code' | null
  hasMatters: boolean
  preset: CasePreset
  sort: CaseSort
  size: number
  hasHandlers: boolean
  /** Whether how many there are in all is counted with it. */
  hasTotal: boolean
}

interface Values {
  value: string
  /** As JSON: of a function the planner expects the same number of rows whatever it is given, so that it keeps one plan. */
  matters: string
}
type FirstPage = (db: Db, values: Values) => Promise<{ rows: JsonCaseRow[]; total: number }[]>

const statements = new Map<string, FirstPage>()

interface AskedPage {
  scope: CaseScope
  filter: CaseFilter
  matters: string[] | undefined
  sort: CaseSort
  size: number
  hasTotal: boolean
}

/**
 * The first page, with its count up to the cap where the total is asked for (else 0), in one statement that is compiled once and planned once per connection: each of its shapes has
 * an index in exactly its order, so the plan is the same for every status and matter. Undefined for any other query.
 */
export function readFirstPage(
  db: Db,
  { scope, filter, matters, sort, size, hasTotal }: AskedPage,
): Promise<{ rows: StoredCaseRow[]; total: number }> | undefined {
  const asked = askedOf(scope, filter, matters !== undefined)
  // without an index of its own: planned for its values
  const isUnindexed = sort === 'due-desc' && asked?.narrowed != null
  if (asked === undefined || isUnindexed || !openingSizes.includes(size)) return undefined
  const { narrowed } = asked
  const shape: Shape = { ...asked, sort, size, hasHandlers: tellsHandlers(filter.desk), hasTotal }
  const key = JSON.stringify(shape)
  let statement = statements.get(key)
  if (statement === undefined) statements.set(key, (statement = compile(shape)))
  const value = (narrowed === 'status' ? filter.status : filter.itemCode) ?? ''
  return statement(db, { value, matters: JSON.stringify(matters ?? []) }).then(([page]) => ({
    rows: page?.rows.map(storedCaseRow) ?? [],
    total: page?.total ?? 0,
  }))
}

/** What is asked of the nation's list; undefined where it is anything else. */
function askedOf(
  { parts }: CaseScope,
  filter: CaseFilter,
  hasMatters: boolean,
): Pick<Shape, 'narrowed' | 'hasMatters' | 'preset'> | undefined {
  if (parts.length !== 1 || parts[0]!.kind !== 'nation') return undefined
  const { preset, status, itemCode, desk: _desk, keyword, keywordField: _field, ...others } = filter
  const isMore = (keyword ?? '').trim() !== '' || Object.values(others).some((value) => value !== undefined && value !== '')
  if (isMore || !indexedPresets.has(preset) || [status, itemCode, hasMatters || preset !== 'all'].filter(Boolean).length > 1)
    return undefined
  return { narrowed: status ? 'status' : itemCode ? 'item_code' : null, hasMatters, preset }
}

/** Tabs whose cases an index has in each order, alone or beside matters. */
const indexedPresets: ReadonlySet<CasePreset> = new Set<CasePreset>([
  'all',
  'new-system',
  'old-system',
  ...(Object.keys(presetStatuses) as CasePreset[]),
])

function compile({ narrowed, hasMatters, preset, sort, size, hasHandlers, hasTotal }: Shape): FirstPage {
  return prepared<Values>()((db, at) => {
    const cases = () => db.selectFrom('cases as c').where(sql<boolean>`c.status <> ${sql.lit(draftStatus)}`)
    const list = () => {
      const found = narrowed === null ? cases() : cases().where(sql<boolean>`c.${sql.raw(narrowed)} = ${unseen(at('value'), 'text')}`)
      const isInTab = presetCondition(preset)
      return isInTab === null ? found : found.where(isInTab)
    }
    const ofPage = (ids: RawBuilder<{ id: string }>) =>
      db.selectFrom(sql<{ id: string }>`(${ids})`.as('p')).innerJoin('cases as c', 'c.id', 'p.id')
    const places = (by: Parameters<typeof placesOf>[0]) => placesOf(by, { preset, matters: hasMatters ? at('matters') : undefined })
    const [counted, paged] = [places('number'), places(sort)]
    const count =
      counted === undefined
        ? list()
            .select(sql`1`.as('one'))
            .limit(most)
        : sql`select 1 from ${counted.from} cross join lateral (${ofPlace(counted, sql`1`, sql`offset 0`)}) c limit ${most}`
    const found = paged === undefined ? list() : ofPage(firstOf(paged, sort, size))
    const page = found
      .select(caseRowColumns)
      .$if(hasHandlers, (rows) => rows.select(handlersColumn.as('handlers')))
      .orderBy(caseOrder(sort))
      .limit(sql.lit(size))
    return db
      .selectFrom(page.as('c'))
      .select([
        // one field instead of hundreds, which would cost the driver more than the database needs to find the rows
        sql<JsonCaseRow[]>`coalesce(json_agg(c), '[]')`.as('rows'),
        (hasTotal ? sql<number>`(select count(*)::int from (${count}) counted)` : sql<number>`0`).as('total'),
      ])
      .modifyEnd(onePlan)
  })
}

const most = sql.lit(caseCountCap + 1)
const lastFirst = sql`order by c.due_on desc, c.id desc`

/** What a page is put together from: each matter, each status, or each status of each matter, with what is asked of the cases of one. */
interface Places {
  from: RawBuilder<unknown>
  isThere: RawBuilder<unknown>
}

/**
 * The places whose cases an index has in an order, or their number. A status of a matter has one by day; in the other orders the index of the matter tells the statuses, and is walked.
 * Undefined where the list itself has the order.
 */
function placesOf(by: CaseSort | 'number', { preset, matters }: { preset: CasePreset; matters: string | undefined }): Places | undefined {
  const statuses = presetStatuses[preset]
  const ofMatters = matters === undefined ? undefined : sql`json_array_elements_text(${matters}::json) m (code)`
  const isOfTab = presetCondition(preset)
  const more = isOfTab === null ? sql`` : sql`and ${isOfTab}`
  if (statuses === undefined || (ofMatters !== undefined && by !== 'number' && sortColumns[by] !== 'due_on'))
    return ofMatters === undefined ? undefined : { from: ofMatters, isThere: sql`c.item_code = m.code ${more}` }
  const ofStatuses = sql`(values ${sql.join(statuses.map((status) => sql`(${sql.lit(status)})`))}) s (code)`
  return ofMatters === undefined
    ? { from: ofStatuses, isThere: sql`c.status = s.code` }
    : { from: sql`${ofMatters} cross join ${ofStatuses}`, isThere: sql`c.item_code = m.code and c.status = s.code` }
}

const ofPlace = ({ isThere }: Places, columns: RawBuilder<unknown>, more: RawBuilder<unknown>) =>
  sql`select ${columns} from cases c where c.status <> ${sql.lit(draftStatus)} and ${isThere} ${more}`

/** The first of each place by the index that has them in this order, and of those the first: whether a desk has one case in a hundred or nearly all, none is walked over. */
function firstOf(places: Places, sort: CaseSort, size: number): RawBuilder<{ id: string }> {
  const last = sql.lit(size)
  // no further column, so that the index alone tells which cases are on the page
  const found = (more: RawBuilder<unknown>) => ofPlace(places, sql`c.id, ${sql.ref(`c.${sortColumns[sort]}`)}`, more)
  const first =
    sort === 'due-desc'
      ? // by the index of the other direction: what has no day comes last in both, and is sorted by it although it is the same, since the planner asks no other index then.
        // The second part is read where the first does not fill the page: an Append runs its parts in order, and a request has no parallel helpers
        sql`(${found(sql`and c.due_on is not null ${lastFirst} limit ${last}`)}) union all (${found(sql`and c.due_on is null ${lastFirst} limit ${last}`)}) limit ${last}`
      : found(sql`order by ${caseOrder(sort)} limit ${last}`)
  return sql<{ id: string }>`select c.id from ${places.from} cross join lateral (${first}) c order by ${caseOrder(sort)} limit ${last}`
}

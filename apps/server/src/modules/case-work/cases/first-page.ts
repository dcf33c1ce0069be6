import { sql } from 'kysely'
import type { CaseFilter, CaseSort } from '@wenwu/core/cases/list'
import { caseCountCap } from '@wenwu/core/cases/model'
import { prepared } from '../../../platform/database/prepared.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { onePlan } from '../../../platform/database/statement-name.ts'
import { caseSorts } from './case-order.ts'
import { caseRowColumns, type StoredCaseRow } from './case-row.ts'
import type { CaseScope } from './case-scope.ts'

/** What the first page of a list is asked for most often: the nation's cases, all of them or of one status or matter. */
interface Shape {
  narrowed: 'status' | 'item_code' | null
  sort: CaseSort
  size: number
}

/** A row as JSON of the database has it: instants are texts. */
type JsonRow = Omit<StoredCaseRow, 'submitted_at' | 'updated_at'> & { submitted_at: string | null; updated_at: string }

type FirstPage = (db: Db, values: { value: string }) => Promise<{ rows: JsonRow[]; total: number }[]>

/** The sizes a list opens with (specification §9); others are rare and planned each time. */
const sizes = [10, 30]

const statements = new Map<string, FirstPage>()

/**
 * The first page with its count up to the cap, in one statement that is compiled once and planned once per connection: each of its shapes has
 * an index in exactly its order, so the plan is the same for every status and matter. Undefined for any other query.
 */
export async function readFirstPage(
  db: Db,
  { scope, filter, sort, size }: { scope: CaseScope; filter: CaseFilter; sort: CaseSort; size: number },
): Promise<{ rows: StoredCaseRow[]; total: number } | undefined> {
  const narrowed = shapeOf(scope, filter)
  // without an index of its own: planned for its values
  const isUnindexed = sort === 'due-desc' && narrowed !== null
  if (narrowed === undefined || isUnindexed || !sizes.includes(size)) return undefined
  const shape: Shape = { narrowed, sort, size }
  const key = JSON.stringify(shape)
  let statement = statements.get(key)
  if (statement === undefined) statements.set(key, (statement = compile(shape)))
  const [page] = await statement(db, { value: (narrowed === 'status' ? filter.status : filter.itemCode) ?? '' })
  return { rows: page?.rows.map(storedRow) ?? [], total: page?.total ?? 0 }
}

function storedRow(row: JsonRow): StoredCaseRow {
  return { ...row, submitted_at: row.submitted_at === null ? null : new Date(row.submitted_at), updated_at: new Date(row.updated_at) }
}

/** What narrows the nation's list, null for nothing; undefined where anything else is asked. */
function shapeOf({ parts }: CaseScope, filter: CaseFilter): Shape['narrowed'] | undefined {
  if (parts.length !== 1 || parts[0]!.kind !== 'nation') return undefined
  const { preset, status, itemCode, keyword, keywordField: _field, ...others } = filter
  const isMore =
    preset !== 'all' || (keyword ?? '').trim() !== '' || Object.values(others).some((value) => value !== undefined && value !== '')
  if (isMore || (status && itemCode)) return undefined
  return status ? 'status' : itemCode ? 'item_code' : null
}

function compile({ narrowed, sort, size }: Shape): FirstPage {
  return prepared<{ value: string }>()((db, at) => {
    const list = () => {
      const all = db.selectFrom('cases as c').where(sql<boolean>`c.status <> '01'`)
      return narrowed === null ? all : all.where(sql<boolean>`c.${sql.raw(narrowed)} = ${at('value')}`)
    }
    const counted = list()
      .select(sql`1`.as('one'))
      .limit(sql.lit(caseCountCap + 1))
    const page = list().select(caseRowColumns).orderBy(caseSorts[sort]).limit(sql.lit(size))
    return db
      .selectFrom(page.as('c'))
      .select([
        // one field instead of hundreds, which would cost the driver more than the database needs to find the rows
        sql<JsonRow[]>`coalesce(json_agg(c), '[]')`.as('rows'),
        sql<number>`(select count(*)::int from (${counted}) counted)`.as('total'),
      ])
      .modifyEnd(onePlan)
  })
}

import { isDeepStrictEqual } from 'node:util'
import { sql, type RawBuilder } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { letterField } from '@wenwu/core/form/letter'
import type { FormData } from '@wenwu/core/form/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'
import { searchTerms } from './case-columns.ts'
import { caseScope, scopeCondition } from '../readers/case-scope.ts'
import { caseRowColumns, type StoredCaseRow } from './case-row.ts'

/** A case as stored, without its form data. */
export interface CaseRecord extends StoredCaseRow {
  item_version_id: string
  applicant_key: string
  applicant_user_id: string | null
  reference_number: string
  revision: number
  saved_device: string
  saved_step: string
  created_at: Date
  accepted_at: Date | null
  clock_is_held: boolean
  is_returned: boolean
  reapplied_from: string | null
}

const recordColumns = [
  ...caseRowColumns,
  'c.item_version_id',
  'c.applicant_key',
  'c.applicant_user_id',
  'c.reference_number',
  'c.revision',
  'c.saved_device',
  'c.saved_step',
  'c.created_at',
  'c.accepted_at',
  'c.clock_is_held',
  'c.is_returned',
  'c.reapplied_from',
] as const satisfies `c.${keyof CaseRecord}`[]

// written out once: each request reads a case, and the builder takes longer over thirty columns than the database
const selectRecord = sql.raw(`select ${recordColumns.join(', ')} from cases c`)

/** The case in the caller's scope. Throws `not-found` for one that does not exist and for one that is not theirs, alike. */
export async function getVisibleCase(ctx: Ctx, caseId: string, options: { isLocked?: boolean } = {}): Promise<CaseRecord> {
  ctx.setAuditObject({ type: 'case', id: caseId })
  return getRecord(ctx.db, sql`c.id = ${caseId} and ${scopeCondition(caseScope(ctx))}`, options)
}

/** Those of several cases that are in the caller's scope. One query. */
export async function listVisibleRecords(ctx: Ctx, caseIds: readonly string[]): Promise<CaseRecord[]> {
  const { rows } = await sql<CaseRecord>`
    ${selectRecord} where c.id = any(${[...caseIds]}::uuid[]) and ${scopeCondition(caseScope(ctx))}`.execute(ctx.db)
  return rows
}

/** As `getVisibleCase`; undefined for one that is not there for the caller. */
export async function findVisibleCase(ctx: Ctx, caseId: string, options: { isLocked?: boolean } = {}): Promise<CaseRecord | undefined> {
  return findRecord(ctx.db, sql`c.id = ${caseId} and ${scopeCondition(caseScope(ctx))}`, options)
}

/** A case by id for work that has decided about rights by itself (a task's holder, a timer). Throws `not-found`. */
export async function getCase(db: Db, caseId: string, options: { isLocked?: boolean } = {}): Promise<CaseRecord> {
  return getRecord(db, sql`c.id = ${caseId}`, options)
}

const lock = sql.raw('for update')
const noLock = sql.raw('')

async function getRecord(db: Db, condition: RawBuilder<unknown>, options: { isLocked?: boolean }): Promise<CaseRecord> {
  const record = await findRecord(db, condition, options)
  if (record === undefined) throw new AppError('not-found')
  return record
}

async function findRecord(
  db: Db,
  condition: RawBuilder<unknown>,
  { isLocked = false }: { isLocked?: boolean },
): Promise<CaseRecord | undefined> {
  const { rows } = await sql<CaseRecord>`${selectRecord} where ${condition} ${byKey} ${isLocked ? lock : noLock}`.execute(db)
  return rows[0]
}

const sectionsOf = prepared<{ caseId: string }>()((db, at) =>
  db.selectFrom('case_sections').select(['section', 'data']).where('case_id', '=', at('caseId')).modifyEnd(byKey),
)

/** Form data of a case, all sections. */
export async function loadData(db: Db, caseId: string): Promise<FormData> {
  const rows = await sectionsOf(db, { caseId })
  return Object.fromEntries(rows.map((row) => [row.section, row.data]))
}

/** Stores the sections that differ from what is stored, in one statement, and removes those that are gone; keeps the letter's title for lists. */
export async function saveData(db: Db, caseId: string, before: FormData, after: FormData): Promise<void> {
  await saveLetterTitle(db, caseId, before, after)
  const gone = Object.keys(before).filter((section) => !Object.hasOwn(after, section))
  if (gone.length > 0) await db.deleteFrom('case_sections').where('case_id', '=', caseId).where('section', 'in', gone).execute()
  // jsonb keeps keys in an order of its own
  const changed = Object.entries(after).filter(([section, data]) => !isDeepStrictEqual(before[section], data))
  if (changed.length === 0) return
  await db
    .insertInto('case_sections')
    .values(changed.map(([section, data]) => ({ case_id: caseId, section, data: JSON.stringify(data) })))
    .onConflict((conflict) => conflict.columns(['case_id', 'section']).doUpdateSet({ data: sql`excluded.data` }))
    .execute()
}

/** Keeps the title of the letter of a case where lists look for it; '' takes it away. One statement, none where it has not changed. */
async function saveLetterTitle(db: Db, caseId: string, before: FormData, after: FormData): Promise<void> {
  const title = letterField(after, 'rfTitle').slice(0, 500)
  if (title === letterField(before, 'rfTitle').slice(0, 500)) return
  if (title === '') {
    await db.deleteFrom('case_letters').where('case_id', '=', caseId).execute()
    return
  }
  await db
    .insertInto('case_letters')
    .values({ case_id: caseId, title, terms: searchTerms(title) })
    .onConflict((conflict) => conflict.column('case_id').doUpdateSet({ title: sql`excluded.title`, terms: sql`excluded.terms` }))
    .execute()
}

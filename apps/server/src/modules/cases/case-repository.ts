import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { FormData } from '@wenwu/core/form/model'
import type { Text } from '@wenwu/core/i18n/text'
import type { Ctx } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { byKey } from '../../platform/database/statement-name.ts'
import { caseScope, scopeCondition } from './case-scope.ts'
import { caseRowColumns, type StoredCaseRow } from './case-row.ts'

/** A case as stored, without its form data. */
export interface CaseRecord extends StoredCaseRow {
  item_version_id: string
  applicant_key: string
  applicant_user_id: string
  reference_number: string
  revision: number
  saved_device: string
  created_at: Date
  accepted_at: Date | null
}

const recordColumns = [...caseRowColumns, 'c.item_version_id', 'c.applicant_key', 'c.applicant_user_id', 'c.reference_number', 'c.revision', 'c.saved_device', 'c.created_at', 'c.accepted_at'] as const

/** The case in the caller's scope. Throws `not-found` for one that does not exist and for one that is not theirs, alike. */
export async function getVisibleCase(ctx: Ctx, caseId: string, options: { isLocked?: boolean } = {}): Promise<CaseRecord> {
  ctx.setAuditObject({ type: 'case', id: caseId })
  let query = ctx.db.selectFrom('cases as c').select(recordColumns).where('c.id', '=', caseId).where(scopeCondition(caseScope(ctx))).modifyEnd(byKey)
  if (options.isLocked === true) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row as unknown as CaseRecord
}

/** A case by id for work that has decided about rights by itself (a task's holder, a timer). Throws `not-found`. */
export async function getCase(db: Db, caseId: string, options: { isLocked?: boolean } = {}): Promise<CaseRecord> {
  let query = db.selectFrom('cases as c').select(recordColumns).where('c.id', '=', caseId).modifyEnd(byKey)
  if (options.isLocked === true) query = query.forUpdate()
  const row = await query.executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return row as unknown as CaseRecord
}

/** Form data of a case, all sections. */
export async function loadData(db: Db, caseId: string): Promise<FormData> {
  const rows = await db.selectFrom('case_sections').select(['section', 'data']).where('case_id', '=', caseId).modifyEnd(byKey).execute()
  return Object.fromEntries(rows.map((row) => [row.section, row.data]))
}

/** Stores the sections that differ from what is stored, in one statement, and removes those that are gone. */
export async function saveData(db: Db, caseId: string, before: FormData, after: FormData): Promise<void> {
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

export interface NewEvent {
  id: string
  at: Date
  kind: string
  actorId: string | null
  actorName: string
  actorRole: string
  step?: string
  stepName?: Text
  outcome?: string
  outcomeLabel?: Text
  opinion?: string
  details?: Record<string, unknown>
}

/** Appends to the history of a case. */
export async function addCaseEvent(db: Db, caseId: string, event: NewEvent): Promise<void> {
  await db
    .insertInto('case_events')
    .values({
      id: event.id,
      case_id: caseId,
      at: event.at,
      kind: event.kind,
      actor_id: event.actorId,
      actor_name: event.actorName,
      actor_role: event.actorRole,
      step: event.step ?? null,
      step_name: event.stepName === undefined ? null : JSON.stringify(event.stepName),
      outcome: event.outcome ?? null,
      outcome_label: event.outcomeLabel === undefined ? null : JSON.stringify(event.outcomeLabel),
      opinion: event.opinion ?? '',
      details: JSON.stringify(event.details ?? {}),
    })
    .execute()
}

import { sql } from 'kysely'
import { changedFields } from '@wenwu/core/form/diff'
import type { FormData } from '@wenwu/core/form/model'
import { getValue } from '@wenwu/core/form/paths'
import type { CorrectionView } from '@wenwu/core/cases/model'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { findField } from '@wenwu/core/form/paths'
import type { Actor } from '../../platform/http/actor.ts'
import type { LoadedItem } from '../items/index.ts'
import { nameFor, partyOf, type BodyFacts } from './case-reader.ts'
import { withDependents } from './dependent-defects.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { prepared } from '../../platform/database/prepared.ts'
import { byKey } from '../../platform/database/statement-name.ts'

export interface Defects {
  fields: { path: string; note: string }[]
  materials: { key: string; note: string }[]
}

export interface OpenCorrection {
  id: string
  paths: string[]
  materials: string[]
}

const openEntriesOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('corrections as c')
    .innerJoin('correction_entries as e', 'e.correction_id', 'c.id')
    .select(['c.id', 'e.kind', 'e.path'])
    .where('c.case_id', '=', at('caseId'))
    .where('c.resubmitted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('tasks as t')
          .select('t.id')
          .whereRef('t.case_id', '=', 'c.case_id')
          .where('t.state', '=', 'open')
          .where('t.role', '=', 'applicant'),
      ),
    )
    .modifyEnd(byKey),
)

/** The correction a case waits for at this moment, or undefined; one that was left open when its case was voided is none. */
export async function findOpenCorrection(db: Db, caseId: string): Promise<OpenCorrection | undefined> {
  const rows = await openEntriesOf(db, { caseId })
  if (rows.length === 0) return undefined
  return {
    id: rows[0]!.id,
    paths: rows.filter((row) => row.kind === 'field').map((row) => row.path),
    materials: rows.filter((row) => row.kind === 'material').map((row) => row.path),
  }
}

/**
 * Opens a correction: one notice that names everything to be corrected (行政许可法 32条, once and in full). Values of flagged
 * fields are kept for the comparison; what hangs on a flagged field is opened with it. Throws `defects-required`, or `bad-request` for a path the form does not have.
 */
export async function openCorrection(
  db: Db,
  input: {
    caseId: string
    step: string
    reason: string
    userId: string
    now: Date
    defects: Defects
    item: ItemDefinition
    data: FormData
  },
): Promise<void> {
  const { defects, item, data } = input
  if (defects.fields.length + defects.materials.length === 0) throw new AppError('defects-required', { field: 'defects' })
  for (const field of defects.fields)
    if (findField(item.form, field.path) === undefined)
      throw new AppError('bad-request', { params: { field: field.path }, field: 'defects' })
  for (const material of defects.materials)
    if (!item.materials.some((each) => each.key === material.key))
      throw new AppError('bad-request', { params: { field: material.key }, field: 'defects' })
  const flagged = withDependents(item, data, defects)
  const id = newId(input.now.getTime())
  await db
    .insertInto('corrections')
    .values({
      id,
      case_id: input.caseId,
      step: input.step,
      reason: input.reason,
      requested_by: input.userId,
      requested_at: input.now,
      resubmitted_at: null,
    })
    .execute()
  const entries = [
    ...flagged.fields.map((field) => ({
      kind: 'field' as const,
      path: field.path,
      note: field.note,
      before: JSON.stringify(getValue(data, field.path) ?? null),
    })),
    ...flagged.materials.map((material) => ({ kind: 'material' as const, path: material.key, note: material.note, before: null })),
  ]
  const unique = [...new Map(entries.map((entry) => [`${entry.kind}:${entry.path}`, entry])).values()]
  await db
    .insertInto('correction_entries')
    .values(unique.map((entry) => ({ correction_id: id, after: null, ...entry })))
    .execute()
}

/** Closes the open correction and keeps what the flagged fields are now; judgements of flagged materials start anew. */
export async function closeCorrection(db: Db, caseId: string, correction: OpenCorrection, data: FormData, now: Date): Promise<void> {
  await db.updateTable('corrections').set({ resubmitted_at: now }).where('id', '=', correction.id).execute()
  const after = JSON.stringify(correction.paths.map((path) => ({ path, after: getValue(data, path) ?? null })))
  await sql`update correction_entries e set after = v.after from jsonb_to_recordset(${after}::jsonb) as v(path text, after jsonb)
    where e.correction_id = ${correction.id} and e.kind = 'field' and e.path = v.path`.execute(db)
  if (correction.materials.length > 0) {
    await db
      .updateTable('material_checks')
      .set({ verdict: null })
      .where('case_id', '=', caseId)
      .where('material_key', 'in', correction.materials)
      .execute()
  }
}

const allEntriesOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('corrections as c')
    .innerJoin('users as u', 'u.id', 'c.requested_by')
    .leftJoin('correction_entries as e', 'e.correction_id', 'c.id')
    .select([
      'c.id',
      'c.step',
      'c.reason',
      'c.requested_at',
      'c.resubmitted_at',
      'u.name',
      'e.kind',
      'e.path',
      'e.note',
      'e.before',
      'e.after',
    ])
    .where('c.case_id', '=', at('caseId'))
    .orderBy('c.requested_at')
    .orderBy(sql`e.path`)
    .modifyEnd(byKey),
)

/** Every correction of a case with what was asked and what changed, oldest first; one query. Who asked is named as `nameFor` has it. */
export async function listCorrections(
  db: Db,
  record: BodyFacts & { id: string },
  item: LoadedItem,
  actor: Actor,
): Promise<CorrectionView[]> {
  const rows = await allEntriesOf(db, { caseId: record.id })
  const found = new Map<string, CorrectionView>()
  for (const row of rows) {
    const correction = found.get(row.id) ?? {
      id: row.id,
      requestedAt: row.requested_at.toISOString(),
      requestedBy: nameFor(actor, { name: row.name, role: partyOf(item, row.step) }, record),
      reason: row.reason,
      fields: [],
      materials: [],
      resubmittedAt: row.resubmitted_at?.toISOString() ?? null,
      changes: [],
      status: row.resubmitted_at === null ? ('open' as const) : ('resubmitted' as const),
    }
    found.set(row.id, correction)
    if (row.kind === 'field') {
      correction.fields.push({ path: row.path!, note: row.note! })
      if (row.resubmitted_at !== null && isChanged(item.definition, row.path!, row.before, row.after))
        correction.changes.push({ path: row.path!, before: row.before, after: row.after })
    } else if (row.kind === 'material') correction.materials.push({ key: row.path!, note: row.note! })
  }
  return [...found.values()]
}

function isChanged(item: ItemDefinition, path: string, before: unknown, after: unknown): boolean {
  const [section = '', field = ''] = path.split('.')
  return changedFields(item.form, { [section]: { [field]: before } }, { [section]: { [field]: after } }).length > 0
}

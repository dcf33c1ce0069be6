import { sql, type RawBuilder } from 'kysely'
import type { FormData } from '@wenwu/core/form/model'
import { findWholeField, getValue } from '@wenwu/core/form/paths'
import { isSame } from '@wenwu/core/form/json'
import { isAnswerChanged, materialChange, materialChanges, type MaterialChange } from '@wenwu/core/cases/correction-change'
import type { CorrectionView } from '@wenwu/core/cases/model'
import type { Defects } from '@wenwu/core/form/types/defects/model'
import type { UnchangedReasons } from '@wenwu/core/form/types/unchanged-reasons/model'
import { byFormOrder } from '@wenwu/core/item/form-order'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Actor } from '../../../../platform/http/actor.ts'
import type { LoadedItem } from '../../items/index.ts'
import { isMaterialListed, nameFor, partyOf, type BodyFacts } from '../readers/case-reader.ts'
import { withDependents } from './dependent-defects.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { prepared } from '../../../../platform/database/prepared.ts'
import { byKey } from '../../../../platform/database/statement-name.ts'

export interface OpenCorrection {
  id: string
  /** That asked for it. */
  step: string
  paths: string[]
  materials: string[]
  entries: OpenEntry[]
}

interface OpenEntry {
  kind: 'field' | 'material'
  path: string
  before: unknown
  /** Contents of the files of a material at the request. */
  contents: string[]
  /** The official flagged it; else it was opened because it hangs on what was. */
  isAsked: boolean
}

/** Contents (SHA-256) of the files of a material that an entry names by their ids; files of a submitted case are never deleted. Empty for a field. */
function contentsIn(files: RawBuilder<unknown>): RawBuilder<string[]> {
  return sql<string[]>`array(select f.sha256
    from jsonb_array_elements_text(case when e.kind = 'material' and jsonb_typeof(${files}) = 'array' then ${files} else '[]' end) as named (id)
    join files f on f.id = named.id::uuid)`
}

const openEntriesOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('corrections as c')
    .innerJoin('correction_entries as e', 'e.correction_id', 'c.id')
    .select(['c.id', 'c.step', 'e.kind', 'e.path', 'e.before', 'e.is_asked'])
    .select(contentsIn(sql`e.before`).as('contents'))
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
    step: rows[0]!.step,
    paths: rows.filter((row) => row.kind === 'field').map((row) => row.path),
    materials: rows.filter((row) => row.kind === 'material').map((row) => row.path),
    entries: rows.map((row) => ({ kind: row.kind, path: row.path, before: row.before, contents: row.contents, isAsked: row.is_asked })),
  }
}

/**
 * Why a filed case without an open correction takes nothing from its applicant: `handed-in-already` where everything that was asked of them was handed in, else
 * `not-your-turn`, since a correction that was taken back or left open never was. One statement.
 */
export async function whyShut(db: Db, caseId: string): Promise<AppError> {
  const newest = await db
    .selectFrom('corrections')
    .select(['resubmitted_at', 'is_withdrawn'])
    .where('case_id', '=', caseId)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isAllHandedIn = newest === undefined || (newest.resubmitted_at !== null && !newest.is_withdrawn)
  return new AppError(isAllHandedIn ? 'handed-in-already' : 'not-your-turn')
}

const filedValuesOf = prepared<{ caseId: string }>()((db, at) =>
  db
    .selectFrom('corrections as c')
    .innerJoin('correction_entries as e', 'e.correction_id', 'c.id')
    .select(['e.path', 'e.before'])
    .where('c.case_id', '=', at('caseId'))
    .where('c.resubmitted_at', 'is', null)
    .where('e.kind', '=', 'field')
    .modifyEnd(byKey),
)

/** What was filed in the fields that a correction opened and that was not handed in, whether the case still waits for it or not. */
export async function listFiledValues(db: Db, caseId: string): Promise<{ path: string; before: unknown }[]> {
  return filedValuesOf(db, { caseId })
}

/**
 * Opens a correction: one notice that names everything to be corrected (行政许可法 32条, once and in full). Values of flagged
 * fields are kept for the comparison; what hangs on a flagged field is opened with it. Throws `defects-unknown` for what form and catalogue do not have as a whole, `defects-required` where
 * the applicant could put nothing right: a notice stops the clock until they answer it.
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
    number: string | null
    answerBy: string
    againReason: string
  },
): Promise<void> {
  const { defects, item, data } = input
  const isThere =
    defects.fields.every(({ path }) => findWholeField(item.form, path) !== undefined) &&
    defects.materials.every(({ key }) => item.materials.some((each) => each.key === key))
  if (!isThere) throw new AppError('defects-unknown', { field: 'defects' })
  // the case is not with the applicant: what was asked before is no longer waited for, and must not stand in the way
  await closeWithdrawnCorrection(db, input.caseId, input.now)
  const flagged = withDependents(item, data, defects)
  // what the bureaus hand in may be flagged, but the applicant cannot change it
  const isTheirs = (key: string) => item.materials.find((each) => each.key === key)?.by === 'applicant'
  const asked = new Set([
    ...defects.fields.map(({ path }) => `field:${path}`),
    ...defects.materials.filter(({ key }) => isTheirs(key)).map(({ key }) => `material:${key}`),
  ])
  if (asked.size === 0) throw new AppError('defects-required', { field: 'defects' })
  const files = await filesOfMaterials(
    db,
    input.caseId,
    flagged.materials.map(({ key }) => key),
  )
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
      number: input.number,
      answer_by: input.answerBy,
      again_reason: input.againReason,
    })
    .execute()
  const entries = [
    ...flagged.fields.map((field) => ({
      kind: 'field' as const,
      path: field.path,
      note: field.note,
      before: JSON.stringify(getValue(data, field.path) ?? null),
    })),
    ...flagged.materials.map((material) => ({
      kind: 'material' as const,
      path: material.key,
      note: material.note,
      before: JSON.stringify((files.get(material.key) ?? []).map(({ id }) => id)),
    })),
  ]
  await db
    .insertInto('correction_entries')
    .values(entries.map((entry) => ({ correction_id: id, after: null, is_asked: asked.has(`${entry.kind}:${entry.path}`), ...entry })))
    .execute()
}

interface HandedIn {
  id: string
  sha256: string
}

/** The files of some materials of a case, by material, each list in the order of ids. One statement, none without materials. */
async function filesOfMaterials(db: Db, caseId: string, keys: readonly string[]): Promise<Map<string, HandedIn[]>> {
  const found = new Map<string, HandedIn[]>()
  if (keys.length === 0) return found
  const rows = await db
    .selectFrom('case_materials as m')
    .innerJoin('files as f', 'f.id', 'm.file_id')
    .select(['m.material_key', 'f.id', 'f.sha256'])
    .where('m.case_id', '=', caseId)
    .where('m.material_key', 'in', [...keys])
    .orderBy('f.id')
    .execute()
  for (const { material_key: key, ...file } of rows) found.set(key, [...(found.get(key) ?? []), file])
  return found
}

/**
 * Closes the open correction and keeps what the flagged fields and materials are now; judgements of flagged materials are asked for again. What was
 * flagged and says what it said (`isAnswerChanged`, `materialChange`) needs a reason: throws `correction-unchanged` with each that has none.
 */
export async function closeCorrection(
  db: Db,
  caseId: string,
  correction: OpenCorrection,
  data: FormData,
  { reasons, now }: { reasons: UnchangedReasons; now: Date },
): Promise<void> {
  const files = await filesOfMaterials(db, caseId, correction.materials)
  const entries = correction.entries.map((entry) => {
    const handedIn = files.get(entry.path) ?? []
    const after = entry.kind === 'field' ? (getValue(data, entry.path) ?? null) : handedIn.map(({ id }) => id)
    const contents = handedIn.map(({ sha256 }) => sha256)
    const ofField = isAnswerChanged(entry.before, after) ? 'changed' : 'none'
    const change = entry.kind === 'field' ? ofField : materialChange(entry.contents, contents)
    const isChanged = change !== 'none'
    const said =
      entry.kind === 'field'
        ? reasons.fields.find(({ path }) => path === entry.path)
        : reasons.materials.find(({ key }) => key === entry.path)
    return { ...entry, after, change, isChanged, reason: isChanged || !entry.isAsked ? '' : tidyText(said?.reason ?? '') }
  })
  const unexplained = entries.filter((entry) => entry.isAsked && !entry.isChanged && entry.reason === '')
  if (unexplained.length > 0)
    throw new AppError('correction-unchanged', {
      params: { n: unexplained.length },
      problems: unexplained.map(({ kind, path }) => ({ path: kind === 'field' ? path : `materials.${path}`, code: 'unchanged' })),
    })
  await db.updateTable('corrections').set({ resubmitted_at: now }).where('id', '=', correction.id).execute()
  const kept = JSON.stringify(entries.map(({ kind, path, after, reason, change }) => ({ kind, path, after, reason, change })))
  await sql`update correction_entries e set after = v.after, unchanged_reason = v.reason, change = v.change
    from jsonb_to_recordset(${kept}::jsonb) as v(kind text, path text, after jsonb, reason text, change text)
    where e.correction_id = ${correction.id} and e.kind = v.kind and e.path = v.path`.execute(db)
  const toJudge = entries.filter(({ kind, isAsked, isChanged }) => kind === 'material' && (isAsked || isChanged))
  if (toJudge.length > 0) {
    await db
      .updateTable('material_checks')
      .set({ verdict: null })
      .where('case_id', '=', caseId)
      .where(
        'material_key',
        'in',
        toJudge.map(({ path }) => path),
      )
      .execute()
  }
}

/** How many corrections a case was asked for. One statement. */
export async function countCorrections(db: Db, caseId: string): Promise<number> {
  const { n } = await db
    .selectFrom('corrections')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('case_id', '=', caseId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

/** Closes the open correction of a case that its applicant withdraws: nothing of it was handed in. One statement. */
export async function closeWithdrawnCorrection(db: Db, caseId: string, now: Date): Promise<void> {
  await db
    .updateTable('corrections')
    .set({ resubmitted_at: now, is_withdrawn: true })
    .where('case_id', '=', caseId)
    .where('resubmitted_at', 'is', null)
    .execute()
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
      'c.is_withdrawn',
      'c.number',
      'c.answer_by',
      'c.again_reason',
      'u.name',
      'e.kind',
      'e.path',
      'e.note',
      'e.before',
      'e.after',
      'e.is_asked',
      'e.unchanged_reason',
      'e.change',
    ])
    .select(contentsIn(sql`e.before`).as('contents_before'))
    .where('c.case_id', '=', at('caseId'))
    .orderBy('c.requested_at')
    .orderBy('c.id')
    .modifyEnd(byKey),
)

/** Every entry of every correction of a case: the corrections oldest first, what each asks for in the order of the form. */
async function entriesInOrder(db: Db, caseId: string, item: ItemDefinition): ReturnType<typeof allEntriesOf> {
  const rows = await allEntriesOf(db, { caseId })
  const rounds = [...new Set(rows.map(({ id }) => id))]
  const compare = byFormOrder(item)
  const asked = ({ kind, path }: (typeof rows)[number]) => ({ kind: kind ?? 'field', path: path ?? '' })
  return rows.sort((one, other) => rounds.indexOf(one.id) - rounds.indexOf(other.id) || compare(asked(one), asked(other)))
}

/** Every correction of a case with what was asked and what changed, oldest first; one query. Who asked is named as `nameFor` has it. */
export async function listCorrections(
  db: Db,
  record: BodyFacts & { id: string },
  item: LoadedItem,
  actor: Actor,
): Promise<CorrectionView[]> {
  const rows = await entriesInOrder(db, record.id, item.definition)
  const found = new Map<string, CorrectionView>()
  for (const row of rows) {
    const correction = found.get(row.id) ?? {
      id: row.id,
      number: row.number,
      answerBy: row.answer_by,
      againReason: row.again_reason,
      requestedAt: row.requested_at.toISOString(),
      requestedBy: nameFor(actor, { name: row.name, role: partyOf(item, row.step) }, record),
      reason: row.reason,
      fields: [],
      materials: [],
      resubmittedAt: row.resubmitted_at?.toISOString() ?? null,
      changes: [],
      status: statusOf(row),
    }
    found.set(row.id, correction)
    const entry = { note: row.note ?? '', isAsked: row.is_asked ?? true, reason: row.unchanged_reason ?? '' }
    // of a withdrawn one nothing was handed in
    const isOpen = row.resubmitted_at === null || row.is_withdrawn
    if (row.kind === 'field') {
      correction.fields.push({ path: row.path!, before: row.before, ...entry })
      const isChanged = row.change === null ? !isSame(row.before, row.after) : row.change !== 'none'
      if (!isOpen && isChanged) correction.changes.push({ path: row.path!, before: row.before, after: row.after })
    } else if (row.kind === 'material') {
      const by = item.definition.materials.find(({ key }) => key === row.path)?.by ?? 'applicant'
      correction.materials.push({
        key: row.path!,
        before: isOpen && isMaterialListed(actor, item, by) ? row.contents_before : [],
        change: isOpen ? 'none' : (findChange(row.change) ?? olderChange(row.before, row.after)),
        ...entry,
      })
    }
  }
  return [...found.values()]
}

export interface Notice extends Defects {
  number: string | null
  answerBy: string | null
  reason: string
  againReason: string
}

/** The correction a case waits for as its applicant is told it: the reason, and what is asked for. Undefined where it waits for none. */
export async function findNotice(db: Db, caseId: string, item: ItemDefinition): Promise<Notice | undefined> {
  const rows = (await entriesInOrder(db, caseId, item)).filter((row) => row.resubmitted_at === null)
  const [first] = rows
  if (first === undefined) return undefined
  const asked = rows.filter((row) => row.is_asked === true)
  return {
    number: first.number,
    answerBy: first.answer_by,
    reason: first.reason,
    againReason: first.again_reason,
    fields: asked.filter((row) => row.kind === 'field').map((row) => ({ path: row.path!, note: row.note ?? '' })),
    materials: asked.filter((row) => row.kind === 'material').map((row) => ({ key: row.path!, note: row.note ?? '' })),
  }
}

/** A correction as it was handed in: which one it was, and what was made of each thing that was asked for. */
export interface Answer {
  /** 1 for the first that was asked for. */
  round: number
  number: string | null
  fields: AnsweredEntry[]
  materials: AnsweredEntry[]
}

interface AnsweredEntry {
  /** Path of a field, key of a material. */
  path: string
  isChanged: boolean
  /** Why it was not changed; '' where it was. */
  reason: string
}

/** The correction that was handed in last; undefined where none was. */
export async function findAnswer(db: Db, caseId: string, item: ItemDefinition): Promise<Answer | undefined> {
  const rows = await entriesInOrder(db, caseId, item)
  const rounds = [...new Set(rows.map(({ id }) => id))]
  const last = rows.filter((row) => row.resubmitted_at !== null && !row.is_withdrawn).at(-1)
  if (last === undefined) return undefined
  const entries = rows.filter((row) => row.id === last.id && (row.is_asked === true || row.change !== 'none'))
  const answered = (kind: 'field' | 'material'): AnsweredEntry[] =>
    entries
      .filter((row) => row.kind === kind)
      .map((row) => ({ path: row.path!, isChanged: row.change !== 'none', reason: row.unchanged_reason ?? '' }))
  return { round: rounds.indexOf(last.id) + 1, number: last.number, fields: answered('field'), materials: answered('material') }
}

function statusOf(row: { resubmitted_at: Date | null; is_withdrawn: boolean }): CorrectionView['status'] {
  return row.resubmitted_at === null ? 'open' : row.is_withdrawn ? 'withdrawn' : 'resubmitted'
}

function findChange(stored: string | null | undefined): MaterialChange | undefined {
  return materialChanges.find((change) => change === stored)
}

/** What became of a material in a record that did not store it, by the ids of its files: another file counted, whatever it held. */
function olderChange(before: unknown, after: unknown): MaterialChange {
  return materialChange(Array.isArray(before) ? before : [], Array.isArray(after) ? after : [])
}

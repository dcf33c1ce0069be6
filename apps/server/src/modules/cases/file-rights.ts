import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Field } from '@wenwu/core/form/model'
import { findField } from '@wenwu/core/form/paths'
import { fieldRights } from '@wenwu/core/form/rights'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import { materialLimitOf, uploadLimitsOf } from '@wenwu/core/item/upload-limits'
import { defaultMaxCount } from '@wenwu/core/form/types/attachment/model'
import type { Ctx } from '../../platform/http/context.ts'
import { getItemVersion } from '../items/index.ts'
import { getCase, getVisibleCase } from './case-repository.ts'
import { caseRights } from './case-rights.ts'
import { isOutsider, listOpenTasks, rulesOfTasks } from './case-view.ts'
import { findOpenCorrection } from './corrections.ts'
import { caseScope, scopeCondition } from './case-scope.ts'
import { fieldRulesOf } from './field-rules.ts'
import { typesOf } from './materials.ts'
import { placeOf, type UploadPlace } from './upload-room.ts'

/** Prefix of an upload target that is an attachment field of the form: `form:<section>.<field>`. */
const formPrefix = 'form:'

/**
 * Whether the caller may hand in a file for a material (or an attachment field) of a case now, which endings it takes and how much.
 * Applicants while drafting, in a correction what was flagged; officials the own material of a step that is theirs.
 * Throws `not-found`, `not-your-turn`, `bad-request` for a target the item does not have.
 */
export async function requireMaterialUpload(ctx: Ctx, caseId: string, target: string): Promise<{ types: string[]; place: UploadPlace }> {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const correction = ctx.actor.kind !== 'official' && record.status !== '01' ? await findOpenCorrection(ctx.db, caseId) : undefined
  if (target.startsWith(formPrefix)) {
    const path = target.slice(formPrefix.length)
    const field: Field | undefined = findField(item.definition.form, path)
    if (field?.type !== 'attachment') throw new AppError('bad-request', { params: { field: 'fileType' }, field: 'fileType' })
    const fieldRules = await fieldRulesOf(ctx.db, ctx.actor, record.item_code)
    const rights = caseRights(item.definition, ctx.actor, { record, correctionPaths: correction?.paths ?? null, taskRules: [], fieldRules })
    if (!fieldRights(path, rights).editable) throw new AppError('not-your-turn')
    const limit = { ...uploadLimitsOf(item.definition).material, files: field.maxCount ?? defaultMaxCount }
    return { types: field.types ?? defaultFileTypes, place: placeOf(item.definition, { caseId, target, limit }) }
  }
  const material = item.definition.materials.find((each) => each.key === target)
  if (material === undefined) throw new AppError('bad-request', { params: { field: 'fileType' }, field: 'fileType' })
  if (material.by === 'applicant') {
    const isOpen = ctx.actor.kind !== 'official' && (record.status === '01' || correction?.materials.includes(target) === true)
    if (!isOpen) throw new AppError('not-your-turn')
  } else {
    const tasks = await listOpenTasks(ctx.db, caseId, item, ctx.actor)
    if (!tasks.some((task) => task.isMine && task.step === material.by)) throw new AppError('not-your-turn')
  }
  const limit = materialLimitOf(item.definition, material)
  return { types: typesOf(material), place: placeOf(item.definition, { caseId, target, limit }) }
}

/** Whether a file may be taken out again: by whoever may hand it in now. */
export async function isFileRemovable(ctx: Ctx, caseId: string, fileId: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('case_materials')
    .select('material_key')
    .where('case_id', '=', caseId)
    .where('file_id', '=', fileId)
    .executeTakeFirst()
  if (row === undefined) return false
  await requireMaterialUpload(ctx, caseId, row.material_key)
  return true
}

/**
 * Whether the caller may read a file: their own upload, a material of a case in their scope or an earlier version of one, an attachment field of such a
 * case that they may see, or its document (issued, or still the bureau's own).
 */
export async function isFileVisible(ctx: Ctx, fileId: string): Promise<boolean> {
  const scope = scopeCondition(caseScope(ctx))
  const isNational = ctx.actor.roles.some((role) => role.startsWith('national-'))
  const found = await sql<{ caseId: string | null; path: string | null }>`
    select null::uuid as "caseId", null::text as path from files f where f.id = ${fileId} and f.created_by = ${ctx.actor.userId}
    union all
    select null, null from case_materials m join cases c on c.id = m.case_id where m.file_id = ${fileId} and ${scope}
    union all
    select null, null from file_versions v join cases c on c.id = v.case_id where v.previous_file_id = ${fileId} and ${scope}
      and (${ctx.actor.kind !== 'official'} or v.replaced_at >= c.submitted_at)
    union all
    select null, null from documents d join cases c on c.id = d.case_id
      where d.file_id = ${fileId} and ${scope} and (d.status = 'issued' and ${!isOutsider(ctx.actor)} or ${isNational})
    union all
    select x.case_id, x.path from case_attachments x join cases c on c.id = x.case_id where x.file_id = ${fileId} and ${scope}
    limit 50`.execute(ctx.db)
  if (found.rows.some((row) => row.path === null)) return true
  for (const { caseId, path } of found.rows) if (await isFieldVisible(ctx, caseId!, path!)) return true
  return false
}

/** A field that is hidden from somebody hides its files too; the case is in their scope. */
async function isFieldVisible(ctx: Ctx, caseId: string, path: string): Promise<boolean> {
  const record = await getCase(ctx.db, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const [tasks, fieldRules] = await Promise.all([
    listOpenTasks(ctx.db, caseId, item, ctx.actor),
    fieldRulesOf(ctx.db, ctx.actor, record.item_code),
  ])
  const rights = caseRights(item.definition, ctx.actor, { record, correctionPaths: null, taskRules: rulesOfTasks(item, tasks), fieldRules })
  return fieldRights(path, rights).visible
}

import { sql } from 'kysely'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import type { DocumentSummary } from '@wenwu/core/cases/model'
import type { Field } from '@wenwu/core/form/model'
import { findField } from '@wenwu/core/form/paths'
import { fieldRights } from '@wenwu/core/form/rights'
import { defaultFileTypes } from '@wenwu/core/files/contract'
import { materialLimitOf, uploadLimitsOf } from '@wenwu/core/item/upload-limits'
import { defaultMaxCount } from '@wenwu/core/form/types/attachment/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getItemVersion } from '../../items/index.ts'
import { getCase, getVisibleCase } from '../record/case-repository.ts'
import { caseRights } from '../rights/case-rights.ts'
import { isPaperSeen, isReplySeen } from '../readers/case-reader.ts'
import { findOpenCorrection, whyShut } from '../corrections/corrections.ts'
import { caseScope, scopeCondition } from '../readers/case-scope.ts'
import { fieldRulesOf } from '../rights/field-rules.ts'
import { typesOf } from './materials.ts'
import { placeOf, type UploadPlace } from './upload-room.ts'
import { listOpenTasks, rulesOfTasks } from '../steps/open-tasks.ts'
import { isNeverFiled } from './unfiled.ts'

/** Prefix of an upload target that is an attachment field of the form: `form:<section>.<field>`. */
const formPrefix = 'form:'

/**
 * Whether the caller may hand in a file for a material (or an attachment field) of a case now, which endings it takes and how much.
 * Applicants while drafting, in a correction what was flagged; officials the own material of a step that is theirs.
 * Throws `not-found`, `handed-in-already`, `not-your-turn`, `bad-request` for a target the item does not have.
 */
export async function requireMaterialUpload(ctx: Ctx, caseId: string, target: string): Promise<{ types: string[]; place: UploadPlace }> {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const isFiled = ctx.actor.kind !== 'official' && record.status !== draftStatus
  const correction = isFiled ? await findOpenCorrection(ctx.db, caseId) : undefined
  const refusal = () => (isFiled && correction === undefined ? whyShut(ctx.db, caseId) : new AppError('not-your-turn'))
  if (target.startsWith(formPrefix)) {
    const path = target.slice(formPrefix.length)
    const field: Field | undefined = findField(item.definition.form, path)
    if (field?.type !== 'attachment') throw new AppError('bad-request', { params: { field: 'fileType' }, field: 'fileType' })
    const fieldRules = await fieldRulesOf(ctx.db, ctx.actor, record.item_code)
    const rights = caseRights(item.definition, ctx.actor, { record, correctionPaths: correction?.paths ?? null, taskRules: [], fieldRules })
    if (!fieldRights(path, rights).editable) throw await refusal()
    const limit = { ...uploadLimitsOf(item.definition).material, files: field.maxCount ?? defaultMaxCount }
    return { types: field.types ?? defaultFileTypes, place: placeOf(item.definition, { caseId, target, limit }) }
  }
  const material = item.definition.materials.find((each) => each.key === target)
  if (material === undefined) throw new AppError('bad-request', { params: { field: 'fileType' }, field: 'fileType' })
  if (material.by === 'applicant') {
    const isOpen = ctx.actor.kind !== 'official' && (record.status === draftStatus || correction?.materials.includes(target) === true)
    if (!isOpen) throw await refusal()
  } else {
    const tasks = await listOpenTasks(ctx.db, record, item, ctx.actor)
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
  return isFileVisible(ctx, fileId)
}

interface Place {
  kind: 'upload' | 'material' | 'document' | 'field'
  caseId: string | null
  /** Key of a material, status of a document, path of a field. */
  place: string | null
  uploaderId: string | null
  uploaderOrganization: string | null
}

/**
 * Whether the caller may read a file: their own upload, a material of a case in their scope or an earlier version of one, an attachment field of such a
 * case, or its reply; each as far as the table of visibility shows it to them.
 */
export async function isFileVisible(ctx: Ctx, fileId: string): Promise<boolean> {
  const scope = scopeCondition(caseScope(ctx))
  const isApplicant = ctx.actor.kind !== 'official'
  const found = await sql<Place>`
    select 'upload' as kind, null::uuid as "caseId", null::text as place, null::uuid as "uploaderId", null::uuid as "uploaderOrganization"
      from files f where f.id = ${fileId} and f.created_by = ${ctx.actor.userId}
    union all
    select 'material', m.case_id, m.material_key, u.id, u.organization_id
      from ${sql.table(isApplicant ? 'case_materials' : 'filed_materials')} m join cases c on c.id = m.case_id join users u on u.id = m.uploaded_by
      where m.file_id = ${fileId} and ${scope}
    union all
    select 'material', v.case_id, v.material_key, u.id, u.organization_id
      from file_versions v join cases c on c.id = v.case_id join files f on f.id = v.previous_file_id left join users u on u.id = f.created_by
      where v.previous_file_id = ${fileId} and ${scope}
        and (${isApplicant} or (v.replaced_at >= c.submitted_at and not ${isNeverFiled(sql`v.case_id`, sql`f.created_at`, sql`v.replaced_at`)}))
    union all
    -- filed, and taken out with a correction
    select 'material', k.case_id, e.path, u.id, u.organization_id
      from correction_entries e join corrections k on k.id = e.correction_id join cases c on c.id = k.case_id join files f on f.id = ${fileId}
        left join users u on u.id = f.created_by
      where e.kind = 'material' and e.before ? ${fileId}::text and ${scope}
    union all
    select 'document', d.case_id, d.status, null, null from documents d join cases c on c.id = d.case_id where d.file_id = ${fileId} and ${scope}
    union all
    select 'field', x.case_id, x.path, null, null from case_attachments x join cases c on c.id = x.case_id join files f on f.id = x.file_id
      where x.file_id = ${fileId} and ${scope} and (${isApplicant} or not ${isNeverFiled(sql`x.case_id`, sql`f.created_at`, sql`null::timestamptz`)})
    limit 50`.execute(ctx.db)
  for (const place of found.rows) if (await isPlaceVisible(ctx, place)) return true
  return false
}

async function isPlaceVisible(ctx: Ctx, { kind, caseId, place, uploaderId, uploaderOrganization }: Place): Promise<boolean> {
  switch (kind) {
    case 'upload':
      return true
    case 'document':
      return isReplySeen(ctx.actor, { status: place as DocumentSummary['status'] })
    case 'field':
      return isFieldVisible(ctx, caseId!, place!)
    case 'material': {
      const item = await getItemVersion(ctx.db, (await getCase(ctx.db, caseId!)).item_version_id)
      const by = item.definition.materials.find((material) => material.key === place)?.by ?? 'applicant'
      return isPaperSeen(ctx.actor, item, by, { id: uploaderId ?? '', organizationId: uploaderOrganization })
    }
  }
}

/** A field that is hidden from somebody hides its files too; the case is in their scope. */
async function isFieldVisible(ctx: Ctx, caseId: string, path: string): Promise<boolean> {
  const record = await getCase(ctx.db, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const [tasks, fieldRules] = await Promise.all([
    listOpenTasks(ctx.db, record, item, ctx.actor),
    fieldRulesOf(ctx.db, ctx.actor, record.item_code),
  ])
  const rights = caseRights(item.definition, ctx.actor, { record, correctionPaths: null, taskRules: rulesOfTasks(item, tasks), fieldRules })
  return fieldRights(path, rights).visible
}

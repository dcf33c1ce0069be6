import { isDeepStrictEqual } from 'node:util'
import { draftStatus } from '@wenwu/core/codes/statuses'
import { isAnswerable } from '@wenwu/core/form/answerable'
import { askedData } from '@wenwu/core/form/asked'
import { checkDraftShape } from '@wenwu/core/form/draft-shape'
import { emptyData } from '@wenwu/core/form/empty-data'
import { problemText } from '@wenwu/core/form/problem-text'
import { restoreReadOnly, stripHidden, type Rights } from '@wenwu/core/form/rights'
import { tidyData } from '@wenwu/core/form/tidy'
import { validate } from '@wenwu/core/form/validate'
import type { FormData, FormDefinition } from '@wenwu/core/form/model'
import type { CaseView, DraftCheck } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { applicantKey } from '../../../../platform/http/actor.ts'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getCurrentItem, getItemVersion, type LoadedItem } from '../../items/index.ts'
import { advance, newInstance, officeAt } from '../../process/index.ts'
import { findApplicantUnit } from '../record/applicant-unit.ts'
import { addedAttachment, syncAttachments } from '../files/attachments.ts'
import { beginDraft } from './begin-draft.ts'
import { requireGivenId } from './given-id.ts'
import { namesInForm, readColumns } from '../record/case-columns.ts'
import { bodyOf, filerOf } from '../readers/case-reader.ts'
import { findVisibleCase, getVisibleCase, loadData, saveData, type CaseRecord } from '../record/case-repository.ts'
import { caseRights } from '../rights/case-rights.ts'
import { buildCaseView } from '../view/case-view.ts'
import { findOpenCorrection, whyShut } from '../corrections/corrections.ts'
import { findLongAbsences } from '../submit/earlier-absences.ts'
import { endUploads } from '../files/end-uploads.ts'
import { fieldRulesOf } from '../rights/field-rules.ts'
import { holdingOf } from '../corrections/holding-of.ts'
import { formContext } from '../record/form-context.ts'
import { keepLosingVersion } from './kept-versions.ts'
import { missingMaterials } from '../files/materials.ts'
import { startVariables } from '../submit/submit-service.ts'
import { requireRoomOfForm } from '../files/upload-room.ts'

/** Begins an application: a draft of the item's version in force. Throws `not-found`, `forbidden`, `too-many-drafts`. */
export async function createDraft(ctx: Ctx, itemCode: string): Promise<CaseView> {
  const id = newId(ctx.now.getTime())
  await beginEmpty(ctx, itemCode, id)
  return buildCaseView(ctx, await getVisibleCase(ctx, id))
}

async function beginEmpty(ctx: Ctx, itemCode: string, id: string): Promise<void> {
  const { actor, db } = ctx
  const item = await getCurrentItem(db, itemCode)
  const data = emptyData(item.definition.form, await findApplicantUnit(db, applicantKey(actor)), actor)
  await beginDraft(ctx, item, { id, data })
}

/**
 * Saves an application under its id, as the call of specification §7.5 has it; an id of `getId` that nothing has yet begins the draft. Throws what `createDraft` and `saveDraft`
 * throw, `reapply-id-unknown` for an id of elsewhere, `reapply-id-taken` where it is of what is not the caller's, and `bad-request` where it is of another matter.
 */
export async function saveApplication(
  ctx: Ctx,
  input: { itemCode: string; id: string; baseRevision?: number; device?: string; data: FormData },
): Promise<{ id: string; revision: number; savedAt: string }> {
  const { id, itemCode, baseRevision = 0, device = '', data } = input
  const known = await findVisibleCase(ctx, id)
  if (known === undefined) {
    requireGivenId(ctx, id)
    await beginEmpty(ctx, itemCode, id)
  }
  if (known !== undefined && known.item_code !== (await getCurrentItem(ctx.db, itemCode)).definition.code)
    throw new AppError('bad-request', { params: { field: 'itemCode' }, field: 'itemCode' })
  return { id, ...(await saveDraft(ctx, { id, baseRevision, device, data })) }
}

/**
 * Saves the whole form of a draft, or the open fields of a correction. A base revision that is no longer the stored one is
 * refused with the stored version in the details; what was sent is kept as a version of its own, so neither is lost. Throws
 * `draft-conflict`, `bad-request`, `handed-in-already`, `not-your-turn`, and `upload-case-full` for more attached files than a case takes.
 */
export async function saveDraft(
  ctx: Ctx,
  input: { id: string; baseRevision: number; device: string; step?: string | undefined; data: FormData },
): Promise<{ revision: number; savedAt: string }> {
  const record = await getVisibleCase(ctx, input.id, { isLocked: true })
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const rights = await requireEditable(ctx, record)
  const shape = checkDraftShape(item.definition.form, input.data)
  const [fault] = shape
  if (fault !== undefined)
    throw new AppError('bad-request', { params: { field: fault.path || 'data' }, field: fault.path || 'data', problems: shape })
  const stored = await loadData(ctx.db, record.id)
  const next = restoreReadOnly(item.definition.form, stored, tidyData(item.definition.form, input.data), rights)
  if (record.revision !== input.baseRevision) {
    // the reply to an earlier save was lost: what is sent again is stored already
    if (isDeepStrictEqual(next, stored)) return { revision: record.revision, savedAt: record.updated_at.toISOString() }
    keepLosingVersion(ctx, record, input)
    const details = {
      stored: {
        revision: record.revision,
        savedAt: record.updated_at.toISOString(),
        device: record.saved_device,
        data: stripHidden(item.definition.form, stored, rights),
      },
    }
    throw new AppError('draft-conflict', { details })
  }
  await saveData(ctx.db, record.id, stored, next)
  await syncAttachments(ctx.db, record.id, item.definition.form, stored, next, ctx.actor.userId)
  const added = addedAttachment(item.definition.form, stored, next)
  if (added !== undefined) await requireRoomOfForm(ctx.db, record.id, item.definition, added)
  await ctx.db
    .updateTable('cases')
    .set({
      // what a correction calls the case counts once it is handed in
      ...(record.status === draftStatus && namesInForm(item.definition, record, next, ctx.actor.provinceCode)),
      revision: record.revision + 1,
      saved_device: input.device,
      ...(input.step !== undefined && { saved_step: input.step }),
      updated_at: ctx.now,
    })
    .where('id', '=', record.id)
    .execute()
  return { revision: record.revision + 1, savedAt: ctx.now.toISOString() }
}

/** The form of a case as far as somebody may fill it in now. */
export interface EditableForm {
  definition: FormDefinition
  data: FormData
  rights: Rights
}

/** The form of a draft, or of an open correction. Throws `not-found`, `handed-in-already`, `not-your-turn`. */
export async function getEditableForm(ctx: Ctx, caseId: string): Promise<EditableForm> {
  const record = await getVisibleCase(ctx, caseId)
  if (ctx.actor.kind === 'official') throw new AppError('not-your-turn')
  const rights = await requireEditable(ctx, record)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  return { definition: item.definition.form, data: await loadData(ctx.db, record.id), rights }
}

/** Rights of the applicant while something of the form is open: a draft, or a correction. Throws `handed-in-already`, `not-your-turn`. */
async function requireEditable(ctx: Ctx, record: CaseRecord) {
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const fieldRules = await fieldRulesOf(ctx.db, ctx.actor, record.item_code)
  if (record.status === draftStatus)
    return caseRights(item.definition, ctx.actor, { record, correctionPaths: null, taskRules: [], fieldRules })
  const correction = await findOpenCorrection(ctx.db, record.id)
  if (correction === undefined) throw await whyShut(ctx.db, record.id)
  return caseRights(item.definition, ctx.actor, { record, correctionPaths: correction.paths, taskRules: [], fieldRules })
}

/** Deletes a draft that was never submitted, with its uploads in parts. Throws `not-your-turn` for a case that was. */
export async function deleteDraft(ctx: Ctx, caseId: string): Promise<void> {
  const record = await getVisibleCase(ctx, caseId, { isLocked: true })
  if (record.status !== draftStatus || (await hasHistory(ctx.db, caseId))) throw new AppError('not-your-turn')
  await endUploads(ctx, record.id)
  await ctx.db.deleteFrom('cases').where('id', '=', record.id).execute()
}

/** Whether a draft was submitted before and withdrawn: what was done with it then is kept. */
async function hasHistory(db: Ctx['db'], caseId: string): Promise<boolean> {
  return (await db.selectFrom('case_events').select('id').where('case_id', '=', caseId).limit(1).execute()).length > 0
}

/** What stands between a draft (or a correction) and its submission. */
export async function checkDraft(ctx: Ctx, caseId: string): Promise<DraftCheck> {
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const stored = await loadData(ctx.db, record.id)
  const data = record.status === draftStatus ? tidyData(item.definition.form, stored) : stored
  const rules = await fieldRulesOf(ctx.db, ctx.actor, record.item_code)
  const [correction, applicantUnit] = await Promise.all([
    record.status === draftStatus ? undefined : findOpenCorrection(ctx.db, record.id),
    findApplicantUnit(ctx.db, record.applicant_key),
  ])
  const holding = correction && (await holdingOf(ctx.db, item, record, correction))
  const context = { ...(await formContext(ctx)), rules, applicantUnit, holding }
  const problems = [...validate(item.definition.form, data, context), ...(await findLongAbsences(ctx, record, item, data))].filter(
    (problem) => isAnswerable(problem, correction?.paths),
  )
  const missing = await missingMaterials(ctx.db, record.id, item.definition, data, 'applicant')
  return {
    problems: problems.map((problem) => ({ ...problem, message: problemText(problem, item.definition.form, 'zh_CN') })),
    missingMaterials: missing.map((material) => material.key),
    receiver: record.status === draftStatus && problems.length === 0 ? await receiverOf(ctx, record, item, data) : '',
  }
}

/** The body at whose step a draft would be once it is submitted as it is. */
async function receiverOf({ db, actor }: Ctx, record: CaseRecord, item: LoadedItem, stored: FormData): Promise<string> {
  const data = askedData(item.definition.form, stored)
  const { province_code, region_code } = readColumns(item.definition, data, { ownProvince: actor.provinceCode, filer: filerOf(record) })
  const variables = await startVariables(db, item, data, region_code)
  const { position } = advance(newInstance(record.id), { type: 'start', variables }, { from: item, to: item })
  const first = position.open[0]
  if (first === undefined) return ''
  return (await officeAt(db, first.settings.role, region_code)) ?? bodyOf(first.settings.role, { ...record, province_code })
}

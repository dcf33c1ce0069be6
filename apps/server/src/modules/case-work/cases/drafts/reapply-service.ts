import { draftStatus } from '@wenwu/core/codes/statuses'
import type { CaseView } from '@wenwu/core/cases/model'
import { afterRefusal } from '@wenwu/core/form/after-refusal'
import { withoutLetter } from '@wenwu/core/form/again'
import { moveData, withNewRows } from '@wenwu/core/form/move-data'
import { stripHidden } from '@wenwu/core/form/rights'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getCurrentItem, getItemVersion } from '../../items/index.ts'
import { beginDraft } from './begin-draft.ts'
import { requireGivenId } from './given-id.ts'
import { findVisibleCase, getVisibleCase, loadData } from '../record/case-repository.ts'
import { caseRights } from '../rights/case-rights.ts'
import { buildCaseView } from '../view/case-view.ts'
import { copyAttachments, copyMaterials, materialsWithoutPlace } from '../files/copy-files.ts'
import { fieldRulesOf } from '../rights/field-rules.ts'
import { formContext } from '../record/form-context.ts'
import { noteMove } from '../record/draft-move-repository.ts'
import { canReapply } from '../rights/may-reapply.ts'

/**
 * A new draft from a case that ended without approval, in the caller's transaction: a new id for the case and for each row, what the applicant may read of the form moved to
 * the item's version in force but for the letter it went up with, their files by reference, linked both ways. Of one case there is one: the same again gives it. `newId` is an id of `getId`.
 * Throws `not-found`, `reapply-not-ended`, `reapply-no-data` where the item is offered no more, `reapply-id-unknown`, `reapply-id-taken`, and what `beginDraft` throws.
 */
export async function reapplyCase(ctx: Ctx, input: { id: string; newId?: string }): Promise<CaseView> {
  return buildCaseView(ctx, await getVisibleCase(ctx, await beginAgain(ctx, input)))
}

/** As `reapplyCase`; gives the id of the draft. */
async function beginAgain(ctx: Ctx, input: { id: string; newId?: string }): Promise<string> {
  const { db, now, actor } = ctx
  // of two presses at once the second waits here, and then finds the draft of the first
  const old = await getVisibleCase(ctx, input.id, { isLocked: true })
  if (!canReapply(actor, old)) throw new AppError('reapply-not-ended')
  const known = await db.selectFrom('cases').select('id').where('reapplied_from', '=', old.id).executeTakeFirst()
  if (known !== undefined) {
    if (input.newId !== undefined && input.newId !== known.id) throw new AppError('reapply-id-taken', { details: { id: known.id } })
    return known.id
  }
  if (input.newId !== undefined) requireGivenId(ctx, input.newId)
  const id = input.newId ?? newId(now.getTime())
  const [current, before, stored, fieldRules, context] = await Promise.all([
    getCurrentItem(db, old.item_code).catch(() => {
      throw new AppError('reapply-no-data')
    }),
    getItemVersion(db, old.item_version_id),
    loadData(db, old.id),
    fieldRulesOf(db, actor, old.item_code),
    formContext(ctx),
  ])
  const { definition } = current
  const rights = caseRights(before.definition, actor, { record: old, correctionPaths: null, taskRules: [], fieldRules })
  const seen = stripHidden(before.definition.form, stored, rights)
  const moved = moveData(before.definition.form, definition.form, seen, { renamed: definition.renamed ?? {}, context })
  const renewed = withoutLetter(
    definition.form,
    withNewRows(definition.form, moved.data, () => newId(now.getTime())),
  )
  const data = old.conclusion === 'refused' ? afterRefusal(definition.form, renewed) : renewed
  const from = { id: old.id, item: before.definition }
  await beginDraft(ctx, current, { id, data, reappliedFrom: old.id })
  await copyMaterials(ctx, from, { id, item: definition })
  await copyAttachments(ctx, old.id, { id, form: definition.form, data })
  await noteMove(db, id, { changes: moved.changes, materials: await materialsWithoutPlace(ctx, from, definition) }, now)
  return id
}

/**
 * The own files of a case by reference in another draft of the caller, as the call of specification §7.5 has it; an id that nothing has yet begins the application made
 * again. What the draft has files of already is left alone. Throws `not-found` for a case that is not the caller's, `reapply-no-files` where the new one is no draft,
 * and what `reapplyCase` throws.
 */
export async function copyFilesOfCase(ctx: Ctx, input: { newId: string; oldId: string }): Promise<{ id: string; copied: number }> {
  const { db, actor } = ctx
  const old = await getVisibleCase(ctx, input.oldId)
  if (actor.kind === 'official') throw new AppError('not-found')
  const known = await findVisibleCase(ctx, input.newId, { isLocked: true })
  if (known === undefined) {
    const id = await beginAgain(ctx, { id: old.id, newId: input.newId })
    const { n } = await db
      .selectFrom('case_materials')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('case_id', '=', id)
      .executeTakeFirstOrThrow()
    return { id, copied: Number(n) }
  }
  if (known.status !== draftStatus) throw new AppError('reapply-no-files')
  const [from, to] = await Promise.all([getItemVersion(db, old.item_version_id), getItemVersion(db, known.item_version_id)])
  const copied = await copyMaterials(ctx, { id: old.id, item: from.definition }, { id: known.id, item: to.definition })
  ctx.setAuditObject({ type: 'case', id: known.id })
  return { id: known.id, copied }
}

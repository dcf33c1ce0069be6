import { draftStatus } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import { moveData } from '@wenwu/core/form/move-data'
import type { CaseView } from '@wenwu/core/cases/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getCurrentItem, getItemVersion } from '../../items/index.ts'
import { namesInForm } from '../record/case-columns.ts'
import { getVisibleCase, loadData, saveData } from '../record/case-repository.ts'
import { buildCaseView } from '../view/case-view.ts'
import { materialsWithoutPlace } from '../files/copy-files.ts'
import { formContext } from '../record/form-context.ts'
import { noteMove } from '../record/draft-move-repository.ts'

/** Notes that the applicant has read all of it. Throws `not-found`, `not-your-turn`. */
export async function noteMovesSeen(ctx: Ctx, caseId: string): Promise<void> {
  const record = await getVisibleCase(ctx, caseId)
  if (ctx.actor.kind === 'official' || record.status !== draftStatus) throw new AppError('not-your-turn')
  await ctx.db.updateTable('draft_moves').set({ seen_at: ctx.now }).where('case_id', '=', caseId).where('seen_at', 'is', null).execute()
}

/**
 * Moves a draft into the version of its item that is in force: what has a place there comes over, the rest is kept and told. Its revision goes on, so that a page that
 * still has the earlier form meets a conflict instead of writing over it. A draft of that version stays as it is. Throws `not-found`, `not-your-turn`.
 */
export async function moveDraft(ctx: Ctx, caseId: string): Promise<CaseView> {
  const { db, now, actor } = ctx
  const record = await getVisibleCase(ctx, caseId, { isLocked: true })
  if (actor.kind === 'official' || record.status !== draftStatus) throw new AppError('not-your-turn')
  const [current, before, stored] = await Promise.all([
    getCurrentItem(db, record.item_code),
    getItemVersion(db, record.item_version_id),
    loadData(db, caseId),
  ])
  if (current.versionId === record.item_version_id) return buildCaseView(ctx, record)
  const { definition } = current
  const { data, changes } = moveData(before.definition.form, definition.form, stored, {
    renamed: definition.renamed ?? {},
    context: await formContext(ctx),
  })
  const materials = await materialsWithoutPlace(ctx, { id: caseId, item: before.definition }, definition)
  await saveData(db, caseId, stored, data)
  await db
    .updateTable('cases')
    .set({
      ...namesInForm(definition, record, data, actor.provinceCode),
      item_version_id: current.versionId,
      item_name: JSON.stringify(definition.name),
      revision: record.revision + 1,
      updated_at: now,
    })
    .where('id', '=', caseId)
    .execute()
  await noteMove(db, caseId, { changes, materials }, now)
  ctx.setAuditObject({ type: 'case', id: caseId, details: { item: definition.code } })
  return buildCaseView(ctx, await getVisibleCase(ctx, caseId))
}

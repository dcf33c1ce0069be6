import type { LookInfo } from '@wenwu/core/cases/schemas'
import { evaluateCondition } from '@wenwu/core/form/condition-evaluate'
import { answersTo } from '@wenwu/core/item/resolve'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../../platform/http/context.ts'
import { findViewerItem, getItemVersion } from '../../items/index.ts'
import { getVisibleCase } from '../record/case-repository.ts'
import { rightsForBrowser } from '../rights/case-rights.ts'
import { loadSeenForm } from '../rights/seen-form.ts'

/**
 * What the viewer of specification §2.6 begins with. Without a code, and where the item of the case answers to it, the tree is the one the case began
 * with; another code gives the tree of its item, a code of no item that of the initiation of protection works. Throws `not-found`, also for
 * a case that is not the caller's.
 */
export async function beginLooking(ctx: Ctx, { itemCode, caseId }: { itemCode: string; caseId: string }): Promise<LookInfo> {
  if (!isId(caseId)) throw new AppError('not-found')
  const record = await getVisibleCase(ctx, caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const isOwn = itemCode.trim() === '' || answersTo(item.definition, itemCode)
  const [{ data, rights }, asked] = await Promise.all([
    loadSeenForm(ctx, record, item),
    isOwn ? undefined : findViewerItem(ctx.db, itemCode),
  ])
  const tree = asked ?? { versionId: item.id, definition: item.definition, isFallback: false }
  return {
    id: record.id,
    number: record.number,
    title: record.title,
    status: record.status,
    conclusion: record.conclusion,
    isLocal: record.is_local,
    itemCode: item.code,
    itemName: item.definition.name,
    itemVersionId: item.id,
    treeVersionId: tree.versionId,
    nodes: tree.definition.viewer.filter((node) => node.when === undefined || evaluateCondition(node.when, data)).map(({ key }) => key),
    isFallback: tree.isFallback,
    access: rightsForBrowser(item.definition.form, rights),
  }
}

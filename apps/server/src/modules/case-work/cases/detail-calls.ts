import { detailCalls } from '@wenwu/core/item/detail-calls'
import { fieldRights, stripHidden } from '@wenwu/core/form/rights'
import { getValue } from '@wenwu/core/form/paths'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import type { ExtraRoute } from '../../../platform/http/handlers.ts'
import { getItemVersion } from '../items/index.ts'
import { getVisibleCase } from './case-repository.ts'
import { caseRights } from './case-rights.ts'
import { fieldRulesOf } from './field-rules.ts'
import { listSeenFiles } from './materials.ts'
import { listOpenTasks, rulesOfTasks } from './open-tasks.ts'
import { loadSeenData } from './seen-data.ts'

/** Detail calls that the specification prints as GET; all others are POST. */
const readByGet = new Set(['getKgBascicInfo'])

/** One route per detail call of specification §7.3; all run `readDetail` with their own name fixed. */
export const detailRoutes: ExtraRoute[] = detailCalls.map((call) => ({
  endpoint: 'detail',
  method: readByGet.has(call) ? 'GET' : 'POST',
  path: `/api/${call}`,
  fixed: { call },
}))

/**
 * The data a detail call shows of a case: the sections that the item's viewer gives to that call, merged into one object, or
 * the rows of one sub-table. A call that the item does not use answers null, as an empty section would. Throws `not-found`.
 */
export async function readDetail(ctx: Ctx, input: { call: string; caseId: string }): Promise<unknown> {
  if (!isId(input.caseId)) throw new AppError('not-found')
  const record = await getVisibleCase(ctx, input.caseId)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const node = item.definition.viewer.find((each) => each.call === input.call)
  if (node === undefined) return null
  const [tasks, fieldRules] = await Promise.all([
    listOpenTasks(ctx.db, record, item, ctx.actor),
    fieldRulesOf(ctx.db, ctx.actor, record.item_code),
  ])
  const rights = caseRights(item.definition, ctx.actor, { record, correctionPaths: null, taskRules: rulesOfTasks(item, tasks), fieldRules })
  const data = stripHidden(item.definition.form, await loadSeenData(ctx.db, record, ctx.actor), rights)
  if (node.list !== undefined) {
    if (!fieldRights(node.list, rights).visible) return []
    return getValue(data, node.list) ?? []
  }
  const merged = Object.assign(
    {},
    ...node.sections.filter((section) => section !== 'materials').map((section) => data[section] ?? {}),
  ) as Record<string, unknown>
  if (!node.sections.includes('materials')) return merged
  const files = await listSeenFiles(ctx.db, record, item, ctx.actor)
  const names = new Map(item.definition.materials.map((material) => [material.key, material.name.zh_CN]))
  return files.map((file) => ({
    id: file.fileId,
    infotypename: names.get(file.materialKey) ?? file.materialKey,
    attachmenttitle: file.name,
    fileUrl: file.fileId,
    fileOrigName: file.name,
    filePath: file.fileId,
    size: file.size,
  }))
}

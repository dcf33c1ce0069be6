import { asksFor } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getCase } from '../../cases/index.ts'
import { findDocumentOfCase, suggestNumber } from '../../documents/index.ts'
import { getItemVersion, getTaskSettings } from '../../items/index.ts'
import { getOfferedTask, requireOpen } from '../situation/task-repository.ts'

/**
 * The next free number of the year for the reply that an open task of the caller issues. Nothing is reserved: of two who take the same one the
 * second is refused. Throws `not-found` for a task that issues nothing.
 */
export async function suggestTaskNumber(ctx: Ctx, taskId: string): Promise<{ number: string }> {
  const task = await getOfferedTask(ctx, taskId)
  await requireOpen(ctx, task)
  const record = await getCase(ctx.db, task.case_id)
  const item = await getItemVersion(ctx.db, record.item_version_id)
  const { actions } = getTaskSettings(item, task.step)
  const document = await findDocumentOfCase(ctx.db, record.id)
  if (document === undefined || !actions.some((action) => asksFor(action, 'document-number'))) throw new AppError('not-found')
  return { number: await suggestNumber(ctx.db, document.issuer, item.definition.category, Number(toShanghaiDate(ctx.now).slice(0, 4))) }
}

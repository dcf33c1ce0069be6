import type { CaseView } from '@wenwu/core/cases/model'
import { voidedStatus } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../platform/http/context.ts'
import { getItemVersion } from '../items/index.ts'
import { lockInstance } from '../process/index.ts'
import { actOnCase } from './act-on-case.ts'
import { partyOf } from './case-events.ts'
import { getVisibleCase } from './case-repository.ts'
import { findHolder, isHolder, isVoidable } from './case-holder.ts'
import { buildCaseView } from './case-view.ts'

/**
 * Voids an open case with a reason, by the authority that holds it: the process ends, every open task with it, status G999. Throws
 * `reason-required`, `not-your-turn`.
 */
export async function voidCase(ctx: Ctx, input: { id: string; reason?: string }): Promise<CaseView> {
  const { db, now, actor } = ctx
  const reason = tidyText(input.reason ?? '')
  const visible = await getVisibleCase(ctx, input.id)
  if (reason === '') throw new AppError('reason-required', { field: 'reason' })
  const instance = await lockInstance(db, visible.id)
  const record = await getVisibleCase(ctx, input.id)
  if (!isVoidable(actor, record) || !isHolder(actor, await findHolder(db, record.id))) throw new AppError('not-your-turn')
  const item = await getItemVersion(db, record.item_version_id)
  await actOnCase(db, {
    record,
    item,
    instance,
    command: { type: 'terminate', reason },
    event: { id: newId(now.getTime()), at: now, kind: 'voided', by: partyOf(actor, actor.roles[0] ?? ''), opinion: reason },
    services: ctx.services,
    status: voidedStatus,
  })
  ctx.setAuditObject({ type: 'case', id: record.id, details: { reason } })
  return buildCaseView(ctx, await getVisibleCase(ctx, record.id))
}

import { closedStatuses, draftStatus } from '@wenwu/core/codes/statuses'
import { AppError } from '@wenwu/core/kernel/errors'
import type { InstanceEnd } from '@wenwu/core/tasks/contract'
import type { Ctx } from '../../../../platform/http/context.ts'
import { getVisibleCase } from '../../cases/index.ts'
import { doVerb } from './verb-service.ts'

/** What stands in the history where the caller gives no reason: the call of the specification asks for none. */
const noReason = '申请人结束流程'

/**
 * Ends a process instance as the call of specification §7.5 has it: what has ended, or was never filed, stays as it is; its applicant withdraws an open one. Throws
 * `end-by-voiding` for an official, `not-found`, and what the verb refuses with.
 */
export async function endInstance(
  ctx: Ctx,
  { id, reason = '' }: { id: string; reason?: string },
): Promise<{ id: string; state: InstanceEnd }> {
  const { status } = await getVisibleCase(ctx, id)
  if (closedStatuses.has(status)) return { id, state: 'concluded' }
  if (status === draftStatus) return { id, state: 'draft' }
  if (ctx.actor.kind === 'official') throw new AppError('end-by-voiding')
  const view = await doVerb(ctx, { caseId: id, verb: 'withdraw', input: { reason: reason.trim() || noReason } })
  return { id, state: view.status === draftStatus ? 'draft' : 'withdrawn' }
}

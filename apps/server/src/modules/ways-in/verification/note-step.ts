import type { AuditDetails } from '@wenwu/core/audit/object-words'
import { maskMobile } from '@wenwu/core/kernel/masks'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { auditWriterOf } from '../../base/audit/index.ts'

/** The audit row of a step whose refusals stand in its reply, so that the mount writes none; the number is masked. */
export async function noteStep(
  db: Db,
  ctx: Ctx,
  step: { action: string; outcome: 'done' | 'denied'; mobile: string; details: AuditDetails },
): Promise<void> {
  await auditWriterOf(ctx.services.config.secret)(db, {
    at: ctx.now,
    requestId: ctx.requestId,
    actor: ctx.maybeActor,
    address: ctx.address,
    action: step.action,
    objectType: 'mobile',
    objectId: '',
    outcome: step.outcome,
    details: { mobile: maskMobile(step.mobile), ...step.details },
  })
}

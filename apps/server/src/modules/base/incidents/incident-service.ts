import { AppError } from '@wenwu/core/kernel/errors'
import { hasVisibleText, tidyText } from '@wenwu/core/kernel/text'
import type { Ctx } from '../../../platform/http/context.ts'
import { dropJob, retryJob } from '../../../platform/jobs/failed-jobs.ts'
import { findFailed, type Found } from './incident-list.ts'

/** Has a failed job run again, now. Throws `incident-gone` where it was done meanwhile, runs, or was given up. */
export async function retryIncident(ctx: Ctx, id: string): Promise<void> {
  const failed = await getFailed(ctx, id)
  if (!(await retryJob(ctx.db, id))) throw new AppError('incident-gone')
  noteOf(ctx, failed)
}

/**
 * Gives a failed job up. Throws `reason-required`, `incident-gone`, and `incident-holds-case` for the timer of a process that a case still waits for: without its job
 * nothing would ever move the case. It is run again, or a case administrator moves the case first, which ends the timer.
 */
export async function closeIncident(ctx: Ctx, { id, reason }: { id: string; reason: string }): Promise<void> {
  if (!hasVisibleText(reason)) throw new AppError('reason-required', { field: 'reason' })
  const { db, now, actor } = ctx
  const failed = await getFailed(ctx, id)
  const { incident, caseId } = failed
  if (failed.isAwaited) throw new AppError('incident-holds-case')
  if (!(await dropJob(db, id))) throw new AppError('incident-gone')
  await db
    .insertInto('closed_incidents')
    .values({
      job_id: id,
      task: incident.kind,
      case_id: caseId,
      error: incident.error,
      attempts: incident.attempts,
      failed_at: new Date(incident.failedAt),
      closed_by: actor.userId,
      closed_at: now,
      reason: tidyText(reason),
    })
    .execute()
  noteOf(ctx, failed, { reason: tidyText(reason) })
}

async function getFailed(ctx: Ctx, id: string): Promise<Found> {
  ctx.setAuditObject({ type: 'job', id })
  const failed = await findFailed(ctx.db, id)
  if (failed === undefined) throw new AppError('incident-gone')
  return failed
}

function noteOf(ctx: Ctx, { incident: { id, kind }, caseId }: Found, more: { reason?: string } = {}): void {
  ctx.setAuditObject({ type: 'job', id, details: { kind, ...(caseId !== null && { caseId }), ...more } })
}

import { AppError } from '@wenwu/core/kernel/errors'
import type { OwnSession } from '@wenwu/core/profile/model'
import type { Ctx } from '../../platform/http/context.ts'
import { endSessionById, endSessionsOf, listOpenSessions } from '../auth/index.ts'

/** One's own open sessions, the one in use first, then the last used. */
export async function listOwnSessions(ctx: Ctx): Promise<OwnSession[]> {
  const { userId, sessionId } = ctx.actor
  const sessions = await listOpenSessions(ctx.db, userId, ctx.now)
  return sessions
    .map(({ startedAt, lastUsedAt, ...same }) => ({ ...same, startedAt: startedAt.toISOString(), lastUsedAt: lastUsedAt.toISOString(), isCurrent: same.id === sessionId }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one of one's own sessions. Throws `not-found`, for another's too. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  ctx.setAuditObject({ type: 'session', id })
  if (!(await endSessionById(ctx.db, ctx.actor.userId, id, ctx.now))) throw new AppError('not-found')
}

/** Ends all of one's own sessions but the one in use. */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const { userId, sessionId } = ctx.actor
  const ended = await endSessionsOf(ctx.db, userId, { now: ctx.now, except: sessionId })
  ctx.setAuditObject({ type: 'user', id: userId, details: { ended } })
  return { ended }
}

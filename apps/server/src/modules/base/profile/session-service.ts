import { AppError } from '@wenwu/core/kernel/errors'
import type { OwnSession } from '@wenwu/core/profile/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { endRememberedSignIns, endSessionById, endSessionsOf, listOpenSessions } from '../../ways-in/auth/index.ts'

/** One's own open sessions, the one in use first, then the last used. */
export async function listOwnSessions(ctx: Ctx): Promise<OwnSession[]> {
  const { userId, sessionId } = ctx.actor
  const sessions = await listOpenSessions(ctx.db, userId, ctx.now)
  return sessions
    .map(({ startedAt, lastUsedAt, ...same }) => ({
      ...same,
      startedAt: startedAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      isCurrent: same.id === sessionId,
    }))
    .sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent))
}

/** Ends one of one's own sessions, and what any browser remembered: a session does not say which one it came from. Throws `not-found`, for another's too. */
export async function endOwnSession(ctx: Ctx, id: string): Promise<void> {
  ctx.setAuditObject({ type: 'session', id })
  if (!(await endSessionById(ctx.db, ctx.actor.userId, id, ctx.now))) throw new AppError('not-found')
  await endRememberedSignIns(ctx.db, ctx.actor.userId, ctx.now)
}

/** Ends all of one's own sessions but the one in use, and what any browser remembered. */
export async function endOtherSessions(ctx: Ctx): Promise<{ ended: number }> {
  const { userId, sessionId } = ctx.actor
  const ended = await endSessionsOf(ctx.db, userId, { now: ctx.now, except: sessionId })
  await endRememberedSignIns(ctx.db, userId, ctx.now)
  ctx.setAuditObject({ type: 'user', id: userId, details: { ended } })
  return { ended }
}

import { AppError } from '@wenwu/core/kernel/errors'
import { formatDateTime } from '@wenwu/core/kernel/date'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { auditWriterOf } from '../audit/index.ts'
import { checkNewPassword, endSessionsOf, openPassword, settleSuccess, storePassword } from '../../ways-in/auth/index.ts'
import { canSendMessages, queueMessage } from '../messages/index.ts'
import { proveOwnPassword } from './own-password.ts'

export interface PasswordChange {
  /** Whose, where the caller says so; must be the caller's own. */
  ids: readonly string[]
  /** Both as the wire carries them. */
  current: string
  next: string
}

/**
 * Changes one's own password. The current one is asked for (`proveOwnPassword`). Ends every other session and remembered device, and tells the phone. Throws `forbidden` (another's record),
 * `current-password-wrong` (with the tries left), `current-password-locked`, and what `openPassword` and `checkNewPassword` throw.
 */
export async function changePassword(ctx: Ctx, input: PasswordChange): Promise<{ ended: number }> {
  const { userId, username, sessionId } = ctx.actor
  if (input.ids.some((id) => id !== userId)) throw new AppError('forbidden')
  ctx.setAuditObject({ type: 'user', id: userId })
  const current = await openPassword(ctx, input.current, 'currentUserPwd')
  const next = await openPassword(ctx, input.next, 'newPassword')
  if (next.digest === current.digest) throw new AppError('password-unchanged', { field: 'newPassword' })
  await checkNewPassword(ctx, next, { username }, 'newPassword')
  return proveOwnPassword(ctx, current.digest, 'currentUserPwd', async (known, subjects) => {
    const hash = await ctx.services.passwords.hash(next.digest)
    return inTransaction(ctx.services.pool, async (db) => {
      await settleSuccess(db, subjects, ctx.now)
      await storePassword(db, { userId: known.id, hash, now: ctx.now })
      const ended = await endSessionsOf(db, known.id, { now: ctx.now, except: sessionId })
      await tellPhone(ctx, db)
      await auditWriterOf(ctx.services.config.secret)(db, {
        at: ctx.now,
        requestId: ctx.requestId,
        actor: ctx.actor,
        address: ctx.address,
        action: 'profile.changePassword',
        objectType: 'user',
        objectId: known.id,
        outcome: 'done',
        details: { ended },
      })
      return { ended }
    })
  })
}

async function tellPhone(ctx: Ctx, db: Ctx['db']): Promise<void> {
  const mobile = normaliseMobile(ctx.actor.mobile)
  if (mobile === undefined || !canSendMessages(ctx.services.config)) return
  await queueMessage(db, ctx.services, {
    mobile,
    template: 'own-password-changed',
    params: { time: formatDateTime(ctx.now).slice(0, 16) },
    locale: ctx.actor.locale,
    now: ctx.now,
  })
}

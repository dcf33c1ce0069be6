import { formatDateTime } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { clearSecondFactorAttempts, endSessionsOf, secondFactor } from '../../ways-in/auth/index.ts'
import { canSendMessages, queueMessage } from '../messages/index.ts'
import { takeUser } from './user-repository.ts'

/**
 * Takes away the second factor of somebody who has lost telephone and recovery codes. The lost telephone may be signed in, so sessions end;
 * the phone on record is told. Throws `own-account`, and `account-state` where there is none.
 */
export async function resetSecondFactor(ctx: Ctx, userId: string): Promise<void> {
  const user = await takeUser(ctx, userId, 'reset-second-factor')
  if (!(await secondFactor.remove(ctx, userId))) throw new AppError('account-state')
  // wrong codes of the lost telephone say nothing about the next one
  await clearSecondFactorAttempts(ctx.db, userId)
  const sessions = await endSessionsOf(ctx.db, userId, { now: ctx.now })
  const mobile = canSendMessages(ctx.services.config) ? normaliseMobile(user.mobile) : undefined
  if (mobile !== undefined)
    await queueMessage(ctx.db, ctx.services, {
      mobile,
      template: 'second-factor-reset',
      params: { time: formatDateTime(ctx.now).slice(0, 16) },
      locale: user.locale,
      now: ctx.now,
    })
  ctx.setAuditObject({ type: 'user', id: userId, details: { sessions } })
}

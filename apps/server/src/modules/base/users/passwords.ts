import { sql } from 'kysely'
import { formatDateTime } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import type { PasswordDelivery } from '@wenwu/core/users/model'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Ctx } from '../../../platform/http/context.ts'
import { digestOf, randomPassword } from '../accounts/index.ts'
import { endSessionsOf, storePassword, voidOneTimePasswords } from '../../ways-in/auth/index.ts'
import { canSendMessages, queueMessage, type NewMessage } from '../messages/index.ts'
import { takeUser } from './user-repository.ts'

/**
 * A new first password of an account that waits for its first approval, for whoever made it; earlier ones end. It is shown in the reply
 * and kept nowhere, so this call is never repeated from a kept reply: a lost one is asked for again.
 */
export async function issuePassword(ctx: Ctx, id: string): Promise<{ password: string }> {
  return give(ctx, () => takeUser(ctx, id, 'issue-password'))
}

/**
 * A one-time password in place of a forgotten one; the sessions of the account end and its phone is told. By `sms` the password goes to the
 * phone and no administrator sees it. Throws `administrator-password`, and `account-state` where there is no phone to send it to.
 */
export async function resetPassword(
  ctx: Ctx,
  { id, version, delivery = 'shown' }: { id: string; version: number; delivery?: PasswordDelivery | undefined },
): Promise<{ password: string | null }> {
  const { password } = await give(ctx, async (secret) => {
    const user = await takeUser(ctx, id, 'reset-password', version)
    const mobile = canSendMessages(ctx.services.config) ? normaliseMobile(user.mobile) : undefined
    if (delivery === 'sms' && mobile === undefined) throw new AppError('account-state')
    const shownTo = delivery === 'shown' ? ctx.actor.userId : null
    await sql`update users set version = version + 1, password_shown_to = coalesce(${shownTo}::uuid, password_shown_to) where id = ${id}`.execute(
      ctx.db,
    )
    await endSessionsOf(ctx.db, id, { now: ctx.now })
    await voidOneTimePasswords(ctx.db, id)
    if (mobile !== undefined) {
      const message: Pick<NewMessage, 'template' | 'params'> =
        delivery === 'sms'
          ? { template: 'one-time-password', params: { username: user.username, password: secret } }
          : { template: 'password-changed', params: { time: formatDateTime(ctx.now).slice(0, 16) } }
      await queueMessage(ctx.db, ctx.services, { mobile, locale: user.locale, now: ctx.now, ...message })
    }
    ctx.setAuditObject({ type: 'user', id, details: { delivery } })
    return user
  })
  return { password: delivery === 'sms' ? null : password }
}

/** Hashes before the connection is taken, then lets the account be taken and stores. */
async function give(ctx: Ctx, take: (password: string) => Promise<{ id: string }>): Promise<{ password: string }> {
  const password = randomPassword()
  const hash = await ctx.services.passwords.hash(digestOf(password))
  const user = await take(password)
  await storePassword(ctx.db, { userId: user.id, hash, now: ctx.now, mustChange: true })
  return { password }
}

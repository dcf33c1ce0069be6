import { AppError } from '@wenwu/core/kernel/errors'
import { formatDateTime } from '@wenwu/core/kernel/date'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { checkNewPassword, clearAttempts, endSessionsOf, openPassword, storePassword, voidOneTimePasswords } from '../auth/index.ts'
import { queueMessage } from '../../base/messages/index.ts'
import { findProvenReset, spendReset } from './reset-repository.ts'

/**
 * Last step of the forgotten password: sets the new one with an id whose phone was proven by this client, once. Ends every session of the
 * account, voids whatever else could let somebody in, opens a name that wrong passwords had locked (not an account that was disabled),
 * and tells the phone. Throws `reset-invalid` and what `openPassword` and `checkNewPassword` throw; the id stays good after those.
 */
export async function updatePassword(ctx: Ctx, input: { id: string; password: string }): Promise<void> {
  const reset = await inTransaction(ctx.services.pool, (db) => findProvenReset(db, ctx, input.id))
  if (reset === undefined) throw new AppError('reset-invalid', { field: 'id' })
  const { userId, username, usernameKey, passwordHash, mobile, locale } = reset
  ctx.setAuditObject({ type: 'user', id: userId, details: { username } })
  const opened = await openPassword(ctx, input.password)
  await checkNewPassword(ctx, opened, { username, passwordHash })
  const hash = await ctx.services.passwords.hash(opened.digest)
  if (!(await spendReset(ctx.db, ctx, input.id, userId))) throw new AppError('reset-invalid', { field: 'id' })
  await storePassword(ctx.db, { userId, hash, now: ctx.now })
  await endSessionsOf(ctx.db, userId, { now: ctx.now })
  await voidOneTimePasswords(ctx.db, userId)
  await clearAttempts(ctx.db, usernameKey)
  await queueMessage(ctx.db, ctx.services, {
    mobile,
    template: 'password-changed',
    params: { time: formatDateTime(ctx.now).slice(0, 16) },
    locale,
    now: ctx.now,
  })
}

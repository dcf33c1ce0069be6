import { AppError } from '@wenwu/core/kernel/errors'
import type { CurrentUser } from '@wenwu/core/auth/model'
import type { Ctx } from '../../platform/http/context.ts'
import { findUser, noteSignIn, usernameKey } from '../accounts/index.ts'
import { refusalOf } from './admit-user.ts'
import { clientKey, createSession, endSession, redeemTicket } from './session-repository.ts'

/** Exchanges the ticket of the Authorization header for a new session token. Throws `ticket-invalid`, `account-disabled`, `account-pending`. */
export async function createToken(ctx: Ctx, input: { username?: string | undefined }): Promise<{ token: string }> {
  const redeemed = ctx.credential === null ? undefined : await redeemTicket(ctx.db, ctx.credential, clientKey(ctx), ctx.now)
  const user = redeemed === undefined ? undefined : await findUser(ctx.db, redeemed.userId)
  if (redeemed === undefined || user === undefined) throw new AppError('ticket-invalid')
  ctx.setAuditObject({ type: 'user', id: user.id, details: { username: user.username } })
  // the login payload may be repeated here (specification §7.1); it must then speak of the same account
  if (input.username !== undefined && input.username !== '' && usernameKey(input.username) !== usernameKey(user.username))
    throw new AppError('ticket-invalid')
  const refusal = refusalOf(user, undefined)
  if (refusal !== undefined) throw refusal
  await noteSignIn(ctx.db, user.id, ctx.now)
  return { token: await createSession(ctx.db, user.id, redeemed.method, ctx, ctx.now) }
}

/** The signed-in person; everything was read with the session. */
export function currentUser(ctx: Ctx): Promise<CurrentUser> {
  const { userId, username, name, kind, mobile, email, organizationId, organizationName, provinceCode, roles, permissions } = ctx.actor
  return Promise.resolve({
    id: userId,
    username,
    name,
    kind,
    isLocked: false,
    mobile,
    email,
    organizationId,
    organizationName,
    provinceCode,
    roles,
    permissions,
  })
}

/** Ends the caller's session on the server. A session that is over already is no error; a call without the header is (`signed-out`). */
export async function signOut(ctx: Ctx): Promise<void> {
  if (ctx.credential === null) throw new AppError('signed-out')
  const userId = await endSession(ctx.db, ctx.credential, ctx.now)
  if (userId !== undefined) ctx.setAuditObject({ type: 'user', id: userId })
}

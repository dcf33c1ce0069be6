import { AppError } from '@wenwu/core/kernel/errors'
import type { PasswordState, SignedInUser, TokenRequest } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { findUser, noteSignIn, usernameKey } from '../../base/accounts/index.ts'
import { refusalOf } from './admit-user.ts'
import { provenDevice } from './device/device-proof.ts'
import { noteDevice } from './device/known-devices.ts'
import { remember } from './device/remembered.ts'
import { noteAddress } from './known-addresses.ts'
import { requireSecondFactor } from './second-factor/due.ts'
import { proveSecondFactor } from './second-factor/prove-second-factor.ts'
import { clientKey, createSession, endSession, redeemTicket } from './session-repository.ts'
import { peekTicket } from './ticket-challenge.ts'

/**
 * Exchanges the ticket of the Authorization header for a new session token, whatever the way in was: second factor where one is due,
 * then network and browser become known and, where that was asked for, remembered. A refusal leaves the ticket as it was.
 * Throws `ticket-invalid`, `account-disabled`, `account-pending`, `second-factor-required`, `second-factor-enrolment-required`,
 * `wrong-second-factor`, `second-factor-locked`.
 */
export async function createToken(ctx: Ctx, input: TokenRequest): Promise<{ token: string; rememberedUntil?: string }> {
  const hasCode = input.totp !== undefined && input.totp !== ''
  if (hasCode) await proveCodeOfTicket(ctx, input.totp ?? '')
  const redeemed = ctx.credential === null ? undefined : await redeemTicket(ctx.db, ctx.credential, clientKey(ctx), ctx.now)
  const user = redeemed === undefined ? undefined : await findUser(ctx.db, redeemed.userId)
  if (redeemed === undefined || user === undefined) throw new AppError('ticket-invalid')
  ctx.setAuditObject({ type: 'user', id: user.id, details: { username: user.username } })
  // the login payload may be repeated here (specification §7.1); it must then speak of the same account
  if (input.username !== undefined && input.username !== '' && usernameKey(input.username) !== usernameKey(user.username))
    throw new AppError('ticket-invalid')
  const refusal = refusalOf(user, undefined)
  if (refusal !== undefined) throw refusal
  await requireSecondFactor(ctx, user, redeemed, hasCode)
  await noteSignIn(ctx.db, user.id, ctx.now)
  const token = await createSession(ctx.db, user.id, redeemed.method, ctx, ctx.now)
  await noteAddress(ctx.db, user.id, ctx.address, ctx.now)
  const deviceKey = await provenDevice(ctx, ctx.db, 'token')
  if (deviceKey !== undefined) await noteDevice(ctx.db, user.id, deviceKey, ctx.now)
  const until = input.isRemembered === true ? await remember(ctx, user, redeemed.method, deviceKey) : undefined
  return { token, ...(until !== undefined && { rememberedUntil: until.toISOString() }) }
}

/** The code belongs to the account of the ticket; it is counted and used up before the ticket is. */
async function proveCodeOfTicket(ctx: Ctx, code: string): Promise<void> {
  const { credential, services } = ctx
  const found =
    credential === null ? undefined : await inTransaction(services.pool, (db) => peekTicket(db, credential, clientKey(ctx), ctx.now))
  if (found === undefined) throw new AppError('ticket-invalid')
  await proveSecondFactor(ctx, found.userId, code)
}

/** The signed-in person; everything was read with the session. */
export function currentUser(ctx: Ctx): Promise<SignedInUser> {
  const { userId, username, name, kind, mobile, email, locale, organizationId, organizationName, provinceCode, roles, permissions } =
    ctx.actor
  return Promise.resolve({
    id: userId,
    username,
    name,
    kind,
    isLocked: false,
    mobile,
    email,
    locale,
    organizationId,
    organizationName,
    provinceCode,
    roles,
    permissions,
    passwordState: passwordState(ctx),
    copyKey: deriveKey(ctx.services.config.secret, `local-copies ${userId}`).toString('base64'),
  })
}

function passwordState({ actor, now, services }: Ctx): PasswordState {
  if (actor.mustChangePassword) return 'must-change'
  const days = services.config.passwordNoticeDays
  return days > 0 && now.getTime() - actor.passwordChangedAt.getTime() >= days * 86_400_000 ? 'old' : 'fine'
}

/** Ends the caller's session on the server. A session that is over already is no error; a call without the header is (`signed-out`). */
export async function signOut(ctx: Ctx): Promise<void> {
  if (ctx.credential === null) throw new AppError('signed-out')
  const userId = await endSession(ctx.db, ctx.credential, ctx.now)
  if (userId !== undefined) ctx.setAuditObject({ type: 'user', id: userId })
}

import { timingSafeEqual } from 'node:crypto'
import { newId } from '@wenwu/core/kernel/id'
import { AppError } from '@wenwu/core/kernel/errors'
import type { SignInMethod, UserKind } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../../platform/http/context.ts'
import { findUser, type Account } from '../../../base/accounts/index.ts'
import { admitUser, refusalOf } from '../admit-user.ts'
import { hashOfSecret } from '../secret-token.ts'
import { provenDevice } from './device-proof.ts'
import { clearRememberCookie, readRememberCookie, rememberDays, sendRememberCookie } from './remember-cookie.ts'
import { addRemembered, findRemembered, markUsed, revokeFamily, type RememberedRow } from './remembered-repository.ts'

/** Ways in that a person proves by hand; only after these a browser may be remembered. */
const rememberable: readonly SignInMethod[] = ['password', 'sms']

/**
 * Remembers this browser for fourteen days and sends the cookie; until when, or undefined where that is not for this account (officials
 * unless WENWU_REMEMBER_OFFICIALS) or this way in. `deviceKey` is the browser's proven key.
 */
export async function remember(
  ctx: Ctx,
  user: Pick<Account, 'id' | 'kind'>,
  method: SignInMethod,
  deviceKey: Buffer | undefined,
): Promise<Date | undefined> {
  if (deviceKey === undefined || !rememberable.includes(method) || !isRemembered(ctx, user.kind)) return undefined
  const expiresAt = new Date(ctx.now.getTime() + rememberDays * 86_400_000)
  const row = { familyId: newId(ctx.now.getTime()), userId: user.id, deviceKey, expiresAt }
  sendRememberCookie(ctx, await addRemembered(ctx.db, row, ctx.now), expiresAt)
  return expiresAt
}

function isRemembered(ctx: Ctx, kind: UserKind): boolean {
  return kind !== 'official' || ctx.services.config.rememberOfficials
}

/**
 * The way in of a remembered browser: cookie and signature of its key. The cookie is rotated; one that was used before, or comes with
 * another browser's key, ends its whole family. It ends fourteen days after the password was typed, however often it is used.
 * Throws `remembered-invalid`, `wrong-entrance`, `account-disabled`, `account-pending`.
 */
export async function enterRemembered(ctx: Ctx, kind: UserKind): Promise<{ ticket: string; rememberedUntil: string }> {
  const cookie = readRememberCookie(ctx)
  const deviceKey = await provenDevice(ctx, ctx.db, 'remembered')
  if (cookie === undefined || deviceKey === undefined) throw new AppError('remembered-invalid')
  const row = await findRemembered(ctx.db, cookie.selector)
  if (row === undefined || !timingSafeEqual(hashOfSecret(cookie.validator), row.validatorHash)) throw refused(ctx)
  ctx.setAuditObject({ type: 'user', id: row.userId })
  if (row.usedAt !== null || !row.deviceKey.equals(deviceKey)) throw stolen(ctx, row)
  const user = await findUser(ctx.db, row.userId)
  if (row.revokedAt !== null || row.expiresAt <= ctx.now || user === undefined || !isRemembered(ctx, user.kind)) throw refused(ctx)
  // what the person may still not do leaves the cookie as it is: it was not its fault
  const refusal = refusalOf(user, kind)
  if (refusal !== undefined) throw refusal
  await markUsed(ctx.db, cookie.selector, ctx.now)
  const next = await addRemembered(ctx.db, row, ctx.now)
  const { ticket } = await admitUser(ctx.db, ctx, user.id, { method: 'remembered', kind })
  sendRememberCookie(ctx, next, row.expiresAt)
  return { ticket, rememberedUntil: row.expiresAt.toISOString() }
}

function refused(ctx: Ctx): AppError {
  clearRememberCookie(ctx)
  return new AppError('remembered-invalid')
}

/** An old cookie, or the cookie of another browser: somebody has a copy, so nobody may use this family any more. */
function stolen(ctx: Ctx, row: RememberedRow): AppError {
  ctx.afterRefusal((db) => revokeFamily(db, row.familyId, ctx.now))
  return refused(ctx)
}

/** Ends what this browser's cookie remembers. A cookie that is none is no error. */
export async function forgetRemembered(ctx: Ctx): Promise<void> {
  const cookie = readRememberCookie(ctx)
  clearRememberCookie(ctx)
  if (cookie === undefined) return
  const row = await findRemembered(ctx.db, cookie.selector)
  if (row === undefined || !timingSafeEqual(hashOfSecret(cookie.validator), row.validatorHash)) return
  ctx.setAuditObject({ type: 'user', id: row.userId })
  await revokeFamily(ctx.db, row.familyId, ctx.now)
}

import { createHash } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { usernameKey } from '../../base/accounts/index.ts'
import { admitUser, login } from '../auth/index.ts'
import { findKindByName } from './find-account.ts'
import { isTransitCode, redeemCode } from './transit-code.ts'

/**
 * The way in of /loginTransit: user name and base64 of a one-time code, or of a password where WENWU_TRANSIT_LEGACY_PASSWORD allows it;
 * a password is counted and checked as on the sign-in page. Throws `transit-invalid`, `account-disabled`, `account-pending`, and with a
 * password what `login` throws.
 */
export async function enterByTransit(ctx: Ctx, input: { username: string; password: string }): Promise<{ ticket: string }> {
  const key = usernameKey(input.username)
  const secret = decode(input.password)
  if (key === '' || secret === undefined) throw new AppError('transit-invalid')
  return isTransitCode(secret) ? enterByCode(ctx, key, secret) : enterByPassword(ctx, input.username, secret)
}

function enterByCode(ctx: Ctx, key: string, code: string): Promise<{ ticket: string }> {
  return inTransaction(ctx.services.pool, async (db) => {
    const redeemed = await redeemCode(db, code, key, ctx.now)
    if (redeemed === undefined) throw new AppError('transit-invalid')
    const { ticket } = await admitUser(db, ctx, redeemed.userId, { method: 'transit' })
    return { ticket }
  })
}

async function enterByPassword(ctx: Ctx, username: string, password: string): Promise<{ ticket: string }> {
  if (!ctx.services.config.transitLegacyPassword) throw new AppError('transit-invalid')
  const kind = await inTransaction(ctx.services.pool, (db) => findKindByName(db, username))
  const passwordDigest = createHash('md5').update(password, 'utf8').digest('hex')
  const { ticket } = await login(ctx, { username, passwordDigest, kind, isRemembered: false }, 'transit')
  return { ticket }
}

/** Base64 or base64url of a UTF-8 text; a plus sign that an address turned into a blank is one again. */
function decode(text: string): string | undefined {
  const base64 = text.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '')
  if (!/^[A-Za-z0-9+/]+$/.test(base64)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(base64, 'base64'))
  } catch {
    return undefined
  }
}

import { createHash } from 'node:crypto'
import type { Credentials } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { admitUser } from './admit-user.ts'
import { redeemOneTimePassword } from './one-time-password.ts'

/**
 * A login with a one-time password in the place of the password. It has 256 random bits, so it is looked up before any try is counted: a
 * name that somebody else's guesses have locked does not keep its owner out. Undefined where it is not right: it then counts as a wrong
 * password. Throws `wrong-entrance`, `account-disabled`, `account-pending`; the secret stays good then.
 */
export function loginOnce(ctx: Ctx, usernameKey: string, credentials: Credentials): Promise<{ ticket: string; data: string } | undefined> {
  return inTransaction(ctx.services.pool, async (db) => {
    const redeemed = await redeemOneTimePassword(db, ctx, usernameKey, credentials.passwordDigest)
    if (redeemed === undefined) return undefined
    const { ticket, username } = await admitUser(db, ctx, redeemed.userId, { method: redeemed.method, kind: credentials.kind })
    return { ticket, data: username }
  })
}

/** What stands for a wrong one-time password where a digest is expected: the digest of no password anybody has. */
export function digestOfNothing(wire: string): string {
  return createHash('sha256').update(wire).digest('hex').slice(0, 32)
}

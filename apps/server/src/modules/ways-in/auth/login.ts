import { AppError } from '@wenwu/core/kernel/errors'
import type { Credentials, SignInMethod } from '@wenwu/core/auth/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { usernameKey } from '../../base/accounts/index.ts'
import { admitUser, refusalOf } from './admit-user.ts'
import { settleSuccess, subjectsOf, type AttemptSubjects } from './attempt-repository.ts'
import { sourcesOf } from './counted-sources.ts'
import { digestOfNothing, loginOnce } from './login-once.ts'
import { isOneTimePassword } from './one-time-password.ts'
import { openPassword } from './open-password.ts'
import { provePassword, type Known } from './prove-password.ts'
import { requireSlide } from './slide-check.ts'

/**
 * Checks name and password and gives a ticket. A try is reserved before the password is hashed, so parallel guesses cannot
 * overshoot; names that do not exist are counted, hashed and answered like those that do. No connection is held while hashing. A one-time
 * password (phone sign-in, transit) is taken in the place of the password; a wrong one counts as a wrong password.
 * Throws `bad-request`, `slider-required`, `wrong-password` (with the tries left), `account-locked-out`, `too-many-requests`, and only
 * after the right password `wrong-entrance`, `account-disabled` and `account-pending`. `method` is what the login log says.
 */
export async function login(
  ctx: Ctx,
  credentials: Credentials,
  method: SignInMethod = 'password',
): Promise<{ ticket: string; data: string }> {
  const key = usernameKey(credentials.username)
  if (key === '') throw wrongField('username')
  ctx.setAuditObject({ type: 'user', id: '', details: { username: veiled(key) } })
  const isOnce = isOneTimePassword(credentials.passwordDigest)
  const admitted = isOnce ? await loginOnce(ctx, key, credentials) : undefined
  if (admitted !== undefined) return admitted
  const digest = isOnce ? digestOfNothing(credentials.passwordDigest) : (await openPassword(ctx, credentials.passwordDigest)).digest
  await requireSlide(ctx, subjectsOf(key, ctx.address, ctx.now))
  const subjects = await sourcesOf(ctx, key)
  return provePassword(ctx, key, digest, subjects, (known) =>
    admit(ctx, known, { ...credentials, passwordDigest: digest }, subjects, method),
  )
}

function wrongField(field: string): AppError {
  return new AppError('bad-request', { params: { field }, field })
}

/** People type passwords into the name field: of a name that is not known the audit row shows only the first letters. */
function veiled(key: string): string {
  return `${key.slice(0, 2)}…(${key.length})`
}

/** After the right password: entrance and lock of the account, then ticket, audit row, cleared count and a hash at today's cost in one transaction. */
async function admit(
  ctx: Ctx,
  known: Known,
  credentials: Credentials,
  subjects: AttemptSubjects,
  method: SignInMethod,
): Promise<{ ticket: string; data: string }> {
  const { passwords } = ctx.services
  const refusal = refusalOf(known, credentials.kind)
  const newHash =
    refusal === undefined && passwords.needsRehash(known.passwordHash) ? await passwords.hash(credentials.passwordDigest) : undefined
  const ticket = await inTransaction(ctx.services.pool, async (db) => {
    await settleSuccess(db, subjects, ctx.now)
    if (refusal !== undefined) return ''
    if (newHash !== undefined)
      await db
        .updateTable('users')
        .set({ password_hash: newHash })
        .where('id', '=', known.id)
        .where('password_hash', '=', known.passwordHash)
        .execute()
    return (await admitUser(db, ctx, known.id, { method, kind: credentials.kind })).ticket
  })
  if (refusal !== undefined) throw refusal
  return { ticket, data: known.username }
}

import { AppError } from '@wenwu/core/kernel/errors'
import { passwordProblem } from '@wenwu/core/auth/password-rule'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { isCommonPassword, isMadeOfName } from '../../../platform/passwords/common-passwords.ts'
import { usernameKey } from '../../base/accounts/index.ts'
import type { OpenedPassword } from './open-password.ts'

/** Of a name shorter than this a password may hold the letters by chance. */
const shortestName = 3

/** What a new password is held against. */
export interface PasswordOwner {
  username: string
  /** The stored text of the password in force; left out where there is none. */
  passwordHash?: string
}

/**
 * Holds a new password to the rules: composition where the password itself is known (specification §5; nobody can see it in an MD5), not
 * among the common ones, without the user name, not the one in force. `field` is the field of the request the error belongs to.
 * Hashes once where there is a password in force, so no connection should be held. Throws `password-rule`, `password-common`,
 * `password-own-name`, `password-unchanged`, `busy`.
 */
export async function checkNewPassword(
  ctx: Pick<Ctx, 'services'>,
  opened: OpenedPassword,
  owner: PasswordOwner,
  field = 'password',
): Promise<void> {
  const { digest, plain } = opened
  const name = usernameKey(owner.username)
  if (plain !== undefined && passwordProblem(plain) !== undefined) throw new AppError('password-rule', { field })
  if (name.length >= shortestName && (plain?.toLowerCase().includes(name) ?? isMadeOfName(digest, name)))
    throw new AppError('password-own-name', { field })
  if (await isCommonPassword(digest)) throw new AppError('password-common', { field })
  if (owner.passwordHash !== undefined && (await ctx.services.passwords.verify(digest, owner.passwordHash)))
    throw new AppError('password-unchanged', { field })
}

export interface StoredPassword {
  userId: string
  /** What `services.passwords.hash` gave. */
  hash: string
  now: Date
  /** The person must choose another one at the next sign-in (after a reset by an administrator). */
  mustChange?: boolean
}

/** Puts a new password in force. Whoever calls this also ends the sessions of the account (`endSessionsOf`). */
export async function storePassword(db: Db, password: StoredPassword): Promise<void> {
  await db
    .updateTable('users')
    .set({ password_hash: password.hash, password_changed_at: password.now, must_change_password: password.mustChange ?? false })
    .where('id', '=', password.userId)
    .execute()
}

import { AppError } from '@wenwu/core/kernel/errors'
import { isAdministratorRole } from '@wenwu/core/auth/permissions'
import { refusalOfRoles } from '@wenwu/core/users/abilities'
import type { AccountView } from '@wenwu/core/users/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { lockByAdministrator, unlockByAdministrator, usernameKey } from '../accounts/index.ts'
import { clearAttempts, clearSecondFactorAttempts, endSessionsOf, voidOneTimePasswords } from '../../ways-in/auth/index.ts'
import { releaseStrandedClaims } from '../../case-work/tasks/index.ts'
import { clearCodes } from '../../ways-in/verification/index.ts'
import { endWaysOfOthers } from './end-ways-of-others.ts'
import { getUser, requireReason, takeUser } from './user-repository.ts'
import type { StoredUser } from './user-row.ts'

export interface Versioned {
  id: string
  version: number
}

/** Lets a waiting account in. Throws `same-person` for whoever proposed it; the database holds that by itself. */
export async function approveUser(ctx: Ctx, { id, version }: Versioned): Promise<AccountView> {
  await takeUser(ctx, id, 'approve', version)
  await set(ctx, id, { status: 'active', approved_by: ctx.actor.userId, approved_at: ctx.now })
  return getUser(ctx, id)
}

/** Sends a waiting account back to the system administrators with a reason. */
export async function refuseUser(ctx: Ctx, { id, version, reason }: Versioned & { reason: string }): Promise<AccountView> {
  const text = requireReason(reason)
  await takeUser(ctx, id, 'refuse', version)
  await set(ctx, id, { refusal_reason: text })
  ctx.setAuditObject({ type: 'user', id, details: { reason: text } })
  return getUser(ctx, id)
}

/** Locks an account; its sessions end at once, and the tasks it had claimed go back to its office. Throws `last-administrator`. */
export async function lockUser(ctx: Ctx, { id, version, reason }: Versioned & { reason: string }): Promise<AccountView> {
  const text = requireReason(reason)
  await takeUser(ctx, id, 'lock', version)
  await lockByAdministrator(ctx.db, { userId: id, by: ctx.actor.userId, now: ctx.now, reason: text })
  const sessions = await endSessionsOf(ctx.db, id, { now: ctx.now })
  await voidOneTimePasswords(ctx.db, id)
  const claims = await releaseStrandedClaims(ctx, [id])
  ctx.setAuditObject({ type: 'user', id, details: { reason: text, sessions, ...(claims > 0 && { claims }) } })
  return getUser(ctx, id)
}

/** Ends an administrator's lock; the account stays out where its entity has disabled it as its operator. */
export async function unlockUser(ctx: Ctx, { id, version }: Versioned): Promise<AccountView> {
  await takeUser(ctx, id, 'unlock', version)
  await unlockByAdministrator(ctx.db, id)
  return getUser(ctx, id)
}

/**
 * The roles an account holds from now on; they count from its next call, and tasks it had claimed by a role it loses go back to their office. Throws `administrator-role-exclusive`, `role-not-for-kind`,
 * `last-administrator`, and what `requireOwnPassword` says: a person who knows an account's password must not become an administrator with it.
 */
export async function setRoles(ctx: Ctx, { id, version, roleIds }: Versioned & { roleIds: string[] }): Promise<AccountView> {
  const user = await takeUser(ctx, id, 'grant', version)
  const wanted =
    roleIds.length === 0
      ? []
      : await ctx.db.selectFrom('roles').select(['id', 'code', 'is_built_in as isBuiltIn']).where('id', 'in', roleIds).execute()
  if (wanted.length !== new Set(roleIds).size) throw new AppError('bad-request', { params: { field: 'roleIds' }, field: 'roleIds' })
  const refusal = refusalOfRoles(user.kind, wanted)
  if (refusal !== undefined) throw new AppError(refusal, { field: 'roleIds' })
  const granted = wanted.filter((role) => !user.roles.some((held) => held.id === role.id))
  const revoked = user.roles.filter((held) => !wanted.some((role) => role.id === held.id))
  if (user.is_last_administrator && revoked.some((role) => isAdministratorRole(role.code))) throw new AppError('last-administrator')
  if (granted.some((role) => isAdministratorRole(role.code))) await requireOwnPassword(ctx, user)
  const ids = revoked.map((role) => role.id)
  if (ids.length > 0) await ctx.db.deleteFrom('user_roles').where('user_id', '=', id).where('role_id', 'in', ids).execute()
  if (granted.length > 0)
    await ctx.db
      .insertInto('user_roles')
      .values(granted.map((role) => ({ user_id: id, role_id: role.id })))
      .execute()
  if (granted.some((role) => isAdministratorRole(role.code))) await endWaysOfOthers(ctx, id)
  if (granted.length + revoked.length > 0) await set(ctx, id, {})
  const claims = revoked.length === 0 ? 0 : await releaseStrandedClaims(ctx, [id])
  ctx.setAuditObject({
    type: 'user',
    id,
    details: { granted: granted.map((role) => role.code), revoked: revoked.map((role) => role.code), ...(claims > 0 && { claims }) },
  })
  return getUser(ctx, id)
}

/**
 * Throws unless the password of an account that is to be an administrator's is its holder's alone: `first-password-unchanged`, and
 * `password-shown` where this person has reset it and was shown the new one, even if it was changed since – they could have done that.
 */
async function requireOwnPassword(ctx: Ctx, user: StoredUser): Promise<void> {
  if (user.must_change_password) throw new AppError('first-password-unchanged', { field: 'roleIds' })
  const seen = await ctx.db.selectFrom('users').select('password_shown_to').where('id', '=', user.id).executeTakeFirstOrThrow()
  if (seen.password_shown_to === ctx.actor.userId) throw new AppError('password-shown', { field: 'roleIds' })
}

/**
 * Ends every lock-out of an account that wrong tries have made: of its password from whatever source, of its second factor, and of the
 * codes to its phone. Tries that are under way keep their places. Throws `account-state` where none stands.
 */
export async function clearLockOut(ctx: Ctx, id: string): Promise<AccountView> {
  const user = await takeUser(ctx, id, 'clear-lock-out')
  await clearAttempts(ctx.db, usernameKey(user.username))
  await clearSecondFactorAttempts(ctx.db, id)
  await clearCodes(ctx, user.mobile)
  return getUser(ctx, id)
}

type Columns = Partial<{
  status: 'active'
  approved_by: string
  approved_at: Date
  refusal_reason: string
}>

async function set(ctx: Ctx, id: string, columns: Columns): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set((eb) => ({ ...columns, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

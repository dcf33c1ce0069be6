import { formatDateTime } from '@wenwu/core/kernel/date'
import { AppError, type FieldProblem } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { refusalOfRoles } from '@wenwu/core/users/abilities'
import { checkAccountInput, tidyAccount } from '@wenwu/core/users/check-input'
import { reviewedFields, type AccountChange, type AccountInput, type AccountView } from '@wenwu/core/users/model'
import { normaliseMobile } from '@wenwu/core/verification/mobile'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { usernameKey } from '../accounts/index.ts'
import { endSessionsOf } from '../../ways-in/auth/index.ts'
import { canSendMessages, queueMessage } from '../messages/index.ts'
import { requireActiveOrganization } from '../organizations/index.ts'
import { releaseStrandedClaims } from '../../case-work/tasks/index.ts'
import { getUser, takeUser } from './user-repository.ts'
import type { StoredUser } from './user-row.ts'

/** Makes an account that waits for approval; it has no password until one is issued. Throws `form-invalid`, `username-taken`. */
export async function createUser(ctx: Ctx, given: AccountInput): Promise<{ id: string }> {
  const input = tidyAccount(given)
  refuseProblems(checkAccountInput(input))
  if (input.organizationId !== null) await requireActiveOrganization(ctx.db, input.organizationId)
  const id = newId(ctx.now.getTime())
  const made = await ctx.db
    .insertInto('users')
    .values({
      id,
      username: input.username,
      username_key: usernameKey(input.username),
      kind: input.kind,
      family_name: input.familyName,
      name: input.name,
      mobile: input.mobile,
      email: input.email,
      organization_id: input.organizationId,
      expert_field: input.expertField || null,
      password_hash: ctx.services.passwords.unusable(),
      is_locked: false,
      status: 'pending',
      must_change_password: true,
      password_changed_at: ctx.now,
      proposed_by: ctx.actor.userId,
      created_at: ctx.now,
    })
    .onConflict((conflict) => conflict.column('username_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  ctx.setAuditObject({ type: 'user', id, details: { username: input.username } })
  if (made === undefined) throw new AppError('username-taken', { params: { username: input.username }, field: 'username' })
  return { id }
}

/**
 * Changes what is given. Whoever changes a waiting account proposes it again. Kind, organisation or mobile of an approved one make it wait
 * again, end its sessions and give back what it had claimed: its rights, or the way to its password, follow from them. Throws `form-invalid`, `conflict`, `last-administrator`.
 */
export async function updateUser(ctx: Ctx, command: { id: string; version: number; change: AccountChange }): Promise<AccountView> {
  const change = tidyAccount(command.change)
  refuseProblems(checkAccountInput(change))
  const user = await takeUser(ctx, command.id, 'edit', command.version)
  const stored = await ctx.db.selectFrom('users').select('expert_field').where('id', '=', user.id).executeTakeFirstOrThrow()
  const fields = changedFields({ ...user, expert_field: stored.expert_field }, change)
  if (fields.length === 0) return getUser(ctx, user.id)
  if (fields.includes('organizationId') && change.organizationId) await requireActiveOrganization(ctx.db, change.organizationId)
  const roleRefusal = change.kind === undefined ? undefined : refusalOfRoles(change.kind, await builtInRolesOf(ctx.db, user))
  if (roleRefusal !== undefined) throw new AppError(roleRefusal, { field: 'kind' })
  const mustWait = user.status === 'active' && fields.some((field) => (reviewedFields as readonly string[]).includes(field))
  if (mustWait && user.is_last_administrator) throw new AppError('last-administrator')
  await ctx.db
    .updateTable('users')
    .set((eb) => ({
      ...columnsOf(change),
      ...(mustWait && { status: 'pending' as const, approved_at: eb.fn.coalesce('approved_at', 'created_at') }),
      ...((mustWait || user.status === 'pending') && { proposed_by: ctx.actor.userId, approved_by: null, refusal_reason: null }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', user.id)
    .execute()
  if (mustWait) await endSessionsOf(ctx.db, user.id, { now: ctx.now })
  const claims = mustWait ? await releaseStrandedClaims(ctx, [user.id]) : 0
  if (fields.includes('mobile')) await tellOldPhone(ctx, user)
  ctx.setAuditObject({ type: 'user', id: user.id, details: { fields, ...(mustWait && { waits: true }), ...(claims > 0 && { claims }) } })
  return getUser(ctx, user.id)
}

/** Removes an account that was never in force. Throws `account-state` for any other: those are locked, not removed. */
export async function discardUser(ctx: Ctx, id: string): Promise<void> {
  const user = await takeUser(ctx, id, 'discard')
  await ctx.db.deleteFrom('users').where('id', '=', user.id).execute()
  ctx.setAuditObject({ type: 'user', id, details: { name: user.name } })
}

/** Whoever had the number learns that it no longer leads to the account. */
async function tellOldPhone(ctx: Ctx, user: StoredUser): Promise<void> {
  const mobile = user.status === 'active' ? normaliseMobile(user.mobile) : undefined
  if (mobile === undefined || !canSendMessages(ctx.services.config)) return
  await queueMessage(ctx.db, ctx.services, {
    mobile,
    template: 'mobile-changed',
    params: { time: formatDateTime(ctx.now).slice(0, 16) },
    locale: user.locale,
    now: ctx.now,
  })
}

function refuseProblems(problems: FieldProblem[]): void {
  if (problems.length > 0) throw new AppError('form-invalid', { problems, field: problems[0]!.path })
}

async function builtInRolesOf(db: Db, user: StoredUser): Promise<{ code: string; isBuiltIn: boolean }[]> {
  const rows = await db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select(['roles.code', 'roles.is_built_in as isBuiltIn'])
    .where('user_roles.user_id', '=', user.id)
    .execute()
  return rows
}

const columns = {
  familyName: 'family_name',
  name: 'name',
  kind: 'kind',
  organizationId: 'organization_id',
  mobile: 'mobile',
  email: 'email',
  expertField: 'expert_field',
} as const satisfies Record<keyof AccountChange, string>

function changedFields(user: StoredUser & { expert_field: string | null }, change: AccountChange): string[] {
  return (Object.keys(columns) as (keyof AccountChange)[]).filter(
    (field) => change[field] !== undefined && change[field] !== (user[columns[field]] ?? (field === 'organizationId' ? null : '')),
  )
}

function columnsOf(change: AccountChange) {
  const { familyName, name, kind, organizationId, mobile, email, expertField } = change
  return {
    ...(familyName !== undefined && { family_name: familyName }),
    ...(name !== undefined && { name }),
    ...(kind !== undefined && { kind }),
    ...(organizationId !== undefined && { organization_id: organizationId }),
    ...(mobile !== undefined && { mobile }),
    ...(email !== undefined && { email }),
    ...(expertField !== undefined && { expert_field: expertField || null }),
  }
}

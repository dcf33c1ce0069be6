import { isAdministratorRole } from '@wenwu/core/auth/permissions'
import { provinces } from '@wenwu/core/codes/provinces'
import { AppError } from '@wenwu/core/kernel/errors'
import { lookOf, tidyName } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import type { RoleInput } from '@wenwu/core/roles/model'
import { makesCircle } from '@wenwu/core/roles/tick-tree'
import type { Ctx } from '../../../platform/http/context.ts'
import { countAccounts, countOrganizations, getRole, toColumns, type RoleRow } from './role-repository.ts'

/** How long the first call of a deletion holds. */
const removalMinutes = 2

/** Throws `role-fixed` for one of the three administrators: what they may do is the program's (三员分立). */
export function requireChangeable(role: Pick<RoleRow, 'code'>): void {
  if (isAdministratorRole(role.code)) throw new AppError('role-fixed')
}

/** Adds a role; it opens nothing yet. Throws `role-name-required`, `role-icon-required`, `role-name-taken`, `bad-request`. */
export async function createRole(ctx: Ctx, input: RoleInput): Promise<{ id: string }> {
  const id = newId(ctx.now.getTime())
  const name = await checkInput(ctx, input, id)
  ctx.setAuditObject({ type: 'role', id, details: { name, scope: input.scope } })
  // codes that begin like a bureau's role mean one: those of custom roles never do
  const row = {
    id,
    code: `custom-${id.slice(-12)}`,
    name: JSON.stringify({ zh_CN: name, en_US: name }),
    permissions: [],
    is_built_in: false,
    ...toColumns(input),
  }
  await ctx.db.insertInto('roles').values(row).execute().catch(nameTaken(name))
  return { id }
}

/** Changes a role. The scope of a built-in one is what its processes count on. Throws as `createRole`, and `not-found`, `role-fixed`, `conflict`. */
export async function updateRole(ctx: Ctx, input: RoleInput): Promise<{ id: string }> {
  const role = await getRole(ctx.db, input.id ?? '', { isLocked: true })
  ctx.setAuditObject({ type: 'role', id: role.id })
  requireChangeable(role)
  if (input.version !== undefined && input.version !== role.version) throw new AppError('conflict')
  if (role.is_built_in && input.scope !== role.data_scope)
    throw new AppError('bad-request', { params: { field: 'dataScope' }, field: 'dataScope' })
  const name = await checkInput(ctx, input, role.id)
  const names = role.name.zh_CN === name ? role.name : { zh_CN: name, en_US: name }
  ctx.setAuditObject({ type: 'role', id: role.id, details: { name, scope: input.scope, scopeBefore: role.data_scope } })
  await ctx.db
    .updateTable('roles')
    .set({ name: JSON.stringify(names), ...toColumns(input), version: role.version + 1 })
    .where('id', '=', role.id)
    .execute()
    .catch(nameTaken(name))
  return { id: role.id }
}

/** Of two who take a name at once the index refuses the second. */
function nameTaken(name: string) {
  return (error: unknown): never => {
    if ((error as { code?: unknown }).code === '23505') throw new AppError('role-name-taken', { params: { name }, field: 'name' })
    throw error
  }
}

/** The name as it is stored. */
async function checkInput(ctx: Ctx, input: RoleInput, id: string): Promise<string> {
  const name = tidyName(input.name)
  if (name === '') throw new AppError('role-name-required', { field: 'name' })
  if (input.icon.trim() === '') throw new AppError('role-icon-required', { field: 'icon' })
  const wrong = (field: string) => new AppError('bad-request', { params: { field }, field })
  const roles = await ctx.db.selectFrom('roles').select(['id', 'parent_id', 'name']).execute()
  if (roles.some((role) => role.id !== id && lookOf(role.name.zh_CN) === lookOf(name)))
    throw new AppError('role-name-taken', { params: { name }, field: 'name' })
  if (input.parentId !== null) {
    const items = roles.map((role) => ({ id: role.id, parentId: role.parent_id }))
    if (!items.some((role) => role.id === input.parentId) || makesCircle(items, id, input.parentId)) throw wrong('parentId')
  }
  if (input.scope === 'list') {
    if (input.organizations.length + input.provinces.length === 0) throw wrong('dataScope')
    if (input.provinces.some((code) => !provinces.entries.some((province) => province.code === code))) throw wrong('scopeProvinces')
    const ids = [...new Set(input.organizations)]
    if ((await countOrganizations(ctx.db, ids)) !== ids.length) throw wrong('scopeOrgIds')
  }
  return name
}

/**
 * The two calls of a deletion (specification §4.6). The first gives the number of accounts that hold the role and, when there is none,
 * notes that this session asked; the second deletes. The row is locked: who is given the role meanwhile is counted (`role-in-use`),
 * and whoever gives it afterwards fails on the foreign key. Throws `not-found`, `role-fixed`, `role-built-in`.
 */
export async function removeRole(ctx: Ctx, roleId: string): Promise<{ count: number; isDeleted: boolean }> {
  const { db, actor, now } = ctx
  const role = await getRole(db, roleId, { isLocked: true })
  ctx.setAuditObject({ type: 'role', id: role.id, details: { name: role.name.zh_CN } })
  requireChangeable(role)
  if (role.is_built_in) throw new AppError('role-built-in')
  const count = await countAccounts(db, role.id)
  const isAsked =
    role.removal_session_id === actor.sessionId &&
    role.removal_asked_at !== null &&
    now.getTime() - role.removal_asked_at.getTime() < removalMinutes * 60_000
  if (isAsked && count > 0) throw new AppError('role-in-use', { params: { n: count } })
  if (isAsked) {
    await db.updateTable('roles').set({ parent_id: role.parent_id }).where('parent_id', '=', role.id).execute()
    await db.deleteFrom('roles').where('id', '=', role.id).execute()
    ctx.setAuditObject({ type: 'role', id: role.id, details: { isDeleted: true } })
    return { count: 0, isDeleted: true }
  }
  const asked =
    count > 0 ? { removal_session_id: null, removal_asked_at: null } : { removal_session_id: actor.sessionId, removal_asked_at: now }
  await db.updateTable('roles').set(asked).where('id', '=', role.id).execute()
  return { count, isDeleted: false }
}

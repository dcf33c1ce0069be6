import { isAdministratorPermission, isAdministratorRole } from '@wenwu/core/auth/permissions'
import { AppError } from '@wenwu/core/kernel/errors'
import type { TreeNode } from '@wenwu/core/roles/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { getRole, markSaved, type RoleRow } from './role-repository.ts'
import { isFolder, isOpenToAll, listEntries, listTicks, menuStates, refreshPermissions, storeTicks, type EntryRow } from './role-ticks.ts'
import { requireChangeable } from './role-service.ts'

type EntryType = EntryRow['type']
type RoleCode = Pick<RoleRow, 'code'>

const newRole: RoleCode = { code: '' }

/** The tree of menus, or of buttons below their menus, with what a role has ticked; nothing for an empty id, a role to be. Throws `not-found`. */
export async function readTree(ctx: Ctx, roleId: string, type: EntryType): Promise<TreeNode[]> {
  const [role, entries, ticks] = await Promise.all([
    roleId === '' ? newRole : getRole(ctx.db, roleId),
    listEntries(ctx.db),
    listTicks(ctx.db, roleId === '' ? [] : [roleId]),
  ])
  const ids = ticks.get(roleId) ?? []
  return type === 'menu' ? menuTree(role, entries, ids) : buttonTree(role, entries, ids)
}

function menuTree(role: RoleCode, entries: readonly EntryRow[], ids: readonly string[]): TreeNode[] {
  const states = menuStates(entries, ids)
  const build = (parentId: string | null): TreeNode[] =>
    childrenOf(entries, parentId, 'menu').map((entry) => ({
      ...wordsOf(entry),
      checked: states.get(entry.id) === 'checked',
      isHalf: states.get(entry.id) === 'half',
      isDisabled: isOpenToAll(entry) || isClosed(role, entry),
      children: build(entry.id),
    }))
  return build(null)
}

/** Menus stand in this tree for order only; each button is ticked for itself. Menus without a button below are left out. */
function buttonTree(role: RoleCode, entries: readonly EntryRow[], ids: readonly string[]): TreeNode[] {
  const ticked = new Set(ids)
  const build = (parentId: string | null): TreeNode[] => [
    ...childrenOf(entries, parentId, 'menu')
      .map((entry) => ({ ...wordsOf(entry), checked: false, isHalf: false, isDisabled: true, children: build(entry.id) }))
      .filter((node) => node.children.length > 0),
    ...childrenOf(entries, parentId, 'button').map((entry) => ({
      ...wordsOf(entry),
      checked: ticked.has(entry.id),
      isHalf: false,
      isDisabled: isClosed(role, entry),
      children: [],
    })),
  ]
  return build(null)
}

function childrenOf(entries: readonly EntryRow[], parentId: string | null, type: EntryType): EntryRow[] {
  const known = new Set(entries.map((entry) => entry.id))
  return entries.filter(
    (entry) => entry.type === type && (entry.parent_id !== null && known.has(entry.parent_id) ? entry.parent_id : null) === parentId,
  )
}

function wordsOf(entry: EntryRow): Pick<TreeNode, 'id' | 'title' | 'titles' | 'isFolder'> {
  return { id: entry.id, title: entry.title.zh_CN, titles: entry.title, isFolder: isFolder(entry) }
}

/** What this role can never have: the administrators' entries, and for an administrator everything is as it is. */
function isClosed(role: RoleCode, entry: EntryRow): boolean {
  return isAdministratorRole(role.code) || isAdministratorPermission(entry.permission_code)
}

/**
 * Stores the ticked menus, or buttons, of a role; its permissions follow. Throws `not-found`, `role-fixed`, `role-separation` for an
 * entry of the administrators, `bad-request` for an id that is none of the tree.
 */
export async function saveTree(ctx: Ctx, input: { roleId: string; ids: string[] }, type: EntryType): Promise<void> {
  const role = await getRole(ctx.db, input.roleId, { isLocked: true })
  ctx.setAuditObject({ type: 'role', id: role.id })
  requireChangeable(role)
  const entries = await listEntries(ctx.db)
  const byId = new Map(entries.map((entry) => [entry.id, entry]))
  const kept = ((await listTicks(ctx.db, [role.id])).get(role.id) ?? []).filter((id) => byId.get(id)?.type !== type)
  const named = [...new Set(input.ids)].map((id) => {
    const entry = byId.get(id)
    // the button tree shows menus too; ticking one there says nothing
    if (entry === undefined || (type === 'menu' && entry.type !== 'menu'))
      throw new AppError('bad-request', { params: { field: 'menus' }, field: 'menus' })
    if (entry.type === type && isAdministratorPermission(entry.permission_code))
      throw new AppError('role-separation', { params: { name: entry.title.zh_CN }, field: 'menus' })
    return entry
  })
  const ids = [...kept, ...named.filter((entry) => entry.type === type).map((entry) => entry.id)]
  await storeTicks(ctx.db, role.id, ids)
  await refreshPermissions(ctx.db, [role.id])
  await markSaved(ctx.db, role.id)
  const after = await getRole(ctx.db, role.id)
  ctx.setAuditObject({
    type: 'role',
    id: role.id,
    details: { [type]: named.length, permissionsBefore: role.permissions, permissions: after.permissions },
  })
}

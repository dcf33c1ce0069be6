import { sql } from 'kysely'
import { administratorRoles, isAdministratorPermission, permissionCodes } from '@wenwu/core/auth/permissions'
import type { Text } from '@wenwu/core/i18n/text'
import { tickStates, type Tick, type TickItem } from '@wenwu/core/roles/tick-tree'
import type { Db } from '../../../platform/database/request-database.ts'

/** An entry of the menu as ticking sees it. */
export interface EntryRow {
  id: string
  parent_id: string | null
  title: Text
  type: 'menu' | 'button'
  url: string
  permission_code: string
}

const businessCodes = permissionCodes.filter((code) => !isAdministratorPermission(code))

/** All entries in order, those that were taken out left away. */
export async function listEntries(db: Db): Promise<EntryRow[]> {
  return db
    .selectFrom('menus')
    .select(['id', 'parent_id', 'title', 'type', 'url', 'permission_code'])
    .where('is_removed', '=', false)
    .orderBy('position')
    .orderBy('name')
    .execute()
}

/** An entry that everybody sees who is signed in: no role need tick it. */
export function isOpenToAll(entry: EntryRow): boolean {
  return entry.type === 'menu' && entry.permission_code === '' && entry.url !== ''
}

/** An entry that opens nothing and demands nothing: it gathers others. */
export function isFolder(entry: EntryRow): boolean {
  return entry.type === 'menu' && entry.permission_code === '' && entry.url === ''
}

/** The state of every menu: a folder is what is below it, what is open to all counts as ticked. */
export function menuStates(entries: readonly EntryRow[], ids: Iterable<string>): Map<string, Tick> {
  const menus = entries.filter((entry) => entry.type === 'menu')
  const items = menus.map((entry): TickItem => ({ id: entry.id, parentId: entry.parent_id, isFolder: isFolder(entry) }))
  return tickStates(items, [...ids, ...menus.filter(isOpenToAll).map((entry) => entry.id)])
}

/** Ids of the ticked entries (half-checked ones too) of roles. */
export async function listTicks(db: Db, roleIds: readonly string[]): Promise<Map<string, string[]>> {
  if (roleIds.length === 0) return new Map()
  const rows = await db.selectFrom('role_menus').select(['role_id', 'menu_id']).where('role_id', 'in', roleIds).execute()
  const ticks = new Map<string, string[]>()
  for (const row of rows) ticks.set(row.role_id, [...(ticks.get(row.role_id) ?? []), row.menu_id])
  return ticks
}

/** Stores exactly these ticks of a role, menus with their half-checked state, buttons strictly each for itself. `refreshPermissions` belongs after it. */
export async function storeTicks(db: Db, roleId: string, ids: Iterable<string>): Promise<void> {
  const named = new Set(ids)
  const entries = await listEntries(db)
  const states = menuStates(entries, named)
  const rows = entries
    .filter((entry) => !isOpenToAll(entry) && (entry.type === 'menu' ? states.has(entry.id) : named.has(entry.id)))
    .map((entry) => ({ role_id: roleId, menu_id: entry.id, is_half: states.get(entry.id) === 'half' }))
  await db.deleteFrom('role_menus').where('role_id', '=', roleId).execute()
  if (rows.length > 0) await db.insertInto('role_menus').values(rows).execute()
}

/**
 * Brings the permissions of roles (default: all) in line with their ticks: the codes of their menus and buttons. The three administrators
 * are left out, and no code of theirs ever reaches another role, however it came to stand at an entry.
 */
export async function refreshPermissions(db: Db, roleIds?: readonly string[]): Promise<void> {
  const some = roleIds === undefined ? sql`true` : sql`r.id = any(${[...roleIds]}::uuid[])`
  await sql`
    update roles r set permissions = held.codes
    from (
      select r.id, coalesce(array_agg(distinct m.permission_code order by m.permission_code) filter (where m.permission_code is not null), '{}') as codes
      from roles r
      left join role_menus rm on rm.role_id = r.id
      left join menus m on m.id = rm.menu_id and not m.is_removed and m.permission_code = any(${businessCodes})
      where ${some} and r.code <> all(${[...administratorRoles]})
      group by r.id) held
    where held.id = r.id and r.permissions is distinct from held.codes`.execute(db)
}

import type { MenuEntry } from '@wenwu/core/menus/model'
import type { Db } from '../../../platform/database/request-database.ts'

export type MenuRow = Awaited<ReturnType<typeof readMenus>>[number]

/** Every row of the menu in order; locked where something is going to be changed: the rules are about the whole tree. */
export async function readMenus(db: Db, options: { isLocked?: boolean } = {}) {
  const query = db.selectFrom('menus').selectAll().orderBy('position').orderBy('name')
  return (options.isLocked === true ? query.forUpdate() : query).execute()
}

export function toEntry(row: MenuRow): MenuEntry {
  return {
    id: row.id,
    parentId: row.parent_id,
    name: row.name,
    titles: row.title,
    icon: row.icon,
    url: row.url,
    component: row.component,
    type: row.type,
    permissionCode: row.permission_code,
    order: row.position,
    isBuiltIn: row.is_built_in,
    isRemoved: row.is_removed,
  }
}

/** Whether a role has an entry ticked. */
export async function isTicked(db: Db, menuId: string): Promise<boolean> {
  return (await db.selectFrom('role_menus').select('role_id').where('menu_id', '=', menuId).limit(1).executeTakeFirst()) !== undefined
}

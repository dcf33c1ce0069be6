import { sql } from 'kysely'
import type { MenuItem } from '@wenwu/core/auth/model'
import { isAdministratorPermission } from '@wenwu/core/auth/permissions'
import type { Ctx } from '../../../platform/http/context.ts'
import { hasPermission } from '../../../platform/http/actor.ts'

/**
 * The menus and buttons the signed-in person may use, in order: those without a permission code, and those that one of their roles has
 * ticked (decision 0028); of the administrators' permissions every entry. A folder (no url of its own) without a visible entry is left
 * out, and so is what hangs below an entry that is not visible. `title` is Chinese, `titles` has the languages.
 */
export async function listMenus(ctx: Ctx): Promise<MenuItem[]> {
  const rows = await ctx.db
    .selectFrom('menus as m')
    .select(['m.id', 'm.parent_id', 'm.name', 'm.title', 'm.icon', 'm.url', 'm.component', 'm.type', 'm.permission_code', 'm.position'])
    .select(
      sql<boolean>`exists (select 1 from user_roles ur join role_menus rm on rm.role_id = ur.role_id where ur.user_id = ${ctx.actor.userId} and rm.menu_id = m.id)`.as(
        'isTicked',
      ),
    )
    .where('m.is_removed', '=', false)
    .orderBy('m.position')
    .orderBy('m.name')
    .execute()
  const ticked = new Set(rows.filter((row) => row.isTicked).map((row) => row.id))
  const items = rows.map((row): MenuItem => {
    const { parent_id: parentId, permission_code: permissionCode, position, title, isTicked: _isTicked, ...rest } = row
    return { ...rest, parentId, permissionCode, title: title.zh_CN, titles: title, order: position }
  })
  return visibleMenus(
    items,
    (item) => hasPermission(ctx.actor, item.permissionCode) && (ticked.has(item.id) || isAdministratorPermission(item.permissionCode)),
  )
}

/** See `listMenus`; apart from the database for its test. `isAllowed` is asked about entries with a permission code only. */
export function visibleMenus(items: readonly MenuItem[], isAllowed: (item: MenuItem) => boolean): MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const isOpen = (item: MenuItem): boolean => {
    if (item.permissionCode !== '' && !isAllowed(item)) return false
    if (item.parentId === null) return true
    const parent = byId.get(item.parentId)
    return parent !== undefined && isOpen(parent)
  }
  const open = items.filter(isOpen)
  const leadsSomewhere = (item: MenuItem): boolean =>
    item.type === 'button' ||
    item.url !== '' ||
    open.some((child) => child.parentId === item.id && child.type === 'menu' && leadsSomewhere(child))
  return open.filter(leadsSomewhere)
}

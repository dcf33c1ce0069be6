import type { MenuItem } from '@wenwu/core/auth/model'
import type { Ctx } from '../../platform/http/context.ts'
import { hasPermission } from '../../platform/http/actor.ts'

/**
 * The menus and buttons the signed-in person may use, in order. A folder (no url of its own) without a visible entry is left
 * out, and so is what hangs below an entry that is not visible. `title` is Chinese, `titles` has the languages.
 */
export async function listMenus(ctx: Ctx): Promise<MenuItem[]> {
  const rows = await ctx.db.selectFrom('menus').selectAll().orderBy('position').orderBy('name').execute()
  const items = rows.map((row): MenuItem => {
    const { parent_id: parentId, permission_code: permissionCode, position, title, ...rest } = row
    return { ...rest, parentId, permissionCode, title: title.zh_CN, titles: title, order: position }
  })
  return visibleMenus(items, (code) => hasPermission(ctx.actor, code))
}

/** See `listMenus`; apart from the database for its test. */
export function visibleMenus(items: readonly MenuItem[], isAllowed: (permission: string) => boolean): MenuItem[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const isOpen = (item: MenuItem): boolean => {
    if (item.permissionCode !== '' && !isAllowed(item.permissionCode)) return false
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

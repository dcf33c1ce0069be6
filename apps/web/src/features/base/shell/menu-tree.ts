import type { MenuItem } from '@wenwu/core/auth/model'
import type { TextTools } from '../../../lib/i18n.ts'
import type { Page } from '../../../lib/pages.ts'

export interface MenuNode {
  item: MenuItem
  /** The page it opens, when this program has one for it. */
  page: Page | undefined
  children: MenuNode[]
}

/** The navigation tree of the server's menu: buttons left out, sorted by order, groups without any reachable page left out. */
export function menuTree(menus: readonly MenuItem[], pages: readonly Page[]): MenuNode[] {
  const entries = [...menus.filter((menu) => menu.type === 'menu')].sort((a, b) => a.order - b.order)
  const known = new Set(entries.map((menu) => menu.id))
  const build = (parentId: string | null): MenuNode[] =>
    entries
      .filter((menu) => (menu.parentId !== null && known.has(menu.parentId) ? menu.parentId : null) === parentId)
      .map((item) => ({ item, page: pages.find((page) => page.menu?.id === item.id), children: build(item.id) }))
      .filter((node) => node.page !== undefined || node.children.length > 0)
  return build(null)
}

/** Title of a menu entry in the language in use. */
export function menuTitle(item: MenuItem, { textOf }: TextTools): string {
  return textOf(item.titles)
}

/** Title of a page before it says a better one. */
export function pageTitle(page: Page, tools: TextTools): string {
  return page.menu === undefined ? tools.t(page.route.titleKey) : menuTitle(page.menu, tools)
}

import { permissionCodes } from '@wenwu/core/auth/permissions'
import { AppError } from '@wenwu/core/kernel/errors'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { knownComponents, menuDepth, type MenuInput } from '@wenwu/core/menus/model'
import { depthBelow, heightOf, makesCircle, type TickItem } from '@wenwu/core/roles/tick-tree'
import type { MenuRow } from './menu-repository.ts'

/** The entry of the screen where the menu is administered: without it nobody could bring anything back. */
const ownPage = 'async-routes-config'

/** Screens an entry may open: those of the specification and those the built-in entries open. */
export function componentsOf(rows: readonly MenuRow[]): string[] {
  return [
    ...new Set([...knownComponents, ...rows.filter((row) => row.is_built_in && row.component !== '').map((row) => row.component)]),
  ].sort()
}

/** Throws unless an entry is whole: a screen with an address, a folder without either, a button with a permission code. */
export function requireWhole(input: MenuInput, rows: readonly MenuRow[]): void {
  const wrong = (field: string) => new AppError('bad-request', { params: { field }, field })
  if (!hasVisibleText(input.titles.zh_CN) || input.titles.zh_CN.length > 50) throw wrong('titles')
  if (input.permissionCode !== '' && !permissionCodes.some((code) => code === input.permissionCode)) throw wrong('permissionCode')
  if (input.type === 'button') {
    if (input.permissionCode === '') throw wrong('permissionCode')
    if (input.url !== '' || input.component !== '') throw wrong('url')
    return
  }
  const isFolder = input.url === '' && input.component === ''
  if (!isFolder && (input.url === '' || !componentsOf(rows).includes(input.component)))
    throw new AppError('menu-component', {
      params: { name: input.url === '' ? input.url : input.component },
      field: input.url === '' ? 'url' : 'component',
    })
}

/** Throws `menu-place` unless an entry may stand below `parentId`: in a menu, not below itself, not too deep, a button below something. */
export function requirePlace(rows: readonly MenuRow[], entry: { id: string; type: 'menu' | 'button' }, parentId: string | null): void {
  const items = rows.filter((row) => !row.is_removed).map((row): TickItem => ({ id: row.id, parentId: row.parent_id }))
  const parent = rows.find((row) => row.id === parentId && !row.is_removed)
  const isFit =
    (parentId === null ? entry.type === 'menu' : parent?.type === 'menu') &&
    !makesCircle(items, entry.id, parentId) &&
    depthBelow(items, parentId) + heightOf(items, entry.id) - 1 <= menuDepth + (entry.type === 'button' ? 1 : 0)
  if (!isFit) throw new AppError('menu-place', { params: { n: menuDepth }, field: 'parentId' })
}

/** Throws `menu-own-page` when after a change the screen of the menu is gone, or stands below something that not everybody sees. */
export function requireOwnPage(rows: readonly MenuRow[]): void {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const own = rows.find((row) => row.name === ownPage)
  if (own === undefined) return
  const seen = new Set<string>()
  for (
    let at: MenuRow | undefined = own;
    at !== undefined && !seen.has(at.id);
    at = at.parent_id === null ? undefined : byId.get(at.parent_id)
  ) {
    seen.add(at.id)
    if (at.is_removed || (at !== own && at.permission_code !== '')) throw new AppError('menu-own-page')
  }
}

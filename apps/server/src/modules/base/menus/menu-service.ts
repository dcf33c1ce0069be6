import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { menuDepth, type MenuEntry, type MenuInput } from '@wenwu/core/menus/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { refreshPermissions } from '../roles/index.ts'
import { isTicked, readMenus, toEntry, type MenuRow } from './menu-repository.ts'
import { componentsOf, requireOwnPage, requirePlace, requireWhole } from './menu-rules.ts'

/** Space between two neighbours, so that an entry can be put between them without touching others. */
const step = 10

/** Every entry, and what an entry may open. */
export async function listEntries(ctx: Ctx): Promise<{ entries: MenuEntry[]; components: string[] }> {
  const rows = await readMenus(ctx.db)
  return { entries: rows.map(toEntry), components: componentsOf(rows) }
}

/** Adds an entry as the last below its parent. Throws `menu-place`, `menu-component`, `menu-name-taken`, `bad-request`. */
export async function addEntry(ctx: Ctx, input: MenuInput): Promise<{ id: string }> {
  const rows = await readMenus(ctx.db, { isLocked: true })
  const id = newId(ctx.now.getTime())
  ctx.setAuditObject({ type: 'menu', id, details: { name: input.name, permission: input.permissionCode } })
  requireWhole(input, rows)
  requirePlace(rows, { id, type: input.type }, input.parentId)
  requireFreeName(rows, id, input.name)
  const position = Math.max(0, ...siblingsOf(rows, input.parentId).map((row) => row.position)) + step
  await ctx.db
    .insertInto('menus')
    .values({ id, ...columnsOf(input), parent_id: input.parentId, name: input.name, type: input.type, position, is_built_in: false })
    .execute()
  return { id }
}

/**
 * Changes an entry where it stands. Of a built-in one title, icon and address; the permission code of another only while no role has
 * it, so that whoever keeps the menu grants nothing. Throws `not-found`, `menu-built-in`, `menu-ticked`, `menu-own-page`, and as `addEntry`.
 */
export async function changeEntry(ctx: Ctx, input: MenuInput): Promise<void> {
  const rows = await readMenus(ctx.db, { isLocked: true })
  const row = getRow(rows, input.id ?? '')
  ctx.setAuditObject({ type: 'menu', id: row.id, details: { name: row.name, permission: input.permissionCode } })
  requireWhole(input, rows)
  const isSame =
    input.name === row.name && input.type === row.type && input.permissionCode === row.permission_code && input.component === row.component
  if (row.is_built_in && (!isSame || (row.url === '') !== (input.url === ''))) throw new AppError('menu-built-in')
  if (input.type !== row.type) throw new AppError('bad-request', { params: { field: 'type' }, field: 'type' })
  if (input.permissionCode !== row.permission_code && (await isTicked(ctx.db, row.id)))
    throw new AppError('menu-ticked', { field: 'permissionCode' })
  requireFreeName(rows, row.id, input.name)
  const next = { ...row, permission_code: input.permissionCode }
  requireOwnPage(rows.map((each) => (each.id === row.id ? next : each)))
  await ctx.db
    .updateTable('menus')
    .set({ ...columnsOf(input), name: input.name, is_changed: true })
    .where('id', '=', row.id)
    .execute()
}

/** Puts an entry below `parentId`, before `beforeId` or last. Throws `not-found`, `menu-place`, `menu-own-page`. */
export async function moveEntry(ctx: Ctx, input: { id: string; parentId: string | null; beforeId: string | null }): Promise<void> {
  const rows = await readMenus(ctx.db, { isLocked: true })
  const row = getRow(rows, input.id)
  ctx.setAuditObject({ type: 'menu', id: row.id, details: { name: row.name } })
  requirePlace(rows, row, input.parentId)
  requireOwnPage(rows.map((each) => (each.id === row.id ? { ...row, parent_id: input.parentId } : each)))
  const siblings = siblingsOf(rows, input.parentId).filter((each) => each.id !== row.id)
  const at = input.beforeId === null ? siblings.length : siblings.findIndex((each) => each.id === input.beforeId)
  if (at === -1) throw new AppError('bad-request', { params: { field: 'beforeId' }, field: 'beforeId' })
  const before = siblings[at - 1]?.position ?? (siblings[0]?.position ?? step) - 2 * step
  const after = siblings[at]?.position ?? before + 2 * step
  const place = (id: string, position: number) =>
    ctx.db.updateTable('menus').set({ parent_id: input.parentId, position, is_changed: true }).where('id', '=', id).execute()
  if (after - before >= 2) {
    await place(row.id, Math.floor((before + after) / 2))
    return
  }
  // no room between the two: all are set again
  const ordered = [...siblings.slice(0, at), row, ...siblings.slice(at)]
  for (const [index, each] of ordered.entries()) await place(each.id, (index + 1) * step)
}

/** Takes an entry out of the menu and of the roles, whose permissions follow. Throws `not-found`, `menu-has-children`, `menu-own-page`. */
export async function removeEntry(ctx: Ctx, id: string): Promise<void> {
  const rows = await readMenus(ctx.db, { isLocked: true })
  const row = getRow(rows, id)
  ctx.setAuditObject({ type: 'menu', id: row.id, details: { name: row.name, permission: row.permission_code } })
  if (rows.some((each) => each.parent_id === row.id && !each.is_removed)) throw new AppError('menu-has-children')
  requireOwnPage(rows.map((each) => (each.id === row.id ? { ...row, is_removed: true } : each)))
  await ctx.db.deleteFrom('role_menus').where('menu_id', '=', row.id).execute()
  if (row.is_built_in) await ctx.db.updateTable('menus').set({ is_removed: true, is_changed: true }).where('id', '=', row.id).execute()
  else {
    // removed built-in entries that once stood below it come back at the top
    await ctx.db.updateTable('menus').set({ parent_id: null }).where('parent_id', '=', row.id).execute()
    await ctx.db.deleteFrom('menus').where('id', '=', row.id).execute()
  }
  await refreshPermissions(ctx.db)
}

/** Puts a built-in entry back, below its parent if that is there. Throws `not-found`. */
export async function restoreEntry(ctx: Ctx, id: string): Promise<void> {
  const rows = await readMenus(ctx.db, { isLocked: true })
  const row = rows.find((each) => each.id === id && each.is_removed)
  if (row === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'menu', id: row.id, details: { name: row.name } })
  const parent = rows.find((each) => each.id === row.parent_id && !each.is_removed)
  if (parent === undefined && row.type === 'button') throw new AppError('menu-place', { params: { n: menuDepth } })
  await ctx.db
    .updateTable('menus')
    .set({ is_removed: false, parent_id: parent?.id ?? null })
    .where('id', '=', row.id)
    .execute()
}

function getRow(rows: readonly MenuRow[], id: string): MenuRow {
  const row = rows.find((each) => each.id === id && !each.is_removed)
  if (row === undefined) throw new AppError('not-found')
  return row
}

function siblingsOf(rows: readonly MenuRow[], parentId: string | null): MenuRow[] {
  return rows.filter((row) => row.parent_id === parentId && !row.is_removed)
}

function requireFreeName(rows: readonly MenuRow[], id: string, name: string): void {
  if (rows.some((row) => row.name === name && row.id !== id)) throw new AppError('menu-name-taken', { params: { name }, field: 'name' })
}

function columnsOf(input: MenuInput) {
  return {
    title: JSON.stringify(input.titles),
    icon: input.icon,
    url: input.url,
    component: input.component,
    permission_code: input.permissionCode,
  }
}

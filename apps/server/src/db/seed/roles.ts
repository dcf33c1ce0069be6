import { builtInRoles, isAdministratorRole } from '@wenwu/core/auth/permissions'
import type { SystemRole } from '@wenwu/core/auth/model'
import { newId } from '@wenwu/core/kernel/id'
import { listTicks, refreshPermissions, storeTicks } from '../../modules/base/roles/index.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { menuSeeds } from './menus.ts'

/** Writes the built-in roles by code. Name, icon and remark are written once; the data scope is the program's. */
export async function seedRoles(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('roles')
    .values(
      Object.entries(builtInRoles).map(([code, role], index) => ({
        id: newId(now.getTime()),
        code,
        name: JSON.stringify(role.name),
        permissions: [...role.permissions],
        is_built_in: true,
        data_scope: role.scope,
        position: (index + 1) * 10,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({ data_scope: eb.ref('excluded.data_scope'), position: eb.ref('excluded.position') })),
    )
    .execute()
}

/**
 * Gives the built-in roles the menu entries of their permissions, each once: what an administrator took away or added stays, an entry or a
 * permission of a new release arrives, one that a release withdraws goes (decision 0028). The three administrators have exactly
 * what the program says. After `seedMenus`.
 */
export async function seedRoleMenus(db: Db): Promise<void> {
  const roles = await db.selectFrom('roles').select(['id', 'code', 'seeded_menus']).where('is_built_in', '=', true).execute()
  const menus = await db.selectFrom('menus').select(['id', 'name']).where('is_removed', '=', false).execute()
  const idOf = new Map(menus.map((menu) => [menu.name, menu.id]))
  const ticks = await listTicks(
    db,
    roles.map((role) => role.id),
  )
  for (const role of roles) {
    const permissions: readonly string[] = Object.hasOwn(builtInRoles, role.code) ? builtInRoles[role.code as SystemRole].permissions : []
    const given = menuSeeds.filter((seed) => permissions.includes(seed.permission)).map((seed) => seed.name)
    const fresh = given.filter((name) => !role.seeded_menus.includes(name))
    const withdrawn = role.seeded_menus.filter((name) => !given.includes(name))
    const isFixed = isAdministratorRole(role.code)
    if (!isFixed && fresh.length + withdrawn.length === 0) continue
    const ids = new Set(isFixed ? [] : (ticks.get(role.id) ?? []))
    for (const name of isFixed ? given : fresh) if (idOf.has(name)) ids.add(idOf.get(name)!)
    for (const name of withdrawn) ids.delete(idOf.get(name) ?? '')
    await storeTicks(db, role.id, ids)
    await db
      .updateTable('roles')
      .set({ seeded_menus: given, ...(isFixed && { permissions: [...permissions] }) })
      .where('id', '=', role.id)
      .execute()
  }
  await refreshPermissions(db)
}

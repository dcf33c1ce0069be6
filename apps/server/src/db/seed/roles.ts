import { builtInRoles } from '@wenwu/core/auth/permissions'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../platform/database/request-database.ts'

/** Writes the built-in roles with their permissions, by code. */
export async function seedRoles(db: Db, now: Date): Promise<void> {
  await db
    .insertInto('roles')
    .values(
      Object.entries(builtInRoles).map(([code, role]) => ({
        id: newId(now.getTime()),
        code,
        name: JSON.stringify(role.name),
        permissions: [...role.permissions],
        is_built_in: true,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), permissions: eb.ref('excluded.permissions') })),
    )
    .execute()
}

import { sql } from 'kysely'
import { newId } from '@wenwu/core/kernel/id'
import type { MenuSeed } from '@wenwu/core/menus/model'
import { moduleMenus } from '../../modules/menus.generated.ts'
import type { Db } from '../../platform/database/request-database.ts'

/** The built-in entries of all modules (`modules/<group>/<module>/menus.ts`), in order. Both entries of the case list open the same screen; its scope follows from the person. */
export const menuSeeds: readonly MenuSeed[] = moduleMenus.toSorted((a, b) => a.position - b.position)

/**
 * Writes the built-in entries by their names; entries somebody added stay. What an entry opens and demands is always the program's; its
 * title, icon, address and place stay as an administrator left them, and one they took out stays out (decision 0028).
 */
export async function seedMenus(db: Db, now: Date): Promise<void> {
  for (const seed of menuSeeds) {
    await sql`
      insert into menus (id, parent_id, name, title, icon, url, component, type, permission_code, position, is_built_in)
      values (${newId(now.getTime())}, (select id from menus where name = ${seed.parent ?? null}), ${seed.name}, ${JSON.stringify(seed.title)}, ${seed.icon ?? ''},
              ${seed.url ?? ''}, ${seed.component ?? ''}, ${seed.type}, ${seed.permission}, ${seed.position}, true)
      on conflict (name) do update set component = excluded.component, type = excluded.type, permission_code = excluded.permission_code, is_built_in = true,
        parent_id = case when menus.is_changed then menus.parent_id else excluded.parent_id end,
        title = case when menus.is_changed then menus.title else excluded.title end,
        icon = case when menus.is_changed then menus.icon else excluded.icon end,
        url = case when menus.is_changed then menus.url else excluded.url end,
        position = case when menus.is_changed then menus.position else excluded.position end`.execute(db)
  }
}

import { sql } from 'kysely'
import type { GuideCategory } from '@wenwu/core/item/categories'
import type { Text } from '@wenwu/core/i18n/text'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'

/** An item, the group of the public catalogue it stands in, and whether it is an administrative licence. */
export interface ItemCategory {
  code: string
  name: Text
  isLicence: boolean
  category: GuideCategory
}

/** An item that another server publishes is known here after so many milliseconds. */
const keptFor = 60_000
const kept = new WeakMap<AppServices, { items: ItemCategory[]; until: number }>()

/** Every item that was ever published with its category, by its newest version; withdrawn ones still have cases. Read once a minute, since definitions are large. */
export async function itemCategories(services: AppServices, db: Db): Promise<readonly ItemCategory[]> {
  const known = kept.get(services)
  const now = performance.now()
  if (known !== undefined && now < known.until) return known.items
  const { rows: items } = await sql<ItemCategory>`
    select distinct on (code) code, definition->'name' as name, is_licence as "isLicence", definition->>'category' as category from item_versions order by code, version desc`.execute(
    db,
  )
  kept.set(services, { items, until: now + keptFor })
  return items
}

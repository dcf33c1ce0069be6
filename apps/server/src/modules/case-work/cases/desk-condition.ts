import { sql, type RawBuilder } from 'kysely'
import { caseDesk, type CaseDeskKey } from '@wenwu/core/desks/desks'
import type { Db } from '../../../platform/database/request-database.ts'
import type { AppServices } from '../../../platform/services.ts'
import { itemCategories } from '../items/index.ts'

/** Of `cases c`: those of the matters of a desk; undefined where it has all. The codes are literal values, so that the planner knows how many cases they have. */
export async function deskCondition(
  services: AppServices,
  db: Db,
  desk: CaseDeskKey | undefined,
): Promise<RawBuilder<boolean> | undefined> {
  const matters = desk === undefined ? undefined : caseDesk(desk).matters
  if (matters === undefined) return undefined
  const { categories = [], codes = [], except = [] } = matters
  const known = categories.length === 0 ? [] : await itemCategories(services, db)
  const inCategories = known.flatMap(({ code, category }) => (categories.includes(category) && !except.includes(code) ? [code] : []))
  const all = [...new Set([...codes, ...inCategories])].sort()
  return all.length === 0 ? sql<boolean>`false` : sql<boolean>`c.item_code in (${sql.join(all.map((code) => sql.lit(code)))})`
}

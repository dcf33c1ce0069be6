import { sql, type RawBuilder } from 'kysely'
import { caseDesk, type CaseDeskKey } from '@wenwu/core/desks/desks'
import { isAmong } from '@wenwu/core/desks/matters'
import type { Db } from '../../../../platform/database/request-database.ts'
import type { AppServices } from '../../../../platform/services.ts'
import { itemCategories, listings } from '../../items/index.ts'

/** The codes of the matters of a desk, in order; undefined where it has all. */
export async function deskMatters(services: AppServices, db: Db, desk: CaseDeskKey | undefined): Promise<string[] | undefined> {
  const matters = desk === undefined ? undefined : caseDesk(desk).matters
  if (matters === undefined) return undefined
  return (await itemCategories(services, db))
    .flatMap(({ code, category }) => (isAmong(matters, { category, marks: listings.marks.get(code) ?? [] }) ? [code] : []))
    .sort()
}

/** Of `cases c`: those of some matters. The codes are literal values, so that the planner knows how many cases they have. */
export function isOfMatters(codes: readonly string[]): RawBuilder<boolean> {
  return codes.length === 0 ? sql<boolean>`false` : sql<boolean>`c.item_code in (${sql.join(codes.map((code) => sql.lit(code)))})`
}

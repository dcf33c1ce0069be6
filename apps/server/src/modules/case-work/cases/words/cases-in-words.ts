import type { Db } from '../../../../platform/database/request-database.ts'
import { getItemVersion, type LoadedItem } from '../../items/index.ts'

/** What people call a submitted case by, and the version of its item, which names its steps. */
export interface CaseInWords {
  number: string
  title: string
  item: LoadedItem
}

/**
 * The submitted cases among these ids (texts of any shape), without regard to who asks: for logs, which name a case but do not open it. One
 * statement, and one for each version of an item that was not read before.
 */
export async function casesInWords(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, CaseInWords>> {
  const wanted = [...new Set(ids)].filter((id) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id))
  if (wanted.length === 0) return new Map()
  const rows = await db
    .selectFrom('cases')
    .select(['id', 'number', 'title', 'item_version_id'])
    .where('id', 'in', wanted)
    .where('number', 'is not', null)
    .execute()
  return new Map(
    await Promise.all(
      rows.map(
        async ({ id, number, title, item_version_id }) =>
          [id, { number: number ?? '', title, item: await getItemVersion(db, item_version_id) }] as const,
      ),
    ),
  )
}

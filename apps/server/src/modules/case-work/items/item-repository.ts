import { LRUCache } from 'lru-cache'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { resolveForViewer, resolveItemCode } from '@wenwu/core/item/resolve'
import { AppError } from '@wenwu/core/kernel/errors'
import { likePattern, likeText } from '../../../platform/database/like-pattern.ts'
import type { Db } from '../../../platform/database/request-database.ts'

export interface CurrentItem {
  versionId: string
  definition: ItemDefinition
}

// Versions never change. One may be as large as a book: to read all of them at each call would keep everybody waiting.
const definitions = new LRUCache<string, ItemDefinition>({ max: 500 })

/** All items in force, by code: a few dozen, whose definitions all callers share. One statement, and one more where a version is new to this process. */
export async function listCurrentItems(db: Db): Promise<CurrentItem[]> {
  const versions = await db.selectFrom('item_versions').select('id').where('is_current', '=', true).orderBy('code').execute()
  const known = new Map(versions.map(({ id }) => [id, definitions.get(id)]))
  const missing = versions.filter(({ id }) => known.get(id) === undefined).map(({ id }) => id)
  for (const [id, definition] of await readDefinitions(db, missing)) {
    known.set(id, definition)
    definitions.set(id, definition)
  }
  return versions.flatMap(({ id }) => {
    const definition = known.get(id)
    // a version that no case uses may have been replaced meanwhile
    return definition === undefined ? [] : [{ versionId: id, definition }]
  })
}

async function readDefinitions(db: Db, ids: readonly string[]): Promise<Map<string, ItemDefinition>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('item_versions').select(['id', 'definition']).where('id', 'in', ids).execute()
  return new Map(rows.map((row) => [row.id, row.definition as unknown as ItemDefinition]))
}

/** The item in force that any notation of its code means. Throws `not-found`. */
export async function getCurrentItem(db: Db, notation: string): Promise<CurrentItem> {
  const all = await listCurrentItems(db)
  const found = resolveItemCode(
    all.map((item) => ({ code: item.definition.code, entity: item.definition.entity, aliases: item.definition.aliases, item })),
    notation,
  )
  if (found === undefined) throw new AppError('not-found')
  return found.item
}

/** The item in force whose tree the viewer shows for a code (specification §2.6), and whether it is the one it falls back to. */
export async function findViewerItem(db: Db, notation: string): Promise<CurrentItem & { isFallback: boolean }> {
  const all = await listCurrentItems(db)
  const named = all.map((item) => ({ ...item.definition, item }))
  const known = resolveItemCode(named, notation)
  const found = known ?? resolveForViewer(named, notation)
  if (found === undefined) throw new AppError('not-found')
  return { ...found.item, isFallback: known === undefined }
}

/** Whether another version of the same item is in force. One statement. */
export async function isVersionOver(db: Db, versionId: string): Promise<boolean> {
  const newer = await db
    .selectFrom('item_versions as v')
    .innerJoin('item_versions as own', 'own.code', 'v.code')
    .select('v.id')
    .where('own.id', '=', versionId)
    .where('v.is_current', '=', true)
    .whereRef('v.id', '<>', 'own.id')
    .executeTakeFirst()
  return newer !== undefined
}

export interface RegionRow {
  code: string
  name: string
  hasChildren: boolean
}

/** Children of a division, or the provinces. */
export async function listRegions(db: Db, parent: string | undefined): Promise<RegionRow[]> {
  const rows = await db
    .selectFrom('regions as r')
    .select(['r.code', 'r.name'])
    .select((eb) => eb.exists(eb.selectFrom('regions as c').select('c.code').whereRef('c.parent_code', '=', 'r.code')).as('hasChildren'))
    .where((eb) => (parent === undefined ? eb('r.parent_code', 'is', null) : eb('r.parent_code', '=', parent)))
    .orderBy('r.code')
    .execute()
  return rows.map((row) => ({ code: row.code, name: row.name, hasChildren: Boolean(row.hasChildren) }))
}

/** Twenty heritage units whose name or number holds the keyword. */
export async function searchHeritageUnits(db: Db, keyword: string | undefined, provinceCode: string | undefined) {
  let query = db.selectFrom('heritage_units').selectAll().orderBy('code').limit(20)
  if (provinceCode) query = query.where('province_code', '=', provinceCode)
  const text = keyword?.trim()
  if (text) query = query.where((eb) => eb.or([eb('name', 'like', likePattern(text)), eb('code', 'like', `${likeText(text)}%`)]))
  const rows = await query.execute()
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    level: row.level,
    className: row.class_name,
    age: row.age,
    provinceCode: row.province_code,
    lotNumber: row.lot_number,
    address: row.address,
  }))
}

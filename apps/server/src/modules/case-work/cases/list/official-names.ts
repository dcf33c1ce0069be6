import type { Db } from '../../../../platform/database/request-database.ts'
import { perInstallation, type AppServices } from '../../../../platform/services.ts'

/** As many names are kept; then the server begins with none. */
const mostNames = 20_000

/** Names of officials by their ids, null of another account; kept until a name changes, of which `rights` of `settings_versions` tells (decision 0158). */
const kept = perInstallation((services) => {
  const memory = { names: new Map<string, string | null>() }
  services.settings.keep('rights', () => {
    // a new one: an answer that was asked for before goes into the old one
    memory.names = new Map()
  })
  return memory
})

/** The names of those of these accounts that are officials, and of others in memory. One statement for those not known yet, else none. */
export async function officialNames(services: AppServices, db: Db, ids: Iterable<string>): Promise<ReadonlyMap<string, string | null>> {
  const memory = kept(services)
  if (memory.names.size > mostNames) memory.names = new Map()
  const { names } = memory
  const missing = new Set<string>()
  for (const id of ids) if (!names.has(id)) missing.add(id)
  if (missing.size === 0) return names
  const found = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', 'in', [...missing])
    .where('kind', '=', 'official')
    .execute()
  for (const id of missing) names.set(id, null)
  for (const { id, name } of found) names.set(id, name)
  return names
}

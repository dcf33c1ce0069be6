import { sql } from 'kysely'
import { candidatesByRule, candidatesOf } from '@wenwu/core/organizations/candidates-of'
import { byKey } from '../../../platform/database/statement-name.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { regionOfOrganization } from '../../../platform/http/actor.ts'
import type { LoadedItem } from '../items/index.ts'

/** A kind of body that not every place has, and the place where one is looked for. */
interface Wanted {
  variable: string
  roles: readonly string[]
  place: string | undefined
}

/**
 * The process variables that say whether there is a body for the steps that not every place has one for (county, city): true where an open account can
 * act for it at the region of the case, so that no case waits for a bureau that nobody is in. One statement where the process of the item has such
 * steps and the case a region, else none.
 * @param regionCode as the form names it: two to six digits; null where it names none
 */
export async function presenceAt(db: Db, item: LoadedItem, regionCode: string | null): Promise<Record<string, boolean>> {
  const wanted = wantedBy(item, regionCode)
  const places = wanted.flatMap(({ place }) => place ?? [])
  const found =
    places.length === 0
      ? []
      : await findOffices(
          db,
          places,
          wanted.flatMap(({ roles }) => roles),
        )
  return Object.fromEntries(
    wanted.map(({ variable, roles, place }) => [variable, found.some(({ role, region }) => roles.includes(role) && region === place)]),
  )
}

/**
 * The name of the bureau that acts with this role for a place, where not every place has one (county, city); undefined for any other role, and where there is no such bureau
 * or more than one. One statement, none for any other role.
 */
export async function officeAt(db: Db, role: string, regionCode: string | null): Promise<string | undefined> {
  const candidates = candidatesOf(role)
  if (candidates?.by !== 'region' || candidates.presence === undefined) return undefined
  if (regionCode === null || regionCode.length < candidates.digits) return undefined
  const names = new Set((await findOffices(db, [regionCode.slice(0, candidates.digits)], [role])).map(({ name }) => name))
  return names.size === 1 ? [...names][0] : undefined
}

function wantedBy(item: LoadedItem, regionCode: string | null): Wanted[] {
  const rules = new Set([...item.tasks.values()].map(({ organization }) => organization))
  return [...rules].flatMap((rule) => {
    const candidates = candidatesByRule(rule)
    if (candidates?.by !== 'region' || candidates.presence === undefined) return []
    const place = regionCode === null || regionCode.length < candidates.digits ? undefined : regionCode.slice(0, candidates.digits)
    return [{ variable: candidates.presence, roles: candidates.roles, place }]
  })
}

interface Office {
  role: string
  region: string
  name: string
}

async function findOffices(db: Db, places: readonly string[], roles: readonly string[]): Promise<Office[]> {
  const region = sql.raw(regionOfOrganization)
  const { rows } = await sql<Office>`
    select distinct r.code as role, ${region} as region, o.name from roles r join user_roles ur on ur.role_id = r.id join users u on u.id = ur.user_id
    join organizations o on o.id = u.organization_id
    where r.code = any(${[...roles]}::text[]) and 'task.handle' = any(r.permissions) and o.is_active and u.kind = 'official' and u.status = 'active'
      and not u.is_locked and o.region_code = any(${[...places]}::text[]) and ${region} = any(${[...places]}::text[]) ${byKey}`.execute(db)
  return rows
}

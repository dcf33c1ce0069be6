import type { Db } from '../../platform/database/request-database.ts'
import { seedDictionaries } from './seed-content.ts'
import { takeSeedLock } from './seed-lock.ts'
import { seedMenus } from './menus.ts'
import { builtInOrganizations, seedOrganizations } from './organizations.ts'
import { seedRegions } from './regions.ts'
import { seedRoleMenus, seedRoles } from './roles.ts'
import { seedSynonyms } from './search-synonyms.ts'
import { seedStarterLaws } from './starter-laws.ts'

/**
 * What every installation needs: roles with their permissions, menus, divisions, the national and the provincial bureaus. Runs at
 * each start in one transaction (`inTransaction`); what is there already is brought up to date, what others added or changed stays.
 */
export async function seedReference(db: Db, now: Date): Promise<void> {
  await takeSeedLock(db)
  await seedRoles(db, now)
  await seedMenus(db, now)
  await seedRoleMenus(db)
  await seedRegions(db)
  await seedOrganizations(db, builtInOrganizations, now)
  await seedDictionaries(db, now)
  await seedStarterLaws(db, now)
  await seedSynonyms(db, now)
}

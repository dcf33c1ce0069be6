import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { newId } from '@wenwu/core/kernel/id'
import { usernameKey } from '../../modules/base/accounts/index.ts'
import type { Db } from '../../platform/database/request-database.ts'
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts'
import { seedDemoDirectories } from './demo-directories.ts'
import { demoMobile, demoRoles, demoUsers, demoOrganizations, demoPassword } from './demo-accounts.ts'
import { seedDemoPhrases } from './demo-phrases.ts'
import { seedDemoPlans } from './demo-plans.ts'
import { seedHeritageUnits } from './heritage-units.ts'
import { mapBounded } from './map-bounded.ts'
import { seedDemoContent } from './seed-content.ts'
import { builtInOrganizations, seedOrganizations } from './organizations.ts'
import { takeSeedLock } from './seed-lock.ts'

/**
 * Demo accounts with their phrases, notices, heritage units and annual plans for an empty installation; gives false, and changes nothing, when there is any account.
 * In one transaction, after `seedReference`. About 80 hashes: some two seconds at production cost. Throws in production.
 */
export async function seedDemo(db: Db, hasher: PasswordHasher, now: Date): Promise<boolean> {
  if (process.env.WENWU_ENV === 'production') throw new Error('demo data is never seeded in production')
  await takeSeedLock(db)
  const anybody = await db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody !== undefined) return false

  const organizations = await seedOrganizations(db, [...builtInOrganizations, ...demoOrganizations], now)
  await seedTelephones(db)
  const digest = createHash('md5').update(demoPassword).digest('hex')
  const hashes = await mapBounded(demoUsers, 8, () => hasher.hash(digest))
  const users = demoUsers.map((account, i) => ({
    id: newId(now.getTime()),
    username: account.username,
    username_key: usernameKey(account.username),
    kind: account.kind,
    name: account.name,
    mobile: demoMobile(account.username),
    email: `${account.username}@example.com`,
    organization_id: account.organization === null ? null : organizations.get(account.organization)!,
    expert_field: account.expertField ?? null,
    password_hash: hashes[i]!,
    is_locked: false,
    created_at: now,
  }))
  await db.insertInto('users').values(users).execute()

  const roles = new Map((await db.selectFrom('roles').select(['id', 'code']).execute()).map((role) => [role.code, role.id]))
  await db
    .insertInto('user_roles')
    .values(
      demoUsers.flatMap((account, i) =>
        demoRoles(account).map((role) => ({
          user_id: users[i]!.id,
          role_id: roles.get(role)!,
        })),
      ),
    )
    .execute()
  const officials = demoUsers.map(({ role }, i) => ({ id: users[i]!.id, role, organizationId: users[i]!.organization_id }))
  await seedDemoPhrases(db, officials, now)
  await seedDemoContent(db, now)
  await seedHeritageUnits(db)
  await seedDemoDirectories(db, now)
  await seedDemoPlans(db, now)
  return true
}

/** Numbers that nobody has: those of a service begin with another figure. */
async function seedTelephones(db: Db): Promise<void> {
  await sql`update organizations set telephone = '400-000-00' || coalesce(province_code, '01') where kind in ('province', 'national')`.execute(
    db,
  )
}

import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Pool } from 'pg'
import { builtInRoles, permissionCodes } from '@wenwu/core/auth/permissions'
import { modules } from '../../modules/index.generated.ts'
import { createPool } from '../../platform/database/pool.ts'
import { inTransaction } from '../../platform/database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { PasswordHasher } from '../../platform/passwords/password-hasher.ts'
import { demoOrganizations } from './demo-accounts.ts'
import { demoUsers, seedDemo, seedReference } from './index.ts'
import { menuSeeds } from './menus.ts'
import { builtInOrganizations } from './organizations.ts'
import { regionSeeds } from './regions.ts'

const now = new Date('2026-11-23T02:00:00Z')
const hasher = new PasswordHasher({ pepper: Buffer.alloc(32, 1), cost: 'test' })

describe('seeding', () => {
  let database: TestDatabase
  let pool: Pool
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.connection, { max: 4 })
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    await pool.end()
    await database.drop()
  })

  const counts = async () => {
    const tables = ['roles', 'menus', 'regions', 'organizations', 'users', 'user_roles', 'notices', 'heritage_units']
    const { rows } = await pool.query<Record<string, number>>(
      `select ${tables.map((table) => `(select count(*) from ${table})::int as ${table}`).join(', ')}`,
    )
    return rows[0]!
  }

  it('is the same however often it runs, and at the same time', async () => {
    await Promise.all([inTransaction(pool, (db) => seedReference(db, now)), inTransaction(pool, (db) => seedReference(db, now))])
    const once = await counts()
    expect(once).toMatchObject({ roles: Object.keys(builtInRoles).length, organizations: 43, users: 0, notices: 0, heritage_units: 0 })
    await inTransaction(pool, (db) => seedReference(db, now))
    expect(await counts()).toEqual(once)
  })

  it('never writes demo data in production', async () => {
    vi.stubEnv('WENWU_ENV', 'production')
    await expect(inTransaction(pool, (db) => seedDemo(db, hasher, now))).rejects.toThrow(/production/)
    vi.unstubAllEnvs()
    expect((await counts()).users).toBe(0)
  })

  it('writes the demo accounts into an empty database, once', async () => {
    const both = await Promise.all([
      inTransaction(pool, (db) => seedDemo(db, hasher, now)),
      inTransaction(pool, (db) => seedDemo(db, hasher, now)),
    ])
    expect(both.sort()).toEqual([false, true])
    expect(await counts()).toMatchObject({
      users: demoUsers.length,
      // users of entities administer them beside
      user_roles: demoUsers.length + demoUsers.filter((user) => user.kind === 'legal-entity').length,
      organizations: builtInOrganizations.length + demoOrganizations.length,
      notices: 5,
      heritage_units: 74,
    })
    const { rows } = await pool.query<{ n: number }>('select count(distinct password_hash)::int as n from users')
    expect(rows[0]!.n).toBe(demoUsers.length)
  })

  it('has demo plans that were submitted within the days of their batch', async () => {
    const { rows } = await pool.query<{ inTime: boolean }>(
      `select (b.opened_at <= p.made_at and (p.submitted_at is null or (p.submitted_at at time zone 'Asia/Shanghai')::date <= b.due_on::date)) as "inTime"
       from annual_plans p join plan_batches b on b.id = p.batch_id`,
    )
    expect(rows.map(({ inTime }) => inTime)).toEqual([true, true, true])
  })

  it('has the accounts the issue names', () => {
    const names = demoUsers.map((user) => user.username)
    const asked =
      'company museum person province-sx province-sx-lead province-sxi province-sc-lead province-bt national-accept national-officer national-lead national-office thirdparty thirdparty2 expert1 expert2 expert3 expert4 expert5 customs admin-system admin-security admin-audit'
    for (const name of asked.split(' ')) expect(names).toContain(name)
    expect(names.filter((name) => name.startsWith('province-'))).toHaveLength(64)
    expect(new Set(names).size).toBe(names.length)
    // work is moved to a colleague of the same role
    expect(demoUsers.filter(({ role }) => role === 'national-officer').map(({ username }) => username)).toEqual([
      'national-officer',
      'national-officer2',
    ])
  })

  it('knows every division by a name people use, under a parent that exists', () => {
    const regions = regionSeeds()
    const codes = new Set(regions.map((region) => region.code))
    expect(regions.filter((region) => region.parentCode === null)).toHaveLength(32)
    expect(regions.filter((region) => region.parentCode !== null && !codes.has(region.parentCode))).toEqual([])
    expect(regions.filter((region) => /^市辖区$|^县$|直辖县级/.test(region.name))).toEqual([])
    expect(regions.find((region) => region.code === '110101')).toEqual({ code: '110101', parentCode: '11', name: '东城区' })
    expect(regions.find((region) => region.code === '610113')).toMatchObject({ parentCode: '6101', name: '雁塔区' })
    expect(regions.find((region) => region.code === '419001')).toMatchObject({ parentCode: '41', name: '济源市' })
  })

  it('names only permissions that exist, and every endpoint’s permission is held by a role', () => {
    for (const menu of menuSeeds) if (menu.permission !== '') expect(permissionCodes).toContain(menu.permission)
    const held = new Set(Object.values(builtInRoles).flatMap((role) => role.permissions as readonly string[]))
    const asked = modules
      .flatMap((module) => Object.values(module.contract))
      .flatMap((endpoint) => (typeof endpoint.access === 'string' ? [] : [...endpoint.access]))
    expect(asked.length).toBeGreaterThan(0)
    for (const permission of asked) expect(held).toContain(permission)
    for (const permission of permissionCodes) expect(held).toContain(permission)
  })
})

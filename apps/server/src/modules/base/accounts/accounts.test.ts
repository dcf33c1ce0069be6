import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Pool } from 'pg'
import { seedReference } from '../../../db/seed/index.ts'
import { createPool } from '../../../platform/database/pool.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { createTestDatabase, type TestDatabase } from '../../../platform/database/test-database.ts'
import { PasswordHasher } from '../../../platform/passwords/password-hasher.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { makeAuditWriter } from '../audit/index.ts'
import { createFirstAdministrators, findUser, listExperts, listThirdParties } from './index.ts'

describe('accounts as other modules read them', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const read = <T>(work: Parameters<typeof inTransaction<T>>[1]) => inTransaction(api.pool, work)

  it('gives a user with roles and without the password hash', async () => {
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'expert2'")
    const user = await read((db) => findUser(db, rows[0]!.id))
    expect(user).toMatchObject({ username: 'expert2', roles: ['expert'], expertField: '考古', isLocked: false })
    expect(JSON.stringify(user)).not.toContain('argon2')
    expect(await read((db) => findUser(db, '01890000-0000-7000-8000-000000000000'))).toBeUndefined()
  })

  it('offers assessment bodies and experts only with an open account', async () => {
    expect((await read(listThirdParties)).map((body) => body.name).sort()).toEqual(
      ['华表文化遗产咨询评估中心', '长垣文物保护工程评估院'].sort(),
    )
    expect((await read(listExperts)).map((expert) => expert.field).sort()).toEqual(
      ['古建筑', '考古', '规划', '石窟寺与石刻', '近现代建筑'].sort(),
    )
    await api.pool.query("update users set is_locked = true where username in ('thirdparty2', 'expert3')")
    expect((await read(listThirdParties)).map((body) => body.name)).toEqual(['华表文化遗产咨询评估中心'])
    expect(await read(listExperts)).toHaveLength(4)
  })
})

describe('the first administrators', () => {
  let database: TestDatabase
  let pool: Pool
  const hasher = new PasswordHasher({ pepper: Buffer.alloc(32, 1), cost: 'test' })
  const now = new Date('2026-11-23T02:00:00Z')
  const audit = makeAuditWriter(Buffer.alloc(32, 2))
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.connection, { max: 4 })
  })
  afterAll(async () => {
    await pool.end()
    await database.drop()
  })

  it('need the built-in roles', async () => {
    await expect(createFirstAdministrators(pool, hasher, audit, now)).rejects.toThrow(/内置角色/)
    expect((await pool.query('select from users')).rowCount).toBe(0)
  })

  it('are made once, by whoever comes first', async () => {
    await inTransaction(pool, (db) => seedReference(db, now))
    const results = await Promise.allSettled([
      createFirstAdministrators(pool, hasher, audit, now),
      createFirstAdministrators(pool, hasher, audit, now),
    ])
    const made = results.find((result) => result.status === 'fulfilled')?.value
    expect(made?.map((one) => one.username)).toEqual(['admin-system', 'admin-security', 'admin-audit'])
    expect(results.find((result) => result.status === 'rejected')?.reason).toMatchObject({ zh: '已有管理员账号，未创建新的管理员' })
    for (const { username, password } of made!) {
      expect(password).toMatch(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[^A-Za-z0-9]).{16}$/)
      const { rows } = await pool.query<{ password_hash: string }>('select password_hash from users where username = $1', [username])
      expect(await hasher.verify(digestOf(password), rows[0]!.password_hash)).toBe(true)
    }
    expect((await pool.query('select must_change_password from users group by 1')).rows).toEqual([{ must_change_password: true }])
    const { rows: audited } = await pool.query<{ details: unknown }>(
      "select action, actor_id, outcome, details from audit_rows order by details ->> 'username'",
    )
    expect(audited).toEqual(
      ['audit', 'security', 'system'].map((kind) => ({
        action: 'accounts.init',
        actor_id: null,
        outcome: 'done',
        details: { username: `admin-${kind}`, roles: [`${kind}-administrator`] },
      })),
    )
  })

  it('hold no other role', async () => {
    const mixed = "insert into user_roles select u.id, r.id from users u, roles r where u.username = 'admin-audit' and r.code = $1"
    for (const role of ['security-administrator', 'national-officer'])
      await expect(pool.query(mixed, [role])).rejects.toMatchObject({ code: '23514' })
  })
})

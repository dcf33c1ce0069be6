import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { compareNames } from '@wenwu/core/i18n/format'
import { byName } from './by-name.ts'
import { createPool } from './pool.ts'
import { createTestDatabase, type TestDatabase } from './test-database.ts'

const names = ['张建国', '重庆市', '李长明', '阿合买', '成都市', '王小芳', '欧阳文', '西安市']

describe('the order of Chinese names', () => {
  let database: TestDatabase
  let pool: pg.Pool
  let db: Kysely<unknown>
  beforeAll(async () => {
    database = await createTestDatabase()
    pool = createPool(database.connection, { max: 1 })
    db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  })
  afterAll(async () => {
    await db.destroy()
    await database.drop()
  })

  it('is by pinyin, in the database as on the page', async () => {
    const { rows } = await sql<{
      name: string
    }>`select n.name from unnest(${names}::text[]) as n (name) order by ${byName('n.name')}`.execute(db)
    const sorted = rows.map((row) => row.name)
    expect(sorted.indexOf('阿合买')).toBe(0)
    expect(sorted.at(-1)).toBe('张建国')
    expect(sorted).toEqual([...names].sort((a, b) => compareNames(a, b, 'zh_CN')))
  })

  it('is the order of the indexes that lists by name are read from', async () => {
    const planOf = async (query: string): Promise<string> => {
      const client = await pool.connect()
      try {
        await client.query('set enable_seqscan = off')
        await client.query('set enable_bitmapscan = off')
        return (await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`)).rows.map((row) => row['QUERY PLAN']).join('\n')
      } finally {
        client.release()
      }
    }
    const children = await planOf(
      `select id from organizations o where parent_id = '01890000-0000-7000-8000-000000000001' order by o.position, o.name collate "zh-x-icu", o.id limit 10`,
    )
    expect(children).toContain('organizations_parent_index')
    expect(children).not.toContain('Sort')
    const groups = await planOf(`select id from work_groups g order by g.name collate "zh-x-icu", g.id limit 10`)
    expect(groups).toContain('work_groups_name_index')
    expect(groups).not.toContain('Sort')
  })
})

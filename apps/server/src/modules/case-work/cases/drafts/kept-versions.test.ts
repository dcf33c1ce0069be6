import fs from 'node:fs'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import { createPool } from '../../../../platform/database/pool.ts'
import { createTestDatabase, type TestDatabase } from '../../../../platform/database/test-database.ts'

const migration = new URL('../../../../db/migrations/20261122120000-bound-draft-versions.sql', import.meta.url)

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = createPool(database.connection, { max: 2 })
  // the table as the previous release had it
  await pool.query('alter table draft_versions drop column size, drop column mark')
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

it('what an earlier release piled up is brought within the limits by the migration', async () => {
  const caseId = newId()
  const [one, other] = [newId(), newId()]
  const at = (n: number) => new Date(Date.UTC(2026, 10, 1, 0, 0, n))
  const add = async (userId: string, n: number, says: string) => {
    const values = [newId(), caseId, String(n), userId, at(n), JSON.stringify({ project: { says } })]
    await pool.query(
      `insert into draft_versions (id, case_id, revision, device, saved_by, saved_at, data) values ($1, $2, 1, $3, $4, $5, $6)`,
      values,
    )
  }
  await pool.query('alter table draft_versions disable trigger all')
  for (let n = 0; n < 30; n++) await add(one, n, `text ${n % 25}`)
  for (let n = 0; n < 6; n++) await add(other, n, `${n}${'x'.repeat(3 * 1024 * 1024)}`)
  await pool.query(fs.readFileSync(migration, 'utf8'))
  const { rows } = await pool.query<{ saved_by: string; devices: string[] }>(
    `select saved_by, array_agg(device order by saved_at desc) as devices from draft_versions group by saved_by`,
  )
  const devicesOf = (userId: string) => rows.find((row) => row.saved_by === userId)!.devices
  expect(devicesOf(one)).toEqual(Array.from({ length: 20 }, (_, i) => String(29 - i)))
  expect(devicesOf(other)).toEqual(['5', '4', '3'])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as audit } from '@wenwu/core/audit/contract'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const calls = 1_000

it('a program without an account cannot fill the trail; auditors can read how often it tried', async () => {
  for (let n = 0; n < calls; n += 20)
    await Promise.all(Array.from({ length: 20 }, async () => expect((await api.request('GET', '/api/v1/menus')).status).toBe(401)))
  // one who is signed in gets a row for each refusal
  for (let n = 0; n < 3; n++) expect((await api.as('company').send(audit.operations, operations)).status).toBe(403)
  await api.app.writeCountedRefusals()

  const { rows } = await api.pool.query<{ action: string; actor: boolean; address: string; count: number | null }>(
    "select action, actor_id is not null as actor, address, (details ->> 'count')::int as count from audit_rows where outcome = 'denied'",
  )
  expect(rows.filter(({ actor }) => actor)).toHaveLength(3)
  const anonymous = rows.filter(({ actor }) => !actor)
  expect(anonymous.length).toBeLessThan(calls / 2)
  expect(anonymous.reduce((sum, { count }) => sum + (count ?? 1), 0)).toBe(calls)
  expect(new Set(anonymous.map(({ action, address }) => `${action} ${address}`)).size).toBe(1)

  const log = await api.as('admin-audit').call(audit.operations, { ...operations, filter: { preset: 'refused' } })
  expect(log.rows.some(({ details }) => Number(details.count) > 1 && details.error === 'signed-out')).toBe(true)
})

const operations = { filter: { preset: 'refused' as const }, sort: 'at-desc' as const, page: { number: 1, size: 500 } }

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/workgroups/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('work groups, whose members may act, are kept by the security administrator alone, never by the one who makes accounts', async () => {
  const typed = { name: '越权组', code: null, purpose: '', organizationId: null, isActive: true, members: [] }
  const { id } = await api.as('admin-security').call(contract.create, { ...typed, name: '原有组' })
  const calls = [
    [contract.query, { filter: {}, sort: 'name-asc', page: { number: 1, size: 10 } }],
    [contract.get, { id }],
    [contract.people, { keyword: '严' }],
    [contract.create, typed],
    [contract.update, { ...typed, id, version: 1 }],
    [contract.remove, { id }],
  ]
  for (const username of [
    'company',
    'person',
    'province-sx-lead',
    'national-lead',
    'thirdparty',
    'expert1',
    'customs',
    'admin-system',
    'admin-audit',
  ])
    for (const [endpoint, input] of calls)
      expect([username, (await api.as(username).send(endpoint as never, input as never)).status]).toEqual([username, 403])
  for (const [endpoint, input] of calls) expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
  const groups = await api.as('admin-security').call(contract.query, { filter: {}, sort: 'name-asc', page: { number: 1, size: 10 } })
  expect(groups.rows.map((row) => row.name)).toEqual(['原有组'])
})

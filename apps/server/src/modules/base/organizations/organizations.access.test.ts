import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/organizations/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp()
  id = (await api.pool.query<{ id: string }>("select id from organizations where name = '渭北博物馆'")).rows[0]!.id
})
afterAll(() => api.stop())

const typed = { name: '越权机构', code: null, creditCode: null, provinceCode: null }
const reading = () => [
  [contract.children, { parentId: null, page: 1 }],
  [contract.search, { keyword: '博物馆' }],
  [contract.get, { id }],
]
const writing = () => [
  [contract.create, { ...typed, kind: 'unit', parentId: null }],
  [contract.update, { ...typed, id, version: 1 }],
  [contract.move, { id, parentId: null, version: 1 }],
  [contract.reorder, { parentId: null, ids: [id] }],
  [contract.setActive, { id, isActive: false, version: 1 }],
]

describe('who may see and change organisations', () => {
  const statuses = (calls: unknown[][], username: string) =>
    Promise.all(calls.map(async ([endpoint, input]) => (await api.as(username).send(endpoint as never, input as never)).status))

  it('nobody without a permission reads them', async () => {
    for (const [endpoint, input] of [...reading(), ...writing()])
      expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
    for (const username of ['company', 'person', 'province-sx', 'national-lead', 'thirdparty', 'expert1', 'customs'])
      expect([username, await statuses([...reading(), ...writing()], username)]).toEqual([username, Array<number>(8).fill(403)])
  })

  it('the security and the audit administrator read, and change nothing', async () => {
    for (const username of ['admin-security', 'admin-audit']) {
      expect([username, await statuses(reading(), username)]).toEqual([username, [200, 200, 200]])
      expect([username, await statuses(writing(), username)]).toEqual([username, Array<number>(5).fill(403)])
    }
    expect(
      (await api.pool.query("select 1 from organizations where name = '越权机构' or (id = $1 and not is_active)", [id])).rowCount,
    ).toBe(0)
  })

  it('a missing one is not found, a strange id is refused', async () => {
    const missing = '01890000-0000-7000-8000-000000000000'
    for (const [endpoint, input] of [
      [contract.get, { id: missing }],
      [contract.update, { ...typed, id: missing, version: 1 }],
      [contract.move, { id: missing, parentId: null, version: 1 }],
      [contract.create, { ...typed, kind: 'unit', parentId: missing }],
    ])
      expect((await api.as('admin-system').send(endpoint as never, input as never)).status).toBe(404)
    expect((await api.as('admin-system').request('GET', '/api/v1/organizations/nonsense')).status).toBe(404)
    expect((await api.as('admin-system').request('GET', '/api/v1/organizations/children?parentId=x')).status).toBe(400)
  })
})

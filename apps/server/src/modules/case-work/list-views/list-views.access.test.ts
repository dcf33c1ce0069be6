import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/list-views/contract'
import type { ListView, ViewState } from '@wenwu/core/list-views/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const state: ViewState = { values: { keyword: '长城' }, preset: null, sort: null, columns: null, pageSize: null }
const list = 'todo'

let api: TestApp
let own: ListView
let shared: ListView
beforeAll(async () => {
  api = await startTestApp()
  own = await api.as('province-sx').call(contract.add, { list, name: '我的', isShared: false, isDefault: true, state })
  shared = await api.as('province-sx-lead').call(contract.add, { list, name: '本局', isShared: true, isDefault: true, state })
})
afterAll(() => api.stop())

const names = async (username: string) => (await api.as(username).call(contract.list, { list })).views.map(({ name }) => name)
const foreignChange = (username: string, { id }: ListView) =>
  api.as(username).send(contract.change, { id, name: '改过', isDefault: false, state })

it('one’s own views are read and changed by no other person, not by one’s lead either', async () => {
  for (const username of ['province-sx-lead', 'province-sxi', 'national-lead', 'company', 'admin-system']) {
    expect([username, await names(username)]).not.toContain('我的')
    expect([username, (await foreignChange(username, own)).status]).toEqual([username, 404])
    expect([username, (await api.as(username).send(contract.remove, { id: own.id })).status]).toEqual([username, 404])
  }
  expect(await names('province-sx')).toEqual(['我的', '本局'])
})

it('those of an organisation are read by its people alone and kept by those who answer for its cases', async () => {
  expect((await api.as('province-sx').call(contract.list, { list })).canShare).toBe(false)
  expect((await api.as('province-sx-lead').call(contract.list, { list })).canShare).toBe(true)
  const added = await api.as('province-sx').send(contract.add, { list, name: '大家的', isShared: true, isDefault: false, state })
  for (const refused of [
    added,
    await foreignChange('province-sx', shared),
    await api.as('province-sx').send(contract.remove, { id: shared.id }),
  ])
    expect([refused.status, refused.body]).toMatchObject([403, { error: 'forbidden' }])
  for (const username of ['province-sxi-lead', 'national-lead', 'expert1', 'company']) {
    expect([username, await names(username)]).toEqual([username, []])
    expect((await foreignChange(username, shared)).status).toBe(404)
    expect((await api.as(username).send(contract.remove, { id: shared.id })).status).toBe(404)
  }
  // a person without an organisation, or who does not answer for it, shares nothing
  for (const username of ['expert1', 'company', 'person', 'admin-system'])
    expect([
      username,
      (await api.as(username).send(contract.add, { list, name: '大家的', isShared: true, isDefault: false, state })).status,
    ]).toEqual([username, 403])
  expect((await names('province-sx-lead')).sort()).toEqual(['本局'])
})

it('visitors have none', async () => {
  for (const [endpoint, input] of [
    [contract.list, { list }],
    [contract.add, { list, name: '我的', isShared: false, isDefault: false, state }],
    [contract.change, { id: own.id, name: '我的', isDefault: false, state }],
    [contract.remove, { id: own.id }],
  ] as const)
    expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
})

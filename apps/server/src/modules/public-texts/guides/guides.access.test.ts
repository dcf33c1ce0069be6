import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/guides/contract'
import { items } from '@wenwu/items/index.generated'
import type { Caller } from '../../../platform/http/caller.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('guides are open to everybody, signed in or not', async () => {
  const [{ code, materials }] = items as [(typeof items)[number]]
  const material = materials.find(({ sample }) => sample !== undefined)!.key
  for (const caller of [api.anonymous, api.as('person'), api.as('province-sx'), api.as('admin-audit')]) {
    expect((await caller.call(contract.list, {})).length).toBeGreaterThan(0)
    expect((await caller.call(contract.get, { code })).code).toBe(code)
    expect((await caller.send(contract.find, { itemCode: code })).status).toBe(200)
    expect((await caller.send(contract.sample, { code, material })).status).toBe(200)
  }
})

it('the check of citations is the editors’', async () => {
  const calls = [
    (caller: Caller) => caller.send(contract.check, {}),
    (caller: Caller) => caller.send(contract.exportCheck, { filter: {}, sort: 'catalogue-asc', columns: [] }),
  ]
  for (const call of calls) {
    expect((await call(api.anonymous)).status).toBe(401)
    for (const username of ['company', 'province-sx', 'national-lead', 'admin-system'])
      expect([username, (await call(api.as(username))).status]).toEqual([username, 403])
    for (const username of ['editor', 'editor-lead']) expect([username, (await call(api.as(username))).status]).toEqual([username, 200])
  }
})

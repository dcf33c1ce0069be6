import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/task-settings/contract'
import { usualSettings } from '@wenwu/core/task-settings/model'
import { usualItem } from '../../../case-driver/played-items.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('how tasks are given out is the system administrator’s alone', async () => {
  const key = { itemCode: usualItem.code, step: 'provinceAccept' }
  const calls = [
    [contract.query, { filter: {}, sort: 'item-asc', page: { number: 1, size: 10 } }],
    [contract.get, key],
    [contract.unattended, {}],
    [contract.people, { ...key, keyword: '' }],
    [contract.save, { ...key, version: 0, settings: usualSettings }],
  ]
  for (const username of [
    'company',
    'province-sx-lead',
    'national-lead',
    'thirdparty',
    'expert1',
    'customs',
    'admin-security',
    'admin-audit',
  ])
    for (const [endpoint, input] of calls)
      expect([username, (await api.as(username).send(endpoint as never, input as never)).status]).toEqual([username, 403])
  for (const [endpoint, input] of calls) expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
  expect(await api.as('admin-system').call(contract.get, key)).toMatchObject({ version: 0 })
})

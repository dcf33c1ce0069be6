import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/incidents/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('failed jobs are the system administrator’s alone', async () => {
  const others = [
    'company',
    'province-sx-lead',
    'national-lead',
    'national-officer',
    'case-admin',
    'admin-security',
    'admin-audit',
    'customs',
  ]
  const query = { filter: {}, sort: 'failed-desc', page: { number: 1, size: 10 } } as const
  for (const username of others) {
    const caller = api.as(username)
    const statuses = [
      (await caller.send(contract.query, query)).status,
      (await caller.send(contract.figures, {})).status,
      (await caller.send(contract.retry, { id: '1' })).status,
      (await caller.send(contract.close, { id: '1', reason: '试' })).status,
    ]
    expect([username, ...statuses]).toEqual([username, 403, 403, 403, 403])
  }
  expect((await api.anonymous.send(contract.query, query)).status).toBe(401)
  const admin = api.as('admin-system')
  expect((await admin.send(contract.query, query)).status).toBe(200)
  // one that is not there, and one that has not failed
  for (const id of ['1', '999999999999']) expect((await admin.send(contract.retry, { id })).body).toMatchObject({ error: 'incident-gone' })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/case-migrations/contract'
import { newId } from '@wenwu/core/kernel/id'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('cases are taken to another version by the case administrator alone', async () => {
  const id = newId()
  const others = [
    'company',
    'province-sx-lead',
    'national-lead',
    'national-officer',
    'admin-system',
    'admin-security',
    'admin-audit',
    'customs',
  ]
  for (const username of others) {
    const caller = api.as(username)
    const statuses = [
      (await caller.send(contract.items, {})).status,
      (await caller.send(contract.preview, { versionId: id })).status,
      (await caller.send(contract.list, {})).status,
      (await caller.send(contract.move, { versionId: id, ids: [id], reason: '试' })).status,
      (await caller.send(contract.revert, { ids: [id], reason: '试' })).status,
    ]
    expect([username, ...statuses]).toEqual([username, 403, 403, 403, 403, 403])
  }
  expect((await api.anonymous.send(contract.items, {})).status).toBe(401)
  const admin = api.as('case-admin')
  expect((await admin.send(contract.preview, { versionId: id })).status).toBe(404)
  expect(await admin.call(contract.move, { versionId: id, ids: [id], reason: '试' })).toEqual([{ id, error: 'not-found', params: {} }])
  expect(await admin.call(contract.revert, { ids: [id], reason: '试' })).toEqual([{ id, error: 'not-found', params: {} }])
})

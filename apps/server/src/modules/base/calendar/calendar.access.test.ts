import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/calendar/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('the calendar is the system and the security administrator’s: nobody else sees a change, what it moves, or makes one', async () => {
  const typed = { day: '2026-12-01', setting: 'off' as const, note: '停电', documentNumber: '', reason: '' }
  const { id } = await api.as('admin-system').call(contract.propose, typed)
  const calls = [
    [contract.year, { year: 2026 }],
    [contract.changes, {}],
    [contract.preview, { day: '2026-12-01', setting: 'off' }],
    [contract.exportPreview, { day: '2026-12-01', setting: 'off' }],
    [contract.propose, typed],
    [contract.confirm, { id }],
    [contract.drop, { id }],
  ]
  for (const username of ['company', 'person', 'province-sx-lead', 'national-lead', 'thirdparty', 'expert1', 'customs', 'admin-audit'])
    for (const [endpoint, input] of calls)
      expect([username, (await api.as(username).send(endpoint as never, input as never)).status]).toEqual([username, 403])
  for (const [endpoint, input] of calls) expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
  expect(await api.as('admin-security').call(contract.changes, {})).toMatchObject([{ id, state: 'proposed', isOwn: false }])
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as audit } from '@wenwu/core/audit/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { newId } from '@wenwu/core/kernel/id'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

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

it('neither can an account: the first refusals are rows, further ones are counted, and none is missing in the sum', async () => {
  const person = api.as('person')
  await person.authorization()
  for (let n = 0; n < 500; n += 20)
    await Promise.all(Array.from({ length: 20 }, async () => expect((await person.send(files.download, { id: newId() })).status).toBe(404)))
  expect((await person.send(audit.operations, operations)).status).toBe(403)
  // the refusals of another account are rows of their own as before
  for (let n = 0; n < 3; n++) expect((await api.as('museum').send(files.download, { id: newId() })).status).toBe(404)
  await api.app.writeCountedRefusals()
  const { rows } = await api.pool.query<{ action: string; username: string; objectId: string; count: number | null }>(
    `select a.action, u.username, a.object_id as "objectId", (a.details ->> 'count')::int as count
     from audit_rows a join users u on u.id = a.actor_id where a.outcome = 'denied' and u.username in ('person', 'museum') order by a.id`,
  )
  const own = rows.filter(({ username, action }) => username === 'person' && action === 'files.download')
  expect(own.length).toBeGreaterThanOrEqual(61)
  expect(own.length).toBeLessThan(100)
  expect(own.reduce((sum, { count }) => sum + (count ?? 1), 0)).toBe(500)
  expect(own.filter(({ count, objectId }) => count === null && objectId === '')).toEqual([])
  expect(rows.filter(({ username, action }) => username === 'person' && action === 'audit.operations')).toHaveLength(1)
  expect(rows.filter(({ username }) => username === 'museum').map(({ count }) => count)).toEqual([null, null, null])
})

const operations = { filter: { preset: 'refused' as const }, sort: 'at-desc' as const, page: { number: 1, size: 500 } }

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { drive, taskOf } from '../../../../case-driver/drive-case.ts'
import { outsiders, submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp()
  id = (await taskOf(api, 'province-sx', await submitted(api), 'provinceAccept')).id
})
afterAll(() => api.stop())

it('no other office, no applicant and no administrator takes a task or gives one back, however many they name', async () => {
  await api.as('province-sx').call(tasks.claim, { id })
  for (const act of ['claim', 'release'] as const) {
    for (const username of [...outsiders, 'company', 'province-sx-lead', 'national-lead', 'admin-security', 'customs']) {
      const { status, body } = await api.as(username).send(tasks.batch, { act, ids: [id] })
      if (status !== 403) expect([username, body]).toMatchObject([username, { data: [{ id, error: 'not-found', params: {} }] }])
    }
    expect((await api.anonymous.send(tasks.batch, { act, ids: [id] })).status).toBe(401)
  }
  const { rows } = await api.pool.query('select u.username from tasks t join users u on u.id = t.claimed_by where t.id = $1', [id])
  expect(rows).toEqual([{ username: 'province-sx' }])
})

it('nothing is offered for tasks of others, however many they name', async () => {
  for (const username of [...outsiders, 'company', 'national-lead']) {
    const { status, body } = await api.as(username).send(tasks.verbOffers, { ids: [id] })
    if (status !== 403) expect([username, body]).toMatchObject([username, { data: [] }])
  }
  expect((await api.anonymous.send(tasks.verbOffers, { ids: [id] })).status).toBe(401)
})

it('of tasks at different steps no one but the lead of their body gives away what a colleague has', async () => {
  const caseId = await submitted(api)
  await drive(api, caseId, 'provinceReview')
  const ids = [id, (await taskOf(api, 'province-sx', caseId, 'provinceReview')).id]
  const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'province-sx'")
  const said = { verb: 'transfer', ids, input: { to: `user@${rows[0]!.id}`, opinion: '承办人离职。' } }
  for (const username of [...outsiders, 'company', 'national-lead', 'province-sc-lead']) {
    const { status, body } = await api.as(username).send(tasks.verbBatch, said)
    if (status === 403) continue
    expect([username, (body as { data: { error: string | null }[] }).data.every(({ error }) => error !== null)]).toEqual([username, true])
    expect([username, await api.as(username).call(tasks.verbOffers, { ids })]).toEqual([username, []])
  }
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt } from '../../../../case-driver/drive-case.ts'
import { type People, peopleOf } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
let id: string
beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
  id = await caseAt(api, 'nationalReview')
  await act(api, 'national-officer', id, 'nationalReview', { outcome: 'experts', expertIds: ['expert1', 'expert2'].map(people.idOf) })
})
afterAll(() => api.stop())

it('only the office that called experts concludes, replaces or stops waiting', async () => {
  const { tasks: open } = await api.as('national-officer').call(cases.get, { id })
  for (const verb of ['conclude-panel', 'replace-expert', 'dismiss-expert']) {
    for (const [username, status, error] of [
      ['national-lead', 409, 'not-your-turn'],
      ['province-sx', 409, 'not-your-turn'],
      ['expert1', 409, 'not-your-turn'],
      ['company', 409, 'not-your-turn'],
      ['expert4', 404, 'not-found'],
      ['thirdparty', 404, 'not-found'],
      ['province-sxi', 404, 'not-found'],
      ['admin-system', 403, 'forbidden'],
    ] as const) {
      const input = { reason: '试', expertId: people.idOf('expert4') }
      const reply = await api.as(username).send(tasks.verb, { caseId: id, verb, taskId: open[0]!.id, input })
      expect([username, verb, reply.status, (reply.body as { error: string }).error]).toEqual([username, verb, status, error])
    }
    expect((await api.anonymous.send(tasks.verb, { caseId: id, verb, taskId: open[0]!.id, input: { reason: '试' } })).status).toBe(401)
  }
  expect((await api.as('national-officer').call(cases.get, { id })).tasks).toHaveLength(2)
})

it('the counts are for those who convene and decide, not for applicants, provinces that see no opinions, or experts', async () => {
  const panelOf = async (username: string) => (await api.as(username).call(cases.get, { id })).panel
  expect(await panelOf('national-officer')).toEqual({ asked: 2, answered: 0, silent: 0, open: 2, enough: null })
  expect(await panelOf('national-lead')).toMatchObject({ asked: 2 })
  for (const username of ['company', 'province-sx', 'expert1']) expect([username, await panelOf(username)]).toEqual([username, null])
})

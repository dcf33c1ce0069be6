import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { caseAt } from '../../../case-driver/drive-case.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
  id = await caseAt(api, 'nationalReview')
})
afterAll(() => api.stop())

const offered = async (username: string) =>
  (await api.as(username).call(tasks.verbs, { id })).verbs.map(({ verb }) => verb).filter((verb) => verb.endsWith('-clock'))
const doIt = (username: string, verb: string, input: object) => api.as(username).send(tasks.verb, { caseId: id, verb, input: { ...input } })
const clock = async () => {
  const { clock: found, history } = await api.as('company').call(cases.get, { id })
  return [found?.state, found?.dueOn, history.at(-1)?.kind, history.at(-1)?.opinion]
}
const rung = async () =>
  (await api.as('company').call(bell.list, {})).messages.filter((message) => message.caseId === id).map((message) => message.kind)

it('the head extends the time once, stops it with a plan and lets it go on; the applicant reads why', async () => {
  expect(await offered('national-lead')).toEqual(['extend-clock', 'suspend-clock'])
  for (const username of ['national-officer', 'province-sx-lead', 'company']) {
    expect(await offered(username)).toEqual([])
    for (const verb of ['extend-clock', 'suspend-clock', 'resume-clock'])
      expect([username, verb, (await doIt(username, verb, { reason: '因故', cause: 'hearing', plannedDays: 5 })).status]).not.toContain(200)
  }
  expect((await doIt('national-lead', 'extend-clock', {})).body).toMatchObject({ error: 'reason-required', field: 'reason' })
  expect((await doIt('national-lead', 'extend-clock', { reason: '案情复杂' })).status).toBe(200)
  expect(await clock()).toEqual(['running', '2026-04-14', 'clock-extended', '案情复杂'])
  expect((await doIt('national-lead', 'extend-clock', { reason: '再延' })).body).toMatchObject({ error: 'clock-extended' })

  expect((await doIt('national-lead', 'suspend-clock', { cause: 'hearing', plannedDays: 400, reason: '听证' })).status).toBe(422)
  expect((await doIt('national-lead', 'suspend-clock', { cause: 'hearing', plannedDays: 5, reason: '利害关系人要求听证' })).status).toBe(
    200,
  )
  expect((await clock()).slice(0, 1)).toEqual(['stopped'])
  expect(await offered('national-lead')).toEqual(['extend-clock', 'resume-clock'])
  expect(await rung()).toEqual(expect.arrayContaining(['case-extended', 'case-suspended']))
  api.setNow('2026-03-04T02:00:00Z')
  expect((await doIt('national-lead', 'resume-clock', {})).status).toBe(200)
  // 3 March did not count
  expect((await clock()).slice(0, 3)).toEqual(['running', '2026-04-15', 'clock-resumed'])
})

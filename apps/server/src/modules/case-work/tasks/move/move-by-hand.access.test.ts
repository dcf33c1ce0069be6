import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { caseAt } from '../../../../case-driver/drive-case.ts'
import { outsiders, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let open: string
let concluded: string
beforeAll(async () => {
  api = await startTestApp()
  open = await waitingCase(api, 'provinceReview')
  concluded = await caseAt(api, 'filed')
})
afterAll(() => api.stop())

const everyone = ['company', 'province-sx', 'province-sx-lead', 'national-accept', 'national-officer', 'national-lead', 'case-admin']
const offered = async (id: string, verb: string) => {
  const found: string[] = []
  for (const username of everyone)
    if ((await api.as(username).call(tasks.verbs, { id })).verbs.some((each) => each.verb === verb)) found.push(username)
  return found
}
const tried = async (username: string, caseId: string, verb: string) =>
  (await api.as(username).send(tasks.verb, { caseId, verb, input: { step: 'provinceAccept', ground: 'mistake', reason: '试' } })).status

it('cases are moved by the case administrator alone, who handles none', async () => {
  expect(await offered(open, 'jump')).toEqual(['case-admin'])
  const before = await api.as('case-admin').call(cases.get, { id: open })
  for (const username of everyone.filter((each) => each !== 'case-admin'))
    expect([username, await tried(username, open, 'jump')]).toEqual([username, 403])
  for (const username of outsiders) expect([username, [403, 404].includes(await tried(username, open, 'jump'))]).toEqual([username, true])
  expect(await api.as('case-admin').call(cases.get, { id: open })).toEqual(before)
  const [task] = before.tasks
  expect((await api.as('case-admin').send(tasks.claim, { id: task!.id })).status).toBe(403)
})

it('a concluded case is taken up again by the lead of the level that concluded it alone', async () => {
  expect(await offered(concluded, 'reopen')).toEqual(['national-lead'])
  expect(await offered(open, 'reopen')).toEqual([])
  for (const username of everyone.filter((each) => each !== 'national-lead'))
    expect([username, [403, 409].includes(await tried(username, concluded, 'reopen'))]).toEqual([username, true])
  for (const username of outsiders)
    expect([username, [403, 404].includes(await tried(username, concluded, 'reopen'))]).toEqual([username, true])
  // the steps of another authority are not on offer
  expect(await tried('national-lead', concluded, 'reopen')).toBe(422)
  expect((await api.as('national-officer').call(cases.get, { id: concluded })).status).toBe('G11')
})

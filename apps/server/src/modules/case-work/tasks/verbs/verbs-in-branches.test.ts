import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People } from '../../../../testing/case-fixtures.ts'
import { branches, caseDrawn, standing } from '../../../../testing/drawn-cases.ts'
import { doVerb, inputFor } from '../../../../testing/offered-verbs.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  for (const n of [2, 3]) await colleagueOf(api, 'province-sx', n)
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const [own, asked, also, lead] = ['province-sx', 'province-sx-2', 'province-sx-3', 'province-sx-lead'] as const
const user = (username: string) => `user@${people.idOf(username)}`

it.each([
  ['countersign', { to: [asked, also], way: 'all' }],
  ['countersign', { to: [asked, also], way: 'sequence' }],
  ['add-signer', { to: [asked], position: 'before' }],
  ['delegate', { to: [asked] }],
])('%s in a branch (%o) works while another branch waits at the join', async (verb, { to, ...how }) => {
  const caseId = await caseDrawn(api, branches)
  await act(api, own, caseId, 'other', { outcome: 'report' })
  await doVerb(api, own, caseId, verb, { ...how, to: verb === 'countersign' ? to.map(user) : user(to[0]!) })
  const removal = async (username: string) =>
    (await api.as(username).call(tasks.verbs, { id: caseId })).verbs.find((each) => each.verb === 'remove-signer')
  const named = async (username: string) =>
    (await removal(username))?.choices.row?.map(({ name }) => (typeof name === 'string' ? name : name.zh_CN))
  const names = to.map((username) => people.nameOf(username))
  expect([await named(own), await named(lead)]).toEqual([names, names])
  for (const username of [lead, own].slice(0, to.length)) {
    const input = inputFor((await removal(username))!)
    expect((await api.as(username).send(tasks.verb, { caseId, verb: 'remove-signer', input })).status).toBe(200)
  }
  const { tasks: open } = await api.as(own).call(cases.get, { id: caseId })
  expect(open.map(({ step, isMine }) => [step, isMine])).toEqual([['provinceReview', true]])
  await act(api, own, caseId, 'provinceReview', { outcome: 'report' })
  expect(await standing(api, caseId)).toBe('provinceSign')
})

it.each([
  ['the return first', ['return', 'other']],
  ['the other branch first', ['other', 'return']],
])('a branch that goes back keeps the clock, whatever becomes of the other branch: %s', async (_order, acts) => {
  const caseId = await caseDrawn(api, branches)
  const clock = async () => {
    const { clock: found } = await api.as(own).call(cases.get, { id: caseId })
    return [found?.key, found?.state, found?.dueOn]
  }
  const before = await clock()
  expect(before).toEqual(['review', 'running', '2026-12-21'])
  for (const each of acts) {
    if (each === 'other') await act(api, own, caseId, 'other', { outcome: 'report' })
    else {
      const { tasks: open } = await api.as(own).call(cases.get, { id: caseId })
      const taskId = open.find(({ step }) => step === 'provinceReview')!.id
      const input = { step: 'provinceAccept', mode: 'straight-back', reason: '请核对受理材料。' }
      await api.as(own).call(tasks.verb, { caseId, verb: 'return', taskId, input })
    }
    expect([each, await clock()]).toEqual([each, before])
  }
  expect(await standing(api, caseId)).toBe('provinceAccept')
  await act(api, own, caseId, 'provinceAccept', { outcome: 'sent-back' })
  await act(api, own, caseId, 'provinceReview', { outcome: 'report' })
  expect([await standing(api, caseId), await clock()]).toEqual(['provinceSign', before])
  const { rows: started } = await api.pool.query<{ clock: string }>(
    "select clock from clock_events where case_id = $1 and kind = 'start' order by at, id",
    [caseId],
  )
  expect(started.map((event) => event.clock)).toEqual(['acceptance', 'review'])
})

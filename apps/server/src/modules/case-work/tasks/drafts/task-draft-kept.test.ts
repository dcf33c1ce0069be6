import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, peopleOf, type People, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'national-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const [me, second, lead] = ['national-officer', 'national-officer-2', 'national-lead']
const words = JSON.stringify({ action: { outcome: 'approve', inputs: { opinion: '拟同意，待核预算。' } } })
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const user = (username: string) => `user@${people.idOf(username)}`
const mine = async (username: string, id: string) => (await view(username, id)).tasks.find(({ isMine }) => isMine)
/** What each has begun at the open tasks, as they see it. */
const kept = async (id: string, ...usernames: string[]) => {
  const found: (string | undefined)[] = []
  for (const username of usernames) found.push((await view(username, id)).tasks.flatMap(({ draft }) => draft?.content ?? [])[0])
  return found
}
const begin = async (username: string, id: string, content = words) => {
  const task = (await mine(username, id))!
  return api.as(username).send(tasks.keepDraft, { id: task.id, revision: task.draft?.revision ?? 0, content })
}
const doIt = async (username: string, caseId: string, verb: string, input: object) => {
  const { tasks: open } = await view(username, caseId)
  const task = open.find(({ isMine }) => isMine) ?? open[0]
  const taskId = verb === 'take-back' ? {} : { taskId: task!.id }
  const reply = await api.as(username).send(tasks.verb, { caseId, verb, ...taskId, input: { ...input } })
  expect([verb, reply.status]).toEqual([verb, 200])
}
const answer = async (username: string, id: string, outcome: string) => {
  const task = (await mine(username, id))!
  const reply = await api
    .as(username)
    .send(tasks.complete, { taskId: task.id, version: task.version, outcome, input: { opinion: '已阅。' } })
  expect([outcome, reply.status]).toEqual([outcome, 200])
}
const rows = async (id: string) =>
  (
    await api.pool.query<{ n: number }>(
      'select count(*)::int as n from task_drafts d join tasks t on t.id = d.task_id where t.case_id = $1',
      [id],
    )
  ).rows[0]!.n
const opened = async () => {
  const id = await waitingCase(api, 'nationalReview')
  expect((await begin(me, id)).status).toBe(200)
  return id
}

it('words are there again after a countersign, and the revision goes on', async () => {
  const id = await opened()
  await doIt(me, id, 'countersign', { to: [user(second), user(lead)], way: 'all' })
  expect(await kept(id, me, second, lead)).toEqual([undefined, undefined, undefined])
  expect((await begin(second, id, '会签意见')).status).toBe(200)
  expect(await kept(id, me, second)).toEqual([undefined, '会签意见'])
  await answer(lead, id, 'cosign-agreed')
  expect(await kept(id, second)).toEqual(['会签意见'])
  await answer(second, id, 'cosign-agreed')
  expect(await kept(id, me, second)).toEqual([words, undefined])
  const task = (await mine(me, id))!
  expect(task.draft?.revision).toBe(1)
  // a page that knows none of it is told, as ever
  expect(await api.as(me).send(tasks.keepDraft, { id: task.id, revision: 0, content: '另写' })).toMatchObject({
    status: 409,
    body: { error: 'draft-conflict', details: { stored: { content: words, revision: 1 } } },
  })
  expect((await begin(me, id, '改过')).status).toBe(200)
  expect([await kept(id, me), await rows(id)]).toEqual([['改过'], 1])
})

it('after a signer before the task, and after a delegate', async () => {
  for (const [verb, input, outcome] of [
    ['add-signer', { to: user(second), position: 'before' }, 'cosign-agreed'],
    ['delegate', { to: user(second) }, 'delegated-done'],
  ] as const) {
    const id = await opened()
    await doIt(me, id, verb, input)
    expect([verb, ...(await kept(id, me, second))]).toEqual([verb, undefined, undefined])
    await answer(second, id, outcome)
    expect([verb, ...(await kept(id, me, second))]).toEqual([verb, words, undefined])
  }
})

it('after a transfer away and back; the colleague reads none of it', async () => {
  const id = await opened()
  await doIt(me, id, 'transfer', { to: user(second) })
  expect(await kept(id, second)).toEqual([undefined])
  expect((await begin(second, id, '我的意见')).status).toBe(200)
  await doIt(second, id, 'transfer', { to: user(me) })
  expect(await kept(id, me, second)).toEqual([words, '我的意见'])
})

it('stay their author’s alone when the lead takes over, also when the case goes round after that', async () => {
  const id = await opened()
  await doIt(lead, id, 'take-over', { reason: '承办人病假。' })
  expect(await kept(id, me, lead)).toEqual([words, undefined])
  expect((await begin(lead, id, '领导意见')).status).toBe(200)
  await doIt(lead, id, 'return', { step: 'provinceReview', mode: 'straight-back', reason: '缺页' })
  await act(api, 'province-sx', id, 'provinceReview', { outcome: 'sent-back', opinion: '已补。' })
  expect(await kept(id, me, lead)).toEqual([words, '领导意见'])
})

it('after an act was taken back, for those who had begun at the step that it opened', async () => {
  const id = await waitingCase(api, 'provinceSign')
  expect((await begin('province-sx-lead', id, '拟上报')).status).toBe(200)
  await doIt('province-sx', id, 'take-back', { opinion: '附件传错。' })
  expect(await kept(id, 'province-sx-lead')).toEqual([undefined])
  await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
  expect(await kept(id, 'province-sx-lead', 'province-sx')).toEqual(['拟上报', undefined])
})

it('are gone when the step is decided, of all who had begun there, and with the case', async () => {
  const id = await opened()
  expect((await begin(second, id, '同事的意见')).status).toBe(200)
  await doIt(me, id, 'add-signer', { to: user(second), position: 'before' })
  expect((await begin(second, id, '加签意见')).status).toBe(200)
  expect(await rows(id)).toBe(3)
  await answer(second, id, 'cosign-agreed')
  expect(await rows(id)).toBe(2)
  await drive(api, id, 'leadSign')
  expect(await rows(id)).toBe(0)
  expect((await begin(lead, id, '拟签发')).status).toBe(200)
  await doIt(lead, id, 'return', { step: 'nationalReview', mode: 'walk-again', reason: '再核' })
  expect(await rows(id)).toBe(1)
  const reply = await api.as('national-lead').send(tasks.void, { id, reason: '重复申报' })
  expect([reply.status, await rows(id)]).toEqual([200, 0])
})

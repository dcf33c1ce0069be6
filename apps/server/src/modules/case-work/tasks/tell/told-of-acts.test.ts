import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { colleagueOf, peopleOf, waitingCase, type People } from '../../../../testing/case-fixtures.ts'
import { messagesTo, mobileOf } from '../../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

// Whom an act concerns is told of it, and reads on the case page what is wanted of them.

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'national-officer')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const [me, second, lead, office] = ['national-officer', 'national-officer-2', 'national-lead', 'national-office'] as const
const user = (username: string) => `user@${people.idOf(username)}`
const view = (username: string, id: string) => api.as(username).call(cases.get, { id })
const mine = async (username: string, id: string) => (await view(username, id)).tasks.filter(({ isMine }) => isMine)
const doIt = async (username: string, caseId: string, verb: string, input: object) => {
  const { verbs } = await api.as(username).call(tasks.verbs, { id: caseId })
  const taskId = verbs.find((each) => each.verb === verb)?.taskId
  return api.as(username).send(tasks.verb, { caseId, verb, input: { ...input }, ...(typeof taskId === 'string' && { taskId }) })
}
const told = async (username: string, id: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)
const answer = async (username: string, id: string, outcome: string) => {
  const [task] = await mine(username, id)
  return api.as(username).send(tasks.complete, { taskId: task!.id, version: task!.version, outcome, input: { opinion: '已阅。' } })
}

describe('signers', () => {
  it('read who asks them, by what and with which words, and how the row is counted stands in the history', async () => {
    const id = await waitingCase(api, 'nationalReview')
    const asked = { to: [user(office), user(lead)], way: 'share', share: 60, opinion: '请看防洪评价。' }
    expect((await doIt(me, id, 'countersign', asked)).status).toBe(200)
    expect((await mine(office, id))[0]!.instructions).toBe(`${people.nameOf(me)} 发起会签：请看防洪评价。`)
    const entry = (await view(me, id)).history.find(({ kind }) => kind === 'countersigned')
    expect(entry?.outcomeLabel).toMatchObject({ zh_CN: '按同意比例 60%', en_US: 'By share of those who agree 60%' })
    const alone = await waitingCase(api, 'nationalReview')
    expect((await doIt(me, alone, 'add-signer', { to: user(office), position: 'before' })).status).toBe(200)
    expect((await mine(office, alone))[0]!.instructions).toBe(`${people.nameOf(me)} 加签`)
  })

  it('are told when their answer is no longer awaited: removed, or enough of the others have answered', async () => {
    const id = await waitingCase(api, 'nationalReview')
    await doIt(me, id, 'countersign', { to: [user(office), user(lead), user(second)], way: 'any' })
    const { verbs } = await api.as(me).call(tasks.verbs, { id })
    const removable = verbs.find(({ verb }) => verb === 'remove-signer')!.choices['row']!
    const who = removable.find(({ name }) => name.zh_CN === people.nameOf(second))!.id
    expect((await doIt(me, id, 'remove-signer', { who, reason: '出差。' })).status).toBe(200)
    expect(await told(second, id)).toEqual(['part-ended', 'assigned'])
    expect((await answer(lead, id, 'cosign-agreed')).status).toBe(200)
    expect([await told(office, id), await told(lead, id)]).toEqual([['part-ended', 'assigned'], ['assigned']])
  })
})

it('a voided application is told to who filed it, by the bell and by phone, and to who had its task', async () => {
  const id = await waitingCase(api, 'nationalReview')
  const [task] = await mine(me, id)
  await api.as(me).call(tasks.claim, { id: task!.id })
  expect((await doIt(lead, id, 'void', { reason: '重复申报。' })).status).toBe(200)
  expect([await told('company', id), await told(me, id)]).toEqual([['case-voided'], ['task-ended']])
  const [newest] = await messagesTo(api, await mobileOf(api, 'company'))
  const { number, title } = await view('company', id)
  expect(newest).toMatchObject({ template: 'case-voided', text: `【文物审批】您申报的“${title}”（${number}）已作废，理由请登录平台查看。` })
})

it('a jump is told to the office whose step it ends', async () => {
  const id = await waitingCase(api, 'provinceReview')
  expect((await doIt('case-admin', id, 'jump', { step: 'nationalAccept', reason: '流程走不下去。' })).status).toBe(200)
  expect(await told('province-sx', id)).toEqual(['task-ended'])
})

it('nobody’s copy is left out without a word: who has an unread one is named', async () => {
  const id = await waitingCase(api, 'nationalReview')
  expect((await doIt(me, id, 'send-copy', { to: [user(office)], opinion: '请阅。' })).status).toBe(200)
  expect((await doIt(me, id, 'send-copy', { to: [user(office), user(lead)], opinion: '补充：请看第三项。' })).body).toMatchObject({
    error: 'circulated-already',
    field: 'to',
    msg: `${people.nameOf(office)}已收到，尚未阅看。`,
  })
  expect(await told(lead, id)).toEqual([])
})

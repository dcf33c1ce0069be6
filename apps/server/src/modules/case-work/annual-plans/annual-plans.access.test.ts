import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanView, RowFacts } from '@wenwu/core/annual-plans/model'
import { contract as bell } from '@wenwu/core/bell/contract'
import { peopleOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let plan: PlanView
let rowId: string
const row: RowFacts = {
  projectName: '城楼修缮',
  siteName: '城楼',
  group: '',
  budget: 10,
  stateFunds: 5,
  earlierId: null,
  caseNumber: '',
  remark: '',
}
const page = { number: 1, size: 50 }
beforeAll(async () => {
  api = await startTestApp()
  const batch = await api.as('national-officer').call(contract.openBatch, { year: 2027, kind: 'relics', number: 1, dueOn: '2026-12-31' })
  plan = await api.as('province-sx').call(contract.start, { batchId: batch.id })
  rowId = (await api.as('province-sx').call(contract.addRow, { id: plan.id, ...row })).id
})
afterAll(() => api.stop())

const revision = async (username: string) => (await api.as(username).call(contract.get, { id: plan.id })).revision
const move = async (username: string, { move, decisionsRevision, ...input }: Record<string, unknown>) =>
  api.as(username).send(contract.move, { id: plan.id, revision: await revision('province-sx'), move, decisionsRevision, input } as never)
const csv = { name: 'a.csv', content: '项目名称,文物点或单位\n甲,乙\n' }

/** What the bell tells a person of the plan, the newest first. */
const told = async (username: string) =>
  (await api.as(username).call(bell.list, {})).messages.filter(({ planId }) => planId === plan.id).map(({ kind }) => kind)

/** What a person gets of the plan, its rows in both lists, a row, the difference, and for changing it. */
async function statusesOf(username: string) {
  const caller = api.as(username)
  const read = [
    await caller.send(contract.get, { id: plan.id }),
    await caller.send(contract.row, { id: rowId }),
    await caller.send(contract.difference, { id: plan.id }),
  ]
  const listed = await Promise.all([
    caller.call(contract.rows, { filter: { planId: plan.id }, sort: 'rank-asc', page }),
    caller.call(contract.projects, { filter: { year: '2027', kind: 'relics' }, sort: 'rank-asc', page }),
    caller.call(contract.query, { filter: { year: '2027', kind: 'relics' }, sort: 'due-desc', page }),
  ])
  return [...read.map(({ status }) => status), ...listed.map(({ total }) => total)]
}

it('is the province’s own until it is submitted; the bureau reads no rows while they are changed', async () => {
  expect(await statusesOf('province-sx')).toEqual([200, 200, 200, 1, 1, 1])
  for (const username of ['province-sc', 'national-officer', 'national-accept', 'thirdparty'])
    expect(await statusesOf(username), username).toEqual([404, 404, 404, 0, 0, 0])
  await move('province-sx', { move: 'send-to-review' })
  // who compiles takes it back from the review, nobody else
  for (const [username, status] of [
    ['province-sc', 404],
    ['national-officer', 404],
    ['province-sx-lead', 403],
    ['thirdparty', 404],
    ['company', 403],
    ['province-sx', 200],
  ] as const)
    expect((await move(username, { move: 'take-back' })).status, username).toBe(status)
  await move('province-sx', { move: 'send-to-review' })
  expect((await move('province-sx-lead', { move: 'submit', letterNumber: '陕', total: 5 })).status).toBe(200)
  expect((await move('province-sx', { move: 'take-back' })).status).toBe(409)
  expect(await statusesOf('national-officer')).toEqual([200, 200, 200, 1, 1, 1])
  expect(await statusesOf('province-sc')).toEqual([404, 404, 404, 0, 0, 0])
  const body = (await peopleOf(api)).organizationOf('thirdparty')
  expect((await move('national-officer', { move: 'entrust', thirdPartyId: body })).status).toBe(200)
  expect(await told('thirdparty')).toEqual(['plan-entrusted'])
  // the history and what was changed stay between the authorities
  expect(await statusesOf('thirdparty')).toEqual([200, 200, 404, 1, 1, 1])
  expect(await statusesOf('thirdparty2')).toEqual([404, 404, 404, 0, 0, 0])
  expect((await move('national-officer', { move: 'return', reason: '退' })).status).toBe(200)
  expect(await statusesOf('thirdparty')).toEqual([404, 404, 404, 0, 0, 0])
  expect(await statusesOf('national-officer')).toEqual([200, 404, 200, 0, 0, 1])
})

it('tells who has it on the other side by the bell, as long as they may read the plan', async () => {
  expect(await told('national-officer')).toEqual(['plan-submitted'])
  // the lead was also told that the plan waited for the review
  expect([await told('province-sx'), await told('province-sx-lead')]).toEqual([
    ['plan-returned'],
    ['plan-returned', 'plan-review-asked', 'plan-taken-back', 'plan-review-asked'],
  ])
  // who was to rank it reads it no more, and hears why; nobody else had to do with it
  expect(await told('thirdparty')).toEqual(['plan-ranking-ended'])
  expect((await api.as('thirdparty').call(bell.list, {})).messages[0]).toMatchObject({
    planRow: null,
    title: '陕西省 · 2027年可移动文物保护项目年度计划（第1批）',
  })
  for (const username of ['thirdparty2', 'national-lead', 'province-sc', 'company'])
    expect([username, await told(username)]).toEqual([username, []])
  const [message] = (await api.as('province-sx').call(bell.list, {})).messages
  expect(message).toMatchObject({
    caseId: null,
    planRow: null,
    number: null,
    title: '陕西省 · 2027年可移动文物保护项目年度计划（第1批）',
    isRead: false,
  })
  expect((await api.countQueries(() => api.as('province-sx').call(bell.list, {}))).queries).toBe(2)
  expect(await api.as('province-sc').call(bell.readPlan, { planId: plan.id })).toEqual({ marked: 0 })
  expect(await api.as('province-sx').call(bell.readPlan, { planId: plan.id })).toEqual({ marked: 1 })
  // that the batch was opened is of no plan
  expect(await api.as('province-sx').call(bell.count, {})).toEqual({ unread: 1, isCapped: false })
  await move('province-sx', { move: 'send-to-review' })
  expect((await move('province-sx-lead', { move: 'submit', letterNumber: '陕', total: 5 })).status).toBe(200)
  expect(await told('national-officer')).toEqual(['plan-submitted', 'plan-submitted'])
  expect((await move('national-officer', { move: 'return', reason: '退' })).status).toBe(200)
})

it('nothing of another province is changed, and it is said as of one that is not there', async () => {
  const sichuan = api.as('province-sc')
  for (const [endpoint, input] of [
    [contract.addRow, { id: plan.id, ...row }],
    [contract.changeRow, { id: rowId, revision: 0, ...row }],
    [contract.removeRows, { id: plan.id, rowIds: [rowId] }],
    [contract.rank, { id: plan.id, rowId, to: 1, revision: 0 }],
    [contract.group, { id: plan.id, rowIds: [rowId], group: 'x', revision: 0 }],
    [contract.move, { id: plan.id, move: 'send-to-review', revision: 0, input: {} }],
    [contract.earlierRows, { id: plan.id, q: '' }],
    [contract.adjust, { id: rowId, revision: 0, input: { isKept: true, funds: 1, reason: 'x' } }],
    [contract.takeBackAdjustment, { id: rowId, revision: 0, input: {} }],
  ] as const)
    expect((await sichuan.send(endpoint as never, input as never)).status, endpoint.path).toBe(404)
  expect((await sichuan.sendWire(contract.importRows, { planId: plan.id }, { file: csv })).status).toBe(404)
  expect(await api.as('province-sc').call(contract.ofCase, { id: rowId })).toEqual([])
})

it('each side does its own: a province does not decide, the bureau does not compile, an officer does not submit', async () => {
  // the plan is returned: the province’s again
  for (const [username, status] of [
    ['national-lead', 403],
    ['thirdparty', 403],
  ] as const)
    expect((await api.as(username).send(contract.addRow, { id: plan.id, ...row })).status, username).toBe(status)
  await move('province-sx', { move: 'send-to-review' })
  expect((await move('province-sx', { move: 'submit', letterNumber: '陕', total: 5 })).status).toBe(403)
  for (const asked of ['return', 'recall-ranking', 'start-deciding', 'issue', 'finish-ranking'])
    expect((await move('province-sx-lead', { move: asked, reason: 'x' })).status, asked).toBe(403)
  expect((await move('national-officer', { move: 'submit', letterNumber: '陕', total: 5 })).status).toBe(403)
  expect(
    (await api.as('province-sx-lead').send(contract.decide, { id: rowId, revision: 0, input: { isApproved: false, note: 'x' } })).status,
  ).toBe(403)
  expect(
    (await api.as('province-sx-lead').send(contract.openBatch, { year: 2027, kind: 'relics', number: 2, dueOn: '2026-12-31' })).status,
  ).toBe(403)
  // who accepts cases reads, and does nothing
  expect((await api.as('national-accept').send(contract.thirdParties, {})).status).toBe(403)
})

it('what is decided of a row, and who ranked the plan, the province does not read before it is issued', async () => {
  const lead = api.as('national-lead')
  const body = (await peopleOf(api)).organizationOf('thirdparty')
  expect((await move('province-sx-lead', { move: 'submit', letterNumber: '陕', total: 5 })).status).toBe(200)
  expect((await move('national-officer', { move: 'entrust', thirdPartyId: body })).status).toBe(200)
  expect((await move('thirdparty', { move: 'finish-ranking' })).status).toBe(200)
  const { revision: decided } = await lead.call(contract.row, { id: rowId })
  await lead.call(contract.decide, { id: rowId, revision: decided, input: { isApproved: true, funds: 3, note: '内部意见' } })
  const known = async (username: string) => {
    const caller = api.as(username)
    const [view, seen, rows, approved, plans] = await Promise.all([
      caller.call(contract.get, { id: plan.id }),
      caller.call(contract.row, { id: rowId }),
      caller.call(contract.rows, { filter: { planId: plan.id }, sort: 'rank-asc', page }),
      caller.call(contract.projects, { filter: { year: '2027', kind: 'relics', result: 'approved' }, sort: 'rank-asc', page }),
      caller.call(contract.query, { filter: { year: '2027', kind: 'relics' }, sort: 'due-desc', page }),
    ])
    const ranker = view.events.find(({ act }) => act === 'finish-ranking')!
    return {
      row: [seen.result, seen.approvedFunds, seen.resultNote, ...seen.life.map(({ result, approvedFunds }) => [result, approvedFunds])],
      listed: [rows.rows[0]!.result, rows.rows[0]!.approvedFunds, rows.rows[0]!.resultNote, rows.sums.approvedFunds, approved.total],
      plan: [view.approvedFunds, view.undecided, plans.rows[0]!.approvedFunds, plans.sums.approvedFunds],
      isRankerNamed: view.thirdParty !== null || ranker.person !== '' || ranker.organization !== '',
    }
  }
  const nothing = {
    row: ['open', null, '', ['open', null]],
    listed: ['open', null, '', null, 0],
    plan: [null, 1, null, null],
    isRankerNamed: false,
  }
  const all = { row: ['approved', 3, '内部意见', ['approved', 3]], listed: ['approved', 3, '内部意见', 3, 1], plan: [3, 0, 3, 3] }
  expect(await known('national-officer')).toEqual({ ...all, isRankerNamed: true })
  for (const username of ['province-sx', 'province-sx-lead']) expect(await known(username), username).toEqual(nothing)
  expect((await move('national-officer', { move: 'return', reason: '补充' })).status).toBe(200)
  expect(await known('province-sx')).toEqual(nothing)
  await move('province-sx', { move: 'send-to-review' })
  expect((await move('province-sx-lead', { move: 'submit', letterNumber: '陕', total: 5 })).status).toBe(200)
  expect((await move('national-officer', { move: 'start-deciding' })).status).toBe(200)
  const { decisionsRevision } = await api.as('national-lead').call(contract.get, { id: plan.id })
  expect((await move('national-lead', { move: 'issue', decisionsRevision })).status).toBe(200)
  expect(await known('province-sx')).toEqual({ ...all, isRankerNamed: false })
})

it('what a province asks to adjust reaches who decides, and the answer the province', async () => {
  const adjust = async (username: string, funds: number | null) => {
    const { revision: known } = await api.as(username).call(contract.row, { id: rowId })
    return api.as(username).call(contract.adjust, { id: rowId, revision: known, input: { isKept: funds !== null, funds, reason: '调整' } })
  }
  const settle = async (isApproved: boolean) => {
    const { revision: known } = await api.as('national-lead').call(contract.row, { id: rowId })
    return api.as('national-lead').call(contract.settleAdjustment, { id: rowId, revision: known, input: { isApproved, note: '已研究' } })
  }
  const last = async (username: string) => (await told(username))[0]
  // which project it is of, in every message of an adjustment
  const ofProject = async (username: string) =>
    (await api.as(username).call(bell.list, {})).messages.find(({ planId }) => planId === plan.id)!.planRow
  await adjust('province-sx', 4)
  expect(await ofProject('national-lead')).toEqual({ id: rowId, name: '城楼修缮' })
  for (const username of ['national-officer', 'national-lead']) expect(await last(username), username).toBe('plan-adjustment-asked')
  for (const username of ['province-sx', 'province-sc', 'thirdparty', 'national-accept'])
    expect(await told(username), username).not.toContain('plan-adjustment-asked')
  // the lead hears of what the clerk asks, and both that it is taken back
  expect(await last('province-sx-lead')).toBe('plan-adjustment-asked')
  const { revision: asked } = await api.as('province-sx').call(contract.row, { id: rowId })
  await api.as('province-sx').call(contract.takeBackAdjustment, { id: rowId, revision: asked, input: {} })
  for (const username of ['national-officer', 'national-lead', 'province-sx-lead'])
    expect(await last(username), username).toBe('plan-adjustment-taken-back')
  expect(await ofProject('national-lead')).toEqual({ id: rowId, name: '城楼修缮' })
  await adjust('province-sx', 4)
  await settle(true)
  expect(await ofProject('province-sx')).toEqual({ id: rowId, name: '城楼修缮' })
  for (const username of ['province-sx', 'province-sx-lead']) expect(await last(username), username).toBe('plan-adjustment-approved')
  await adjust('province-sx', null)
  await settle(false)
  expect(await last('province-sx')).toBe('plan-adjustment-refused')
  await adjust('national-officer', 2)
  expect(await last('province-sx')).toBe('plan-adjusted')
  expect(await told('national-officer')).not.toContain('plan-adjusted')
})

it('has nothing for applicants, experts, customs, administrators and visitors', async () => {
  for (const [caller, status] of [
    [api.anonymous, 401],
    [api.as('company'), 403],
    [api.as('expert1'), 403],
    [api.as('customs'), 403],
    [api.as('admin-system'), 403],
  ] as const) {
    expect((await caller.send(contract.get, { id: plan.id })).status).toBe(status)
    expect((await caller.send(contract.projects, { filter: {}, sort: 'rank-asc', page })).status).toBe(status)
    expect((await caller.send(contract.export, { filter: {}, sort: 'due-desc', columns: [] })).status).toBe(status)
    expect((await caller.sendWire(contract.importRows, { planId: plan.id }, { file: csv })).status).toBe(status)
  }
})

it('a row of another province’s plan is not there for who removes, groups or ranks', async () => {
  const [mine] = await api.as('province-sc').call(contract.batches, {})
  const own = await api.as('province-sc').call(contract.start, { batchId: mine!.id })
  const kept = await api.as('province-sc').call(contract.addRow, { id: own.id, ...row })
  const { revision: now } = await api.as('province-sc').call(contract.get, { id: own.id })
  const asked = [
    [contract.removeRows, { id: own.id, rowIds: [kept.id, rowId] }],
    [contract.group, { id: own.id, rowIds: [kept.id, rowId], group: 'x', revision: now }],
    [contract.rank, { id: own.id, rowId, to: 1, revision: now }],
  ] as const
  for (const [endpoint, input] of asked)
    expect(await api.as('province-sc').send(endpoint, input as never), endpoint.path).toMatchObject({
      status: 404,
      body: { error: 'not-found' },
    })
  expect((await api.as('province-sc').call(contract.rows, { filter: { planId: own.id }, sort: 'rank-asc', page })).total).toBe(1)
})

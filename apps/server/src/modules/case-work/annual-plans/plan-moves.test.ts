import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import { contract as bell } from '@wenwu/core/bell/contract'
import { peopleOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bureau, facts, lead, officer, page, planCalls } from './testing/plan-calls.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
const { newPlan, add, tryAdd, view, rowsOf, named, rowNamed, moved, move, submit } = planCalls(() => api)

it('is reviewed, submitted with its letter and its total before the day is over, and then closed', async () => {
  const plan = await newPlan(officer, { dueOn: '2026-11-24' })
  expect((await moved(plan, officer, { move: 'send-to-review' })).body).toMatchObject({ error: 'plan-empty' })
  await add(plan, '城墙修缮', { stateFunds: 0.1 })
  await add(plan, '城墙排水', { stateFunds: 0.2 })
  await move(plan, officer, { move: 'send-to-review' })
  for (const reason of [undefined, '\u200b', '\u3164', ' \u115f'])
    expect((await moved(plan, lead, { move: 'send-back', ...(reason !== undefined && { reason }) })).body).toMatchObject({
      error: 'plan-required',
      field: 'reason',
    })
  await move(plan, lead, { move: 'send-back', reason: '请补备注' })
  await move(plan, officer, { move: 'send-to-review' })
  const asked = { move: 'submit', letterNumber: '陕文物函〔2026〕1号' } as const
  expect((await moved(plan, lead, { ...asked, total: 0.30001 })).body).toMatchObject({
    field: 'total',
    msg: '与清单的申请国家资金合计（0.30万元）不一致',
  })
  const unseen = await moved(plan, lead, { ...asked, letterNumber: '\u3164\u200b', total: 0.3 })
  expect(unseen).toMatchObject({ status: 422, body: { error: 'plan-required', field: 'letterNumber' } })
  const before = api.clock.now()
  api.setNow('2026-11-24T16:00:01Z')
  expect((await moved(plan, lead, { ...asked, total: 0.3 })).body).toMatchObject({ msg: '已过报送截止时间' })
  api.setNow('2026-11-24T15:59:50Z')
  expect(await move(plan, lead, { ...asked, total: 0.3 })).toMatchObject({
    status: 'submitted',
    rounds: 1,
    letterNumber: '陕文物函〔2026〕1号',
  })
  api.setNow(before)
  expect(await tryAdd(plan, '又一个')).toMatchObject({ status: 409, msg: '已报送，不能修改；请申请退回' })
  expect((await view(plan)).moves).toEqual(['ask-return'])
})

it('is moved with what the form of the move asks for, and with nothing else', async () => {
  const plan = await newPlan()
  await add(plan, '牌楼修缮')
  const unknown = await moved(plan, officer, { move: 'send-to-review', reason: '请审' })
  expect(unknown).toMatchObject({
    status: 422,
    body: { error: 'form-invalid', field: 'reason', problems: [{ path: 'reason', code: 'unknown-field' }] },
  })
  await move(plan, officer, { move: 'send-to-review' })
  // all that is wrong is told at once, with the words of the first
  expect(await moved(plan, lead, { move: 'submit', total: -1 })).toMatchObject({
    status: 422,
    body: {
      ...{ error: 'plan-required', field: 'letterNumber', msg: '请填写' },
      problems: [
        { path: 'letterNumber', code: 'required', message: '请填写' },
        { path: 'total', code: 'plan-money', message: '金额应为0至1亿万元之间的数，最多六位小数' },
      ],
    },
  })
  expect((await view(plan, lead)).moves).toEqual(['send-back', 'submit'])
})

it('is not changed while the lead reviews it, and reported only as the lead has read it', async () => {
  const plan = await newPlan()
  const { id } = await add(plan, '文庙修缮')
  const compiled = await view(plan)
  await api.as(officer).call(contract.changeRow, { id, revision: 0, ...facts('文庙修缮', { stateFunds: 50 }) })
  // who sends it on has read what it says
  const stale = await api.as(officer).send(contract.move, { id: plan.id, move: 'send-to-review', revision: compiled.revision, input: {} })
  expect(stale).toMatchObject({ status: 409, body: { msg: '计划刚被他人修改，请刷新后重新操作。' } })
  await move(plan, officer, { move: 'send-to-review' })
  const told = async (username: string) =>
    (await api.as(username).call(bell.list, {})).messages.filter(({ planId }) => planId === plan.id).map(({ kind }) => kind)
  expect([await told(lead), await told(officer)]).toEqual([['plan-review-asked'], []])
  const read = await view(plan, lead)
  expect(read).toMatchObject({ status: 'reviewing', canEdit: false, canRank: false, moves: ['send-back', 'submit'] })
  expect(await view(plan)).toMatchObject({ canEdit: false, canRank: false, moves: ['take-back'] })
  const refused = { status: 409, body: { error: 'plan-reviewing', msg: '省局审核中的计划不能修改，请先撤回送审，或由审核人退回。' } }
  for (const username of [officer, lead]) {
    const caller = api.as(username)
    for (const [endpoint, input] of [
      [contract.addRow, { id: plan.id, ...facts('又一个') }],
      [contract.changeRow, { id, revision: 1, ...facts('文庙修缮', { stateFunds: 1 }) }],
      [contract.removeRows, { id: plan.id, rowIds: [id] }],
      [contract.rank, { id: plan.id, rowId: id, to: 1, revision: read.revision }],
      [contract.group, { id: plan.id, rowIds: [id], group: '组', revision: read.revision }],
    ] as const)
      expect(await caller.send(endpoint as never, input as never), endpoint.path).toMatchObject(refused)
    const file = { name: 'a.csv', content: '项目名称,文物点或单位\n甲,乙\n' }
    expect(await caller.sendWire(contract.importRows, { planId: plan.id }, { file })).toMatchObject(refused)
  }
  await move(plan, lead, { move: 'send-back', reason: '核减' })
  expect(await told(officer)).toEqual(['plan-sent-back'])
  await api.as(officer).call(contract.changeRow, { id, revision: 1, ...facts('文庙修缮', { stateFunds: 40 }) })
  await move(plan, officer, { move: 'send-to-review' })
  const input = { letterNumber: '陕文物函〔2026〕9号', total: 40 }
  expect(await api.as(lead).send(contract.move, { id: plan.id, move: 'submit', input, revision: read.revision })).toMatchObject({
    status: 409,
    body: { msg: '计划刚被他人修改，请刷新后重新操作。' },
  })
  expect(await move(plan, lead, { move: 'submit', ...input })).toMatchObject({ status: 'submitted' })
})

it('is taken back from the review by who compiles, until the lead has reported it, and as long as the batch is open', async () => {
  const plan = await newPlan(officer, { dueOn: '2026-11-24' })
  const { id } = await add(plan, '魁星楼修缮')
  await move(plan, officer, { move: 'send-to-review' })
  const { revision } = await view(plan)
  expect((await view(plan)).moves).toEqual(['take-back'])
  // who reviews sends it back with a reason instead
  expect((await view(plan, lead)).moves).toEqual(['send-back', 'submit'])
  expect(await moved(plan, lead, { move: 'take-back' })).toMatchObject({ status: 403 })
  expect(await move(plan, officer, { move: 'take-back' })).toMatchObject({
    status: 'compiling',
    revision: revision + 1,
    canEdit: true,
    moves: ['send-to-review'],
  })
  expect((await view(plan)).events.map(({ act, person }) => [act, person]).slice(0, 2)).toEqual([
    ['take-back', '谢思齐'],
    ['send-to-review', '谢思齐'],
  ])
  const told = async (username: string) =>
    (await api.as(username).call(bell.list, {})).messages.filter(({ planId }) => planId === plan.id).map(({ kind }) => kind)
  expect([await told(lead), await told(officer)]).toEqual([['plan-taken-back', 'plan-review-asked'], []])
  expect((await moved(plan, lead, { move: 'submit', letterNumber: '陕', total: 60 })).body).toMatchObject({ error: 'plan-step' })
  expect((await moved(plan, officer, { move: 'take-back' })).body).toMatchObject({ error: 'plan-step' })
  await api.as(officer).call(contract.changeRow, { id, revision: 0, ...facts('魁星楼修缮', { stateFunds: 50 }) })
  await move(plan, officer, { move: 'send-to-review' })
  // it could not be sent again
  const before = api.clock.now()
  api.setNow('2026-11-24T16:00:01Z')
  expect((await moved(plan, officer, { move: 'take-back' })).body).toMatchObject({ error: 'plan-deadline', msg: '已过报送截止时间' })
  api.setNow(before)
  await move(plan, lead, { move: 'submit', letterNumber: '陕', total: 50 })
  expect((await moved(plan, officer, { move: 'take-back' })).body).toMatchObject({ error: 'plan-step' })
  // how a province came to its plan is its own
  expect((await view(plan, bureau)).events.map(({ act }) => act)).toEqual(['submit'])
  // what was returned comes again after the day
  await move(plan, bureau, { move: 'return', reason: '补' })
  await move(plan, officer, { move: 'send-to-review' })
  api.setNow('2026-11-24T16:00:01Z')
  expect(await move(plan, officer, { move: 'take-back' })).toMatchObject({ status: 'compiling', rounds: 1 })
  api.setNow(before)
})

it('says to its province alone that it was sent back by who reviews it, until it is sent on', async () => {
  const plan = await newPlan()
  await add(plan, '钟楼修缮')
  const known = async (username: string) => {
    const { rows } = await api.as(username).call(contract.query, { filter: {}, sort: 'due-desc', page })
    return [(await view(plan, username)).isSentBack, rows.find(({ id }) => id === plan.id)?.isSentBack]
  }
  /** Whether it is on the tab of what was sent back. */
  const isOnTab = async (username: string) => {
    const { rows } = await api.as(username).call(contract.query, { filter: { preset: 'returned' }, sort: 'due-desc', page })
    return rows.some(({ id }) => id === plan.id)
  }
  await move(plan, officer, { move: 'send-to-review' })
  await move(plan, officer, { move: 'take-back' })
  expect(await known(officer)).toEqual([false, false])
  await move(plan, officer, { move: 'send-to-review' })
  expect(await move(plan, lead, { move: 'send-back', reason: '核减' })).toMatchObject({ status: 'compiling', isSentBack: true })
  await add(plan, '鼓楼修缮')
  expect([await known(officer), await known(lead)]).toEqual([
    [true, true],
    [true, true],
  ])
  expect([await isOnTab(officer), await isOnTab(lead), await isOnTab(bureau)]).toEqual([true, true, false])
  expect(await move(plan, officer, { move: 'send-to-review' })).toMatchObject({ isSentBack: false })
  expect(await isOnTab(officer)).toBe(false)
  await move(plan, lead, { move: 'submit', letterNumber: '陕', total: 120 })
  await move(plan, bureau, { move: 'return', reason: '补' })
  expect([await isOnTab(officer), await isOnTab(lead), await isOnTab(bureau)]).toEqual([true, true, true])
  await move(plan, officer, { move: 'send-to-review' })
  await move(plan, lead, { move: 'send-back', reason: '再核' })
  // how a province comes to its plan is its own
  expect([await known(officer), await known(bureau)]).toEqual([
    [true, true],
    [false, false],
  ])
})

it('comes back on request, and the bureau sees what changed', async () => {
  const plan = await newPlan()
  await add(plan, '东配殿修缮')
  await add(plan, '西配殿修缮')
  await submit(plan)
  expect(await move(plan, officer, { move: 'ask-return', reason: '漏报一项' })).toMatchObject({ isReturnAsked: true, moves: [] })
  expect((await moved(plan, bureau, { move: 'return' })).body).toMatchObject({ error: 'plan-required' })
  await move(plan, bureau, { move: 'return', reason: '请补报' })
  // what the province is changing is not read half done, nor how it talks about it
  const reported = { rowCount: 2, budget: 200, stateFunds: 120 }
  expect((await rowsOf(plan, bureau)).total).toBe(0)
  const east = await rowNamed(plan, '东配殿修缮')
  await api.as(officer).call(contract.changeRow, { id: east.id, revision: east.revision, ...facts('东配殿修缮', { stateFunds: 55 }) })
  await add(plan, '山门修缮')
  await api.as(officer).call(contract.removeRows, { id: plan.id, rowIds: [(await rowNamed(plan, '西配殿修缮')).id] })
  expect(await view(plan, bureau)).toMatchObject(reported)
  const ofList = await api
    .as(bureau)
    .call(contract.query, { filter: { year: '2027', status: 'returned' }, sort: 'due-desc', page: { number: 1, size: 10 } })
  expect(ofList.rows.find(({ id }) => id === plan.id)).toMatchObject(reported)
  await submit(plan)
  expect(await api.as(bureau).call(contract.difference, { id: plan.id })).toEqual({
    added: ['山门修缮'],
    removed: ['西配殿修缮'],
    changed: [{ projectName: '东配殿修缮', fields: [{ field: 'stateFunds', before: '60.00', after: '55.00' }] }],
  })
  const { events } = await view(plan, bureau)
  expect(events.map(({ act, note }) => [act, note]).slice(0, 4)).toEqual([
    ['submit', '陕文物函〔2026〕88号'],
    ['return', '请补报'],
    ['ask-return', '漏报一项'],
    ['submit', '陕文物函〔2026〕88号'],
  ])
})

it('is taken from a third party again, whose order goes with it, and may be given to another one', async () => {
  const plan = await newPlan()
  for (const name of ['东塔', '西塔']) await add(plan, name)
  await submit(plan)
  const people = await peopleOf(api)
  const entrust = (username: string) => move(plan, bureau, { move: 'entrust', thirdPartyId: people.organizationOf(username) })
  await entrust('thirdparty')
  const { revision } = await view(plan, 'thirdparty')
  await api.as('thirdparty').call(contract.rank, { id: plan.id, rowId: (await rowNamed(plan, '西塔', 'thirdparty')).id, to: 1, revision })
  expect(await named(plan, bureau)).toEqual(['西塔', '东塔'])
  expect((await moved(plan, 'thirdparty', { move: 'recall-ranking' })).status).toBe(403)
  expect(await move(plan, bureau, { move: 'recall-ranking' })).toMatchObject({ status: 'submitted', thirdParty: null })
  expect(await named(plan, bureau)).toEqual(['东塔', '西塔'])
  expect((await api.as('thirdparty').send(contract.get, { id: plan.id })).status).toBe(404)
  expect((await api.as('thirdparty').call(bell.list, {})).messages[0]).toMatchObject({ kind: 'plan-ranking-ended' })
  await entrust('thirdparty2')
  expect(await named(plan, 'thirdparty2')).toEqual(['东塔', '西塔'])
  expect((await moved(plan, bureau, { move: 'issue' })).status).toBe(409)
})

it('comes back in the order that the province gave it, whatever a third party has made of it', async () => {
  const plan = await newPlan()
  for (const name of ['前殿', '中殿', '后殿']) await add(plan, name)
  await submit(plan)
  await move(plan, bureau, { move: 'entrust', thirdPartyId: (await peopleOf(api)).organizationOf('thirdparty') })
  const back = await rowNamed(plan, '后殿', 'thirdparty')
  const { revision } = await view(plan, 'thirdparty')
  await api.as('thirdparty').call(contract.rank, { id: plan.id, rowId: back.id, to: 1, revision })
  await move(plan, 'thirdparty', { move: 'finish-ranking' })
  expect(await named(plan, bureau)).toEqual(['后殿', '前殿', '中殿'])
  await api
    .as(bureau)
    .call(contract.decideRows, { id: plan.id, rows: [{ id: back.id, revision: back.revision }], result: 'approved', input: { note: '' } })
  // how often a row was changed does not tell that it was decided, neither now nor afterwards
  const revisions = async () => new Set((await rowsOf(plan)).rows.map(({ revision }) => revision)).size
  expect(await revisions()).toBe(1)
  await move(plan, bureau, { move: 'return', reason: '请补报' })
  expect(await named(plan)).toEqual(['前殿', '中殿', '后殿'])
  expect(await revisions()).toBe(1)
  // who saves a row without a change leaves what was decided of it
  const decided = await rowNamed(plan, '后殿')
  const kept = facts('后殿')
  expect((await api.as(officer).call(contract.changeRow, { id: back.id, revision: decided.revision, ...kept })).revision).toBe(
    decided.revision,
  )
  // the next time its new order is the one it had
  const { revision: mine } = await view(plan)
  await api.as(officer).call(contract.rank, { id: plan.id, rowId: (await rowNamed(plan, '中殿')).id, to: 1, revision: mine })
  await submit(plan)
  await move(plan, bureau, { move: 'start-deciding' })
  expect(await api.as(bureau).call(contract.row, { id: back.id })).toMatchObject({ rank: 3, provinceRank: 3, result: 'approved' })
  expect(await named(plan)).toEqual(['中殿', '前殿', '后殿'])
})

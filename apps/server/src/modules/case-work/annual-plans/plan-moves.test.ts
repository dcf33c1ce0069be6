import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import { contract as bell } from '@wenwu/core/bell/contract'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { newId } from '@wenwu/core/kernel/id'
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
  expect(await move(plan, officer, { move: 'send-to-review' })).toMatchObject({ isSentBack: false })
  await move(plan, lead, { move: 'submit', letterNumber: '陕', total: 120 })
  await move(plan, bureau, { move: 'return', reason: '补' })
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

it('the bureau decides several rows at once: with what was asked for, or not with one reason, and each has its result', async () => {
  const plan = await newPlan()
  for (const name of ['北楼', '南楼', '东楼', '西楼']) await add(plan, name, { stateFunds: 60.1 })
  await submit(plan)
  await move(plan, bureau, { move: 'start-deciding' })
  const approvedFunds = async () => (await view(plan, bureau)).approvedFunds
  // nothing is decided, which is not nothing approved
  expect(await approvedFunds()).toBeNull()
  const { rows } = await rowsOf(plan, bureau)
  const given = (...names: string[]) =>
    names.map((name) => rows.find((row) => row.projectName === name)!).map(({ id, revision }) => ({ id, revision }))
  const decide = (asked: Omit<InputOf<typeof contract.decideRows>, 'id'>, username = bureau) =>
    api.as(username).send(contract.decideRows, { id: plan.id, ...asked })
  expect((await decide({ rows: given('北楼'), result: 'approved', input: { note: '' } }, lead)).status).toBe(403)
  expect((await decide({ rows: given('北楼'), result: 'approved', input: { funds: 1 } })).body).toMatchObject({
    error: 'form-invalid',
    field: 'funds',
  })
  expect((await decide({ rows: given('北楼'), result: 'refused', input: { note: '\u3164' } })).body).toMatchObject({
    field: 'note',
    msg: '请填写',
  })
  await api.as(bureau).call(contract.decide, { ...given('南楼')[0]!, input: { isApproved: true, funds: 1 } })
  expect(await approvedFunds()).toBe(1)
  const another = newId()
  const approved = await decide({ rows: [...given('北楼', '南楼'), { id: another, revision: 0 }], result: 'approved', input: { note: '' } })
  const [north, south] = given('北楼', '南楼')
  expect((approved.body as { data: unknown }).data).toEqual([
    { id: north!.id, error: null, params: {} },
    { id: south!.id, error: 'plan-row-decided', params: {} },
    { id: another, error: 'not-found', params: {} },
  ])
  const [east] = given('东楼')
  const refused = await decide({ rows: [{ ...east!, revision: 7 }, ...given('西楼')], result: 'refused', input: { note: '条件不成熟' } })
  expect((refused.body as { data: { error: string | null }[] }).data.map(({ error }) => error)).toEqual(['plan-row-changed', null])
  expect((await rowsOf(plan, bureau)).rows.map(({ projectName, result, approvedFunds }) => [projectName, result, approvedFunds])).toEqual([
    ['北楼', 'approved', 60.1],
    ['南楼', 'approved', 1],
    ['东楼', 'open', null],
    ['西楼', 'refused', null],
  ])
  expect((await api.as(bureau).call(contract.row, { id: given('西楼')[0]!.id })).resultNote).toBe('条件不成熟')
})

type RowEndpoint = typeof contract.decide | typeof contract.adjust | typeof contract.settleAdjustment | typeof contract.takeBackAdjustment

it('a third party ranks, the bureau decides row by row and issues; adjustments keep their history', async () => {
  const plan = await newPlan()
  for (const name of ['石桥', '牌坊', '书院']) await add(plan, name)
  await submit(plan)
  const body = (await peopleOf(api)).organizationOf('thirdparty')
  expect((await moved(plan, bureau, { move: 'entrust', thirdPartyId: newId() })).body).toMatchObject({ field: 'thirdPartyId' })
  expect(await move(plan, bureau, { move: 'entrust', thirdPartyId: body })).toMatchObject({ thirdParty: '华表文化遗产咨询评估中心' })
  const given = await view(plan, 'thirdparty')
  expect(given).toMatchObject({ canRank: true, canEdit: false, moves: ['finish-ranking'], events: [] })
  const school = await rowNamed(plan, '书院', 'thirdparty')
  await api.as('thirdparty').call(contract.rank, { id: plan.id, rowId: school.id, to: 1, revision: given.revision })
  await move(plan, 'thirdparty', { move: 'finish-ranking' })
  expect((await api.as('thirdparty').send(contract.get, { id: plan.id })).status).toBe(404)
  expect(await named(plan, bureau)).toEqual(['书院', '石桥', '牌坊'])
  // the order that others give it is not the province's to know before it is issued
  expect(await named(plan, officer)).toEqual(['石桥', '牌坊', '书院'])
  expect((await rowsOf(plan, officer)).rows.map(({ rank }) => rank)).toEqual([1, 2, 3])
  // where the province had it is still seen
  for (const [username, rank] of [
    [bureau, 1],
    [officer, 3],
  ] as const)
    expect(await api.as(username).call(contract.row, { id: school.id }), username).toMatchObject({ rank, provinceRank: 3 })
  expect((await rowsOf(plan, bureau)).rows.map((row) => row.provinceRank)).toEqual([3, 1, 2])

  const decide = async (name: string, input: Record<string, unknown>) => {
    const row = await rowNamed(plan, name, bureau)
    return api.as(bureau).send(contract.decide, { id: row.id, revision: row.revision, input })
  }
  expect((await decide('书院', { isApproved: false, note: '\u200b' })).body).toMatchObject({ field: 'note', msg: '请填写' })
  expect((await decide('书院', { isApproved: true, funds: null, note: '' })).body).toMatchObject({ field: 'funds' })
  expect(await decide('书院', { isApproved: true, funds: 60.01, note: '' })).toMatchObject({
    status: 422,
    body: { field: 'funds', msg: '不能超过申请的国家资金（60.00万元）' },
  })
  expect((await decide('书院', { isApproved: true, funds: 50.5, note: '' })).status).toBe(200)
  expect((await decide('石桥', { isApproved: false, note: '条件不成熟' })).status).toBe(200)
  expect((await moved(plan, bureau, { move: 'issue' })).body).toMatchObject({ msg: '还有1个项目没有审定。' })
  await decide('牌坊', { isApproved: true, funds: 10, note: '' })
  // who issues has read the decisions as they are
  const { decisionsRevision } = await view(plan, bureau)
  expect((await view(plan)).decisionsRevision).toBeNull()
  await decide('石桥', { isApproved: false, note: '条件不成熟，暂缓' })
  const stale = await moved(plan, bureau, { move: 'issue', decisionsRevision: decisionsRevision! })
  expect(stale).toMatchObject({ status: 409, body: { error: 'plan-changed' } })
  expect(await move(plan, bureau, { move: 'issue' })).toMatchObject({ status: 'issued', approvedFunds: 60.5, canAdjust: 'settle' })
  expect(await view(plan)).toMatchObject({ canAdjust: 'propose', moves: [] })

  const school2 = await rowNamed(plan, '书院')
  for (const [username, canAdjust] of [
    [officer, 'propose'],
    [bureau, 'settle'],
  ] as const)
    expect(await api.as(username).call(contract.row, { id: school2.id })).toMatchObject({ canAdjust })
  const blank = await api
    .as(officer)
    .send(contract.adjust, { id: school2.id, revision: school2.revision, input: { isKept: true, funds: 70, reason: ' \u115f' } })
  expect(blank).toMatchObject({ status: 422, body: { field: 'reason', msg: '请填写' } })
  const same = await api
    .as(officer)
    .send(contract.adjust, { id: school2.id, revision: school2.revision, input: { isKept: true, funds: 50.5, reason: '再议' } })
  expect(same).toMatchObject({ status: 422, body: { field: 'funds', msg: '与现核定资金相同，无需调整' } })
  const proposed = await api
    .as(officer)
    .call(contract.adjust, { id: school2.id, revision: school2.revision, input: { isKept: true, funds: 70, reason: '材料涨价' } })
  expect(proposed).toMatchObject({ approvedFunds: 50.5, isAdjusting: true, adjustment: { before: 50.5 } })
  expect(
    (
      await api
        .as(officer)
        .send(contract.adjust, { id: school2.id, revision: proposed.revision, input: { isKept: true, funds: 71, reason: '再加' } })
    ).body,
  ).toMatchObject({
    error: 'plan-adjusting',
  })
  // the bureau finds what waits for it among the rows of the plan and of all plans; nobody else's
  const waiting = async (username: string) =>
    (
      await Promise.all([
        rowsOf(plan, username, { filter: { result: 'adjusting' } }),
        api.as(username).call(contract.projects, { filter: { result: 'adjusting' }, sort: 'rank-asc', page }),
      ])
    ).map(({ rows }) => rows.filter(({ planId }) => planId === plan.id).map(({ projectName }) => projectName))
  expect(await waiting(bureau)).toEqual([['书院'], ['书院']])
  expect(await waiting(officer)).toEqual([['书院'], ['书院']])
  expect(await waiting('province-sc')).toEqual([[], []])
  // nobody but the province takes it back, and once
  const takeBack = (username: string, revision: number) =>
    api.as(username).send(contract.takeBackAdjustment, { id: school2.id, revision, input: {} })
  expect((await takeBack(bureau, proposed.revision)).status).toBe(403)
  expect((await takeBack('province-sc', proposed.revision)).status).toBe(404)
  expect((await takeBack(officer, proposed.revision - 1)).body).toMatchObject({ error: 'plan-row-changed' })
  const back = await api.as(lead).call(contract.takeBackAdjustment, { id: school2.id, revision: proposed.revision, input: {} })
  expect(back).toMatchObject({ approvedFunds: 50.5, isAdjusting: false, adjustments: [{ state: 'taken-back', fundsAfter: 70, note: '' }] })
  expect((await takeBack(officer, back.revision)).status).toBe(404)
  const late = await api
    .as(bureau)
    .send(contract.settleAdjustment, { id: school2.id, revision: back.revision, input: { isApproved: true, note: '' } })
  expect(late.status).toBe(404)
  expect((await view(plan)).events[0]).toMatchObject({ act: 'take-back-adjustment', note: '书院 50.50 → 70.00' })
  const again = await api
    .as(officer)
    .call(contract.adjust, { id: school2.id, revision: back.revision, input: { isKept: true, funds: 70, reason: '材料涨价' } })
  const unseen = await api
    .as(bureau)
    .send(contract.settleAdjustment, { id: school2.id, revision: again.revision, input: { isApproved: false, note: '\u3164' } })
  expect(unseen).toMatchObject({ status: 422, body: { field: 'note', msg: '请填写' } })
  const settled = await api
    .as(bureau)
    .call(contract.settleAdjustment, { id: school2.id, revision: again.revision, input: { isApproved: true, note: '' } })
  expect(settled).toMatchObject({ approvedFunds: 70, isAdjusting: false, adjustment: null })
  expect(await waiting(bureau)).toEqual([[], []])
  const nothing = await api
    .as(bureau)
    .call(contract.adjust, { id: school2.id, revision: settled.revision, input: { isKept: true, funds: 0, reason: '暂缓' } })
  const asked = await api
    .as(officer)
    .call(contract.adjust, { id: school2.id, revision: nothing.revision, input: { isKept: false, reason: '停建' } })
  const kept = await api
    .as(bureau)
    .call(contract.settleAdjustment, { id: school2.id, revision: asked.revision, input: { isApproved: false, note: '再议' } })
  const cancelled = await api
    .as(bureau)
    .call(contract.adjust, { id: school2.id, revision: kept.revision, input: { isKept: false, reason: '不再实施' } })
  expect(cancelled).toMatchObject({ result: 'cancelled', approvedFunds: null })
  expect(cancelled.adjustments.map(({ state, fundsBefore, fundsAfter, reason }) => [state, fundsBefore, fundsAfter, reason])).toEqual([
    ['taken-back', 50.5, 70, '材料涨价'],
    ['approved', 50.5, 70, '材料涨价'],
    ['approved', 70, 0, '暂缓'],
    ['refused', 0, null, '停建'],
    ['approved', 0, null, '不再实施'],
  ])
  // a row that is cancelled is told from one that gets nothing
  expect((await view(plan)).events.slice(0, 4).map(({ act, note }) => [act, note])).toEqual([
    ['cancel', '书院 0.00 · 不再实施'],
    ['refuse-cancellation', '书院 0.00 · 再议'],
    ['propose-cancellation', '书院 0.00 · 停建'],
    ['adjust', '书院 70.00 → 0.00 · 暂缓'],
  ])
  expect((await rowsOf(plan)).sums.approvedFunds).toBe(10)
  // what was approved at a site is warned of for three years
  const next = await newPlan()
  expect((await add(next, '牌坊周边整治', { siteName: '牌坊旧址' })).warnings).toEqual([
    { code: 'approved', year: 2027, batch: plan.batch, name: '牌坊' },
  ])
})

it('a row is moved with what the form of the move asks for, and with nothing else', async () => {
  const plan = await newPlan()
  await add(plan, '碑亭', { budget: 100, stateFunds: 60 })
  await submit(plan)
  await move(plan, bureau, { move: 'start-deciding' })
  const { id } = await rowNamed(plan, '碑亭', bureau)
  const tried = async (endpoint: RowEndpoint, input: Record<string, unknown>, username = bureau) => {
    const { revision } = await api.as(username).call(contract.row, { id })
    const { status, body } = await api.as(username).send(endpoint, { id, revision, input })
    const { error, field, msg } = body as Record<string, unknown>
    return status === 200 ? 200 : [status, error, field, msg]
  }
  const unknown = (name: string) => [422, 'form-invalid', name, expect.anything()]
  const refused = (status: number, error: string) => [status, error, undefined, expect.anything()]
  const missing = (field: string) => [422, 'plan-required', field, '请填写']
  const amount = [422, 'plan-money', 'funds', '金额应为0至1亿万元之间的数，最多六位小数']

  expect(await tried(contract.decide, { isApproved: true, funds: 5, result: 'approved' })).toEqual(unknown('result'))
  expect(await tried(contract.decide, { funds: 5 })).toEqual(missing('isApproved'))
  expect(await tried(contract.decide, { isApproved: 'true', funds: 5 })).toEqual(unknown('isApproved'))
  expect(await tried(contract.decide, { isApproved: true })).toEqual(missing('funds'))
  for (const funds of ['5', -1, 0.0000001, 1e9]) expect(await tried(contract.decide, { isApproved: true, funds })).toEqual(amount)
  expect(await tried(contract.decide, { isApproved: false, note: '条'.repeat(501) })).toEqual(unknown('note'))
  expect(await tried(contract.decide, { isApproved: true, funds: 100.000001 })).toEqual([422, 'plan-funds', 'funds', '不能超过项目总预算'])
  // a sum that is not asked for says nothing
  expect(await tried(contract.decide, { isApproved: false, funds: 'x', note: '另案' })).toBe(200)
  expect(await rowNamed(plan, '碑亭', bureau)).toMatchObject({ result: 'refused', approvedFunds: null })
  expect(await tried(contract.settleAdjustment, { isApproved: true })).toEqual(refused(409, 'plan-step'))
  expect(await tried(contract.decide, { isApproved: true, funds: 0.000001 })).toBe(200)
  await move(plan, bureau, { move: 'issue' })
  expect(await tried(contract.decide, { isApproved: true, funds: 5 })).toEqual(refused(409, 'plan-step'))

  expect(await tried(contract.settleAdjustment, { isApproved: true })).toEqual(refused(404, 'not-found'))
  expect(await tried(contract.adjust, { isKept: true, funds: 7, reason: '增', note: '' }, officer)).toEqual(unknown('note'))
  expect(await tried(contract.adjust, { isKept: true, funds: 101, reason: '增' }, officer)).toEqual([
    422,
    'plan-funds',
    'funds',
    '不能超过项目总预算',
  ])
  expect(await tried(contract.adjust, { isKept: true, funds: 7, reason: '增' }, officer)).toBe(200)
  expect(await tried(contract.adjust, { isKept: false, reason: '停' })).toEqual(refused(409, 'plan-adjusting'))
  expect(await tried(contract.settleAdjustment, { isApproved: true, funds: 7 })).toEqual(unknown('funds'))
  expect(await tried(contract.takeBackAdjustment, { reason: '误' }, officer)).toEqual(unknown('reason'))
  expect(await tried(contract.takeBackAdjustment, {}, officer)).toBe(200)
  expect(await rowNamed(plan, '碑亭')).toMatchObject({ approvedFunds: 0.000001, isAdjusting: false })
})

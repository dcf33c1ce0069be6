import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import { isDecision } from '@wenwu/core/annual-plans/moves'
import type { InputOf } from '@wenwu/core/http/endpoint'
import { newId } from '@wenwu/core/kernel/id'
import { peopleOf } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bureau, lead, officer, page, planCalls } from './testing/plan-calls.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
const { newPlan, add, view, rowsOf, named, rowNamed, moved, move, submit } = planCalls(() => api)

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
  const refused = await decide({
    rows: [{ ...east!, revision: 7 }, ...given('西楼', '西楼')],
    result: 'refused',
    input: { note: '条件不成熟' },
  })
  expect((refused.body as { data: { error: string | null }[] }).data.map(({ error }) => error)).toEqual(['plan-row-changed', null, null])
  expect((await rowsOf(plan, bureau)).rows.map(({ projectName, result, approvedFunds }) => [projectName, result, approvedFunds])).toEqual([
    ['北楼', 'approved', 60.1],
    ['南楼', 'approved', 1],
    ['东楼', 'open', null],
    ['西楼', 'refused', null],
  ])
  expect((await api.as(bureau).call(contract.row, { id: given('西楼')[0]!.id })).resultNote).toBe('条件不成熟')
  // how the bureau came to what it issues is its own
  const south2 = await rowNamed(plan, '南楼', bureau)
  await api
    .as(bureau)
    .call(contract.decide, { ...given('南楼')[0]!, revision: south2.revision, input: { isApproved: true, funds: 2.5, note: '增' } })
  const decided = async (username: string) =>
    (await view(plan, username)).events.flatMap(({ act, note }) => (isDecision(act) ? [[act, note]] : []))
  expect(await decided(bureau)).toEqual([
    ['approve-rows', '南楼 1.00 → 2.50 · 增'],
    ['refuse-rows', '西楼 · 条件不成熟'],
    ['approve-rows', '北楼 60.10'],
    ['approve-rows', '南楼 1.00'],
  ])
  expect(await decided(officer)).toEqual([])
  // many of them leave the moves in sight; the session is the fourth statement
  await api.pool.query(
    `insert into plan_events (id, plan_id, at, act, note) select gen_random_uuid(), $1, now(), 'approve-rows', '' from generate_series(1, 150)`,
    [plan.id],
  )
  const { result: seen, queries } = await api.countQueries(() => view(plan, bureau))
  expect([seen.events.length, seen.events.filter(({ act }) => !isDecision(act)).map(({ act }) => act), queries]).toEqual([
    102,
    ['start-deciding', 'submit'],
    4,
  ])
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

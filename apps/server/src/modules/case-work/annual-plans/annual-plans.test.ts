import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import { contract as bell } from '@wenwu/core/bell/contract'
import { newId } from '@wenwu/core/kernel/id'
import { projectItem } from '../../../case-driver/played-items.ts'
import { newDraft } from '../../../case-driver/file-case.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { bureau, facts, lead, officer, page, planCalls } from './testing/plan-calls.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
const { newPlan, add, tryAdd, view, rowsOf, named, rowNamed, moved, move, submit } = planCalls(() => api)

describe('compiling', () => {
  it('a province has one plan in a batch; nothing begins after the last day of it', async () => {
    const plan = await newPlan(officer, { dueOn: '2026-11-24' })
    expect(plan).toMatchObject({
      year: 2027,
      kind: 'works',
      provinceCode: '61',
      status: 'compiling',
      rowCount: 0,
      canEdit: true,
      moves: ['send-to-review'],
    })
    const mine = (await api.as(officer).call(contract.batches, {})).find(({ planId }) => planId === plan.id)!
    expect(mine).toMatchObject({ number: plan.batch, isOver: false })
    expect((await api.as(officer).send(contract.start, { batchId: mine.id })).body).toMatchObject({
      msg: `本省已有2027年第${plan.batch}批的计划。`,
    })
    const before = api.clock.now()
    api.setNow('2026-11-24T16:00:01Z')
    expect((await api.as('province-sc').send(contract.start, { batchId: mine.id })).body).toMatchObject({ msg: '已过报送截止时间' })
    api.setNow(before)
    for (const [year, dueOn] of [
      [2027, '2026-11-22'],
      [2026, '2027-01-01'],
    ] as const) {
      const refused = await api.as(bureau).send(contract.openBatch, { year, kind: 'relics', number: 1, dueOn })
      expect(refused).toMatchObject({
        status: 422,
        body: { msg: `截止日期应不早于今天（2026-11-23），不晚于该年度末（${year}-12-31）。`, field: 'dueOn' },
      })
    }
    // another last day follows the same rule
    for (const dueOn of ['2020-01-01', '2026-11-22', '2028-01-01', '9999-12-31'])
      expect(await api.as(bureau).send(contract.moveDeadline, { id: mine.id, dueOn }), dueOn).toMatchObject({
        status: 422,
        body: { error: 'plan-batch-day', msg: '截止日期应不早于今天（2026-11-23），不晚于该年度末（2027-12-31）。', field: 'dueOn' },
      })
    expect(await api.as(bureau).call(contract.moveDeadline, { id: mine.id, dueOn: '2026-12-30' })).toMatchObject({ dueOn: '2026-12-30' })
    const open = (year: number, number: number) =>
      api.as(bureau).send(contract.openBatch, { year, kind: 'works', number, dueOn: '2026-12-31' })
    expect(await open(2027, plan.batch)).toMatchObject({ status: 409, body: { field: 'number', msg: `2027年第${plan.batch}批已经开放。` } })
    // the next of its year, of this year or the next
    expect(await open(2027, 99)).toMatchObject({
      status: 422,
      body: { field: 'number', msg: `2027年此类计划的下一批是第${plan.batch + 1}批。` },
    })
    for (const year of [2025, 2028, 2100])
      expect(await open(year, 1), String(year)).toMatchObject({ status: 422, body: { field: 'year', msg: '年度应为2026年或2027年。' } })
  })

  it('the bureau sees how far each batch has come, moves its last day and closes it; who has not submitted is told', async () => {
    const plan = await newPlan()
    const { id } = (await api.as(officer).call(contract.batches, {})).find(({ planId }) => planId === plan.id)!
    const sichuan = await api.as('province-sc').call(contract.start, { batchId: id })
    await add(sichuan, '阙楼', {}, 'province-sc')
    await move(sichuan, 'province-sc', { move: 'send-to-review' })
    await move(sichuan, 'province-sc-lead', { move: 'submit', letterNumber: '川', total: 60 })
    const progress = async () => (await api.as(bureau).call(contract.batchProgress, {})).find((batch) => batch.id === id)!
    const { waiting, ...seen } = await progress()
    expect(seen).toMatchObject({ number: plan.batch, isOver: false, isClosed: false, compiling: ['61'], reported: ['51'] })
    expect(waiting.length).toBeGreaterThan(0)
    // what was given back is with its province again, also while its lead reviews it
    const stands = async () => (({ reported, returned }) => ({ reported, returned }))(await progress())
    await move(sichuan, bureau, { move: 'return', reason: '请补充年度投资安排。' })
    expect(await stands()).toEqual({ reported: [], returned: ['51'] })
    await move(sichuan, 'province-sc', { move: 'send-to-review' })
    expect(await stands()).toEqual({ reported: [], returned: ['51'] })
    await move(sichuan, 'province-sc-lead', { move: 'submit', letterNumber: '川', total: 60 })
    expect(await stands()).toEqual({ reported: ['51'], returned: [] })
    expect(waiting.filter((code) => ['61', '51'].includes(code))).toEqual([])
    expect((await api.as(officer).send(contract.batchProgress, {})).status).toBe(403)
    expect((await api.as(lead).send(contract.closeBatch, { id })).status).toBe(403)
    const told = async (username: string, planId: string) =>
      (await api.as(username).call(bell.list, {})).messages.filter((each) => each.planId === planId).map(({ kind }) => kind)
    await add(plan, '阁楼')
    await move(plan, officer, { move: 'send-to-review' })
    // who presses twice tells once
    for (let i = 0; i < 2; i++)
      expect(await api.as(bureau).call(contract.closeBatch, { id })).toMatchObject({ isOver: true, isClosed: true })
    expect(await view(plan)).toMatchObject({ isClosed: true })
    // nobody is late by a day on which the batch was closed already
    expect(await progress()).toMatchObject({ isLate: false, compiling: ['61'] })
    const during = api.clock.now()
    api.setNow('2026-12-31T16:00:01Z')
    expect(await progress()).toMatchObject({ isLate: false, isOver: true })
    api.setNow(during)
    expect(await told(officer, plan.id)).toEqual(['plan-batch-closed'])
    expect(await told('province-sc', sichuan.id)).toEqual(['plan-returned'])
    const submitted = { move: 'submit', letterNumber: '陕', total: 60 } as const
    const closed = { error: 'plan-batch-closed', msg: '批次已由国家文物局关闭，不能再报送。' }
    expect((await moved(plan, lead, submitted)).body).toMatchObject(closed)
    // who compiles learns it, not first who reviews
    await move(plan, lead, { move: 'send-back', reason: '改' })
    expect((await moved(plan, officer, { move: 'send-to-review' })).body).toMatchObject(closed)
    // another last day opens it again
    for (let i = 0; i < 2; i++)
      expect(await api.as(bureau).call(contract.moveDeadline, { id, dueOn: '2026-12-30' })).toMatchObject({
        isOver: false,
        isClosed: false,
      })
    expect((await told(officer, plan.id)).toSorted()).toEqual(['plan-batch-closed', 'plan-batch-opened', 'plan-sent-back'])
    api.setNow('2026-12-30T16:00:01Z')
    expect(await progress()).toMatchObject({ isLate: true, isOver: true, isClosed: false })
    await api.as(bureau).call(contract.closeBatch, { id })
    expect(await progress()).toMatchObject({ isLate: true, isClosed: true })
    api.setNow(during)
    await api.as(bureau).call(contract.moveDeadline, { id, dueOn: '2026-12-31' })
    expect(await progress()).toMatchObject({ isLate: false })
    await move(plan, officer, { move: 'send-to-review' })
    expect((await moved(plan, lead, submitted)).status).toBe(200)
    expect((await api.as(bureau).send(contract.closeBatch, { id: newId() })).status).toBe(404)
  })

  it('what becomes of a batch is told to who compiles plans in the provinces, of the batch to those without a plan', async () => {
    const heard = async (username: string, name: string) =>
      (await api.as(username).call(bell.list, {})).messages
        .filter(({ title, planId }) => title === name && planId === null)
        .map(({ kind, caseId, dueOn, isRead }) => ({ kind, caseId, dueOn, isRead }))
    const name = '2026年可移动文物保护项目年度计划（第1批）'
    const { id } = await api.as(bureau).call(contract.openBatch, { year: 2026, kind: 'relics', number: 1, dueOn: '2026-11-28' })
    const first = { kind: 'plan-batch-opened', caseId: null, dueOn: '2026-11-28', isRead: false }
    for (const username of [officer, lead, 'province-sc', 'province-bt']) expect(await heard(username, name), username).toEqual([first])
    for (const username of [bureau, 'national-lead', 'thirdparty', 'company', 'city-officer', 'case-admin'])
      expect(await heard(username, name), username).toEqual([])
    // one for each person, in one insert
    const { rows } = await api.pool.query<{ n: number; people: number }>(
      'select count(*)::int as n, count(distinct user_id)::int as people from bell_messages where plan_batch_id = $1',
      [id],
    )
    expect([rows[0]!.n, rows[0]!.people]).toEqual([64, 64])
    const plan = await api.as('province-sc').call(contract.start, { batchId: id })
    const moved = { ...first, kind: 'plan-deadline-moved' }
    await api.as(bureau).call(contract.moveDeadline, { id, dueOn: '2026-11-27' })
    // nothing changes the second time
    for (let i = 0; i < 2; i++) await api.as(bureau).call(contract.moveDeadline, { id, dueOn: '2026-12-05' })
    await api.as(bureau).call(contract.closeBatch, { id })
    await api.as(bureau).call(contract.moveDeadline, { id, dueOn: '2026-12-06' })
    const all = [
      { ...first, dueOn: '2026-12-06' },
      { ...first, kind: 'plan-batch-closed', dueOn: '2026-12-05' },
      { ...moved, dueOn: '2026-12-05' },
      { ...moved, dueOn: '2026-11-27' },
      first,
    ]
    expect(await heard(officer, name)).toEqual(all)
    expect(await heard('province-sc', name)).toEqual([first])
    const ofPlan = (await api.as('province-sc').call(bell.list, {})).messages.filter(({ planId }) => planId === plan.id)
    expect(ofPlan.map(({ kind }) => kind)).toEqual(all.slice(0, -1).map(({ kind }) => kind))
    // who compiles no more is told nothing of it
    expect((await api.countQueries(() => api.as(officer).call(bell.list, {}))).queries).toBe(2)
  })

  it('money is exact, and the sums are those of all filtered rows', async () => {
    const plan = await newPlan()
    await add(plan, '甲', { budget: 0.1, stateFunds: 0.1 })
    await add(plan, '乙', { budget: 0.2, stateFunds: 0.2 })
    await add(plan, '丙', { budget: 99_999_999.123456, stateFunds: 0.000001 })
    const { rows, sums, total } = await rowsOf(plan, officer, { page: { number: 1, size: 1 } })
    expect([rows.length, total, sums]).toEqual([1, 3, { budget: 99_999_999.423456, stateFunds: 0.300001, approvedFunds: null }])
    expect((await rowsOf(plan, officer, { filter: { keyword: '甲' } })).sums.budget).toBe(0.1)
    expect(await view(plan)).toMatchObject({ rowCount: 3, stateFunds: 0.300001 })
    expect(await tryAdd(plan, '丁', { budget: 1, stateFunds: 1.5 })).toMatchObject({
      status: 422,
      field: 'stateFunds',
      msg: '不能超过项目总预算',
    })
    expect(await tryAdd(plan, '丁', { budget: 1.1234567, stateFunds: 1 })).toMatchObject({ error: 'plan-money', field: 'budget' })
    for (const name of ['（）', '\u3164', '（\u115f\u200b）', ' \n\u0001'])
      expect(await tryAdd(plan, name), JSON.stringify(name)).toMatchObject({ error: 'plan-required', field: 'projectName' })
  })

  it('names stand in one line, and nothing unseen is a group', async () => {
    const plan = await newPlan()
    const { id } = await add(plan, '\u115f甲殿\n\u0001修缮\u3164', { group: '\u200b', remark: '\u3164' })
    expect(await rowNamed(plan, '甲殿 修缮')).toMatchObject({ id, group: '', remark: '' })
    const { revision } = await view(plan)
    await api.as(officer).call(contract.group, { id: plan.id, rowIds: [id], group: '\u200b', revision })
    expect(await rowNamed(plan, '甲殿 修缮')).toMatchObject({ group: '' })
  })

  it('refuses the same name at a site, warns of what is alike, and takes the same name at another site', async () => {
    const first = await newPlan()
    await add(first, '佛光寺东大殿屋面修缮工程（二期）', { siteName: '佛光寺' })
    const second = await newPlan()
    const repeated = await tryAdd(second, '佛光寺东大殿屋面修缮工程 Ⅱ期', { siteName: '佛光寺' })
    expect(repeated).toMatchObject({
      status: 422,
      field: 'projectName',
      msg: `与2027年第${first.batch}批“佛光寺东大殿屋面修缮工程（二期）”重复`,
    })
    const warned = await add(second, '佛光寺东大殿屋面修缮工程（二期）项目', { siteName: '佛光寺' })
    expect(warned.warnings).toEqual([{ code: 'similar', year: 2027, batch: first.batch, name: '佛光寺东大殿屋面修缮工程（二期）' }])
    const noted = await add(second, '佛光寺文殊殿壁画保护', { siteName: '佛光寺' })
    expect(noted.warnings).toEqual([{ code: 'site', year: 2027, batch: first.batch, name: '佛光寺东大殿屋面修缮工程（二期）' }])
    expect((await add(second, '佛光寺东大殿屋面修缮工程（二期）', { siteName: '南禅寺' })).warnings).toEqual([])
    // another province has its own sites
    const sichuan = await newPlan('province-sc')
    expect((await add(sichuan, '佛光寺东大殿屋面修缮工程（二期）', { siteName: '佛光寺' }, 'province-sc')).warnings).toEqual([])
  })

  it('the list marks what may be a duplicate, for the bureau by the plans that it reads, and finds those alone', async () => {
    const plan = await newPlan()
    await add(plan, '玉山寺塔塔身裂缝加固工程', { siteName: '玉山寺石塔' })
    await add(plan, '玉山寺塔塔身裂缝加固项目', { siteName: '玉山寺 石塔', budget: 7, stateFunds: 2 })
    await add(plan, '玉山寺塔周边排水整治', { siteName: '玉山寺石塔' })
    await add(plan, '碑亭修缮')
    const similar = (name: string) => ({ code: 'similar', year: 2027, batch: plan.batch, name })
    const marks = async (username: string) => (await rowsOf(plan, username)).rows.map(({ warnings }) => warnings)
    const within = [[similar('玉山寺塔塔身裂缝加固项目')], [similar('玉山寺塔塔身裂缝加固工程')], [], []]
    expect(await marks(officer)).toEqual(within)
    const suspects = await rowsOf(plan, officer, { filter: { duplicates: 'suspect' } })
    expect([suspects.rows.map((row) => row.projectName), suspects.total, suspects.sums.budget]).toEqual([
      ['玉山寺塔塔身裂缝加固工程', '玉山寺塔塔身裂缝加固项目'],
      2,
      107,
    ])
    const filtered = () => rowsOf(plan, officer, { filter: { duplicates: 'suspect' } })
    // the session, the rows of the plan and what is at their sites, the page, its sums, what is at the sites of the page
    expect((await api.countQueries(filtered)).queries).toBe(6)
    await submit(plan)
    const later = await newPlan()
    await add(later, '碑亭修缮方案', { siteName: '碑亭修缮旧址' })
    const noted = [...within.slice(0, 3), [{ code: 'similar', year: 2027, batch: later.batch, name: '碑亭修缮方案' }]]
    expect(await marks(officer)).toEqual(noted)
    // what the province is still compiling the bureau does not read
    expect(await marks(bureau)).toEqual(within)
    const [first] = (await rowsOf(plan, bureau)).rows
    const view = await api.as(bureau).call(contract.row, { id: first!.id })
    expect(view.warnings).toEqual(within[0])
    // with what was asked for there, as far as each reads it
    expect(view.likes).toMatchObject([
      { code: 'similar', planId: plan.id, provinceCode: '61', projectName: '玉山寺塔塔身裂缝加固项目', stateFunds: 2, result: 'open' },
    ])
    const pavilion = (await rowsOf(plan, bureau)).rows[3]!
    const likesFor = async (username: string) =>
      (await api.as(username).call(contract.row, { id: pavilion.id })).likes.map(({ projectName }) => projectName)
    expect([await likesFor(officer), await likesFor(bureau)]).toEqual([['碑亭修缮方案'], []])
    const { content } = await api
      .as(officer)
      .download(contract.exportRows, { filter: { planId: plan.id, duplicates: 'suspect' }, sort: 'rank-asc', columns: ['projectName'] })
    expect(await readSheet(content)).toEqual([['项目名称'], ['玉山寺塔塔身裂缝加固工程'], ['玉山寺塔塔身裂缝加固项目'], ['碑亭修缮']])
  })

  it('a row goes on with one of an earlier batch, and names its case', async () => {
    const first = await newPlan()
    const { id: earlierId } = await add(first, '西关楼修缮')
    const second = await newPlan()
    expect(await tryAdd(second, '西关楼修缮')).toMatchObject({ error: 'plan-duplicate' })
    const found = await api.as(officer).call(contract.earlierRows, { id: second.id, q: '西关楼' })
    expect(found).toMatchObject([{ id: earlierId, year: 2027, batch: first.batch, projectName: '西关楼修缮' }])
    // a form asks before anything is typed
    const asked = await api.as(officer).request('GET', contract.earlierRows.path.replace(':id', second.id))
    expect([asked.status, (asked.body as { data: { id: string }[] }).data.some((each) => each.id === earlierId)]).toEqual([200, true])
    const { id } = await add(second, '西关楼修缮', { earlierId })
    const row = await api.as(officer).call(contract.row, { id })
    expect(row.provinceRank).toBeNull()
    expect(row.earlier).toEqual({ id: earlierId, year: 2027, batch: first.batch })
    expect(row.life.map(({ batch }) => batch)).toEqual([first.batch, second.batch])
    expect(row.warnings).toEqual([])
    // it is its own earlier life that a row does not repeat, not another row of its plan
    expect(await tryAdd(second, '西关楼修缮', { earlierId })).toMatchObject({ error: 'plan-duplicate', field: 'projectName' })
    expect(await tryAdd(first, '后来的', { earlierId: id })).toMatchObject({ error: 'plan-earlier', field: 'earlierId' })
    // the earlier row is needed
    expect((await api.as(officer).send(contract.removeRows, { id: first.id, rowIds: [earlierId] })).status).toBe(422)

    const draft = await newDraft(api, { itemCode: projectItem.code })
    await api.pool.query("update cases set number = '2026-PLAN-1', status = '2', province_code = '61' where id = $1", [draft.id])
    expect(await tryAdd(second, '戏台', { caseNumber: '2026-PLAN-2' })).toMatchObject({ error: 'plan-case', field: 'caseNumber' })
    const linked = await add(second, '戏台', { caseNumber: '2026-PLAN-1' })
    expect(await rowNamed(second, '戏台')).toMatchObject({ caseId: draft.id, caseNumber: '2026-PLAN-1' })
    expect((await api.as(officer).call(contract.ofCase, { id: draft.id })).map((each) => each.id)).toEqual([linked.id])
    expect(await api.as(bureau).call(contract.ofCase, { id: draft.id })).toEqual([])
  })
})

describe('ranks and groups', () => {
  it('a row is moved; of two who rank at once the later is refused', async () => {
    const plan = await newPlan()
    for (const name of ['一', '二', '三', '四']) await add(plan, name)
    const { revision } = await view(plan)
    const { id: rowId } = await rowNamed(plan, '四')
    const rank = (to: number, known: number) => api.as(officer).send(contract.rank, { id: plan.id, rowId, to, revision: known })
    const both = await Promise.all([rank(1, revision), rank(2, revision)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const refused = both.find(({ status }) => status === 409)!
    expect(refused.body).toMatchObject({ error: 'plan-changed', msg: '计划刚被他人修改，请刷新后重新操作。' })
    const now = (await view(plan)).revision
    expect((await rank(1, now)).body).toMatchObject({ data: { rank: 1, revision: now + 1 } })
    expect(await named(plan)).toEqual(['四', '一', '二', '三'])
    // more than there are means the last
    expect((await rank(99_999, now + 1)).body).toMatchObject({ data: { rank: 4 } })
  })

  it('rows of a group stand together; a page that begins inside one says so', async () => {
    const plan = await newPlan()
    for (const name of ['甲殿', '乙殿', '丙殿', '丁殿', '戊殿']) await add(plan, name)
    const idsOf = async (...names: string[]) => Promise.all(names.map(async (name) => (await rowNamed(plan, name)).id))
    const group = async (rowIds: string[], name: string) =>
      api.as(officer).call(contract.group, { id: plan.id, rowIds, group: name, revision: (await view(plan)).revision })
    await group(await idsOf('乙殿', '戊殿'), '古建筑群')
    expect(await named(plan)).toEqual(['甲殿', '乙殿', '戊殿', '丙殿', '丁殿'])
    expect((await rowsOf(plan, officer, { page: { number: 2, size: 2 } })).isContinued).toBe(true)
    expect((await rowsOf(plan, officer, { page: { number: 2, size: 3 } })).isContinued).toBeUndefined()
    // what is added to a group stands with it
    await add(plan, '己殿', { group: '古建筑群' })
    expect(await named(plan)).toEqual(['甲殿', '乙殿', '戊殿', '己殿', '丙殿', '丁殿'])
    const { content } = await api
      .as(officer)
      .download(contract.exportRows, { filter: { planId: plan.id }, sort: 'rank-asc', columns: ['rank', 'group', 'projectName'] })
    expect((await readSheet(content)).slice(0, 3)).toEqual([
      ['排序', '分组', '项目名称'],
      ['1', '', '甲殿'],
      ['2', '古建筑群', '乙殿'],
    ])
    await group(await idsOf('戊殿'), '')
    expect(await named(plan)).toEqual(['甲殿', '乙殿', '己殿', '戊殿', '丙殿', '丁殿'])
    await api.as(officer).call(contract.removeRows, { id: plan.id, rowIds: await idsOf('甲殿') })
    expect((await rowsOf(plan)).rows.map((row) => row.rank)).toEqual([1, 2, 3, 4, 5])
  })

  it('two people who change one row: the later is told', async () => {
    const plan = await newPlan()
    const { id } = await add(plan, '祠堂')
    const change = (remark: string) => api.as(officer).send(contract.changeRow, { id, revision: 0, ...facts('祠堂', { remark }) })
    expect((await change('甲改')).body).toMatchObject({ data: { revision: 1 } })
    expect(await change('乙改')).toMatchObject({ status: 409, body: { msg: '这个项目刚被他人修改，请重新打开后再改。' } })
  })
})

it('plans and the projects of all plans are listed with their sums in two statements, and what projects are like in one more', async () => {
  const plan = await newPlan(officer, { kind: 'security' })
  await add(plan, '围栏')
  const filter = { year: '2027', kind: 'security' } as const
  const ask = () => api.as(officer).call(contract.query, { filter, sort: 'due-desc', page })
  await ask()
  const { result, queries } = await api.countQueries(ask)
  // what is approved is not known to a province before it is issued
  expect([result.rows.length, result.sums, queries]).toEqual([1, { rowCount: 1, budget: 100, stateFunds: 60, approvedFunds: null }, 3])
  const projects = () => api.as(officer).call(contract.projects, { filter: { keyword: '西关楼', kind: 'works' }, sort: 'rank-asc', page })
  const { result: found, queries: asked } = await api.countQueries(projects)
  expect([found.rows.map(({ projectName }) => projectName), found.sums.budget, asked]).toEqual([['西关楼修缮', '西关楼修缮'], 200, 4])
  const { content } = await api.as(officer).download(contract.export, { filter, sort: 'due-desc', columns: ['name', 'stateFunds'] })
  expect(await readSheet(content)).toEqual([
    ['计划', '申请国家资金（万元）'],
    ['2027年安全防护工程年度计划（第1批）', '60'],
  ])
})

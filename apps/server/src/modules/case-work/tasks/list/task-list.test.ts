import { fundedItem, usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks, type TaskQuery } from '@wenwu/core/tasks/contract'
import { todoList } from '@wenwu/core/tasks/list'
import { addDays, toShanghaiDate } from '@wenwu/core/kernel/date'
import { act, taskOf } from '../../../../case-driver/drive-case.ts'
import { copiesOf, submitted } from '../../../../testing/case-fixtures.ts'
import { readSheet, sheetTime } from '../../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let paper: string
let plan: string
beforeAll(async () => {
  api = await startTestApp()
  paper = await submitted(api, { itemCode: fundedItem.code, change: (data) => (data.project!.projectName = '第一份 修缮工程') })
  plan = await submitted(api, { itemCode: usualItem.code, change: (data) => (data.project!.projectName = '第二份隧道工程') })
})
afterAll(() => api.stop())

const list = (query: Partial<TaskQuery> = {}, username = 'province-sx') =>
  api.as(username).call(tasks.list, { state: 'open', sort: 'due-asc', page: { number: 1, size: 100 }, ...query })
const ids = async (query: Partial<TaskQuery> = {}, username?: string) => (await list(query, username)).rows.map((row) => row.id)

describe('the to-do list', () => {
  it('is that of one’s office and role', async () => {
    expect((await ids()).sort()).toEqual([paper, plan].sort())
    for (const username of ['province-sx-lead', 'province-sxi', 'national-accept', 'company', 'thirdparty', 'expert1'])
      expect([username, await ids({}, username)]).toEqual([username, []])
    const [row] = (await list()).rows
    expect(row).toMatchObject({ step: 'provinceAccept', stepName: { zh_CN: '省局受理' }, claimedBy: null, isMine: false, status: 'G12' })
  })

  it('answers as the specification reads it: code, recordsTotal, data', async () => {
    const { status, body } = await api
      .as('province-sx')
      .request('GET', '/api/crbwf/getActivelyTaskallList?toDoType=1&owneTodo=2&sponsor=x&itemCode=00777&pageSize=10&pageNumber=1')
    expect([status, body]).toMatchObject([200, { code: 200, recordsTotal: 2, data: [{ step: 'provinceAccept' }, {}] }])
  })

  it('filters by item, words and date', async () => {
    expect(await ids({ itemCode: usualItem.code })).toEqual([plan])
    expect(await ids({ keyword: '修缮 第一' })).toEqual([paper])
    expect(await ids({ keyword: '％' })).toEqual([])
    expect([await ids({ itemCode: usualItem.code, status: 'G12' }), await ids({ status: 'G03' })]).toEqual([[plan], []])
    expect([await ids({ itemCode: usualItem.code, statuses: ['G03', 'G12'] }), await ids({ statuses: ['G03', '3'] })]).toEqual([[plan], []])
    const unheardOf = await api.as('province-sx').request('GET', '/api/crbwf/getActivelyTaskallList?statue=X1')
    expect([unheardOf.status, unheardOf.body]).toMatchObject([200, { recordsTotal: 0 }])
    expect((await ids({ provinceCode: '61' })).sort()).toEqual([paper, plan].sort())
    expect(await ids({ provinceCode: '14' })).toEqual([])
    expect(await ids({ dueBy: '2026-11-29' })).toEqual([])
    expect((await ids({ dueBy: '2026-11-30' })).length).toBe(2)
  })

  it('counts its tabs under the same filter, whichever of them is asked for', async () => {
    const counts = async (query: Partial<TaskQuery>) => (await list({ isCounting: true, ...query })).presetCounts
    expect(await counts({})).toEqual({ open: 2, 'due-today': 0, overdue: 0 })
    expect(await counts({ keyword: '隧道', isOverdue: true })).toEqual({ open: 1, 'due-today': 0, overdue: 0 })
    await api.pool.query(`update tasks set due_on = '2026-11-01' where case_id = $1 and state = 'open'`, [plan])
    expect(await counts({ keyword: '隧道' })).toEqual({ open: 1, 'due-today': 0, overdue: 1 })
    expect(await counts({ keyword: '修缮', dueBy: '2026-11-01' })).toEqual({ open: 1, 'due-today': 0, overdue: 0 })
    await api.pool.query(`update tasks set due_on = '2026-11-30' where case_id = $1 and state = 'open'`, [plan])
    expect((await list()).presetCounts).toBeUndefined()
    expect((await list({ state: 'done', isCounting: true })).presetCounts).toBeUndefined()
  })

  it.each(todoList.sorts)('%s pages without gaps and doubles', async (sort) => {
    await copiesOf(api, paper, 12)
    const whole = await ids({ sort })
    const paged: string[] = []
    for (let number = 1; number <= Math.ceil(whole.length / 5); number++) paged.push(...(await ids({ sort, page: { number, size: 5 } })))
    expect(paged).toEqual(whole)
    expect(new Set(whole).size).toBe(whole.length)
    expect((await list({ sort, page: { number: 1, size: 5 } })).total).toBe(whole.length)
  })

  it('loses what was done, which is then among the done of whoever did it', async () => {
    const task = await taskOf(api, 'province-sx', plan, 'provinceAccept')
    await act(api, 'province-sx', plan, 'provinceAccept', {
      outcome: 'return',
      defects: { fields: [], materials: [{ key: 'siting', note: '请补充。' }] },
    })
    expect(await ids()).not.toContain(plan)
    const done = (await list({ state: 'done' })).rows
    expect(done.map((row) => [row.taskId, row.id, row.step])).toEqual([[task.id, plan, 'provinceAccept']])
    expect(await ids({ state: 'done' }, 'national-accept')).toEqual([])
    // a full page is counted
    expect((await list({ state: 'done', page: { number: 1, size: 1 } })).total).toBe(done.length)
    const today = toShanghaiDate(new Date(done[0]!.completedAt!))
    const doneBy = (query: Partial<TaskQuery>) => ids({ state: 'done', ...query })
    for (const query of [
      { itemCode: usualItem.code, status: 'G01', provinceCode: '61' },
      { doneFrom: today, doneTo: today },
      { doneFrom: today },
      { doneTo: today },
      { doneTo: '9999-12-31' },
    ])
      expect([query, await doneBy(query)]).toEqual([query, [plan]])
    for (const query of [
      { itemCode: fundedItem.code },
      { status: 'G12' },
      { provinceCode: '14' },
      { doneFrom: addDays(today, 1) },
      { doneTo: addDays(today, -1) },
      { dueBy: '2000-01-01' },
    ])
      expect([query, await doneBy(query)]).toEqual([query, []])
    const none = await list({ state: 'done', dueBy: '2000-01-01', page: { number: 1, size: 10 } })
    expect([none.rows, none.total]).toEqual([[], 0])
    // what another person did stays theirs, however it is asked for
    expect(await ids({ state: 'done', status: 'G01', doneFrom: today }, 'national-accept')).toEqual([])
    expect(await ids({}, 'company')).toEqual([plan])
  })

  it('goes out as a workbook: the rows of the list in its order, in the language asked for, times as dates; audited', async () => {
    const query = { filter: { keyword: '修缮' }, sort: 'created-desc' as const }
    const rows = (await list({ keyword: '修缮', sort: 'created-desc' })).rows
    expect(rows.length).toBeGreaterThan(10)
    const columns = ['number', 'claimedBy', 'receivedAt']
    const { content } = await api
      .as('province-sx')
      .download(tasks.exportTodo, { ...query, columns }, { headers: { 'accept-language': 'en-US' } })
    const [head, ...cells] = await readSheet(content)
    expect(head).toEqual(['Number', 'Handler', 'Received'])
    expect(cells.map(([number]) => number)).toEqual(rows.map((row) => row.number))
    for (const [i, row] of rows.entries()) expect(Number(cells[i]![2])).toBeCloseTo(sheetTime(row.taskCreatedAt), 6)

    const done = await api.as('province-sx').download(tasks.exportDone, { filter: {}, sort: 'done-desc', columns: [] })
    const [titles, first] = await readSheet(done.content)
    expect([titles, first!.slice(0, 3)]).toEqual([
      ['编号', '事项', '项目名称', '申请单位', '省份', '办理环节', '办理结果', '办理时间', '当前状态'],
      [expect.stringMatching(/^2026-/), expect.any(String), '第二份隧道工程'],
    ])
    const { rows: audited } = await api.pool.query("select action, details from audit_rows where action like 'tasks.export%' order by id")
    expect(audited).toEqual([
      { action: 'tasks.exportTodo', details: { filter: { keyword: true }, columns: ['list.number', 'list.handler', 'list.receivedAt'] } },
      { action: 'tasks.exportDone', details: { filter: { keyword: false }, columns: expect.any(Array) as string[] } },
    ])
    // nothing of another office, and nothing for those without the lists
    const foreign = await api.as('province-sxi').download(tasks.exportTodo, { filter: {}, sort: 'due-asc', columns: [] })
    expect(await readSheet(foreign.content)).toHaveLength(1)
    for (const refused of ['company', 'customs', 'admin-audit'])
      expect((await api.as(refused).send(tasks.exportDone, { filter: {}, sort: 'done-desc', columns: [] })).status).toBe(403)
  })

  it('offers what one has claimed first, then the most urgent other case, after each action', async () => {
    const [claimed] = (await list({ sort: 'due-desc' })).rows
    await api.as('province-sx').call(tasks.claim, { id: claimed!.taskId })
    const other = (await list()).rows.find((row) => row.id !== claimed!.id && row.id !== paper)!
    const acted = await taskOf(api, 'province-sx', other.id, 'provinceAccept')
    const decision = { taskId: acted.id, version: acted.version, outcome: 'accept', input: {} }
    expect(await api.as('province-sx').call(tasks.complete, decision)).toMatchObject({
      nextTaskId: claimed!.taskId,
      nextCaseId: claimed!.id,
      nextTitle: claimed!.title,
    })
    await api.as('province-sx').call(tasks.release, { id: claimed!.taskId })

    const task = await taskOf(api, 'province-sx', paper, 'provinceAccept')
    const reply = await api.as('province-sx').call(tasks.complete, { taskId: task.id, version: task.version, outcome: 'accept', input: {} })
    expect([reply.nextCaseId === paper, reply.nextTaskId]).toEqual([
      false,
      (await list({ sort: 'due-asc' })).rows.find((row) => row.id !== paper)!.taskId,
    ])
  })
})

it('what was done about an application is listed no more while it is a draft again, and is when it was submitted again', async () => {
  const done = async () => {
    const { rows, total } = await list({ state: 'done' })
    const others = rows.filter(({ id }) => id !== plan).length
    const isBetween = (await ids({ state: 'done', doneFrom: '2000-01-01' })).includes(plan)
    return [total - others, rows.length - others, await ids({ state: 'done', keyword: '隧道' }), isBetween]
  }
  // the list of cases by who handled them goes with it, and so does its count
  const { rows: people } = await api.pool.query<{ id: string }>(`select id from users where username = 'province-sx'`)
  const handled = async (username: string) => {
    const filter = { preset: 'all', handler: people[0]!.id } as const
    const { rows, total } = await api.as(username).call(cases.query, { filter, sort: 'submitted-desc', page: { number: 1, size: 1 } })
    const all = await api.as(username).call(cases.query, { filter, sort: 'submitted-desc', page: { number: 1, size: 100 } })
    return [rows.length, total - all.rows.filter(({ id }) => id !== plan).length, all.rows.some(({ id }) => id === plan)]
  }
  const company = api.as('company')
  expect(await done()).toEqual([1, 1, [plan], true])
  for (const username of ['province-sx', 'national-officer']) expect(await handled(username)).toEqual([1, 1, true])
  await company.call(tasks.verb, { caseId: plan, verb: 'withdraw', input: { reason: '路线有变，另行申报。' } })
  expect(await done()).toEqual([0, 0, [], false])
  for (const username of ['province-sx', 'national-officer']) expect((await handled(username)).slice(1)).toEqual([0, false])
  expect(await handled('province-gs')).toEqual([0, 0, false])
  const { revision } = await company.call(cases.get, { id: plan })
  await company.call(cases.submit, { itemCode: usualItem.code, id: plan, baseRevision: revision })
  expect(await done()).toEqual([1, 1, [plan], true])
})

it('what one has done is listed, counted and exported no more once one reads it no more', async () => {
  const totals = async (username: string) => {
    const asked: Partial<TaskQuery>[] = [
      {},
      { doneFrom: '2000-01-01' },
      { page: { number: 1, size: 1 } },
      { page: { number: 2, size: 1 } },
      { keyword: '隧道' },
    ]
    const pages = await Promise.all(asked.map((query) => list({ state: 'done', ...query }, username)))
    const { content } = await api.as(username).download(tasks.exportDone, { filter: {}, sort: 'done-desc', columns: ['step'] })
    return [...pages.map(({ total }) => total), (await readSheet(content)).length - 1]
  }
  const done = (await list({ state: 'done' })).total
  expect(await totals('province-sx')).toEqual([done, done, done, done, 1, done])
  // filed again for a place in another province
  await api.pool.query(`update cases set province_code = '51' where id = $1`, [plan])
  expect(await totals('province-sx')).toEqual([done - 1, done - 1, done - 1, done - 1, 0, done - 1])
  await api.pool.query(`update cases set province_code = '61' where id = $1`, [plan])
  expect(await totals('province-sx')).toEqual([done, done, done, done, 1, done])
  await api.pool.query(
    `update users set organization_id = (select organization_id from users where username = 'province-sc') where username = 'province-sx'`,
  )
  expect(await totals('province-sx')).toEqual([0, 0, 0, 0, 0, 0])
})

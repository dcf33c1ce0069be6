import { afterAll, beforeAll, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as team } from '@wenwu/core/team/contract'
import type { TeamTaskQuery } from '@wenwu/core/team/list'
import { taskOf } from '../../../case-driver/drive-case.ts'
import { colleagueOf, copiesOf, peopleOf, submitted, type People } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const lead = 'province-sx-lead'
const page = { number: 1, size: 50 }
const figuresOf = ['open', 'amber', 'red', 'late'] as const

let api: TestApp
let people: People
let ids: string[]
beforeAll(async () => {
  api = await startTestApp()
  await colleagueOf(api, 'province-sx')
  people = await peopleOf(api)
  const cases = await copiesOf(api, await submitted(api), 8)
  ids = (await Promise.all(cases.map((id) => taskOf(api, 'province-sx', id, 'provinceAccept')))).map(({ id }) => id)
  for (const [username, chosen] of [
    ['province-sx', ids.slice(0, 3)],
    ['province-sx-2', ids.slice(3, 5)],
  ] as const)
    await api.as(username).call(tasks.batch, { act: 'claim', ids: [...chosen] })
  // one is past its clock, one near its end, one past the limit of its step
  const clock = (id: string, changes: string) =>
    api.pool.query(
      `update cases set clock_key = 'acceptance', clock_state = 'running', ${changes} where id = (select case_id from tasks where id = $1)`,
      [id],
    )
  await clock(ids[0]!, "due_on = '2000-01-01', warn_on = '2000-01-01'")
  await clock(ids[1]!, "due_on = (now() at time zone 'Asia/Shanghai')::date + 1, warn_on = '2000-01-01'")
  await api.pool.query("update tasks set limit_on = '2000-01-01', created_at = '2020-01-01T00:00:00Z' where id = $1", [ids[3]!])
})
afterAll(() => api.stop())

const rowsOf = async () => (await api.as(lead).call(team.query, { filter: {}, sort: 'open-desc', page })).rows
const tasksOf = async (filter: TeamTaskQuery['filter']) => (await api.as(lead).call(team.tasks, { filter, sort: 'due-asc', page })).rows

it('says of each person of the own body what they have in hand and how old it is, and what is not claimed, in two statements', async () => {
  await rowsOf()
  const { result: rows, queries } = await api.countQueries(rowsOf)
  const [unclaimed, ...persons] = rows
  expect(unclaimed).toMatchObject({ holder: 'province-officer@61', isPerson: false, name: '', roleName: { zh_CN: expect.any(String) } })
  expect(unclaimed!.open).toBe((await tasksOf({ part: 'unclaimed' })).length)
  const mine = (username: string) => persons.find(({ holder }) => holder === people.idOf(username))
  expect(mine('province-sx')).toMatchObject({ name: people.nameOf('province-sx'), open: 3, amber: 1, red: 1, late: 0 })
  expect(mine('province-sx-2')).toMatchObject({ open: 2, amber: 0, red: 0, late: 1, oldestAt: '2020-01-01T00:00:00.000Z' })
  // who has nothing is there too: that is who could take more
  expect(mine(lead)).toMatchObject({ open: 0, oldestAt: null })
  // the session and the list
  expect(queries).toBe(2)
})

it('each figure opens exactly its rows', async () => {
  for (const row of await rowsOf())
    for (const figure of figuresOf) {
      const found = await tasksOf({ holder: row.holder, ...(figure !== 'open' && { part: figure }) })
      expect([row.name, figure, found.length]).toEqual([row.name, figure, row[figure]])
    }
  const figures = await api.as(lead).call(team.figures, {})
  const whole = await rowsOf()
  const sum = (key: (typeof figuresOf)[number]) => whole.reduce((total, row) => total + row[key], 0)
  expect(figures).toEqual({ open: sum('open'), unclaimed: whole[0]!.open, amber: sum('amber'), red: sum('red') })
  expect((await tasksOf({})).length).toBe(figures.open)
})

it('lists the tasks of all people of the body, whoever has them, and pages without overlap', async () => {
  const rows = await tasksOf({})
  expect(rows.find(({ taskId }) => taskId === ids[0])).toMatchObject({ claimedBy: { name: people.nameOf('province-sx') }, isMine: false })
  const halves = await Promise.all(
    [1, 2].map((number) => api.as(lead).call(team.tasks, { filter: {}, sort: 'created-asc', page: { number, size: 5 } })),
  )
  expect(new Set(halves.flatMap((half) => half.rows.map(({ taskId }) => taskId))).size).toBe(Math.min(10, rows.length))
  expect((await tasksOf({ keyword: '%' })).length).toBe(0)
})

it('what a lead took over is theirs in the overview, and what is given to a group is the group’s', async () => {
  const [own, given] = ids.slice(5, 7) as [string, string]
  await api.as(lead).call(tasks.verbBatch, { verb: 'take-over', ids: [own], input: { reason: '承办人休假。' } })
  const group = newId()
  await api.pool.query(
    `insert into work_groups (id, name, name_key, organization_id, created_at, updated_at)
      select $1, '长城专项组', '长城专项组', organization_id, now(), now() from users where username = $2`,
    [group, lead],
  )
  await api.pool.query('update tasks set candidate_key = $1 where id = $2', [`group@${group}`, given])
  const rows = await rowsOf()
  expect(rows.find(({ holder }) => holder === people.idOf(lead))?.open).toBe(1)
  expect(rows.find(({ holder }) => holder === `group@${group}`)).toMatchObject({ isPerson: false, name: '长城专项组', open: 1 })
  expect((await tasksOf({ holder: people.idOf(lead) })).map(({ taskId, isMine }) => [taskId, isMine])).toEqual([[own, true]])
})

it('is exported, and that somebody took it stands in the log', async () => {
  const overview = await api.as(lead).send(team.export, { filter: {}, sort: 'open-desc', columns: ['name', 'open'] })
  const rows = await api.as(lead).send(team.exportTasks, { filter: { part: 'red' }, sort: 'due-asc', columns: ['number', 'claimedBy'] })
  expect([overview.status, rows.status]).toEqual([200, 200])
  const { rows: log } = await api.pool.query("select action from audit_rows where action like 'team.%' order by at, id")
  expect(log).toEqual([{ action: 'team.export' }, { action: 'team.exportTasks' }])
})

it('refuses a sort, a part and a filter that it has not, each by its name', async () => {
  const asked = async (address: string, more: object) => {
    const body = { pageNation: { pageNumber: 1, pageSize: 10 }, ...more }
    const reply = await api.as(lead).request('POST', address, body)
    return [reply.status, reply.body]
  }
  for (const [address, more, field] of [
    ['/api/v1/team/query', { sort: 'no-such' }, 'sort'],
    ['/api/v1/team/query', { part: 'red' }, 'part'],
    ['/api/v1/team/tasks/query', { sort: 'no-such' }, 'sort'],
    ['/api/v1/team/tasks/query', { part: 'no-such' }, 'part'],
    ['/api/v1/team/tasks/query', { filter: {} }, 'filter'],
  ] as const)
    expect(await asked(address, more)).toMatchObject([400, { error: 'bad-request', field }])
})

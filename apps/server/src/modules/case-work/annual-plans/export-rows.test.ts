import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/annual-plans/contract'
import type { PlanRow, PlanView } from '@wenwu/core/annual-plans/model'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import { leaveWhileSent } from '../../../testing/leave-while-sent.ts'
import { readSheet } from '../../../testing/read-sheet.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { entriesOf } from '../../../testing/zip-entries.ts'
import { streamRows } from './row-repository.ts'
import { officer, planCalls } from './testing/plan-calls.ts'

let api: TestApp
let plan: PlanView
const { newPlan, add, rowsOf } = planCalls(() => api)
const rows = 2500
const columns = ['rank', 'group', 'projectName', 'budget', 'stateFunds']

beforeAll(async () => {
  api = await startTestApp()
  plan = await newPlan()
  const source = await add(plan, '项目一')
  const { rows: names } = await api.pool.query<{ column_name: string }>(
    "select column_name from information_schema.columns where table_name = 'plan_rows' and column_name not in ('id', 'root_id', 'rank', 'project_name', 'group_name', 'budget')",
  )
  const [alike, copied] = ['', 'r.'].map((of) => names.map(({ column_name: name }) => of + name).join())
  // a group of four stands across the end of the first part
  await api.pool.query(
    `insert into plan_rows (id, root_id, rank, project_name, group_name, budget, ${alike})
     select n.id, n.id, n.rank, '项目' || n.rank, case when n.rank between 999 and 1002 then '石窟' else '' end, 100 + n.rank, ${copied}
     from plan_rows r cross join lateral (select id, place::int + 1 as rank from unnest($2::uuid[]) with ordinality as ids (id, place)) n
     where r.id = $1`,
    [source.id, Array.from({ length: rows - 1 }, () => newId())],
  )
})
afterAll(() => api.stop())

const query = () => ({ filter: { planId: plan.id }, sort: 'rank-asc' as const, columns })

it('a large plan is read in parts while it is sent, each row once, in order and in its group', async () => {
  const listed: PlanRow[] = []
  for (let number = 1; number <= 3; number++) listed.push(...(await rowsOf(plan, officer, { page: { number, size: 1000 } })).rows)
  const { result, statements } = await api.countQueries(() => api.as(officer).download(contract.exportRows, query()))
  // which they are, and a thousand rows at a time
  expect(statements.filter((text) => text.includes('plan_rows r'))).toHaveLength(4)
  const sheet = await readSheet(result.content)
  expect(sheet).toHaveLength(rows + 1)
  expect(sheet.slice(1)).toEqual(
    listed.map(({ rank, group, projectName, budget, stateFunds }) => [rank, group, projectName, budget, stateFunds].map(String)),
  )
  const xml = (await entriesOf(result.content)).get('xl/worksheets/sheet1.xml')!.toString('utf8')
  expect(xml).toContain('<mergeCells count="1"><mergeCell ref="B1000:B1003"/></mergeCells>')
})

it('plans are read in parts too', async () => {
  const filter = { year: '2027' }
  const { result, statements } = await api.countQueries(() =>
    api.as(officer).download(contract.export, { filter, sort: 'due-desc', columns: ['name', 'rowCount'] }),
  )
  expect(statements.filter((text) => text.includes('annual_plans p'))).toHaveLength(2)
  expect((await readSheet(result.content)).slice(1)).toContainEqual([`2027年文物保护工程年度计划（第${plan.batch}批）`, String(rows)])
})

/** As the handler reads it, without a connection of the request. */
async function read() {
  const { rows: found } = await api.pool.query<{ id: string }>("select id from users where username = 'province-sx'")
  const ctx = {
    actor: {
      kind: 'official',
      roles: ['province-officer'],
      scopes: [{ role: 'province-officer', kind: 'province', organizations: [], provinces: [] }],
      provinceCode: '61',
      userId: found[0]!.id,
      organizationId: null,
      workGroups: [],
      permissions: [],
    },
    services: api.services,
    now: api.clock.now(),
    get db(): never {
      throw new Error('the request’s connection is not for an export')
    },
  } as unknown as Ctx
  return streamRows(ctx, { planId: plan.id }, 10_000)
}

it('ranks, groups and sums are those of one moment, and no connection is held while its reader is slow', async () => {
  const reading = await read()
  const seen = [(await reading.next()).value as PlanRow]
  const last = await api.pool.query<{ id: string }>('select id from plan_rows where plan_id = $1 and rank = $2', [plan.id, rows])
  const { revision } = await api.as(officer).call(contract.get, { id: plan.id })
  await api.as(officer).call(contract.rank, { id: plan.id, rowId: last.rows[0]!.id, to: 1, revision })
  await api.pool.query("update plan_rows set budget = 9999, group_name = '后来' where id = $1", [last.rows[0]!.id])
  for await (const row of reading) {
    seen.push(row)
    expect(api.pool.totalCount - api.pool.idleCount).toBe(0)
  }
  expect(seen.map(({ rank }) => rank)).toEqual(Array.from({ length: rows }, (_, i) => i + 1))
  expect(seen.at(-1)).toMatchObject({ projectName: `项目${rows}`, group: '', budget: 100 + rows })
})

it('a plan that loses a row meanwhile is not given in half; who stops reading has nothing more read', async () => {
  const stopped = await read()
  const { statements } = await api.countQueries(async () => {
    await stopped.next()
    await stopped.return(undefined)
  })
  expect(statements).toHaveLength(2)
  const reading = await read()
  await reading.next()
  const { rows: behind } = await api.pool.query<{ id: string }>('select id from plan_rows where plan_id = $1 and rank = 2001', [plan.id])
  await api.as(officer).call(contract.removeRows, { id: plan.id, rowIds: [behind[0]!.id] })
  await expect(
    (async () => {
      for await (const _ of reading);
    })(),
  ).rejects.toMatchObject({ code: 'plan-changed' })
})

it('a reader who leaves gives the place back', async () => {
  // one behind the other, more than are made at a time
  for (let i = 0; i < 5; i++) expect(await leaveWhileSent(api, officer, contract.exportRows, query())).toBe(200)
  expect(await readSheet((await api.as(officer).download(contract.exportRows, query())).content)).toHaveLength(rows)
})

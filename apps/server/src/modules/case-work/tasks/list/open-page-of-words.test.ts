import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { todoList } from '@wenwu/core/tasks/list'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { copiesOf, submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { inReading } from '../../../../platform/database/request-database.ts'
import type { OpenTasks } from './open-page.ts'
import { lookUpWords, meetWords } from './open-page-of-words.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
  const bridge = await submitted(api, { itemCode: usualItem.code, change: (data) => (data.project!.projectName = '望川桥修缮工程') })
  await copiesOf(api, bridge, 29)
  const tunnel = await submitted(api, { itemCode: usualItem.code, change: (data) => (data.project!.projectName = '望川隧道工程') })
  await copiesOf(api, tunnel, 14)
  await api.pool.query(`update tasks t set due_on = case when n.n % 4 = 0 then null else date '2026-12-01' + (n.n % 9)::int end
    from (select id, row_number() over (order by id) as n from tasks) n where n.id = t.id`)
  // so many rows that the words are frequent; read before any list has
  await api.pool.query('analyze cases')
  await api.pool.query(`update pg_class set reltuples = 1e6 where oid = 'cases'::regclass`)
})
afterAll(() => api.stop())

const orders = {
  'due-asc': 'due_on, created_at, id',
  'due-desc': 'due_on desc nulls last, created_at desc, id desc',
  'created-desc': 'created_at desc, id desc',
  'created-asc': 'created_at, id',
}
const expected = async (sort: keyof typeof orders, offset: number) => {
  const { rows } = await api.pool.query<{ id: string }>(
    `select t.id from tasks t join cases c on c.id = t.case_id where t.state = 'open' and c.title like '%修缮%'
     order by ${orders[sort].replaceAll(/(^|, )/g, '$1t.')} limit 10 offset $1`,
    [offset],
  )
  return rows.map(({ id }) => id)
}

describe('a page of open tasks whose cases have words', () => {
  it.each(todoList.sorts)('has those with the words, in order: %s', async (sort) => {
    for (const number of [1, 3]) {
      const page = { number, size: 10 }
      const { rows, total } = await api.as('province-sx').call(tasks.list, { state: 'open', sort, page, keyword: '望川 修缮' })
      expect(rows.map(({ taskId }) => taskId)).toEqual(await expected(sort, (number - 1) * 10))
      expect(total).toBe(30)
    }
  })
  it.each(todoList.sorts)('has the same where few cases with the words are looked up: %s', async (sort) => {
    const { rows } = await api.pool.query<{ key: string; step: string }>(
      `select distinct candidate_key as key, step from tasks where state = 'open'`,
    )
    const open = { keys: rows.map(({ key }) => key), userId: crypto.randomUUID(), due: undefined }
    const words = sql<boolean>`c.title like '%修缮%'`
    const read = (steps: string[] | undefined, number: number) =>
      inReading(api.services.pool, (db) => lookUpWords(db, { ...open, steps }, { sort, page: { number, size: 10 } }, words))
    for (const number of [1, 3])
      for (const steps of [undefined, rows.map(({ step }) => step)]) {
        const found = await read(steps, number)
        expect(found.rows.map((row) => row.task_id)).toEqual(await expected(sort, (number - 1) * 10))
        expect(found.total).toBe(30)
      }
    expect(await read(['elsewhere'], 1)).toEqual({ rows: [], total: 0 })
  })
  it('asks for the count where more wait than are looked at', async () => {
    const { rows } = await api.pool.query<{ key: string }>(`select distinct candidate_key as key from tasks where state = 'open'`)
    const open: OpenTasks = { keys: rows.map(({ key }) => key), userId: crypto.randomUUID(), steps: undefined, due: undefined }
    const count = vi.fn(() => Promise.resolve(30))
    const words = sql<boolean>`c.title like '%修缮%'`
    const read = (few: number) =>
      inReading(api.services.pool, (db) => meetWords(db, open, { sort: 'due-asc', page: { number: 1, size: 10 } }, words, count, few))
    const [looked, asked] = [await read(45), await read(44)]
    expect([looked.total, asked.total, count.mock.calls.length]).toEqual([30, 30, 1])
    expect(asked.rows.map((row) => row.task_id)).toEqual(await expected('due-asc', 0))
  })
})

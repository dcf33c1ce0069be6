import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { toShanghaiDate } from '@wenwu/core/kernel/date'
import { filterOf } from '@wenwu/core/list/definition'
import { todoList } from '@wenwu/core/tasks/list'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { copiesOf, submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { inReading } from '../../../../platform/database/request-database.ts'
import { searchedOfCase, type WordsOfCases } from '../../cases/index.ts'
import { pageByWay, wayToTasks, type WayToTasks } from './open-page-of-words.ts'

it('few are all read, many are met in the order of the tasks, what nearly all have is counted as it comes', () => {
  expect([0.0001, 0.01, 0.02, 0.2, 0.5].map((share) => wayToTasks(170_000, share))).toEqual(['all', 'all', 'meet', 'meet', 'meet all'])
  expect(wayToTasks(2_000, 1)).toBe('all')
})

let api: TestApp
const many = 1_010
beforeAll(async () => {
  api = await startTestApp()
  const submit = (projectName: string) =>
    submitted(api, { itemCode: usualItem.code, change: (data) => (data.project!.projectName = projectName) })
  await copiesOf(api, await submit('望川桥修缮工程'), many - 1)
  await copiesOf(api, await submit('望川隧道工程'), 34)
  await api.pool.query(`update tasks t set due_on = case when n.n % 4 = 0 then null else date '2026-12-01' + (n.n % 9)::int end
    from (select id, row_number() over (order by id) as n from tasks) n where n.id = t.id`)
})
afterAll(() => api.stop())

const orders = {
  'due-asc': 't.due_on, t.created_at, t.id',
  'due-desc': 't.due_on desc nulls last, t.created_at desc, t.id desc',
  'created-desc': 't.created_at desc, t.id desc',
  'created-asc': 't.created_at, t.id',
}
const expected = async (word: string, sort: keyof typeof orders, offset: number) => {
  const { rows } = await api.pool.query<{ id: string }>(
    `select t.id from tasks t join cases c on c.id = t.case_id where t.state = 'open' and c.title like $2 order by ${orders[sort]} limit 10 offset $1`,
    [offset, `%${word}%`],
  )
  return rows.map(({ id }) => id)
}

it('what is searched of a case that waits is what is searched of any case', async () => {
  const { rows } = await inReading(api.services.pool, (db) =>
    sql<{
      kept: string
      searched: string
    }>`select w.words as kept, ${searchedOfCase} as searched from waiting_cases w join cases c on c.id = w.case_id`.execute(db),
  )
  expect([rows.length, rows.filter(({ kept, searched }) => kept !== searched)]).toEqual([many + 35, []])
  await api.pool.query(`update cases set agent_name = '另一家代理' where title like '%隧道%'`)
  const { rows: found } = await api.pool.query<{ n: number }>(`select count(*)::int as n from waiting_cases where words like '%另一家代理'`)
  expect(found[0]?.n).toBe(35)
})

it.each(todoList.sorts)(
  'a page of the tasks of some days has those that come first, whether many are of them or a few behind all others: %s',
  async (sort) => {
    const first = '2026-11-20'
    await api.pool.query(
      `update tasks set due_on = $1 where id in ((select id from tasks order by created_at, id limit 6) union all (select id from tasks order by created_at desc, id desc limit 6))`,
      [first],
    )
    for (const dueBy of [first, '2026-12-01', '2026-12-08'])
      for (const number of [1, 2, 9]) {
        const page = { number, size: 10 }
        const { rows, total } = await api.as('province-sx').call(tasks.list, { state: 'open', sort, page, dueBy })
        const { rows: all } = await api.pool.query<{ id: string }>(
          `select t.id from tasks t where t.state = 'open' and t.due_on <= $1 order by ${orders[sort]}`,
          [dueBy],
        )
        expect(rows.map(({ taskId }) => taskId)).toEqual(all.slice((number - 1) * 10, number * 10).map(({ id }) => id))
        expect(total).toBe(all.length)
      }
  },
)

describe('a page of open tasks whose cases have words', () => {
  it.each(todoList.sorts)('has those with the words, in order: %s', async (sort) => {
    for (const number of [1, 3]) {
      const page = { number, size: 10 }
      const { rows, total } = await api.as('province-sx').call(tasks.list, { state: 'open', sort, page, keyword: '望川 隧道' })
      expect(rows.map(({ taskId }) => taskId)).toEqual(await expected('隧道', sort, (number - 1) * 10))
      expect(total).toBe(35)
    }
  })
  it.each(todoList.sorts)('is the same where its tabs are counted with it, each as many as it has: %s', async (sort) => {
    const today = toShanghaiDate(api.clock.now())
    await api.pool.query(
      `update tasks t set due_on = case when n.n % 6 < 5 then $1::date - 3 + (n.n % 6)::int end from (select id, row_number() over (order by id) as n from tasks) n where n.id = t.id`,
      [today],
    )
    const asked = todoList.presets!.map((preset) => ({ keyword: '望川 隧道', ...filterOf(preset, today) }))
    const read = (filter: object, isCounting: boolean) =>
      api.as('province-sx').call(tasks.list, { state: 'open', sort, page: { number: 1, size: 10 }, isCounting, ...filter })
    const totals = await Promise.all(asked.map(async (filter) => (await read(filter, false)).total))
    expect(new Set(totals).size).toBeGreaterThan(2)
    for (const [i, filter] of asked.entries()) {
      const { rows, total, presetCounts } = await read(filter, true)
      expect([total, presetCounts]).toEqual([totals[i], Object.fromEntries(todoList.presets!.map(({ key }, n) => [key, totals[n]]))])
      expect(rows).toEqual((await read(filter, false)).rows)
    }
  })
  const words = (word: string): WordsOfCases => {
    const has = (text: RawBuilder<unknown>) => sql<boolean>`${text} like ${`%${word}%`}`
    return { number: 1, share: 1, terms: ['望川'], saysIn: has, met: has(sql`c.title`) }
  }
  const ways: WayToTasks[] = ['all', 'meet', 'meet all']
  it.each(todoList.sorts)('is the same whatever the way: %s', async (sort) => {
    const { rows: places } = await api.pool.query<{ key: string; step: string }>(
      `select distinct candidate_key as key, step from tasks where state = 'open'`,
    )
    const open = { keys: places.map(({ key }) => key), userId: crypto.randomUUID(), due: undefined }
    const read = (way: WayToTasks, word: string, steps: string[] | undefined, number: number) =>
      inReading(api.services.pool, (db) =>
        pageByWay(way, db, { open: { ...open, steps }, sort, page: { number, size: 10 }, words: words(word) }),
      )
    for (const way of ways)
      for (const [word, total] of [
        ['修缮', 1000],
        ['隧道', 35],
      ] as const)
        for (const number of [1, 3])
          for (const steps of [undefined, places.map(({ step }) => step)]) {
            const found = await read(way, word, steps, number)
            expect(found.rows.map((row) => row.task_id)).toEqual(await expected(word, sort, (number - 1) * 10))
            expect(found.total).toBe(total)
          }
    for (const way of ways) expect(await read(way, '修缮', ['elsewhere'], 1)).toEqual({ rows: [], total: 0 })
  })
})

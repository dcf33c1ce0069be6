import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks, type TaskBatchAct } from '@wenwu/core/tasks/contract'
import { act as decide, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, copiesOf, peopleOf, submitted, type People } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let second: string
let people: People
let cases: string[]
let ids: string[]
beforeAll(async () => {
  api = await startTestApp()
  second = await colleagueOf(api, 'province-sx')
  people = await peopleOf(api)
  cases = await copiesOf(api, await submitted(api), 12)
  ids = (await Promise.all(cases.map((id) => taskOf(api, 'province-sx', id, 'provinceAccept')))).map(({ id }) => id)
})
afterAll(() => api.stop())

const batch = (username: string, act: TaskBatchAct, chosen: readonly string[]) =>
  api.as(username).call(tasks.batch, { act, ids: [...chosen] })
const done = (chosen: readonly string[]) => chosen.map((id) => ({ id, error: null, params: {} }))
const holders = async (chosen: readonly string[]) =>
  (
    await api.pool.query<{ name: string | null }>(
      'select u.name from unnest($1::uuid[]) with ordinality as o(id, n) join tasks t using (id) left join users u on u.id = t.claimed_by order by n',
      [chosen],
    )
  ).rows.map(({ name }) => name)
const count = async (table: string, where: string, values: unknown[]) =>
  (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${table} where ${where}`, values)).rows[0]!.n

describe('several tasks at once', () => {
  it('are taken and given back, each with its history and its audit row; said twice it is done once', async () => {
    const some = ids.slice(0, 5)
    const { result, queries } = await api.countQueries(() => batch('province-sx', 'claim', [...some, some[0]!]))
    expect(result).toEqual(done(some))
    // of each: the task, its holder, the case, the history, the audit row; with the session
    expect(queries).toBeLessThanOrEqual(some.length * 5 + 2)
    expect(await holders(some)).toEqual(some.map(() => people.nameOf('province-sx')))
    expect(await batch('province-sx', 'claim', some)).toEqual(done(some))
    expect(await count('case_events', "kind = 'claimed' and details ->> 'task' = any($1)", [some])).toBe(5)
    expect(await batch('province-sx', 'release', some)).toEqual(done(some))
    expect(await batch('province-sx', 'release', some)).toEqual(done(some))
    expect(await holders(some)).toEqual(some.map(() => null))
    expect(await count('case_events', "kind = 'released' and details ->> 'task' = any($1)", [some])).toBe(5)
    expect(await count('audit_rows', "action = 'tasks.claim' and outcome = 'done' and details ->> 'task' = any($1)", [some])).toBe(10)
  })

  it('say of each why it was not done, and who has it; the others are done', async () => {
    const [taken, decided, free] = ids.slice(5, 8) as [string, string, string]
    await api.as(second).call(tasks.claim, { id: taken })
    await decide(api, second, cases[6]!, 'provinceAccept', { outcome: 'accept' })
    const missing = newId()
    expect(await batch('province-sx', 'claim', [taken, missing, decided, free])).toMatchObject([
      { id: taken, error: 'task-claimed', params: { name: people.nameOf(second) } },
      { id: missing, error: 'not-found' },
      { id: decided, error: 'task-done', params: { name: people.nameOf(second), outcome: '受理' } },
      { id: free, error: null },
    ])
    // who did it themselves is told that, whatever they ask for
    const own = { id: decided, error: 'done-by-you', params: { outcome: '受理' } }
    expect(await batch(second, 'claim', [decided])).toMatchObject([own])
    const transfer = { verb: 'transfer', ids: [decided], input: { to: `user@${people.idOf('province-sx')}` } }
    expect(await api.as(second).call(tasks.verbBatch, transfer)).toMatchObject([own])
    expect(await holders([taken, free])).toEqual([people.nameOf(second), people.nameOf('province-sx')])
    expect(await count('audit_rows', "action = 'tasks.claim' and outcome = 'denied' and details ->> 'task' = $1", [taken])).toBe(1)
  })

  it('of two who take the same tasks in opposite order each task has one holder', async () => {
    const some = ids.slice(8, 12)
    const [mine, theirs] = await Promise.all([batch('province-sx', 'claim', some), batch(second, 'claim', [...some].reverse())])
    for (const id of some) {
      const errors = [mine, theirs].map((results) => results.find((one) => one.id === id)!.error)
      expect(errors.sort()).toEqual([null, 'task-claimed'].sort())
    }
  })

  it('are a hundred at most', async () => {
    const send = (chosen: string[]) => api.as('province-sx').send(tasks.batch, { act: 'claim', ids: chosen })
    expect((await send([])).status).toBe(400)
    expect((await send(Array.from({ length: 101 }, () => newId()))).status).toBe(400)
    expect((await send(Array.from({ length: 100 }, () => newId()))).status).toBe(200)
  })
})

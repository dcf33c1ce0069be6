import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { tellDue } from './tell-due.ts'

let api: TestApp
beforeAll(async () => {
  // a Friday
  api = await startTestApp({ now: '2026-11-27T02:00:00Z' })
  await api.pool.query("update tasks set due_on = null where state = 'open'")
})
afterAll(() => api.stop())

const due = async (caseId: string, dueOn: string) =>
  void (await api.pool.query("update tasks set due_on = $2 where case_id = $1 and state = 'open'", [caseId, dueOn]))
const told = async (username: string) =>
  (await api.as(username).call(bell.list, {})).messages.map(({ caseId, kind, dueOn }) => [caseId, kind, dueOn])
const tell = () => tellDue(api.services, api.clock.now())

it('officials are told of what is due by the next working day, once for a task and a date', async () => {
  const [monday, tuesday, today] = [await submitted(api), await submitted(api), await submitted(api)]
  await due(monday, '2026-11-30')
  await due(tuesday, '2026-12-01')
  await due(today, '2026-11-27')
  await tell()
  // everybody to whom it is offered, nobody of another province, not the applicant
  const message = [monday, 'due-soon', '2026-11-30']
  expect(await told('province-sx')).toEqual([message])
  for (const username of ['province-sxi', 'province-sx-lead', 'national-accept', 'company', 'expert1'])
    expect([username, await told(username)]).toEqual([username, []])
  // it may run as often as it likes
  await tell()
  api.clock.advance({ days: 1 })
  await tell()
  expect(await told('province-sx')).toEqual([message])
  // a date that moved is another one
  await due(monday, '2026-11-29')
  await tell()
  expect(await told('province-sx')).toEqual([[monday, 'due-soon', '2026-11-29'], message])
})

it('of a task that somebody has claimed only they are told, and nobody for whom it is not', async () => {
  const id = await submitted(api)
  const open = await api.as('province-sx').call(tasks.list, { state: 'open', sort: 'created-desc', page: { number: 1, size: 100 } })
  await api.as('province-sx').call(tasks.claim, { id: open.rows.find((row) => row.id === id)!.taskId })
  await due(id, '2026-11-30')
  const { rows: others } = await api.pool.query<{ n: number }>('select count(*)::int as n from bell_messages')
  await tell()
  expect((await told('province-sx'))[0]).toEqual([id, 'due-soon', '2026-11-30'])
  const { rows: after } = await api.pool.query<{ n: number }>('select count(*)::int as n from bell_messages')
  expect(after[0]!.n).toBe(others[0]!.n + 1)
  // whose claim is no longer good is told nothing; the sweep before this one ends such claims
  await api.pool.query(
    "update tasks set due_on = '2026-11-29', claimed_by = (select id from users where username = 'company') where case_id = $1",
    [id],
  )
  await tell()
  expect(await told('company')).toEqual([])
})

it('takes two statements and the writing, however many tasks there are', async () => {
  const { queries } = await api.countQueries(tell)
  // begin and commit among them
  expect(queries).toBeLessThanOrEqual(5)
})

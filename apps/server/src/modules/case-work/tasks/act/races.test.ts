import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import type { TaskView } from '@wenwu/core/cases/model'
import { newId } from '@wenwu/core/kernel/id'
import type { ErrorBody } from '../../../../platform/http/error-reply.ts'
import { fundedItem } from '../../../../case-driver/played-items.ts'
import { act, taskOf } from '../../../../case-driver/drive-case.ts'
import { colleagueOf, copiesOf, type People, peopleOf, submitted, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let second: string
let people: People
beforeAll(async () => {
  api = await startTestApp()
  second = await colleagueOf(api, 'province-sx')
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const complete = (username: string, task: TaskView, outcome = 'accept', idempotencyKey = newId()) =>
  api
    .as(username)
    .send(
      tasks.complete,
      { taskId: task.id, version: task.version, outcome, input: outcome === 'refuse' ? { reason: '缺件' } : { opinion: '同意' } },
      { idempotencyKey },
    )

describe('two officials at the same instant', () => {
  let ids: string[]
  beforeAll(async () => {
    ids = await copiesOf(api, await submitted(api, { itemCode: fundedItem.code }), 50)
  })

  it('fifty times: one decides, the other is told who did', async () => {
    const wins = { first: 0, second: 0 }
    for (const id of ids) {
      const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
      const replies = await Promise.all([complete('province-sx', task), complete(second, task, 'refuse')])
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
      const winner = replies[0].status === 200 ? 'province-sx' : second
      wins[winner === second ? 'second' : 'first']++
      const refusal = replies.find((reply) => reply.status === 409)!.body as ErrorBody
      expect(refusal).toMatchObject({
        error: 'task-taken',
        params: { name: people.nameOf(winner), outcome: winner === second ? '不予受理' : '受理' },
      })
      expect(refusal.msg).toContain(people.nameOf(winner))
      const { rows } = await api.pool.query<{ completed_by: string; outcome: string }>(
        "select completed_by, outcome from tasks where case_id = $1 and step = 'provinceAccept'",
        [id],
      )
      expect(rows).toEqual([{ completed_by: people.idOf(winner), outcome: winner === second ? 'refuse' : 'accept' }])
      const { rows: events } = await api.pool.query("select from case_events where case_id = $1 and kind = 'acted'", [id])
      expect(events).toHaveLength(1)
    }
    expect(wins.first + wins.second).toBe(50)
  })

  it('a hundred approvals of a hundred cases on ten connections all finish', async () => {
    const all = await copiesOf(api, await submitted(api, { itemCode: fundedItem.code }), 100)
    const offered = await Promise.all(all.map((id) => taskOf(api, 'province-sx', id, 'provinceAccept')))
    const replies = await Promise.all(offered.map((task) => complete('province-sx', task)))
    expect(replies.filter((reply) => reply.status !== 200).map((reply) => reply.body)).toEqual([])
    const { rows } = await api.pool.query<{ step: string; n: number }>(
      "select step, count(*)::int as n from tasks where case_id = any($1) and state = 'open' group by step",
      [all],
    )
    expect(rows).toEqual([{ step: 'provinceReview', n: 100 }])
    expect([api.pool.totalCount <= 10, api.pool.waitingCount]).toEqual([true, 0])
  })
})

describe('claiming', () => {
  it('at once: one has it, the other is told who; it can be given back', async () => {
    for (const id of await copiesOf(api, await submitted(api, { itemCode: fundedItem.code }), 10)) {
      const { id: taskId } = await taskOf(api, 'province-sx', id, 'provinceAccept')
      const replies = await Promise.all(['province-sx', second].map((username) => api.as(username).send(tasks.claim, { id: taskId })))
      expect(replies.map((reply) => reply.status).sort()).toEqual([200, 409])
      const [winner, loser] = replies[0]!.status === 200 ? ['province-sx', second] : [second, 'province-sx']
      expect(replies.find((reply) => reply.status === 409)!.body).toMatchObject({
        error: 'task-claimed',
        params: { name: people.nameOf(winner) },
      })
      expect(await api.as(loser).send(tasks.release, { id: taskId })).toMatchObject({ status: 409, body: { error: 'task-claimed' } })
      const listed = (await api.as(loser).call(tasks.list, { state: 'open', sort: 'created-desc', page: { number: 1, size: 5 } })).rows.map(
        (row) => row.taskId,
      )
      expect(listed).not.toContain(taskId)
      const view = await api.as(winner).call(tasks.release, { id: taskId })
      expect([view.handlerName, view.tasks[0]?.claimedBy, view.history.map((event) => event.kind)]).toEqual([
        null,
        null,
        ['submitted', 'claimed', 'released'],
      ])
      // the step's role and task say whose claim it was, not the person's other roles
      const { rows } = await api.pool.query(
        "select actor_role, details ->> 'task' as task from case_events where case_id = $1 and kind = 'claimed'",
        [id],
      )
      expect(rows).toEqual([{ actor_role: 'province-officer', task: taskId }])
    }
  })

  it('against deciding: who claimed first keeps it, who decided first has decided', async () => {
    for (const id of await copiesOf(api, await submitted(api, { itemCode: fundedItem.code }), 10)) {
      const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
      const [claimed, decided] = await Promise.all([api.as(second).send(tasks.claim, { id: task.id }), complete('province-sx', task)])
      const codes = [claimed.status, (claimed.body as ErrorBody).error ?? '', decided.status, (decided.body as ErrorBody).error ?? '']
      expect([
        [200, '', 409, 'task-claimed'],
        // a claim loses no words
        [409, 'task-done', 200, ''],
      ]).toContainEqual(codes)
    }
  })

  it('shows the holder on the case and in lists', async () => {
    const id = await waitingCase(api, null, fundedItem.code)
    const task = await taskOf(api, second, id, 'provinceAccept')
    const view = await api.as(second).call(tasks.claim, { id: task.id })
    expect([view.handlerName, view.tasks[0]!.claimedBy, view.tasks[0]!.isMine]).toEqual([
      people.nameOf(second),
      { id: people.idOf(second), name: people.nameOf(second) },
      true,
    ])
    const other = await api.as('province-sx').call(cases.get, { id })
    expect([other.tasks[0]!.isMine, other.tasks[0]!.canClaim, other.tasks[0]!.actions]).toEqual([false, false, []])
    expect(await complete('province-sx', task)).toMatchObject({ status: 409, body: { error: 'task-claimed' } })
  })
})

describe('a reply that was lost', () => {
  it('is given again for the same key, and nothing happens twice', async () => {
    const id = await waitingCase(api, null, fundedItem.code)
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    const key = newId()
    const first = await complete('province-sx', task, 'accept', key)
    await act(api, 'province-sx', id, 'provinceReview', { outcome: 'report' })
    const again = await complete('province-sx', task, 'accept', key)
    expect([again.status, again.body]).toEqual([200, first.body])
    const both = await Promise.all([complete('province-sx', task, 'accept', key), complete('province-sx', task, 'accept', key)])
    expect(both.map((reply) => reply.body)).toEqual([first.body, first.body])
    expect(await complete('province-sx', task, 'refuse', key)).toMatchObject({ status: 409, body: { error: 'idempotency-mismatch' } })
    expect(await complete('province-sx', task)).toMatchObject({ status: 409, body: { error: 'task-taken' } })
  })

  it('a decision without a key is refused', async () => {
    const id = await waitingCase(api, null, fundedItem.code)
    const task = await taskOf(api, 'province-sx', id, 'provinceAccept')
    expect(await complete('province-sx', task, 'accept', '')).toMatchObject({ status: 400, body: { field: 'Idempotency-Key' } })
  })
})

it('a page that is out of date decides nothing', async () => {
  const id = await waitingCase(api, 'leadSign')
  const stale = await taskOf(api, 'national-lead', id, 'leadSign')
  expect(
    await api
      .as('national-lead')
      .send(tasks.complete, { taskId: stale.id, version: stale.version - 1, outcome: 'sign', input: { opinion: '同意' } }),
  ).toMatchObject({ status: 409, body: { error: 'conflict' } })
  await act(api, 'national-lead', id, 'leadSign', { outcome: 'back' })
  expect(await complete('national-lead', stale, 'sign')).toMatchObject({ status: 409, body: { error: 'task-taken' } })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/bell/contract'
import type { BellMessage } from '@wenwu/core/bell/model'
import { contract as cases } from '@wenwu/core/cases/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt } from '../../../case-driver/drive-case.ts'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { peopleOf, submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { ring } from './ring.ts'

let api: TestApp
let told: BellMessage & { caseId: string }
beforeAll(async () => {
  api = await startTestApp()
  const id = await submitted(api, { title: '只有申请人知道的工程' })
  const defects = { fields: [{ path: 'project.projectName', note: '请写全称' }], materials: [] }
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects })
  told = { ...(await api.as('company').call(contract.list, {})).messages[0]!, caseId: id }
})
afterAll(() => api.stop())

it('messages are read, counted and marked by their own account alone', async () => {
  for (const username of ['person', 'province-sx', 'national-lead', 'expert1', 'customs', 'admin-system']) {
    const caller = api.as(username)
    expect([username, await caller.call(contract.list, {}), await caller.call(contract.count, {})]).toEqual([
      username,
      { messages: [], hasMore: false },
      { unread: 0, isCapped: false },
    ])
    // said of a foreign one, and of one that is not, the same
    await caller.call(contract.read, { id: told.id })
    await caller.call(contract.readAll, { upTo: told.id })
    expect(await caller.call(contract.readCase, { caseId: told.caseId })).toEqual({ marked: 0 })
    expect((await caller.call(contract.list, { before: told.id })).messages).toEqual([])
  }
  const owner = api.as('company')
  expect(await owner.call(contract.count, {})).toEqual({ unread: 1, isCapped: false })
  expect(await owner.call(contract.readCase, { caseId: newId() })).toEqual({ marked: 0 })
  expect(await owner.call(contract.count, {})).toEqual({ unread: 1, isCapped: false })
  expect(await owner.call(contract.readCase, { caseId: told.caseId })).toEqual({ marked: 1 })
  expect(await owner.call(contract.count, {})).toEqual({ unread: 0, isCapped: false })
})

it('who may no longer read the case sees nothing of the message', async () => {
  const given = { thirdPartyId: (await peopleOf(api)).organizationOf('thirdparty') }
  const id = await caseAt(api, 'assessEarly', { title: '撤回委托的工程' }, { given })
  const seen = () => api.as('thirdparty').call(contract.list, {})
  expect((await seen()).messages.map(({ caseId }) => caseId)).toEqual([id])
  await api.pool.query('delete from case_assignments where case_id = $1', [id])
  expect(await seen()).toEqual({ messages: [], hasMore: false })
  expect(await api.as('thirdparty').call(contract.count, {})).toEqual({ unread: 0, isCapped: false })
  // of another province, whatever was rung for them
  const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'province-sxi'")
  await inTransaction(api.pool, (db) =>
    ring(db, [{ userId: rows[0]!.id, caseId: told.caseId, kind: 'assigned', key: 'x' }], api.clock.now()),
  )
  expect((await api.as('province-sxi').call(contract.list, {})).messages).toEqual([])
})

it('who held what was withdrawn before its acceptance is told so with item and number, and reads nothing of the draft', async () => {
  const id = await submitted(api, { title: '撤回后改名的工程' })
  const { tasks: open, number, itemName } = await api.as('province-sx').call(cases.get, { id })
  await api.as('province-sx').call(tasks.claim, { id: open[0]!.id })
  await api.as('company').call(tasks.verb, { caseId: id, verb: 'withdraw', input: { reason: '只写给本单位看。' } })
  const { messages } = await api.as('province-sx').call(contract.list, {})
  expect(messages).toMatchObject([{ kind: 'case-withdrawn', caseId: null, number, title: itemName.zh_CN }])
  expect(JSON.stringify(messages)).not.toMatch(/改名|只写给/)
  expect(await api.as('province-sx').call(contract.count, {})).toEqual({ unread: 1, isCapped: false })
  await api.as('province-sx').call(contract.read, { id: messages[0]!.id })
  expect(await api.as('province-sx').call(contract.count, {})).toEqual({ unread: 0, isCapped: false })
  expect((await api.as('province-sx').send(cases.get, { id })).status).toBe(404)
})

it('visitors have none', async () => {
  for (const [endpoint, input] of [
    [contract.count, {}],
    [contract.list, {}],
    [contract.read, { id: told.id }],
    [contract.readAll, { upTo: told.id }],
    [contract.readCase, { caseId: told.caseId }],
    [contract.readPlan, { planId: told.id }],
  ] as const)
    expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)
})

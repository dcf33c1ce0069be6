import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import type { ItemSource, TaskSettings } from '@wenwu/core/item/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract as groups } from '@wenwu/core/workgroups/contract'
import type { WorkGroupView } from '@wenwu/core/workgroups/model'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import { usualItem } from '../../../../case-driver/played-items.ts'
import { act } from '../../../../case-driver/drive-case.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { publishItems } from '../../items/index.ts'

let api: TestApp
let people: Record<string, string>
beforeAll(async () => {
  api = await startTestApp()
  const { rows } = await api.pool.query<{ username: string; id: string }>('select username, id from users')
  people = Object.fromEntries(rows.map((row) => [row.username, row.id]))
  // the province's acceptance, handed to a work group by its code
  const changed: ItemSource = structuredClone(usualItem)
  const step = changed.process.steps.find((each) => each.id === 'provinceAccept') as unknown as { task: TaskSettings }
  step.task = { ...step.task, organization: 'work-group', workGroup: 'great-wall' }
  await inTransaction(api.pool, (db) => publishItems(db, api.clock.now(), [changed]))
})
afterAll(() => api.stop())

const input = (usernames: string[], more: Partial<WorkGroupView> = {}) => ({
  name: '长城专项组',
  code: 'great-wall',
  purpose: '',
  organizationId: null,
  isActive: true,
  ...more,
  members: usernames.map((username, i) => ({ userId: people[username]!, isLeader: i === 0 })),
})
const inbox = { state: 'open' as const, sort: 'created-desc' as const, page: { number: 1, size: 50 } }
const offered = async (username: string, caseId: string) =>
  (await api.as(username).call(tasks.list, inbox)).rows.find((row) => row.id === caseId)
const reads = async (username: string, caseId: string) => (await api.as(username).send(cases.get, { id: caseId })).status

describe('a step handed to a work group', () => {
  it('waits for a group that is made later, is seen by its members alone, claimed by one, and gone for who leaves', async () => {
    const caseId = await submitted(api, { itemCode: usualItem.code })
    for (const username of ['province-sx', 'province-gd', 'expert1', 'national-officer'])
      expect([username, await offered(username, caseId)]).toEqual([username, undefined])

    const group = await api.as('admin-security').call(groups.create, input(['province-gd', 'expert1']))
    expect(group).toMatchObject({ code: 'great-wall', openTasks: 1 })
    // whoever is in the group, from whatever province or role; the case's own province is not, and reads the case as ever
    for (const username of ['province-gd', 'expert1'])
      expect([username, (await offered(username, caseId))?.step, await reads(username, caseId)]).toEqual([username, 'provinceAccept', 200])
    expect([await offered('province-sx', caseId), await reads('province-sx', caseId)]).toEqual([undefined, 200])
    expect([await offered('province-hn', caseId), await reads('province-hn', caseId), await reads('expert2', caseId)]).toEqual([
      undefined,
      404,
      404,
    ])

    const { taskId } = (await offered('province-gd', caseId))!
    expect((await api.as('province-sx').send(tasks.claim, { id: taskId })).status).toBe(404)
    await api.as('province-gd').call(tasks.claim, { id: taskId })
    expect(await offered('expert1', caseId)).toBeUndefined()
    expect((await api.as('expert1').send(tasks.claim, { id: taskId })).status).toBeLessThan(500)

    // who leaves sees it no more, and what they had claimed is the group's again
    const left = await api.as('admin-security').call(groups.update, { ...input(['expert1']), id: group.id, version: group.version })
    expect([await offered('province-gd', caseId), await reads('province-gd', caseId)]).toEqual([undefined, 404])
    expect((await api.as('province-gd').send(tasks.claim, { id: taskId })).status).toBe(404)
    expect(await offered('expert1', caseId)).toMatchObject({ claimedBy: null })
    const { rows } = await api.pool.query('select handler_name from cases where id = $1', [caseId])
    expect(rows).toEqual([{ handler_name: null }])

    // nobody would be left to do it
    for (const change of [input(['expert1'], { isActive: false }), input([]), input(['expert1'], { code: 'walls' })])
      expect((await api.as('admin-security').send(groups.update, { ...change, id: group.id, version: left.version })).body).toMatchObject({
        error: 'workgroup-has-tasks',
        msg: '该工作组还有 1 件未办结的待办，不能停用、移除全部成员或更改代码。',
      })

    const back = await api
      .as('admin-security')
      .call(groups.update, { ...input(['province-gd', 'expert1']), id: group.id, version: left.version })
    await act(api, 'province-gd', caseId, 'provinceAccept', { outcome: 'accept' })
    // done: the group reads on, and it is nobody's task
    expect([await offered('expert1', caseId), await reads('expert1', caseId), await reads('province-gd', caseId)]).toEqual([
      undefined,
      200,
      200,
    ])
    await api
      .as('admin-security')
      .call(groups.update, { ...input(['province-gd', 'expert1'], { isActive: false }), id: group.id, version: back.version })
    // a group that is not in force opens nothing, whoever stands in it
    expect([await reads('expert1', caseId), await reads('province-gd', caseId)]).toEqual([404, 404])
  })

  it('is named by the group’s id as well, and costs no statement more', async () => {
    const caseId = await submitted(api, { itemCode: usualItem.code })
    const before = await api.countQueries(() => api.as('province-hn').call(tasks.list, inbox))
    const { id } = await api.as('admin-security').call(groups.create, input(['province-hn'], { name: '会商组', code: null }))
    await api.pool.query("update tasks set candidate_key = $1 where case_id = $2 and state = 'open'", [`group@${id}`, caseId])
    const after = await api.countQueries(() => api.as('province-hn').call(tasks.list, inbox))
    expect(after.result.rows.map((row) => row.id)).toEqual([caseId])
    expect(after.queries).toBe(before.queries)
  })

  it('gives an administrator nothing: none can join, and who became one acts for no group', async () => {
    const caseId = await submitted(api, { itemCode: usualItem.code })
    const refused = await api.as('admin-security').send(groups.create, input(['admin-audit'], { name: '混入组', code: null }))
    expect(refused.body).toMatchObject({ error: 'bad-request', field: 'members' })
    expect((await api.as('admin-security').call(groups.people, { keyword: 'admin' })).map((one) => one.username)).toEqual([])
    const { id } = await api.as('admin-security').call(groups.create, input(['national-lead'], { name: '督查组', code: null }))
    await api.pool.query('update work_group_members set user_id = $1 where group_id = $2', [people['admin-audit'], id])
    await api.pool.query("update tasks set candidate_key = $1 where case_id = $2 and state = 'open'", [`group@${id}`, caseId])
    expect(await reads('admin-audit', caseId)).toBeGreaterThanOrEqual(403)
    const { rows } = await api.pool.query<{ id: string }>("select id from tasks where case_id = $1 and state = 'open'", [caseId])
    expect((await api.as('admin-audit').send(tasks.claim, { id: rows[0]!.id })).status).toBeGreaterThanOrEqual(403)
  })
})

describe('the code of a work group', () => {
  it('is one group’s, and well formed', async () => {
    await api.as('admin-security').call(groups.create, input([], { name: '石窟组', code: 'grottoes' }))
    const refusal = async (code: string) =>
      (await api.as('admin-security').send(groups.create, input([], { name: `又一组${code}`, code }))).body
    expect(await refusal('grottoes')).toMatchObject({
      error: 'workgroup-code-taken',
      field: 'code',
      msg: '代码“grottoes”已用于其他工作组，请更换。',
    })
    for (const code of ['Grottoes', '1wall', 'a', '石窟', 'abcdef12-0000-7000-8000-000000000000'])
      expect([code, await refusal(code)]).toMatchObject([code, { error: 'bad-request', field: 'code' }])
  })
})

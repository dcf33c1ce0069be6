import { usualItem } from '../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/workgroups/contract'
import { workGroupList, type WorkGroupQuery } from '@wenwu/core/workgroups/list'
import type { WorkGroupInput } from '@wenwu/core/workgroups/model'
import { taskOf } from '../../../case-driver/drive-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let people: Record<string, string>
beforeAll(async () => {
  api = await startTestApp()
  const { rows } = await api.pool.query<{ username: string; id: string }>('select username, id from users')
  people = Object.fromEntries(rows.map((row) => [row.username, row.id]))
})
afterAll(() => api.stop())

const admin = () => api.as('admin-security')
const member = (username: string, isLeader = false) => ({ userId: people[username]!, isLeader })
const input = (name: string, more: Partial<WorkGroupInput> = {}): WorkGroupInput => ({
  name,
  code: null,
  purpose: '',
  organizationId: null,
  isActive: true,
  members: [],
  ...more,
})
const add = (name: string, more: Partial<WorkGroupInput> = {}) => admin().call(contract.create, input(name, more))
const list = (filter = {}, sort: WorkGroupQuery['sort'] = 'name-asc', page = { number: 1, size: 100 }) =>
  admin().call(contract.query, { filter, sort, page })
const organization = async (name: string) =>
  (await api.pool.query<{ id: string }>('select id from organizations where name = $1', [name])).rows[0]!.id

describe('work groups', () => {
  it('have a name, a purpose, an organisation and members with one leader', async () => {
    const made = await add(' 长城　专项组 ', {
      purpose: '长城保护工程会商',
      organizationId: await organization('国家文物局'),
      members: [member('national-officer'), member('national-lead', true)],
    })
    expect(made).toMatchObject({ name: '长城 专项组', organizationName: '国家文物局', isActive: true, openTasks: 0, version: 1 })
    expect(made.members.map((one) => [one.username, one.isLeader])).toEqual([
      ['national-lead', true],
      ['national-officer', false],
    ])
    const [row] = (await list({ keyword: '长城 会商' })).rows
    expect(row).toMatchObject({ id: made.id, leaderName: '严既明', memberCount: 2, purpose: '长城保护工程会商' })
    const { rows } = await api.pool.query("select object_type, object_id, details from audit_rows where action = 'workgroups.create'")
    expect(rows).toEqual([{ object_type: 'work-group', object_id: made.id, details: { name: '长城 专项组', isActive: true, members: 2 } }])
  })

  it('are refused with a name in use, two leaders or none, somebody twice, an applicant, a locked account, a closed organisation', async () => {
    await add('同名组')
    const refusal = async (more: Partial<WorkGroupInput>) => (await admin().send(contract.create, input('另一组', more))).body
    expect((await admin().send(contract.create, input('同名组'))).body).toMatchObject({ error: 'workgroup-taken', field: 'name' })
    expect((await admin().send(contract.create, input('同\u034f名组\ufe0f'))).body).toMatchObject({ error: 'workgroup-taken' })
    expect((await admin().send(contract.create, input('　'))).body).toMatchObject({ error: 'bad-request', field: 'name' })
    await api.pool.query("update users set is_locked = true where username = 'expert5'")
    for (const members of [
      [member('national-lead')],
      [member('national-lead', true), member('national-officer', true)],
      [member('national-lead', true), member('national-lead')],
      [member('company', true)],
      [member('expert5', true)],
      [{ userId: '01890000-0000-7000-8000-000000000000', isLeader: true }],
    ])
      expect(await refusal({ members })).toMatchObject({ error: 'bad-request', field: 'members' })
    const division = await organization('督察司')
    await api.pool.query('update organizations set is_active = false where id = $1', [division])
    expect(await refusal({ organizationId: division })).toMatchObject({ error: 'organization-inactive', field: 'organizationId' })
    expect((await list({ keyword: '另一组' })).rows).toEqual([])
    await api.pool.query('update organizations set is_active = true where id = $1', [division])
  })

  it('are changed by whoever saw the newest version; somebody who was locked meanwhile may stay', async () => {
    const made = await add('变更组', { members: [member('expert1', true), member('expert2')] })
    await api.pool.query("update users set is_locked = true where username = 'expert2'")
    const changed = await admin().call(contract.update, {
      ...input('变更组二', { isActive: false, members: [member('expert3', true), member('expert2')] }),
      id: made.id,
      version: made.version,
    })
    expect(changed).toMatchObject({ name: '变更组二', isActive: false, version: 2 })
    expect(changed.members.map((one) => [one.username, one.isLeader, one.isLocked])).toEqual([
      ['expert3', true, false],
      ['expert2', false, true],
    ])
    const late = await admin().send(contract.update, { ...input('变更组三'), id: made.id, version: made.version })
    expect([late.status, late.body]).toMatchObject([409, { error: 'conflict' }])
    expect((await admin().call(contract.get, { id: made.id })).name).toBe('变更组二')
    expect((await list({ isActive: false })).rows.map((row) => row.id)).toEqual([made.id])
    await api.pool.query("update users set is_locked = false where username = 'expert2'")
  })

  it('are not deleted while an open task is offered to them', async () => {
    const made = await add('办件组', { members: [member('national-lead', true)] })
    const caseId = await submitted(api, { itemCode: usualItem.code })
    const task = await taskOf(api, 'province-sx', caseId, 'provinceAccept')
    expect(task).toBeDefined()
    await api.pool.query("update tasks set candidate_key = $1 where case_id = $2 and state = 'open'", [`group@${made.id}`, caseId])
    const refused = await admin().send(contract.remove, { id: made.id })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error: 'workgroup-in-use', msg: '该工作组还有 1 件未办结的待办，禁止删除。' },
    ])
    await api.pool.query("update tasks set state = 'cancelled' where case_id = $1", [caseId])
    await admin().call(contract.remove, { id: made.id })
    expect((await admin().send(contract.get, { id: made.id })).status).toBe(404)
    expect((await admin().send(contract.remove, { id: made.id })).status).toBe(404)
  })

  it('are listed in few statements, by page and words', async () => {
    for (let n = 1; n <= 12; n++) await add(`分页组${String(n).padStart(2, '0')}`, { members: [member('national-lead', true)] })
    for (const sort of workGroupList.sorts) {
      const whole = (await list({ keyword: '分页组' }, sort)).rows.map((row) => row.id)
      const paged: string[] = []
      for (let number = 1; number <= 3; number++)
        paged.push(...(await list({ keyword: '分页组' }, sort, { number, size: 5 })).rows.map((row) => row.id))
      expect(paged).toEqual(whole)
      expect(new Set(whole).size).toBe(12)
    }
    expect((await list({ keyword: '%' })).rows).toEqual([])
    const { result, queries } = await api.countQueries(() => list({ keyword: '分页组' }, 'name-asc', { number: 1, size: 5 }))
    expect([result.total, result.isCapped]).toEqual([12, false])
    // with the session
    expect(queries).toBeLessThanOrEqual(4)
  })

  it('offers officials with open accounts as members', async () => {
    const find = async (keyword: string) => (await admin().call(contract.people, { keyword })).map((one) => one.username)
    expect(await find('national')).toEqual(expect.arrayContaining(['national-lead', 'national-office']) as string[])
    expect(await find('严既明')).toEqual(['national-lead'])
    expect(await find('company')).toEqual([])
    expect(await find('')).toEqual([])
    expect((await find('province')).length).toBe(20)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/task-settings/contract'
import { usualSettings, type StepSettings } from '@wenwu/core/task-settings/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { newId } from '@wenwu/core/kernel/id'
import { inTransaction } from '../../../platform/database/request-database.ts'
import { RefusedCall } from '../../../platform/http/caller.ts'
import { usualItem } from '../../../case-driver/played-items.ts'
import { act, caseAt } from '../../../case-driver/drive-case.ts'
import { submitted } from '../../../testing/case-fixtures.ts'
import { withSecondServer } from '../../../testing/second-server.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { remindBySettings } from './remind.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp({ now: '2026-03-02T02:00:00Z' })
  await api.pool.query("update tasks set due_on = null where state = 'open'")
})
afterAll(() => api.stop())

const key = { itemCode: usualItem.code, step: 'provinceAccept' }
const admin = () => api.as('admin-system')
const set = async (settings: Partial<StepSettings>) => {
  const { version } = await admin().call(contract.get, key)
  return admin().call(contract.save, { ...key, version, settings: { ...usualSettings, ...settings } })
}
/** Colleagues of the officer of Shaanxi, with the same role. */
const colleagues = async (n: number): Promise<string[]> => {
  const ids: string[] = []
  for (let i = 0; i < n; i++) {
    const id = newId()
    await api.pool.query(
      `insert into users (id, username, username_key, kind, name, mobile, organization_id, password_hash, status, created_at, password_changed_at)
       select $1, $2, $2, kind, $3, '', organization_id, password_hash, 'active', created_at, password_changed_at from users where username = 'province-sx'`,
      [id, `rota-${i}`, `同事${i}`],
    )
    await api.pool.query('insert into user_roles (user_id, role_id) select $1, id from roles where code = $2', [id, 'province-officer'])
    ids.push(id)
  }
  return ids
}
const holderOf = async (caseId: string) => {
  const { rows } = await api.pool.query<{ username: string | null; due: string | null }>(
    "select u.username, t.due_on::text as due from tasks t left join users u on u.id = t.claimed_by where t.case_id = $1 and t.state = 'open'",
    [caseId],
  )
  return [rows[0]!.username, rows[0]!.due]
}
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => 'not refused',
    (error: unknown) => (error instanceof RefusedCall ? [error.status, error.error, error.reply.field, error.reply.msg] : String(error)),
  )

describe('settings of a step', () => {
  it('are listed for every step of every item, found by words, and saved with a version', async () => {
    const page = { number: 1, size: 500 }
    const all = await admin().call(contract.query, { filter: {}, sort: 'item-asc', page })
    expect(all.total).toBeGreaterThan(40)
    expect(new Set(all.rows.map((row) => row.itemCode)).size).toBeGreaterThan(3)
    const found = await admin().call(contract.query, { filter: { keyword: '56005 省局受理' }, sort: 'item-asc', page })
    expect(found.rows).toMatchObject([{ ...key, statutoryDays: 5, canAssign: true, version: 0, settings: usualSettings }])
    expect(all.rows.find((row) => row.step === 'correctProvince')).toMatchObject({ canAssign: false })
    expect(await set({ remindDays: 2 })).toMatchObject({ version: 1, updatedBy: expect.any(String), settings: { remindDays: 2 } })
    expect(await refusal(admin().call(contract.save, { ...key, version: 0, settings: usualSettings }))).toMatchObject({
      0: 409,
      1: 'conflict',
    })
  })

  it('never lengthen what the law gives, and name a person who can act', async () => {
    expect(await refusal(set({ limitDays: 6 }))).toEqual([422, 'step-limit-too-long', 'limitDays', '时限不能长于法定5个工作日。'])
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'province-sxi-lead'")
    expect(await refusal(set({ mode: 'fixed', fixedUserId: rows[0]!.id }))).toMatchObject({ 1: 'step-person-needed', 2: 'fixedUserId' })
    expect(await refusal(set({ mode: 'fixed' }))).toMatchObject({ 1: 'step-person-needed', 2: 'fixedUserId' })
  })

  it('give no time of its own to the step of a correction: that has its day; what was once stored counts for nothing', async () => {
    const step = { itemCode: usualItem.code, step: 'correctProvince' }
    const save = (limitDays: number | null) =>
      admin().call(contract.save, { ...step, version: 0, settings: { ...usualSettings, limitDays, remindDays: 1 } })
    expect(await refusal(save(365))).toEqual([422, 'step-takes-no-limit', 'limitDays', '申请人补正有自己的期限，该环节不设时限。'])
    await save(null)
    await api.pool.query("update task_settings set limit_days = 365 where step = 'correctProvince'")
    await set({})
    expect(await admin().call(contract.get, step)).toMatchObject({ canLimit: false, settings: { limitDays: null } })
    const caseId = await submitted(api)
    await act(api, 'province-sx', caseId, 'provinceAccept', {
      outcome: 'return',
      reason: '请补正。',
      defects: { fields: [{ path: 'project.projectName', note: '名称不全。' }], materials: [] },
    })
    const open = { state: 'open', sort: 'due-asc', page: { number: 1, size: 50 } } as const
    const clockSeen = async () => (await api.as('company').call(tasks.list, open)).rows.find(({ id }) => id === caseId)?.clock
    expect(await holderOf(caseId)).toEqual([null, null])
    expect((await clockSeen())?.key).not.toBe('step')
    // nor does what a task was given before
    await api.pool.query("update tasks set limit_on = '2027-08-01' where case_id = $1 and state = 'open'", [caseId])
    expect((await clockSeen())?.key).not.toBe('step')
  })

  it('shorten the time of the step alone, and a longer clock does not undo it', async () => {
    await set({ limitDays: 3 })
    const id = await submitted(api)
    expect(await holderOf(id)).toEqual([null, '2026-03-05'])
    // who has the step reads its time over the case, as in the list of to-dos; everybody else that of the case
    const clockOf = async (username: string) => (await api.as(username).call(cases.get, { id })).clock
    expect(await clockOf('province-sx')).toMatchObject({ key: 'step', state: 'running', dueOn: '2026-03-05', unit: 'working-day' })
    for (const other of ['province-sx-lead', 'company'])
      expect(await clockOf(other)).toMatchObject({ key: 'acceptance', dueOn: '2026-03-09' })
  })
})

it('counts at the next call of another server', async () => {
  await withSecondServer(api, async (second) => {
    const due = async () => (await holderOf(await caseAt(second, 'provinceAccept')))[1]
    await set({})
    expect(await due()).toBe('2026-03-09')
    await set({ limitDays: 2 })
    expect(await due()).toBe('2026-03-04')
  })
})

describe('a new task is given', () => {
  it('in turn to those who can act, locked accounts passed over; it is theirs, and they are told', async () => {
    const ids = await colleagues(3)
    await api.pool.query('update users set is_locked = true where id = $1', [ids[0]])
    await set({ mode: 'rota' })
    const holders: unknown[] = []
    for (let i = 0; i < 6; i++) holders.push((await holderOf(await submitted(api)))[0])
    expect([...holders.slice(0, 3)].sort()).toEqual(['province-sx', 'rota-1', 'rota-2'])
    expect(holders.slice(3)).toEqual(holders.slice(0, 3))
    expect((await api.as('province-sx').call(bell.list, {})).messages.map((message) => message.kind)).toContain('assigned')
  })

  it('to nobody else when those who were asked at it have answered: it is again with who asked', async () => {
    await set({ mode: 'rota' })
    let caseId = await submitted(api)
    while ((await holderOf(caseId))[0] !== 'province-sx') caseId = await submitted(api)
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'province-sx-lead'")
    const taskOf = async (username: string) => (await api.as(username).call(cases.get, { id: caseId })).tasks.find(({ isMine }) => isMine)!
    const input = { to: `user@${rows[0]!.id}`, position: 'before' }
    await api.as('province-sx').call(tasks.verb, { caseId, verb: 'add-signer', taskId: (await taskOf('province-sx')).id, input })
    const { id: taskId, version } = await taskOf('province-sx-lead')
    await api.as('province-sx-lead').call(tasks.complete, { taskId, version, outcome: 'cosign-agreed', input: { opinion: '已阅。' } })
    expect((await holderOf(caseId))[0]).toBe('province-sx')
  })

  it('to whom has the fewest in hand: forty arrivals at once are spread evenly', async () => {
    await set({ mode: 'least-busy' })
    await api.pool.query("update tasks set claimed_by = null where state = 'open'")
    const { rows: found } = await api.pool.query<{ id: string; case_id: string; candidate_key: string }>(
      "select id, case_id, candidate_key from tasks where state = 'open' and step = 'provinceAccept' and candidate_key = 'province-officer@61' limit 1",
    )
    const task = found[0]!
    const made = await Promise.all(
      Array.from({ length: 40 }, async () => {
        const id = newId()
        await inTransaction(api.pool, async (db) => {
          await db
            .insertInto('tasks')
            .values({
              id,
              case_id: task.case_id,
              token_id: id,
              step: key.step,
              step_name: JSON.stringify({ zh_CN: '省局受理', en_US: '' }),
              role: 'province-officer',
              candidate_key: task.candidate_key,
              state: 'open',
              claimed_by: null,
              claimed_at: null,
              due_on: null,
              created_at: api.clock.now(),
              completed_by: null,
              completed_at: null,
              outcome: null,
            })
            .execute()
          await api.services.assignTasks(db, [
            {
              id,
              caseId: task.case_id,
              itemCode: key.itemCode,
              step: key.step,
              stepName: { zh_CN: '省局受理', en_US: '' },
              candidateKey: task.candidate_key,
              officeKeys: [],
              provinceCode: '61',
              role: 'province-officer',
              whenEmpty: 'lead',
              actorId: null,
              isNextStep: false,
              now: api.clock.now(),
            },
          ])
        })
        return id
      }),
    )
    const { rows } = await api.pool.query<{ n: number }>(
      'select count(*)::int as n from tasks where id = any($1) group by claimed_by order by n',
      [made],
    )
    expect(rows.map((row) => row.n)).toEqual([13, 13, 14])
    await api.pool.query('delete from tasks where id = any($1)', [made])
  })

  it('to a fixed person, and to all while that account is locked', async () => {
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'rota-1'")
    const saved = await set({ mode: 'fixed', fixedUserId: rows[0]!.id })
    expect(saved.fixedUserName).toBe('同事1')
    expect(await holderOf(await submitted(api))).toEqual(['rota-1', '2026-03-09'])
    await api.pool.query("update users set is_locked = true where username = 'rota-1'")
    expect(await holderOf(await submitted(api))).toEqual([null, '2026-03-09'])
  })
})

it('reminds so many days before, and tells the head of the office once', async () => {
  await set({ remindDays: 3, escalateDays: 0 })
  await api.pool.query("update tasks set due_on = null where state = 'open'")
  const id = await submitted(api)
  const told = async (username: string) =>
    (await api.as(username).call(bell.list, {})).messages.filter((message) => message.caseId === id).map((message) => message.kind)
  const remind = () => remindBySettings(api.services, api.clock.now())
  api.setNow('2026-03-03T02:00:00Z')
  await remind()
  expect(await told('province-sx')).toEqual([])
  api.setNow('2026-03-04T02:00:00Z')
  await remind()
  await remind()
  expect(await told('province-sx')).toEqual(['due-soon'])
  expect(await told('province-sx-lead')).toEqual([])
  api.setNow('2026-03-09T02:00:00Z')
  await remind()
  api.setNow('2026-03-10T02:00:00Z')
  await remind()
  expect(await told('province-sx-lead')).toEqual(['escalated'])
})

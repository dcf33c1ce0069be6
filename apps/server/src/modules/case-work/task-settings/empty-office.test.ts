import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { contract } from '@wenwu/core/task-settings/contract'
import type { WhenEmpty } from '@wenwu/core/item/model'
import { usualItem } from '../../../case-driver/played-items.ts'
import { act, caseAt } from '../../../case-driver/drive-case.ts'
import { tryAct } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { sweepEmptyOffices } from './unattended.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

/** Runs work while no account with a role of a province, or of the nation, is open. */
async function without<T>(codes: string[], work: () => Promise<T>): Promise<T> {
  const set = (isLocked: boolean) =>
    api.pool.query(
      `update users u set is_locked = $2 where exists (select from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id and r.code = any($1))
         and (u.username like 'province-sx%' or u.username like 'national-%') and u.username not like 'province-sxi%'`,
      [codes, isLocked],
    )
  await set(true)
  try {
    return await work()
  } finally {
    await set(false)
  }
}
/** What the steps of a case say where no account could act, as a version of the item of its own would. */
async function policy(caseId: string, step: string, whenEmpty: WhenEmpty): Promise<void> {
  const { rows } = await api.pool.query<{ id: string }>('select gen_random_uuid() as id')
  await api.pool.query(
    `insert into item_versions select row.* from item_versions s join cases c on c.item_version_id = s.id, lateral jsonb_populate_record(null::item_versions,
       to_jsonb(s) || jsonb_build_object('id', $2::text, 'version', s.version + 900 + (random() * 90000)::int, 'is_current', false,
         'bpmn', regexp_replace(s.bpmn, '(id="' || $3 || '"(?:(?!</).)*?<wenwu:task )', '\\1whenEmpty="' || $4 || '" '))) as row
     where c.id = $1`,
    [caseId, rows[0]!.id, step, whenEmpty],
  )
  await api.pool.query('update cases set item_version_id = $2 where id = $1', [caseId, rows[0]!.id])
}
const keyOf = async (caseId: string) =>
  (await api.pool.query<{ key: string }>("select candidate_key as key from tasks where case_id = $1 and state = 'open'", [caseId])).rows[0]!
    .key
const unattended = () => api.as('admin-system').call(contract.unattended, {})
const numberOf = async (id: string) => (await api.as('company').call(cases.get, { id })).number

describe('a case that comes to an office without people', () => {
  it('is for the lead of the office, who is told, sees it and acts on it', async () => {
    const id = await caseAt(api, 'provinceAccept')
    const before = await caseAt(api, 'nationalAccept')
    await without(['national-officer'], () => act(api, 'national-accept', before, 'nationalAccept', { outcome: 'accept' }))
    expect(await keyOf(before)).toBe('national-lead@national')
    const { messages } = await api.as('national-lead').call(bell.list, {})
    expect(messages.filter(({ caseId }) => caseId === before).map(({ kind }) => kind)).toEqual(['assigned'])
    const todo = await api.as('national-lead').call(tasks.list, { state: 'open', sort: 'created-desc', page: { number: 1, size: 100 } })
    expect(todo.rows.find((row) => row.id === before)?.step).toBe('nationalReview')
    const view = await api.as('national-lead').call(cases.get, { id: before })
    expect(view.history.find(({ kind }) => kind === 'handed-to-lead')).toMatchObject({ actorRole: 'system', step: 'nationalReview' })
    expect(view.tasks[0]!.actions.length).toBeGreaterThan(2)
    expect(await keyOf(id)).toBe('province-officer@61')
  })

  it('is for the lead also where the office had people when the server last asked', async () => {
    const [attended, empty] = [await caseAt(api, 'nationalAccept'), await caseAt(api, 'nationalAccept')]
    await act(api, 'national-accept', attended, 'nationalAccept', { outcome: 'accept' })
    expect(await keyOf(attended)).toBe('national-officer@national')
    await without(['national-officer'], () => act(api, 'national-accept', empty, 'nationalAccept', { outcome: 'accept' }))
    expect(await keyOf(empty)).toBe('national-lead@national')
  })

  it('waits in the list of the administrators where there is no lead either, until an account is open', async () => {
    const id = await caseAt(api, 'nationalAccept')
    const number = await numberOf(id)
    await without(['national-officer', 'national-lead'], async () => {
      await act(api, 'national-accept', id, 'nationalAccept', { outcome: 'accept' })
      expect((await unattended()).filter((row) => row.number === number)).toMatchObject([
        { role: 'national-officer', provinceCode: null, stepName: { zh_CN: '司处承办' }, itemCode: usualItem.code },
      ])
    })
    expect((await unattended()).filter((row) => row.number === number)).toEqual([])
  })

  it('is not brought there where its step refuses it: who acts is told which role is missing, and nothing has happened', async () => {
    const id = await caseAt(api, 'nationalAccept')
    await policy(id, 'nationalReview', 'refuse')
    await without(['national-officer'], async () => {
      expect(await tryAct(api, 'national-accept', id, 'nationalAccept', { outcome: 'accept' })).toMatchObject({
        status: 409,
        body: {
          error: 'step-without-people',
          msg: expect.stringMatching(/^下一环节“司处承办”没有能办理的人员，缺少角色“.+”，请联系管理员设置账号后再办理。$/),
        },
      })
    })
    expect(await keyOf(id)).toBe('national-accept@national')
    await act(api, 'national-accept', id, 'nationalAccept', { outcome: 'accept' })
    expect(await keyOf(id)).toBe('national-officer@national')
  })

  it('is raised to the administrators where its step says so, although there is a lead, who sees it none the less', async () => {
    const id = await caseAt(api, 'nationalAccept')
    await policy(id, 'nationalReview', 'administrator')
    const number = await numberOf(id)
    await without(['national-officer'], async () => {
      await act(api, 'national-accept', id, 'nationalAccept', { outcome: 'accept' })
      expect(await keyOf(id)).toBe('national-officer@national')
      expect((await unattended()).map((row) => row.number)).toContain(number)
      await sweepEmptyOffices(api.services, api.clock.now())
      expect(await keyOf(id)).toBe('national-officer@national')
      const { verbs } = await api.as('national-lead').call(tasks.verbs, { id })
      expect(verbs.map(({ verb }) => verb)).toContain('take-over')
    })
  })

  it('goes to the lead in the night after the last account of its office was closed', async () => {
    const id = await caseAt(api, 'nationalReview')
    await without(['national-officer'], async () => {
      const { handedToLead } = await sweepEmptyOffices(api.services, api.clock.now())
      expect(handedToLead).toBeGreaterThan(0)
      expect(await keyOf(id)).toBe('national-lead@national')
      expect(await sweepEmptyOffices(api.services, api.clock.now())).toEqual({ handedToLead: 0 })
    })
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as bell } from '@wenwu/core/bell/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/task-settings/contract'
import { usualSettings, type StepSettings } from '@wenwu/core/task-settings/model'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { usualItem } from '../../../case-driver/played-items.ts'
import { act } from '../../../case-driver/drive-case.ts'
import { colleagueOf, submitted, tryAct } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())
beforeEach(() => api.pool.query('delete from task_settings'))

const admin = () => api.as('admin-system')
const set = async (step: string, settings: Partial<StepSettings>) => {
  const key = { itemCode: usualItem.code, step }
  const { version } = await admin().call(contract.get, key)
  return admin().call(contract.save, { ...key, version, settings: { ...usualSettings, ...settings } })
}
const taskAt = async (id: string) =>
  (
    await api.pool.query<{ step: string; key: string; holder: string | null }>(
      `select t.step, t.candidate_key as key, u.username as holder from tasks t left join users u on u.id = t.claimed_by
       where t.case_id = $1 and t.state = 'open'`,
      [id],
    )
  ).rows[0]
const accept = (id: string) => act(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })

describe('a step that the same person would do as the one before', () => {
  it('goes to the lead, who is told, and stands in the history; not when the case comes back without that step being done', async () => {
    await set('provinceReview', { whenSamePerson: 'lead' })
    const id = await submitted(api)
    await accept(id)
    expect(await taskAt(id)).toEqual({ step: 'provinceReview', key: 'province-lead@61', holder: null })
    const { messages } = await api.as('province-sx-lead').call(bell.list, {})
    expect(messages.filter(({ caseId }) => caseId === id).map(({ kind }) => kind)).toEqual(['assigned'])
    expect((await api.as('province-sx-lead').call(cases.get, { id })).history.at(-1)).toMatchObject({
      kind: 'handed-past-same',
      step: 'provinceReview',
    })
    // a return completes no step: whose it was has it again
    const { rows } = await api.pool.query<{ id: string }>("select id from tasks where case_id = $1 and state = 'open'", [id])
    const returned = {
      verb: 'return',
      taskId: rows[0]!.id,
      input: { step: 'provinceAccept', mode: 'walk-again', reason: '请补充受理材料。' },
    }
    await set('provinceAccept', { whenSamePerson: 'lead' })
    await api.as('province-sx-lead').call(tasks.verb, { caseId: id, ...returned })
    expect(await taskAt(id)).toEqual({ step: 'provinceAccept', key: 'province-officer@61', holder: null })
  })

  it('passes to a colleague where it goes in turn, and is refused where the step says so: nothing has happened then', async () => {
    await set('provinceReview', { whenSamePerson: 'refuse' })
    const id = await submitted(api)
    expect(await tryAct(api, 'province-sx', id, 'provinceAccept', { outcome: 'accept' })).toMatchObject({
      status: 409,
      body: { error: 'step-same-person', msg: expect.stringMatching(/^下一环节“省局初审”须换人办理，而.+是该环节的办理人员/) },
    })
    expect((await taskAt(id))?.step).toBe('provinceAccept')
    const colleague = await colleagueOf(api, 'province-sx')
    // another person, so another phone
    await api.pool.query("update users set mobile = '13800000098' where username = $1", [colleague])
    await set('provinceReview', { whenSamePerson: 'refuse', mode: 'rota' })
    await accept(id)
    expect(await taskAt(id)).toEqual({ step: 'provinceReview', key: 'province-officer@61', holder: colleague })
    await api.pool.query('update users set is_locked = true where username = $1', [colleague])
  })
})

it('a step that its applicant could act at goes to the lead: an official with the same phone is the same person', async () => {
  await set('provinceAccept', { whenStarter: 'lead' })
  const other = await submitted(api)
  expect((await taskAt(other))?.key).toBe('province-officer@61')
  await api.pool.query("update users set mobile = '13800000097' where username in ('company', 'province-sx')")
  const id = await submitted(api)
  expect((await taskAt(id))?.key).toBe('province-lead@61')
})

it('is set at steps of an office alone', async () => {
  const refused = set('correctProvince', { whenStarter: 'lead' })
  await expect(refused).rejects.toMatchObject({ status: 400, reply: { field: 'whenStarter' } })
})

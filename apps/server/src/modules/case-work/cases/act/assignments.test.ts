import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { approval, entrust, type People, peopleOf, submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let people: People
beforeAll(async () => {
  api = await startTestApp()
  people = await peopleOf(api)
})
afterAll(() => api.stop())

const day = 86_400_000

async function ended(caseId: string): Promise<Record<string, boolean>> {
  const { rows } = await api.pool.query<{ assignee_key: string; ended: boolean }>(
    'select assignee_key, ended_at is not null as ended from case_assignments where case_id = $1',
    [caseId],
  )
  return Object.fromEntries(rows.map((row) => [row.assignee_key, row.ended]))
}

async function entrusted(): Promise<string> {
  const id = await submitted(api)
  await drive(api, id, 'nationalReview')
  await entrust(api, people, id)
  return id
}

const status = async (username: string, id: string) => (await api.as(username).send(cases.get, { id })).status

describe('the part of third parties and experts', () => {
  it('ends with what they do, goes on when it comes back to them, and leaves the open case readable without anything to do', async () => {
    const id = await entrusted()
    const [body, expert] = [people.organizationOf('thirdparty'), people.idOf('expert1')]
    await act(api, 'thirdparty', id, 'assessEarly', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'experts', expertIds: [expert] })
    expect(await ended(id)).toEqual({ [body]: true, [expert]: false })
    await act(api, 'expert1', id, 'assessExperts', { outcome: 'agree', opinion: '同意，建议优化支护。' })
    expect(await ended(id)).toEqual({ [body]: false, [expert]: true })

    const view = await api.as('expert1').call(cases.get, { id })
    // what was asked of them, and what they said
    expect([view.tasks, view.history.map((event) => event.opinion)]).toEqual([[], ['', '材料齐全，符合规定。', '同意，建议优化支护。']])
    expect(view.abilities).toMatchObject({ canEditDraft: false })

    await act(api, 'thirdparty', id, 'assessMid', { outcome: 'next' })
    await act(api, 'thirdparty', id, 'assessLate', { outcome: 'passed' })
    expect(await ended(id)).toEqual({ [body]: true, [expert]: true })
    expect([await status('thirdparty', id), await status('expert1', id), await status('expert2', id)]).toEqual([200, 200, 404])

    // filed: closed, but read for thirty days more
    await act(api, 'national-officer', id, 'nationalReview', { outcome: 'approve', document: approval })
    await drive(api, id, 'filed')
    expect((await api.as('national-officer').call(cases.get, { id })).status).toBe('G11')
    const closedAt = api.clock.now().getTime()
    api.setNow(new Date(closedAt + 29 * day))
    expect([await status('thirdparty', id), await status('expert1', id)]).toEqual([200, 200])
    api.setNow(new Date(closedAt + 31 * day))
    expect([await status('thirdparty', id), await status('expert1', id), await status('national-officer', id)]).toEqual([404, 404, 200])
    const page = { filter: { preset: 'all' as const }, sort: 'submitted-desc' as const, page: { number: 1, size: 10 } }
    expect((await api.as('thirdparty').call(cases.query, page)).rows).toEqual([])
    api.setNow(new Date(closedAt))
  })

  it('ends when the case is voided under them', async () => {
    const id = await entrusted()
    expect(await ended(id)).toEqual({ [people.organizationOf('thirdparty')]: false })
    await api.as('national-lead').call(tasks.void, { id, reason: '申请人撤回' })
    expect(await ended(id)).toEqual({ [people.organizationOf('thirdparty')]: true })
    const now = api.clock.now().getTime()
    expect(await status('thirdparty', id)).toBe(200)
    api.setNow(new Date(now + 31 * day))
    expect(await status('thirdparty', id)).toBe(404)
    api.setNow(new Date(now))
  })
})

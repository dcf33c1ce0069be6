import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, drive, finish } from '../../../../case-driver/drive-case.ts'
import { waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const get = (id: string, username = 'company') => api.as(username).call(cases.get, { id })
const end = (id: string, reason = '', username = 'company') => api.as(username).call(tasks.end, { id, reason })

describe('an application that its applicant ends', () => {
  it('is a draft again before it is accepted, leaves the officials and is submitted anew', async () => {
    const id = await waitingCase(api)
    expect(await end(id, '方案要改')).toEqual({ id, state: 'draft' })
    const view = await get(id)
    expect([view.status, view.conclusion, view.currentStep.zh_CN, view.clock]).toEqual(['01', null, '填报', null])
    expect(view.abilities).toMatchObject({ canEditDraft: true, canSubmit: true, canDeleteDraft: false, canReapply: false })
    expect(view.history.map(({ kind, opinion }) => [kind, opinion])).toEqual([
      ['submitted', ''],
      ['withdrawn', '方案要改'],
    ])
    expect((await api.as('province-sx').send(cases.get, { id })).status).toBe(404)
    expect((await api.as('company').send(cases.deleteDraft, { id })).status).toBe(409)
    expect(await end(id)).toEqual({ id, state: 'draft' })
    await api.as('company').call(cases.submit, { itemCode: view.itemCode, id, baseRevision: view.revision })
    const again = await get(id, 'province-sx')
    expect([again.status, again.tasks.length, again.clock?.state, again.clock?.remainingDays]).toEqual(['G12', 1, 'running', 5])
    expect((await finish(api, id)).status).toBe('G11')
    expect((await get(id)).conclusion).toBe('approved')
  })

  it('ends for good once it was accepted: withdrawn, with no task left', async () => {
    const id = await waitingCase(api)
    await drive(api, id, 'nationalReview')
    expect(await end(id, '项目取消')).toEqual({ id, state: 'withdrawn' })
    const view = await get(id, 'national-officer')
    expect([view.status, view.conclusion, view.tasks, view.clock?.state]).toEqual(['G999', 'withdrawn', [], 'ended'])
    expect((await get(id)).abilities.canReapply).toBe(true)
    expect(await end(id)).toEqual({ id, state: 'concluded' })
  })

  it('takes its correction along: what it opened is closed, and the next notice is the second', async () => {
    const id = await waitingCase(api)
    const defects = { fields: [{ path: 'project.projectName', note: '名称不全' }], materials: [] }
    await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'return', defects, reason: '请补正' })
    expect(await end(id)).toEqual({ id, state: 'draft' })
    const view = await get(id)
    expect([view.status, view.corrections.map(({ status }) => status)]).toEqual(['01', ['withdrawn']])
    await api.as('company').call(cases.submit, { itemCode: view.itemCode, id, baseRevision: view.revision })
    expect((await get(id, 'province-sx')).status).toBe('G12')
  })

  it('stays as it is once it was decided', async () => {
    const id = await waitingCase(api)
    await drive(api, id, 'filing')
    expect(await api.as('company').send(tasks.end, { id })).toMatchObject({ status: 409, body: { error: 'not-your-turn' } })
    expect((await get(id)).status).toBe('G09')
  })
})

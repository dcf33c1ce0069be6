import { usualItem } from '../../../../case-driver/played-items.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { newId } from '@wenwu/core/kernel/id'
import { act, drive } from '../../../../case-driver/drive-case.ts'
import { newDraft } from '../../../../case-driver/file-case.ts'
import { outsiders, waitingCase } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'

let api: TestApp
let id: string
beforeAll(async () => {
  api = await startTestApp()
  id = await waitingCase(api)
  await act(api, 'province-sx', id, 'provinceAccept', { outcome: 'refuse', reason: '不属于本机关职权范围。' })
})
afterAll(() => api.stop())

const officials = ['province-sx', 'province-sx-lead', 'national-officer', 'national-lead'] as const

describe('applying again is its applicant’s alone', () => {
  it('officials who read the case may not, and for others it is not there', async () => {
    for (const username of officials) {
      expect((await api.as(username).call(cases.get, { id })).abilities.canReapply).toBe(false)
      expect([username, (await api.as(username).send(cases.reapply, { id })).status]).toEqual([username, 403])
    }
    for (const username of outsiders)
      expect([username, [403, 404].includes((await api.as(username).send(cases.reapply, { id })).status)]).toEqual([username, true])
    expect((await api.pool.query('select id from cases where reapplied_from is not null')).rows).toEqual([])
  })

  it('the draft is told to no official before it is submitted, the case it came from to its readers', async () => {
    const draft = await api.as('company').call(cases.reapply, { id })
    expect((await api.as('province-sx').call(cases.get, { id })).reappliedAs).toBeNull()
    await api.as('company').call(cases.submit, { itemCode: draft.itemCode, id: draft.id, baseRevision: draft.revision })
    expect((await api.as('province-sx').call(cases.get, { id })).reappliedAs?.id).toBe(draft.id)
    expect((await api.as('province-sx').call(cases.get, { id: draft.id })).reappliedFrom?.id).toBe(id)
  })
})

describe('files are copied between own cases only', () => {
  it('neither from another’s case nor into another’s draft, whatever the id', async () => {
    const foreign = await newDraft(api, { applicant: 'museum' })
    const own = await newDraft(api)
    const copy = (username: string, newCase: string, oldCase: string) =>
      api
        .as(username)
        .request('POST', `/api/File/CopyFileId/${newCase}/${oldCase}`)
        .then(({ status }) => status)
    expect([await copy('museum', foreign.id, id), await copy('museum', newId(), id), await copy('company', foreign.id, id)]).toEqual([
      404, 404, 409,
    ])
    expect([await copy('province-sx', own.id, id), await copy('national-officer', newId(), id), await copy('customs', own.id, id)]).toEqual(
      [403, 403, 403],
    )
    const open = await waitingCase(api)
    expect(await copy('company', open, id)).toBe(409)
    expect(await copy('company', own.id, id)).toBe(200)
    expect((await api.pool.query('select file_id from case_materials where case_id = $1', [foreign.id])).rows).toEqual([])
  })

  it('what an authority handed in stays with its case', async () => {
    const open = await waitingCase(api)
    await drive(api, open, 'nationalAccept')
    await act(api, 'national-accept', open, 'nationalAccept', { outcome: 'refuse', reason: '不予受理。' })
    const { rows: officialsFiles } = await api.pool.query<{ material_key: string }>(
      `select m.material_key from case_materials m join users u on u.id = m.uploaded_by where m.case_id = $1 and u.kind = 'official'`,
      [open],
    )
    expect(officialsFiles.length).toBeGreaterThan(0)
    const draft = await api.as('company').call(cases.reapply, { id: open })
    const keys = officialsFiles.map(({ material_key }) => material_key)
    expect(
      (await api.pool.query('select file_id from case_materials where case_id = $1 and material_key = any ($2)', [draft.id, keys])).rows,
    ).toEqual([])
  })
})

describe('a process is ended by its applicant', () => {
  it('an official is shown the way to the void, one who has ended nothing is refused, others find nothing', async () => {
    const open = await waitingCase(api)
    for (const username of ['province-sx', 'province-sx-lead'] as const)
      expect(await api.as(username).send(tasks.end, { id: open, reason: '结束' })).toMatchObject({
        status: 409,
        body: { error: 'end-by-voiding', msg: '该办件尚未办结。审批机关不能直接结束流程，请使用“作废”并说明理由。' },
      })
    for (const username of outsiders)
      expect([username, [403, 404].includes((await api.as(username).send(tasks.end, { id: open })).status)]).toEqual([username, true])
    expect((await api.as('company').call(cases.get, { id: open })).status).toBe('G12')
    expect(await api.as('national-officer').call(tasks.end, { id })).toEqual({ id, state: 'concluded' })
  })
})

describe('an application under an id of its own', () => {
  it('overwrites nothing of others, and officials save none', async () => {
    const foreign = await newDraft(api, { applicant: 'museum' })
    const save = (username: string, key: string) =>
      api.as(username).request('POST', `/api/itemAppr/save/${usualItem.code}`, { id: key, data: {} })
    const taken = await save('company', foreign.id)
    expect([taken.status, (taken.body as { error: string }).error]).toEqual([422, 'reapply-id-unknown'])
    expect((await save('province-sx', newId())).status).toBe(403)
    expect((await save('customs', newId())).status).toBe(403)
  })

  it('a draft is moved, and what changed confirmed, by its applicant alone', async () => {
    const own = await newDraft(api)
    for (const username of ['museum', 'national-officer', 'province-sx', 'customs'] as const) {
      expect([username, [403, 404].includes((await api.as(username).send(cases.moveDraft, { id: own.id })).status)]).toEqual([
        username,
        true,
      ])
      expect([username, [403, 404].includes((await api.as(username).send(cases.sawMoves, { id: own.id })).status)]).toEqual([
        username,
        true,
      ])
    }
    const filed = await waitingCase(api)
    expect((await api.as('company').send(cases.moveDraft, { id: filed })).status).toBe(409)
    expect((await api.as('company').send(cases.sawMoves, { id: filed })).status).toBe(409)
  })
})

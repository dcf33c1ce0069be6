import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as documents } from '@wenwu/core/documents/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract as cases } from '@wenwu/core/cases/contract'
import { setValue } from '@wenwu/core/form/paths'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act, caseAt, taskOf } from '../../../case-driver/drive-case.ts'
import { exampleOf } from '../../../case-driver/file-case.ts'
import { delegatedItem } from '../../../case-driver/played-items.ts'
import { approval as reply, provinceOf, waitingCase } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let caseId: string
let id: string

/** Status and error of each call by a person. */
async function tryAll(username: string) {
  const person = api.as(username)
  const { rows } = await api.pool.query<{ revision: number }>('select revision from documents where id = $1', [id])
  const baseRevision = rows[0]!.revision
  const outcome = ({ status, body }: { status: number; body: unknown }) => (status === 200 ? 'ok' : (body as { error: string }).error)
  return {
    get: outcome(await person.send(documents.get, { id })),
    text: outcome(await person.send(documents.save, { id, baseRevision, text: reply })),
    number: outcome(await person.send(documents.save, { id, baseRevision, number: `函〔2026〕${parseInt(newId().slice(-8), 16) + 1}号` })),
    preview: outcome(await person.send(documents.preview, { id })),
  }
}

const hidden = { get: 'not-found', text: 'not-found', number: 'not-found', preview: 'not-found' }
const unheard = { get: 'not-found', text: 'forbidden', number: 'forbidden', preview: 'not-found' }
const reader = { get: 'ok', text: 'not-your-turn', number: 'not-your-turn', preview: 'ok' }

beforeAll(async () => {
  api = await startTestApp()
  caseId = await waitingCase(api, 'nationalReview')
  const view = await act(api, 'national-officer', caseId, 'nationalReview', { outcome: 'approve', document: reply })
  id = view.document!.id
})
afterAll(() => api.stop())

describe('a reply that is being signed', () => {
  it('is changed by the head and read by the national bureau; for others it does not exist', async () => {
    expect(await tryAll('national-lead')).toEqual({ get: 'ok', text: 'ok', number: 'not-your-turn', preview: 'ok' })
    expect(await tryAll('national-officer')).toEqual(reader)
    expect(await tryAll('national-office')).toEqual(reader)
    for (const username of ['company', 'museum', 'person', 'province-sx', 'province-sx-lead', 'province-sc', 'thirdparty', 'expert1'])
      expect([username, await tryAll(username)]).toEqual([username, hidden])
    for (const username of ['customs', 'admin-system', 'admin-security', 'admin-audit'])
      expect([username, await tryAll(username)]).toEqual([username, unheard])
  })
})

describe('a reply that waits at the office', () => {
  it('has number and date from the office only, and its text from nobody', async () => {
    await act(api, 'national-lead', caseId, 'leadSign', { outcome: 'sign' })
    expect(await tryAll('national-office')).toEqual({ get: 'ok', text: 'not-your-turn', number: 'ok', preview: 'ok' })
    expect(await tryAll('national-lead')).toEqual(reader)
    expect(await tryAll('company')).toEqual(hidden)
  })

  it('is unsigned again by a change of its text', async () => {
    await act(api, 'national-office', caseId, 'issue', { outcome: 'back', reason: '改字' })
    const lead = api.as('national-lead')
    const { status, revision: baseRevision } = await lead.call(documents.get, { id })
    expect(status).toBe('signed')
    expect((await lead.call(documents.save, { id, baseRevision, text: { ...reply, closing: '特此批复。' } })).status).toBe('draft')
    const view = await act(api, 'national-lead', caseId, 'leadSign', { outcome: 'sign' })
    expect(view.document?.status).toBe('signed')
  })
})

describe('an issued reply', () => {
  it('is read by all who see the case but assessors, and changed by nobody', async () => {
    await act(api, 'national-office', caseId, 'issue', {
      outcome: 'issue',
      number: '文物保函〔2026〕1号',
      date: '2026-11-23',
    })
    for (const username of ['company', 'province-sx', 'province-sx-lead', 'national-officer', 'national-lead', 'national-office'])
      expect([username, await tryAll(username)]).toEqual([username, reader])
    for (const username of ['museum', 'person', 'province-sc', 'thirdparty', 'expert1'])
      expect([username, await tryAll(username)]).toEqual([username, hidden])
  })
})

describe('nobody', () => {
  it('reaches a reply without signing in, nor one that does not exist', async () => {
    expect((await api.anonymous.send(documents.get, { id })).status).toBe(401)
    expect((await api.anonymous.send(documents.save, { id, baseRevision: 1, number: '1' })).status).toBe(401)
    expect((await api.anonymous.send(documents.preview, { id })).status).toBe(401)
    expect((await api.as('national-office').send(documents.get, { id: newId() })).status).toBe(404)
    expect((await api.as('national-office').send(documents.preview, { id: newId() })).status).toBe(404)
  })
})

describe('a reply of a provincial bureau', () => {
  it('is written to the applicant, is its own paper until it is issued, and has a number of its own', async () => {
    const data = setValue(exampleOf(delegatedItem.code), delegatedItem.variables['level']!, 'province')
    const provincial = await caseAt(api, 'provinceDecide', { itemCode: delegatedItem.code, data })
    const province = `province-${provinceOf(delegatedItem.code)}`
    const task = await taskOf(api, province, provincial, 'provinceDecide')
    const draft = await api.as(province).call(tasks.replyDraft, { id: task.id, outcome: 'approve' })
    expect([draft.mainRecipient, draft.body[0]!.slice(0, 3)]).toEqual([
      (await api.as(province).call(cases.get, { id: provincial })).applicantName,
      '你单位',
    ])
    id = (await act(api, province, provincial, 'provinceDecide', { outcome: 'approve', document: draft })).document!.id
    expect(await tryAll(`${province}-lead`)).toEqual({ get: 'ok', text: 'ok', number: 'not-your-turn', preview: 'ok' })
    expect(await tryAll(province)).toEqual(reader)
    for (const username of ['company', 'museum', 'province-sc', 'province-sc-lead', 'thirdparty', 'expert1'])
      expect([username, await tryAll(username)]).toEqual([username, hidden])
    await act(api, `${province}-lead`, provincial, 'provinceLeadSign', { outcome: 'sign' })
    const issuing = await taskOf(api, province, provincial, 'provinceIssue')
    const { number } = await api.as(province).call(tasks.suggestedNumber, { id: issuing.id })
    expect(number).toBe('晋文物函〔2026〕1号')
    expect(await tryAll(province)).toEqual({ get: 'ok', text: 'not-your-turn', number: 'ok', preview: 'ok' })
    await act(api, province, provincial, 'provinceIssue', { outcome: 'issue', number })
    expect((await api.as('company').call(documents.get, { id })).issuer).toBe('山西省文物局')
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as documents } from '@wenwu/core/documents/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { act } from '../../../case-driver/drive-case.ts'
import { approval, colleagueOf, decisionAt, waitingReply } from '../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

describe('two who work on one reply', () => {
  const [mine, theirs] = [
    { ...approval, closing: '甲改：此复。' },
    { ...approval, closing: '乙改：此复。' },
  ]
  let second: string
  beforeAll(async () => {
    second = await colleagueOf(api, 'national-lead')
  })

  /** A case whose reply waits for the head's signature, at its first revision. */
  const toSign = () => waitingReply(api, 'leadSign', approval)

  it('do not save over one another: the later save is refused with the stored text', async () => {
    const { documentId: id } = await toSign()
    const save = (username: string, text: typeof mine, baseRevision: number) =>
      api.as(username).send(documents.save, { id, baseRevision, text })
    expect(await save('national-lead', mine, 1)).toMatchObject({ status: 200, body: { data: { closing: mine.closing, revision: 2 } } })
    expect(await save(second, theirs, 1)).toMatchObject({
      status: 409,
      body: {
        error: 'reply-changed',
        msg: '批复文字已被他人修改，请核对修改后的文字再办理。',
        details: { stored: { ...mine, revision: 2, status: 'draft' } },
      },
    })
    expect(await api.as(second).call(documents.get, { id })).toMatchObject({ closing: mine.closing, revision: 2 })
    // the reply to the first save was lost: what is sent again is stored already
    expect(await save('national-lead', mine, 1)).toMatchObject({ status: 200, body: { data: { revision: 2 } } })
    expect(await save(second, theirs, 2)).toMatchObject({ status: 200, body: { data: { closing: theirs.closing, revision: 3 } } })
  })

  it('sign only what they have read', async () => {
    const { caseId, documentId: id } = await toSign()
    const decision = await decisionAt(api, 'national-lead', caseId, 'leadSign', { outcome: 'sign', opinion: '同意。' })
    expect(decision.baseRevision).toBe(1)
    await api.as(second).call(documents.save, { id, baseRevision: 1, text: theirs })
    expect(await api.as('national-lead').send(tasks.complete, decision)).toMatchObject({ status: 409, body: { error: 'reply-changed' } })
    const { baseRevision: _, ...unread } = decision
    expect(await api.as('national-lead').send(tasks.complete, unread)).toMatchObject({
      status: 400,
      body: { error: 'bad-request', field: 'baseRevision' },
    })
    expect((await api.as(second).call(documents.get, { id })).status).toBe('draft')
    const signed = await api.as('national-lead').call(tasks.complete, { ...decision, baseRevision: 2 })
    expect(signed.case.document).toMatchObject({ status: 'signed', revision: 3 })
  })

  it('issue only what they have read', async () => {
    const { caseId, documentId: id } = await waitingReply(api, 'issue', approval)
    const stale = await decisionAt(api, 'national-office', caseId, 'issue', {
      outcome: 'issue',
      number: '文物保函〔2026〕640号',
      date: null,
      publicity: 'open',
    })
    await act(api, 'national-office', caseId, 'issue', { outcome: 'back', reason: '改字' })
    await api.as('national-lead').call(documents.save, { id, baseRevision: 2, text: mine })
    await act(api, 'national-lead', caseId, 'leadSign', { outcome: 'sign' })
    const now = await decisionAt(api, 'national-office', caseId, 'issue', {
      outcome: 'issue',
      number: '文物保函〔2026〕640号',
      date: null,
      publicity: 'open',
    })
    expect([stale.baseRevision, now.baseRevision]).toEqual([2, 4])
    const { baseRevision } = stale
    expect(await api.as('national-office').send(tasks.complete, { ...now, baseRevision })).toMatchObject({
      status: 409,
      body: { error: 'reply-changed' },
    })
    expect(await api.as('national-office').send(tasks.complete, now)).toMatchObject({ status: 200 })
  })

  it('leave an entry in the history of the bureau, what was replaced, and a fingerprint in the audit trail', async () => {
    const { caseId, documentId: id } = await toSign()
    const save = (text: typeof mine) => api.as('national-lead').call(documents.save, { id, baseRevision: 1, text })
    await save(approval)
    await save(mine)
    const edits = async (username: string) =>
      (await api.as(username).call(cases.get, { id: caseId })).history.filter(({ kind }) => kind === 'reply-edited')
    expect(await edits('national-officer')).toMatchObject([{ step: 'leadSign', actorRole: 'national-lead', details: { revision: 1 } }])
    for (const username of ['company', 'province-sx']) expect(await edits(username)).toEqual([])
    const kept = await api.pool.query(
      'select v.revision, v.body, v.closing, u.username from document_versions v join users u on u.id = v.replaced_by where document_id = $1',
      [id],
    )
    expect(kept.rows).toEqual([{ revision: 1, body: approval.body, closing: approval.closing, username: 'national-lead' }])
    const audit = await api.pool.query<{ details: Record<string, unknown> }>(
      "select details from audit_rows where action = 'documents.save' and object_id = $1 order by id",
      [id],
    )
    expect(audit.rows.map(({ details }) => Object.keys(details).sort())).toEqual([
      ['caseId', 'number'],
      ['caseId', 'number', 'sha256'],
    ])
  })
})

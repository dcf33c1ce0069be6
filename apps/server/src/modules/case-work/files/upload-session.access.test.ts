import { usualItem } from '../../../case-driver/played-items.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as files } from '@wenwu/core/files/contract'
import type { NewUpload } from '@wenwu/core/files/upload-session'
import { newId } from '@wenwu/core/kernel/id'
import { samples } from '../../../platform/files/sample-files.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
let announcement: NewUpload
let uploadId: string
const content = samples.pdf
const sha256 = createHash('sha256').update(content).digest('hex')

beforeAll(async () => {
  api = await startTestApp()
  const company = api.as('company')
  const caseId = (await company.call(cases.createDraft, { itemCode: usualItem.code })).id
  announcement = { caseId, materialKey: 'application', name: '函.pdf', size: content.length, sha256 }
  uploadId = (await company.call(files.openUpload, announcement)).uploadId
})
afterAll(() => api.stop())

const everyCall = async (caller: Caller) => ({
  open: await caller.send(files.openUpload, announcement),
  part: await caller.send(files.uploadPart, { uploadId, offset: 0, sha256 }, { part: content }),
  status: await caller.send(files.uploadStatus, { uploadId }),
  complete: await caller.send(files.completeUpload, { uploadId }),
})

describe('an upload of somebody else', () => {
  it('is not found by anybody, and cannot be given up', async () => {
    const { rows } = await api.pool.query<{ username: string }>(
      "select distinct on (r.code) u.username from users u join user_roles ur on ur.user_id = u.id join roles r on r.id = ur.role_id where u.username <> 'company' order by r.code, u.username",
    )
    expect(rows.length).toBeGreaterThan(8)
    for (const { username } of rows) {
      const stranger = api.as(username)
      for (const [call, reply] of Object.entries(await everyCall(stranger))) {
        const expected = call === 'open' ? [404, 'not-found'] : [410, 'upload-over']
        expect([username, call, reply.status, (reply.body as { error: string }).error]).toEqual([username, call, ...expected])
      }
      expect(await stranger.send(files.abandonUpload, { uploadId })).toMatchObject({ status: 404, body: { error: 'not-found' } })
    }
    expect((await api.as('company').call(files.uploadStatus, { uploadId })).received).toBe(0)
  })

  it('is nothing without signing in', async () => {
    for (const reply of Object.values(await everyCall(api.anonymous))) expect(reply.status).toBe(401)
    expect((await api.anonymous.send(files.abandonUpload, { uploadId })).status).toBe(401)
  })

  it('does not become a file once its owner may not upload there any more', async () => {
    const company = api.as('company')
    await company.call(files.uploadPart, { uploadId, offset: 0, sha256 }, { part: content })
    const { rows } = await api.pool.query<{ applicant_key: string }>('select applicant_key from cases where id = $1', [announcement.caseId])
    const giveCaseTo = (key: string) => api.pool.query('update cases set applicant_key = $2 where id = $1', [announcement.caseId, key])
    await giveCaseTo(newId())
    expect(await company.send(files.completeUpload, { uploadId })).toMatchObject({ status: 404, body: { error: 'not-found' } })
    expect(await company.send(files.openUpload, announcement)).toMatchObject({ status: 404, body: { error: 'not-found' } })
    expect((await api.pool.query('select 1 from files where sha256 = $1', [sha256])).rows).toEqual([])
    await giveCaseTo(rows[0]!.applicant_key)
  })
})

describe('its owner', () => {
  it('may do all of it', async () => {
    const replies = await everyCall(api.as('company'))
    expect(Object.values(replies).map(({ status }) => status)).toEqual([200, 200, 200, 200])
  })
})

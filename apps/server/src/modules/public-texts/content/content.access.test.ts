import { usualItem } from '../../../case-driver/played-items.ts'
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract } from '@wenwu/core/content/contract'
import { contract as files } from '@wenwu/core/files/contract'
import { samples } from '../../../platform/files/sample-files.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const data = { notice: { title: '越权公告', content: '内容', organization: '国家文物局', audience: 'public' } }
const part = samples.pdf
const sha256 = createHash('sha256').update(part).digest('hex')
const announcement = { kind: 'download', field: 'download.file', name: '样式.pdf', size: part.length, sha256 }

it('content is written by editors, decided by reviewers, and nobody else sees its drafts', async () => {
  const entry = await api.as('editor').call(contract.create, { kind: 'notice', data: { notice: { ...data.notice, title: '编辑的公告' } } })
  const at = { kind: 'notice', id: entry.id }
  const reading = [
    [contract.kinds, {}],
    [contract.query, { filter: {}, sort: 'title-asc', page: { number: 1, size: 10 } }],
    [contract.export, { filter: {}, sort: 'title-asc', columns: [] }],
    [contract.get, at],
    [contract.version, { ...at, version: 1 }],
    [contract.fileLink, { fileId: entry.id }],
  ]
  const writing = [
    [contract.create, { kind: 'notice', data }],
    [contract.save, { ...at, revision: 1, data }],
    [contract.move, { ...at, revision: 1, action: 'submit', words: '' }],
    [contract.discard, { ...at, revision: 1 }],
    [contract.openUpload, announcement],
    [contract.completeUpload, { uploadId: entry.id }],
  ]
  const others = ['company', 'province-sx-lead', 'national-lead', 'admin-system', 'admin-security']
  for (const username of others)
    for (const [endpoint, input] of [...reading, ...writing])
      expect([username, (await api.as(username).send(endpoint as never, input as never)).status]).toEqual([username, 403])
  for (const [endpoint, input] of [...reading, ...writing])
    expect((await api.anonymous.send(endpoint as never, input as never)).status).toBe(401)

  // an editor reviews nothing, not even what somebody else wrote
  const foreign = await api.as('editor-lead').call(contract.create, { kind: 'notice', data })
  const submitted = await api
    .as('editor-lead')
    .call(contract.move, { kind: 'notice', id: foreign.id, revision: 1, action: 'submit', words: '' })
  for (const action of ['publish', 'return', 'withdraw'] as const)
    expect(
      (await api.as('editor').send(contract.move, { kind: 'notice', id: foreign.id, revision: submitted.revision, action, words: '理由' }))
        .body,
    ).toMatchObject({ error: 'forbidden' })
  // the address of one kind opens no entry of another
  expect((await api.as('editor').send(contract.get, { kind: 'faq', id: entry.id })).status).toBe(404)
  expect((await api.as('editor').send(contract.get, { kind: 'nothing', id: entry.id })).status).toBe(404)
  expect((await api.as('editor').call(contract.get, at)).state).toBe('draft')
})

it('an upload in parts ends where it began: with the same editor, as a file of content, while they may edit', async () => {
  const editor = api.as('editor')
  const { uploadId } = await editor.call(contract.openUpload, announcement)
  await editor.call(files.uploadPart, { uploadId, offset: 0, sha256 }, { part })
  const over = { status: 410, body: { error: 'upload-over' } }
  const kept = async () => (await api.pool.query<{ id: string }>('select id from files where sha256 = $1', [sha256])).rows
  const before = await kept()

  // another editor neither sees nor ends it, and begins one of their own with the same file
  const other = api.as('editor-lead')
  expect(await other.send(contract.completeUpload, { uploadId })).toMatchObject(over)
  expect(await other.send(files.uploadStatus, { uploadId })).toMatchObject(over)
  expect(await other.send(files.abandonUpload, { uploadId })).toMatchObject({ status: 404, body: { error: 'not-found' } })
  expect((await other.call(contract.openUpload, announcement)).uploadId).not.toBe(uploadId)
  // the call of cases makes no file of it
  expect(await editor.send(files.completeUpload, { uploadId })).toMatchObject(over)

  // who may not edit any more ends nothing
  const { rows: roles } = await api.pool.query<{ role_id: string; user_id: string }>(
    "delete from user_roles using users u where u.id = user_id and u.username = 'editor' returning role_id, user_id",
  )
  expect(roles.length).toBeGreaterThan(0)
  expect(await editor.send(contract.completeUpload, { uploadId })).toMatchObject({ status: 403 })
  expect(await kept()).toEqual(before)
  for (const { role_id, user_id } of roles)
    await api.pool.query('insert into user_roles (user_id, role_id) values ($1, $2)', [user_id, role_id])

  // and content's call makes no file of an upload for a case
  const caseId = (await api.as('company').call(cases.createDraft, { itemCode: usualItem.code })).id
  const pointAt = (place: string | null, kind: string | null) =>
    api.pool.query('update upload_sessions set case_id = $2, content_kind = $3 where id = $1', [uploadId, place, kind])
  await pointAt(caseId, null)
  expect(await editor.send(contract.completeUpload, { uploadId })).toMatchObject(over)
  await pointAt(null, 'download')

  const file = await editor.call(contract.completeUpload, { uploadId })
  expect((await kept()).map(({ id }) => id)).toEqual([...before.map(({ id }) => id), file.fileId])
  expect(await editor.call(contract.fileLink, { fileId: file.fileId })).toContain('/api/v1/files/open?link=')
})

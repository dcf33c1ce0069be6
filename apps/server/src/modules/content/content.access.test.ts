import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/content/contract'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const data = { notice: { title: '越权公告', content: '内容', organization: '国家文物局', audience: 'public' } }

it('content is written by editors, decided by reviewers, and nobody else sees its drafts', async () => {
  const entry = await api.as('editor').call(contract.create, { kind: 'notice', data: { notice: { ...data.notice, title: '编辑的公告' } } })
  const at = { kind: 'notice', id: entry.id }
  const reading = [
    [contract.kinds, {}],
    [contract.query, { sort: 'title-asc', page: { number: 1, size: 10 } }],
    [contract.get, at],
    [contract.version, { ...at, version: 1 }],
    [contract.fileLink, { fileId: entry.id }],
  ]
  const writing = [
    [contract.create, { kind: 'notice', data }],
    [contract.save, { ...at, revision: 1, data }],
    [contract.move, { ...at, revision: 1, action: 'submit', words: '' }],
    [contract.discard, { ...at, revision: 1 }],
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

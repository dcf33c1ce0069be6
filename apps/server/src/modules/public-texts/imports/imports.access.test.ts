import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/imports/contract'
import type { ImportRun } from '@wenwu/core/imports/model'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const file = { name: 's.csv', content: 'standardNum,title\nGB/T 55501,权限标准\n' }

it('only who may import does, and nobody sees the run of another', async () => {
  for (const caller of [api.anonymous, api.as('company'), api.as('province-sx')]) {
    const status = caller === api.anonymous ? 401 : 403
    expect((await caller.sendWire(contract.check, { target: 'standards' }, { file })).status).toBe(status)
    // a province imports the projects it files, and has a list of these
    if (caller !== api.as('province-sx')) expect((await caller.sendWire(contract.list, {})).status).toBe(status)
    expect((await caller.sendWire(contract.template, { target: 'laws' })).status).toBe(status)
  }
  const made = (await api.as('editor-lead').sendWire(contract.check, { target: 'standards' }, { file })).body as { data: ImportRun }
  const { id } = made.data
  expect((await api.as('editor-lead').call(contract.list, {})).map((run) => run.id)).toEqual([id])
  expect((await api.as('editor-lead').sendWire(contract.template, { target: 'laws' })).status).toBe(200)
  // an editor without the permission, and somebody else who has it
  for (const endpoint of [contract.get, contract.start, contract.problems])
    expect((await api.as('editor').sendWire(endpoint, { id })).status).toBe(403)
  await api.pool.query("update roles set permissions = array_append(permissions, 'import.run') where code = 'content-editor'")
  for (const endpoint of [contract.get, contract.start, contract.problems])
    expect((await (await api.signIn('editor')).sendWire(endpoint, { id })).status).toBe(404)
})

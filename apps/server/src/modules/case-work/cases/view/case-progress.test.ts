import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as tasks } from '@wenwu/core/tasks/contract'
import { items as folders } from '@wenwu/items/index.generated'
import { inTransaction } from '../../../../platform/database/request-database.ts'
import { submitted } from '../../../../testing/case-fixtures.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { publishItems } from '../../items/index.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

it('a voided case came to no end, also where an end gives the status of voided cases', async () => {
  const changed = structuredClone(folders)
  for (const { process } of changed)
    for (const step of process.steps) if (step.kind === 'end' && step.id === 'notAccepted') step.status = 'G999'
  expect(await inTransaction(api.pool, (db) => publishItems(db, new Date('2026-11-23T03:00:00Z'), changed))).not.toEqual([])
  const id = await submitted(api)
  await api.as('province-sx-lead').call(tasks.void, { id, reason: '申请人撤回' })
  expect(await api.as('company').call(cases.process, { id })).toMatchObject({ active: [], ended: null })
})

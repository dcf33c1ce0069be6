import { usualItem } from './case-driver/played-items.ts'
import fs from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { inTransaction } from './platform/database/request-database.ts'
import type { GraphileJobQueue } from './platform/jobs/graphile-job-queue.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const count = async (table: string) => (await api.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]!.n
const run = async (task: string, payload: Record<string, unknown> = {}) => {
  await inTransaction(api.pool, (db) => api.services.jobs.add(db, task, payload))
  return (api.services.jobs as GraphileJobQueue).runDue(new Date(Date.now() + 60_000))
}

describe('the daily sweep', () => {
  it('removes tickets that are over, and sessions and kept replies a week after their end', async () => {
    const company = api.as('company')
    await company.call(cases.createDraft, { itemCode: usualItem.code })
    expect(await count('sessions')).toBe(1)
    expect(await count('idempotency_keys')).toBe(1)
    api.clock.advance({ days: 6 })
    await run('sweep')
    expect([await count('tickets'), await count('sessions'), await count('idempotency_keys')]).toEqual([0, 1, 1])
    api.clock.advance({ days: 3 })
    const fresh = await api.signIn('museum')
    await run('sweep')
    expect([await count('sessions'), await count('idempotency_keys')]).toEqual([1, 0])
    expect((await fresh.call(auth.currentUser, {})).username).toBe('museum')
  })

  it('removes temporary files of uploads that were never finished', async () => {
    const file = path.join(api.services.config.dataDirectory, 'files/temporary/left-over')
    await fs.mkdir(path.dirname(file), { recursive: true })
    await fs.writeFile(file, 'x')
    const old = new Date(api.clock.now().getTime() - 2 * 86_400_000)
    await fs.utimes(file, old, old)
    await run('sweep')
    await expect(fs.access(file)).rejects.toThrow('ENOENT')
  })
})

describe('a job with a payload that is none of ours', () => {
  it('fails and stays', async () => {
    expect(await run('render-document', { documentId: 'x' })).toBe(1)
  })
})

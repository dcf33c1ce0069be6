import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { auditKey, verifyAudit } from '../modules/base/audit/index.ts'
import { startTestApp, type TestApp } from './test-app.ts'

describe('the test harness', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  it('signs demo accounts in and counts statements', async () => {
    const company = api.as('company')
    await company.call(auth.currentUser, {})
    const { result, queries, statements } = await api.countQueries(() => company.call(auth.currentUser, {}))
    expect(result).toMatchObject({
      username: 'company',
      kind: 'legal-entity',
      roles: ['applicant', 'entity-administrator'],
      permissions: ['case.apply', 'obligation.handle', 'obligation.read', 'operator.manage', 'task.handle'],
      provinceCode: '14',
    })
    expect(queries, statements.join('\n')).toBe(1)
  })

  it('renews a session when the clock has moved past it', async () => {
    const person = api.as('person')
    await person.call(auth.currentUser, {})
    api.clock.advance({ days: 3 })
    expect((await person.call(auth.currentUser, {})).username).toBe('person')
  })
})

it('finds keys that the server wrote into the log without a name for them', async () => {
  const api = await startTestApp()
  await api.pool
    .query(`insert into audit_rows (uid, at, request_id, actor_name, actor_roles, address, action, object_type, object_id, outcome, details, mac)
    values (gen_random_uuid(), now(), 'r', '', '{}', '', 'cases.void', '', '', 'done', '{"reason": "x", "filter": {"ship": 1}}', '')`)
  await expect(api.stop()).rejects.toThrow('audit details without a name in core/audit/object-words.ts: ship')
})

it('a server with its jobs seals the audit trail', async () => {
  const api = await startTestApp({ runsJobs: true })
  try {
    await api.signIn('company')
    const key = auditKey(api.services.config.secret)
    await vi.waitFor(async () => expect(await verifyAudit(api.pool, key)).toMatchObject({ ok: true, rows: 2, unsealed: 0 }), {
      timeout: 20_000,
      interval: 100,
    })
  } finally {
    await api.stop()
  }
})

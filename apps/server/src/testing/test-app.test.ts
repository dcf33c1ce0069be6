import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
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
    expect(result).toMatchObject({ username: 'company', kind: 'legal-entity', roles: ['applicant'], permissions: ['case.apply', 'task.handle'], provinceCode: '14' })
    expect(queries, statements.join('\n')).toBe(1)
  })

  it('renews a session when the clock has moved past it', async () => {
    const person = api.as('person')
    await person.call(auth.currentUser, {})
    api.clock.advance({ days: 3 })
    expect((await person.call(auth.currentUser, {})).username).toBe('person')
  })
})

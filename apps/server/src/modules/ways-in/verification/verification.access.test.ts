import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/verification/contract'
import { sampleInput } from '../../../testing/sample-input.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('who may ask for codes and set passwords with them', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  it('everybody may try; being signed in, as whoever, opens nothing more', async () => {
    for (const endpoint of Object.values(contract)) {
      const answers = []
      for (const caller of [api.anonymous, api.as('person'), api.as('admin-system'), api.as('admin-security')]) {
        await api.pool.query('delete from code_counts')
        const { status, body } = await caller.sendWire(endpoint, sampleInput(endpoint))
        answers.push({ status, error: (body as { error?: string }).error, data: (body as { data?: unknown }).data })
      }
      for (const answer of answers) expect(answer, endpoint.path).toEqual(answers[0])
      expect(answers[0]!.status, endpoint.path).toBeLessThan(429)
    }
  })

  it('an administrator’s session sets nobody’s password by this way, whatever id it names', async () => {
    const { rows } = await api.pool.query<{ id: string; password_hash: string }>(
      "select id, password_hash from users where username = 'person'",
    )
    for (const username of ['admin-security', 'person'])
      expect((await api.as(username).send(contract.updatePassword, { id: rows[0]!.id, password: 'a'.repeat(32) })).status).toBe(400)
    expect((await api.pool.query("select password_hash from users where username = 'person'")).rows).toEqual([
      { password_hash: rows[0]!.password_hash },
    ])
  })
})

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '@wenwu/core/kernel/id'
import type { RawReply } from '../../../platform/http/caller.ts'
import { newEntity, newIndividual, registrationCode, sendRegistration } from '../../../testing/registrants.ts'
import { sealedBy } from '../../../testing/seal-password.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('registering at the same instant', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  beforeEach(() => api.pool.query('delete from code_counts; delete from registration_counts'))

  const errors = (replies: RawReply[]) =>
    replies.map((reply) => (reply.status === 200 ? 'ok' : (reply.body as { error: string }).error)).sort()
  const idOf = (reply: RawReply) => (reply.body as { data: { id: string } }).data.id

  /** The codes are asked for one after another: the outbox is read in turns. */
  async function withCodes<T extends { mobile: string }>(inputs: readonly T[]): Promise<(T & { proof: string })[]> {
    const proven: (T & { proof: string })[] = []
    for (const input of inputs) proven.push({ ...input, proof: await registrationCode(api, input.mobile) })
    return proven
  }

  it('of six with one credit code one wins, and there is one organisation', async () => {
    const creditCode = newEntity().creditCode
    const inputs = await withCodes(Array.from({ length: 6 }, () => newEntity({ creditCode })))
    const replies = await Promise.all(inputs.map((input) => sendRegistration(api, 'entity', input)))
    expect(errors(replies)).toEqual([...Array<string>(5).fill('credit-code-taken'), 'ok'])
    const { rows } = await api.pool.query('select count(*)::int as n from organizations where credit_code = $1', [creditCode])
    expect(rows).toEqual([{ n: 1 }])
  })

  it.each(['username', 'identityNumber'] as const)('of two individuals with one %s one wins', async (field) => {
    const shared = newIndividual()
    const inputs = await withCodes([
      newIndividual({ [field]: shared[field] }),
      newIndividual({ [field]: field === 'username' ? shared.username.toUpperCase() : shared[field] }),
    ])
    const replies = await Promise.all(inputs.map((input) => sendRegistration(api, 'individual', input)))
    expect(errors(replies)).toEqual(field === 'username' ? ['ok', 'username-taken'] : ['identity-number-taken', 'ok'])
  })

  it('of ten with one code one wins; the others are not told anything about it', async () => {
    const first = newIndividual()
    const proof = await registrationCode(api, first.mobile)
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => sendRegistration(api, 'individual', newIndividual({ mobile: first.mobile, proof }))),
    )
    expect(errors(replies).filter((error) => error === 'ok')).toHaveLength(1)
    expect(new Set(errors(replies).filter((error) => error !== 'ok'))).toEqual(new Set(['code-expired']))
  })

  it('the same request five times gives one account and five times the same reply', async () => {
    const input = newIndividual()
    const proof = await registrationCode(api, input.mobile)
    const key = newId()
    const replies = await Promise.all(
      Array.from({ length: 5 }, async () =>
        sendRegistration(api, 'individual', { ...input, proof, password: await sealedBy(api.anonymous, 'Dougong-2026x') }, { key }),
      ),
    )
    expect(errors(replies)).toEqual(Array<string>(5).fill('ok'))
    expect(new Set(replies.map(idOf)).size).toBe(1)
    const { rows } = await api.pool.query('select count(*)::int as n from users where username = $1', [input.username])
    expect(rows).toEqual([{ n: 1 }])
  })

  it('a lost reply comes again later, to whoever knows key, content and password', async () => {
    const input = newIndividual()
    const proof = await registrationCode(api, input.mobile)
    const key = newId()
    const first = await sendRegistration(api, 'individual', { ...input, proof }, { key })
    api.clock.advance({ minutes: 40 })
    const again = await sendRegistration(api, 'individual', { ...input, proof }, { key })
    expect([again.status, idOf(again)]).toEqual([200, idOf(first)])
    for (const change of [{ password: digestOf('Another-2026x') }, { email: 'other@example.com' }])
      expect(await sendRegistration(api, 'individual', { ...input, proof, ...change }, { key })).toMatchObject({
        status: 409,
        body: { error: 'idempotency-mismatch' },
      })
    expect(await sendRegistration(api, 'individual', { ...input, proof }, { key: newId() })).toMatchObject({
      status: 400,
      body: { error: 'code-expired' },
    })
  })

  it('without a key nothing is registered', async () => {
    const input = newIndividual()
    const proof = await registrationCode(api, input.mobile)
    for (const key of ['', 'short', 'with space and more than sixteen'])
      expect(await sendRegistration(api, 'individual', { ...input, proof }, { key })).toMatchObject({
        status: 400,
        body: { error: 'bad-request', field: 'Idempotency-Key' },
      })
    expect((await sendRegistration(api, 'individual', { ...input, proof })).status).toBe(200)
  })
})

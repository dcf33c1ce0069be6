import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract } from '@wenwu/core/qr-sign-in/contract'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const headers = { 'user-agent': 'desk' }

it('nobody scans or decides without being signed in', async () => {
  const challenge = await api.anonymous.call(contract.ask, { kind: 'official' }, { headers })
  const secret = challenge.address.split('/').at(-1) ?? ''
  expect((await api.anonymous.send(contract.scan, { secret })).status).toBe(401)
  expect((await api.anonymous.send(contract.decide, { secret, isConfirmed: true })).status).toBe(401)
  const asBrowser = { authorization: challenge.secret, ...headers }
  expect((await api.anonymous.send(contract.decide, { secret, isConfirmed: true }, { headers: asBrowser })).status).toBe(401)
  expect((await api.as('national-officer').send(contract.scan, { secret })).status).toBe(200)
})

it.each(['company', 'person', 'customs', 'admin-system', 'admin-security', 'admin-audit', 'expert1'])(
  '%s may sign in by code at the own entrance',
  async (username) => {
    const who = api.as(username)
    const kind = username === 'company' ? 'legal-entity' : username === 'person' ? 'individual' : 'official'
    const challenge = await api.anonymous.call(contract.ask, { kind }, { headers })
    const secret = challenge.address.split('/').at(-1) ?? ''
    await who.call(contract.scan, { secret })
    await who.call(contract.decide, { secret, isConfirmed: true })
    const reply = await api.anonymous.send(contract.poll, {}, { headers: { authorization: challenge.secret, ...headers } })
    expect(reply.body).toMatchObject({ data: { status: 'used', ticket: expect.stringMatching(/^[\w-]{43}$/) as string } })
  },
)

it('secrets that are no secrets are answered alike', async () => {
  for (const secret of ['x', 'A'.repeat(22), "' or 1=1 --"]) {
    const reply = await api.as('national-officer').send(contract.scan, { secret })
    expect([reply.status, (reply.body as { error: string }).error]).toEqual([404, 'qr-code-over'])
  }
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract } from '@wenwu/core/national-platform/contract'
import { createPool } from '../../../platform/database/pool.ts'
import { createApp } from '../../../app.ts'
import type { TestApp } from '../../../testing/test-app.ts'
import { CookieBrowser } from './testing/cookie-browser.ts'
import { startWithSimulator } from './testing/simulated-platform.ts'

describe('who may do what with the national platform', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startWithSimulator()
  })
  afterAll(() => api.stop())

  it('what belongs to an account is its holder’s: nobody without a session', async () => {
    const calls = [
      api.anonymous.send(contract.account, {}),
      api.anonymous.send(contract.bind, {}),
      api.anonymous.send(contract.unbind, {}),
      api.anonymous.send(contract.transfer, { target: '演练政务服务网站' }),
      api.anonymous.send(contract.leave, {}),
    ]
    for (const reply of await Promise.all(calls)) expect(reply).toMatchObject({ status: 401, body: { error: 'signed-out' } })
    expect((await api.as('person').send(contract.account, {})).status).toBe(200)
  })

  it('nobody binds, unbinds or visits in another one’s name: there is no id to give, and each sees the own binding alone', async () => {
    const browser = new CookieBrowser(api)
    await browser.come('gj-natural-1001')
    const authorization = (await api.as('person').authorization()) ?? ''
    expect(
      (await browser.send('/api/v1/national-platform/binding', { json: { userId: 'another' }, headers: { authorization } })).status,
    ).toBe(200)
    expect(await api.as('person').call(contract.account, {})).toMatchObject({ boundAt: expect.any(String) as string })
    for (const account of ['company', 'museum', 'national-lead', 'admin-system']) {
      expect(await api.as(account).call(contract.account, {}), account).toMatchObject({ boundAt: null, arrival: null })
      expect(await api.as(account).send(contract.unbind, {}), account).toMatchObject({ status: 409, body: { error: 'platform-not-bound' } })
      expect(await api.as(account).send(contract.transfer, { target: '演练政务服务网站' }), account).toMatchObject({
        status: 409,
        body: { error: 'platform-not-bound' },
      })
    }
    expect((await api.as('person').send(contract.transfer, { target: '演练政务服务网站' })).status).toBe(200)
  })

  it('an official has no account there: none of the platform’s people can be bound to one', async () => {
    const browser = new CookieBrowser(api)
    await browser.come('gj-natural-1002')
    for (const account of ['national-lead', 'province-sx', 'admin-security', 'expert1']) {
      const authorization = (await api.as(account).authorization()) ?? ''
      expect(await browser.send('/api/v1/national-platform/binding', { json: {}, headers: { authorization } }), account).toMatchObject({
        status: 409,
        body: { error: 'platform-person-differs' },
      })
    }
  })

  it('a call of somebody who is not the server is refused by the simulator’s gateway, and none works twice', async () => {
    const send = (headers: Record<string, string>) =>
      new CookieBrowser(api).send('/api/national-platform-simulator/gateway/authorizations', { json: {}, headers })
    expect(await send({})).toMatchObject({ status: 400, body: { msg: '签名不正确' } })
    expect((await new CookieBrowser(api).depart()).searchParams.get('requestId')).toMatch(/^[\w-]{32}$/)
  })

  it('the simulator is refused in production, also where the settings have it', async () => {
    const pool = createPool(api.connection, { max: 2 })
    try {
      const config = { ...api.services.config, environment: 'production' as const }
      await expect(createApp({ config, pool })).rejects.toThrow('the simulator of the national platform is refused in production')
    } finally {
      await pool.end()
    }
  })
})

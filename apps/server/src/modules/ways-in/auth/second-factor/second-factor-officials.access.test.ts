import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as secondFactor } from '@wenwu/core/second-factor/contract'
import { Caller } from '../../../../platform/http/caller.ts'
import { Authenticator } from '../../../../testing/authenticator.ts'
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts'
import { errorOf, TestDevice, ticketOf } from '../../../../testing/test-device.ts'

const required = { status: 401, body: { error: 'second-factor-required', msg: '请输入动态口令完成登录。' } }

describe('the second factor (demanded of officials)', () => {
  let api: TestApp
  let browser: TestDevice
  beforeAll(async () => {
    api = await startTestApp({ config: { secondFactor: 'officials' } })
    browser = new TestDevice(api)
  })
  afterAll(() => api.stop())

  const newTicket = async (username: string) => ticketOf(await browser.login(username))
  const exchange = (ticket: string, totp?: string) => browser.exchange(ticket, totp === undefined ? {} : { totp }, {})
  const holder = (ticket: string) => new Caller({ address: api.address, authorization: () => Promise.resolve(ticket) })

  it('is set up with the first sign-in, which then goes on without another code', async () => {
    const ticket = await newTicket('national-lead')
    expect(await exchange(ticket)).toMatchObject({
      status: 401,
      body: { error: 'second-factor-enrolment-required', msg: '登录前须先设置动态口令。' },
    })
    expect((await api.request('GET', auth.currentUser.path, undefined, { authorization: ticket })).status).toBe(401)
    api.clock.advance({ minutes: 10 })
    const { secret } = await holder(ticket).call(secondFactor.beginAtSignIn, {})
    const app = new Authenticator(api, secret)
    expect(errorOf(await holder(ticket).send(secondFactor.confirmAtSignIn, { code: '000000' }))).toBe('second-factor-mismatch')
    expect(errorOf(await exchange(ticket))).toBe('second-factor-enrolment-required')
    expect((await holder(ticket).call(secondFactor.confirmAtSignIn, { code: app.code() })).recoveryCodes).toHaveLength(10)
    expect((await exchange(ticket)).status).toBe(200)
    // the ticket is used; the next one needs a code, and nobody sets up a second one with it
    expect(errorOf(await holder(ticket).send(secondFactor.beginAtSignIn, {}))).toBe('ticket-invalid')
    const next = await newTicket('national-lead')
    expect(await exchange(next)).toMatchObject(required)
    expect(errorOf(await holder(next).send(secondFactor.beginAtSignIn, {}))).toBe('second-factor-enrolled')
    api.clock.advance({ seconds: 30 })
    expect((await exchange(next, app.code())).status).toBe(200)
  })

  it('is not demanded of applicants', async () => {
    expect((await exchange(await newTicket('company'))).status).toBe(200)
  })

  it('cannot be switched off by its owner', async () => {
    const ticket = await newTicket('expert1')
    await exchange(ticket)
    const { secret } = await holder(ticket).call(secondFactor.beginAtSignIn, {})
    const app = new Authenticator(api, secret)
    await holder(ticket).call(secondFactor.confirmAtSignIn, { code: app.code() })
    const { token } = (await exchange(ticket)).body as { token: string }
    api.clock.advance({ seconds: 30 })
    expect(await holder(token).send(secondFactor.disable, { code: app.code() })).toMatchObject({
      status: 409,
      body: { error: 'second-factor-mandatory' },
    })
  })

  it('the calls of setting up at sign-in need a ticket: none, a token, one of another client, one that is over', async () => {
    for (const credential of [null, 'x', 'x'.repeat(43)])
      expect(
        errorOf(
          await new Caller({ address: api.address, authorization: () => Promise.resolve(credential) }).send(secondFactor.beginAtSignIn, {}),
        ),
      ).toBe('ticket-invalid')
    const ticket = await newTicket('expert2')
    expect(errorOf(await holder(ticket).send(secondFactor.beginAtSignIn, {}, { headers: { 'user-agent': 'another' } }))).toBe(
      'ticket-invalid',
    )
    expect((await holder(ticket).send(secondFactor.beginAtSignIn, {})).status).toBe(200)
    api.clock.advance({ seconds: 61 })
    expect(errorOf(await holder(ticket).send(secondFactor.beginAtSignIn, {}))).toBe('ticket-invalid')
  })
})

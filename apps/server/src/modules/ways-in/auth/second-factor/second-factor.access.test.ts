import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { maskMobile } from '@wenwu/core/kernel/masks'
import { contract as secondFactor } from '@wenwu/core/second-factor/contract'
import type { BeginProof } from '@wenwu/core/second-factor/model'
import { contract as users } from '@wenwu/core/users/contract'
import { contract as phones } from '@wenwu/core/verification/contract'
import { demoPassword } from '../../../../db/seed/index.ts'
import { Caller } from '../../../../platform/http/caller.ts'
import { Authenticator } from '../../../../testing/authenticator.ts'
import { errorOf, TestDevice, ticketOf } from '../../../../testing/test-device.ts'
import { codeSentTo, mobileOf } from '../../../../testing/messages.ts'
import { sealedBy } from '../../../../testing/seal-password.ts'
import { digestOf, startTestApp, type TestApp } from '../../../../testing/test-app.ts'

async function enrol(api: TestApp, username: string): Promise<{ app: Authenticator; recoveryCodes: string[]; caller: Caller }> {
  const caller = await api.signIn(username)
  const { secret } = await caller.call(secondFactor.begin, { password: digestOf(demoPassword) })
  const app = new Authenticator(api, secret)
  const { recoveryCodes } = await caller.call(secondFactor.confirm, { code: app.code() })
  // the next code belongs to the next step
  api.clock.advance({ seconds: 30 })
  return { app, recoveryCodes, caller }
}

const required = { status: 401, body: { error: 'second-factor-required', msg: '请输入动态口令完成登录。' } }

describe('the second factor (optional)', () => {
  let api: TestApp
  let browser: TestDevice
  beforeAll(async () => {
    api = await startTestApp()
    browser = new TestDevice(api)
  })
  afterAll(() => api.stop())

  const newTicket = async (username: string) => ticketOf(await browser.login(username))
  const exchange = (ticket: string, totp?: string) => browser.exchange(ticket, totp === undefined ? {} : { totp }, {})

  it('is asked of who has set it up, and of nobody else', async () => {
    expect((await exchange(await newTicket('national-office'))).status).toBe(200)
    const { app } = await enrol(api, 'national-office')
    const ticket = await newTicket('national-office')
    expect(await exchange(ticket)).toMatchObject(required)
    expect((await exchange(ticket, app.code())).status).toBe(200)
    expect(errorOf(await exchange(ticket, app.code(1)))).toBe('ticket-invalid')
  })

  describe('set up', () => {
    let app: Authenticator
    let recoveryCodes: string[]
    beforeAll(async () => {
      const made = await enrol(api, 'national-lead')
      app = made.app
      recoveryCodes = made.recoveryCodes
    })
    beforeEach(() => api.clock.advance({ seconds: 90 }))

    it('keeps the ticket for five minutes after asking, and no longer', async () => {
      const [ticket, late] = [await newTicket('national-lead'), await newTicket('national-lead')]
      expect(await exchange(ticket)).toMatchObject(required)
      expect(await exchange(late)).toMatchObject(required)
      api.clock.advance({ seconds: 240 })
      // asking again does not make it longer
      expect(await exchange(late)).toMatchObject(required)
      expect((await exchange(ticket, app.code())).status).toBe(200)
      api.clock.advance({ seconds: 61 })
      expect(errorOf(await exchange(late, app.code()))).toBe('ticket-invalid')
    })

    it('a ticket that nobody was asked with still ends after sixty seconds', async () => {
      const ticket = await newTicket('national-lead')
      api.clock.advance({ seconds: 61 })
      expect(errorOf(await exchange(ticket, app.code()))).toBe('ticket-invalid')
    })

    it('takes the codes before and after now, none further away', async () => {
      for (const distance of [2, -2])
        expect(errorOf(await exchange(await newTicket('national-lead'), app.code(distance)))).toBe('wrong-second-factor')
      expect((await exchange(await newTicket('national-lead'), app.code(-1))).status).toBe(200)
      expect((await exchange(await newTicket('national-lead'), app.code(1))).status).toBe(200)
    })

    it('takes a step once, also of ten at the same time, and none before it', async () => {
      // three are good at most, so that the wrong ones do not lock the count
      const tickets = await Promise.all(Array.from({ length: 4 }, () => newTicket('national-lead')))
      const code = app.code()
      const replies = await Promise.all(tickets.map((ticket) => exchange(ticket, code)))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
      // shown again it is no guess
      expect(replies.filter((reply) => errorOf(reply) === 'second-factor-used')).toHaveLength(3)
      for (let i = 0; i < 6; i++) expect(errorOf(await exchange(await newTicket('national-lead'), code))).toBe('second-factor-used')
      const { rows } = await api.pool.query<{ n: string }>(
        "select count(*) as n from sessions s join users u on u.id = s.user_id where u.username = 'national-lead' and s.created_at = (select max(created_at) from sessions)",
      )
      expect(Number(rows[0]?.n)).toBe(1)
      expect(errorOf(await exchange(await newTicket('national-lead'), app.code(-1)))).toBe('wrong-second-factor')
      api.clock.advance({ seconds: 30 })
      expect((await exchange(await newTicket('national-lead'), app.code())).status).toBe(200)
    })

    it('takes a recovery code once, also of five at the same time', async () => {
      const code = recoveryCodes[0]!
      const tickets = await Promise.all(Array.from({ length: 4 }, () => newTicket('national-lead')))
      const replies = await Promise.all(tickets.map((ticket) => exchange(ticket, code.toUpperCase())))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
      expect(errorOf(await exchange(await newTicket('national-lead'), code))).toBe('wrong-second-factor')
      expect((await exchange(await newTicket('national-lead'), recoveryCodes[1])).status).toBe(200)
    })

    it('does not take the code or the recovery code of somebody else', async () => {
      const other = await enrol(api, 'national-officer')
      const ticket = await newTicket('national-lead')
      expect(errorOf(await exchange(ticket, other.app.code()))).toBe('wrong-second-factor')
      expect(errorOf(await exchange(ticket, other.recoveryCodes[2]))).toBe('wrong-second-factor')
      expect((await exchange(await newTicket('national-officer'), other.recoveryCodes[2])).status).toBe(200)
      expect((await exchange(ticket, app.code())).status).toBe(200)
    })

    it('needs the ticket: a code alone, and a ticket from another client, open nothing and count nothing', async () => {
      const stranger = new TestDevice(api, { 'user-agent': 'another browser' })
      const ticket = await newTicket('national-lead')
      expect(errorOf(await exchange('x'.repeat(43), app.code()))).toBe('ticket-invalid')
      expect(errorOf(await stranger.exchange(ticket, { totp: app.code() }, {}))).toBe('ticket-invalid')
      expect((await exchange(ticket, app.code())).status).toBe(200)
    })

    it('locks at the fifth wrong code, also of a hundred at once; the right one does not open it, a success begins again', async () => {
      api.clock.advance({ hours: 1 })
      const wrong = (ticket: string) => exchange(ticket, '000000')
      const first = await wrong(await newTicket('national-lead'))
      expect(first).toMatchObject({
        status: 403,
        body: { error: 'wrong-second-factor', params: { n: 4 }, msg: '动态口令错误，您还有 4 次尝试机会！' },
      })
      api.clock.advance({ seconds: 30 })
      expect((await exchange(await newTicket('national-lead'), app.code())).status).toBe(200)
      const ticket = await newTicket('national-lead')
      const replies = await Promise.all(Array.from({ length: 100 }, () => wrong(ticket)))
      expect(replies.filter((reply) => errorOf(reply) === 'wrong-second-factor').length).toBeLessThanOrEqual(4)
      for (let i = 0; i < 5; i++) await wrong(ticket)
      api.clock.advance({ seconds: 30 })
      const locked = await exchange(ticket, app.code())
      expect(locked).toMatchObject({
        status: 403,
        body: { error: 'second-factor-locked', msg: expect.stringMatching(/^动态口令已被锁定，请在 1\d分\d+秒 后重试！$/) as string },
      })
      // the count is the second factor's own: the password still gives tickets, which open nothing
      expect(await exchange(await newTicket('national-lead'))).toMatchObject(required)
      api.clock.advance({ minutes: 16 })
      expect((await exchange(await newTicket('national-lead'), app.code())).status).toBe(200)
    })

    it('leaves audit rows of wrong codes, never with the code; the secret is sealed, the recovery codes are hashed', async () => {
      await exchange(await newTicket('national-lead'), '135790')
      const { rows } = await api.pool.query<{ whole: string; details: unknown }>(
        "select details, audit_rows::text as whole from audit_rows where action = 'auth.createToken' and outcome = 'denied' order by id desc limit 1",
      )
      expect(rows[0]?.details).toMatchObject({ error: 'wrong-second-factor' })
      expect(rows[0]?.whole).not.toContain('135790')
      const stored = await api.pool.query<{ whole: string }>(
        'select second_factors::text || recovery_codes::text as whole from second_factors join recovery_codes using (user_id)',
      )
      const text = stored.rows.map((row) => row.whole).join()
      expect(text.length).toBeGreaterThan(1000)
      expect(text).not.toContain(app.secret.toString('hex'))
      for (const code of recoveryCodes) expect(text).not.toContain(Buffer.from(code).toString('hex'))
    })

    it('is removed against a code, by its owner', async () => {
      api.clock.advance({ minutes: 16 })
      const { token } = (await exchange(await newTicket('national-lead'), app.code())).body as { token: string }
      const owner = new Caller({ address: api.address, authorization: () => Promise.resolve(token) })
      expect(errorOf(await owner.send(secondFactor.disable, { code: '000000' }))).toBe('wrong-second-factor')
      expect(errorOf(await owner.send(secondFactor.disable, { code: app.code() }))).toBe('second-factor-used')
      expect(await owner.call(secondFactor.status, {})).toMatchObject({ isEnrolled: true, recoveryCodesLeft: 8 })
      api.clock.advance({ seconds: 30 })
      await owner.call(secondFactor.disable, { code: app.code() })
      expect((await exchange(await newTicket('national-lead'))).status).toBe(200)
    })
  })

  describe('setting it up demands a proof of the person: a session left open is not enough', () => {
    const begun = async (caller: Caller, proof: BeginProof) => errorOf(await caller.send(secondFactor.begin, proof)) ?? 'begun'
    const waits = async (username: string) =>
      (await api.pool.query('select from second_factors where user_id = (select id from users where username = $1)', [username])).rowCount

    it('by the password, as a counted try', async () => {
      const caller = await api.signIn('expert2')
      expect(await begun(caller, {})).toBe('fresh-sign-in-required')
      expect(await begun(caller, { password: '', code: '' })).toBe('fresh-sign-in-required')
      expect(await caller.send(secondFactor.begin, { password: digestOf('Another@2026#') })).toMatchObject({
        status: 422,
        body: { error: 'current-password-wrong', field: 'password', msg: '当前密码错误，您还有 4 次尝试机会！' },
      })
      expect(await waits('expert2')).toBe(0)
      expect(await begun(caller, { password: digestOf(demoPassword) })).toBe('begun')
      // hours later as well
      api.clock.advance({ minutes: 29 })
      expect(await begun(caller, { password: await sealedBy(api.anonymous, demoPassword) })).toBe('begun')
    })

    it('five wrong passwords end the session, and leave the entrance as it is', async () => {
      const caller = await api.signIn('expert5')
      for (let i = 0; i < 4; i++) expect(await begun(caller, { password: digestOf('wrong') })).toBe('current-password-wrong')
      expect(await caller.send(secondFactor.begin, { password: digestOf('wrong') })).toMatchObject({
        status: 401,
        body: { error: 'current-password-locked', field: 'password', msg: '当前密码错误次数过多，已退出登录，请重新登录。' },
      })
      expect((await caller.send(auth.currentUser, {})).status).toBe(401)
      expect((await browser.login('expert5')).status).toBe(200)
    })

    it('by a code to the phone of the account, which is valid for nothing else and only once', async () => {
      const caller = await api.signIn('thirdparty')
      const mobile = await mobileOf(api, 'thirdparty')
      expect(await caller.call(secondFactor.status, {})).toMatchObject({ codeMobile: maskMobile(mobile), proof: 'password' })
      expect(await begun(caller, { code: '123456' })).toBe('code-expired')
      expect(await caller.call(secondFactor.sendCode, {})).toEqual({ seconds: 60, isRehearsal: true })
      const code = await codeSentTo(api, mobile)
      expect(await caller.send(secondFactor.begin, { code: code === '000000' ? '111111' : '000000' })).toMatchObject({
        body: { error: 'wrong-code', field: 'code' },
      })
      const elsewhere = await api.anonymous.send(phones.loginByPhone, { mobile, code, kind: 'official', username: '' })
      expect(elsewhere.status).toBeGreaterThanOrEqual(400)
      expect(await waits('thirdparty')).toBe(0)
      expect(await begun(caller, { code })).toBe('begun')
      expect(await begun(caller, { code })).toBe('code-expired')
    })

    it.each(['oidc', 'platform', 'certificate'])('by having signed in just now without a password: %s', async (method) => {
      const caller = await api.signIn('expert4')
      await api.pool.query(
        "update sessions set method = $1 where id = (select s.id from sessions s join users u on u.id = s.user_id where u.username = 'expert4' order by s.created_at desc, s.id desc limit 1)",
        [method],
      )
      expect(await caller.call(secondFactor.status, {})).toMatchObject({ proof: 'just-signed-in' })
      expect(await begun(caller, {})).toBe('begun')
      api.clock.advance({ minutes: 16 })
      expect(await caller.call(secondFactor.status, {})).toMatchObject({ proof: 'sign-in-again' })
      expect(await caller.send(secondFactor.begin, {})).toMatchObject({
        status: 409,
        body: {
          error: 'fresh-sign-in-required',
          msg: '为确认是您本人操作，请输入登录密码或手机验证码；没有使用密码登录的，也可重新登录，并在登录后 15 分钟内设置。',
        },
      })
    })

    it('never by a session of a browser that was remembered, a text message, another system, or a picture that an open session confirms', async () => {
      for (const method of ['remembered', 'sms', 'transit', 'qr']) {
        const caller = await api.signIn('expert5')
        await api.pool.query("update sessions set method = $1 where user_id = (select id from users where username = 'expert5')", [method])
        expect([method, await begun(caller, {})]).toEqual([method, 'fresh-sign-in-required'])
      }
    })
  })

  it('is set up with a right code, once, within a quarter of an hour', async () => {
    const caller = await api.signIn('expert1')
    expect(await caller.call(secondFactor.status, {})).toEqual({
      isOffered: true,
      isRequired: false,
      isEnrolled: false,
      recoveryCodesLeft: 0,
      codeMobile: maskMobile(await mobileOf(api, 'expert1')),
      proof: 'password',
    })
    expect(errorOf(await caller.send(secondFactor.confirm, { code: '000000' }))).toBe('second-factor-not-begun')
    const proof = { password: digestOf(demoPassword) }
    const { secret: late } = await caller.call(secondFactor.begin, proof)
    api.clock.advance({ minutes: 16 })
    expect(errorOf(await caller.send(secondFactor.confirm, { code: new Authenticator(api, late).code() }))).toBe(
      'second-factor-begun-long-ago',
    )
    const { secret, uri } = await caller.call(secondFactor.begin, proof)
    expect(uri).toContain(`secret=${secret}`)
    const app = new Authenticator(api, secret)
    expect(await caller.send(secondFactor.confirm, { code: '000000' })).toMatchObject({
      status: 422,
      body: { error: 'second-factor-mismatch', field: 'code' },
    })
    // what was only begun is asked of nobody
    expect((await exchange(await newTicket('expert1'))).status).toBe(200)
    expect((await caller.call(secondFactor.confirm, { code: app.code() })).recoveryCodes).toHaveLength(10)
    expect(errorOf(await caller.send(secondFactor.begin, proof))).toBe('second-factor-enrolled')
    expect(errorOf(await caller.send(secondFactor.confirm, { code: app.code(1) }))).toBe('second-factor-enrolled')
  })

  it('is not offered to applicants', async () => {
    const caller = await api.signIn('company')
    expect(await caller.call(secondFactor.status, {})).toMatchObject({ isOffered: false })
    expect((await caller.send(secondFactor.begin, {})).status).toBe(404)
  })

  it('does not take the calls of the forced setting up: nobody must', async () => {
    const asTicket = new Caller({ address: api.address, authorization: () => newTicket('expert2') })
    expect(errorOf(await asTicket.send(secondFactor.beginAtSignIn, {}))).toBe('ticket-invalid')
  })

  it('is reset by a security administrator, for others, and by nobody else', async () => {
    const { caller } = await enrol(api, 'expert3')
    const { rows } = await api.pool.query<{ id: string; username: string }>(
      "select id, username from users where username in ('expert3', 'expert5', 'admin-security')",
    )
    const idOf = (username: string) => rows.find((row) => row.username === username)!.id
    for (const username of ['company', 'admin-system', 'admin-audit', 'national-accept'])
      expect((await api.as(username).send(secondFactor.reset, { userId: idOf('expert3') })).status, username).toBe(403)
    expect((await api.anonymous.send(secondFactor.reset, { userId: idOf('expert3') })).status).toBe(401)
    expect(await exchange(await newTicket('expert3'))).toMatchObject(required)
    const security = api.as('admin-security')
    expect(errorOf(await security.send(secondFactor.reset, { userId: idOf('admin-security') }))).toBe('own-account')
    const owner = await api.signIn('expert5')
    expect(errorOf(await security.send(secondFactor.reset, { userId: idOf('expert5') }))).toBe('account-state')
    expect((await owner.send(auth.currentUser, {})).status).toBe(200)
    await security.call(secondFactor.reset, { userId: idOf('expert3') })
    expect((await caller.send(auth.currentUser, {})).status).toBe(401)
    const { rows: audited } = await api.pool.query(
      "select object_id, outcome, details from audit_rows where action = 'second-factor.reset' and outcome = 'done'",
    )
    expect(audited).toEqual([{ object_id: idOf('expert3'), outcome: 'done', details: { username: 'expert3', sessions: 1 } }])
    expect((await api.pool.query("select from messages where template = 'second-factor-reset'")).rowCount).toBe(1)
    expect((await exchange(await newTicket('expert3'))).status).toBe(200)
    expect(errorOf(await security.send(secondFactor.reset, { userId: idOf('expert3') }))).toBe('account-state')
  })

  it('wrong codes that lock it are forgotten with a reset, and at the word of a security administrator', async () => {
    const { app } = await enrol(api, 'province-sx')
    const lock = async () => {
      const ticket = await newTicket('province-sx')
      await exchange(ticket)
      for (let i = 0; i < 5; i++) await exchange(ticket, '000000')
      expect(errorOf(await exchange(ticket, app.code()))).toBe('second-factor-locked')
    }
    await lock()
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'province-sx'")
    const id = rows[0]!.id
    const security = api.as('admin-security')
    expect((await security.call(users.get, { id })).abilities).toContain('clear-lock-out')
    await security.call(users.clearLockOut, { id })
    api.clock.advance({ seconds: 30 })
    expect((await exchange(await newTicket('province-sx'), app.code())).status).toBe(200)
    api.clock.advance({ seconds: 30 })
    await lock()
    await security.call(secondFactor.reset, { userId: id })
    const next = await enrol(api, 'province-sx')
    expect((await exchange(await newTicket('province-sx'), next.app.code())).status).toBe(200)
  })

  it('is not asked after a certificate, which is two factors', async () => {
    const { app } = await enrol(api, 'expert4')
    const ticket = await newTicket('expert4')
    await api.pool.query(
      "update tickets set method = 'certificate' where used_at is null and user_id = (select id from users where username = 'expert4')",
    )
    expect((await exchange(ticket)).status).toBe(200)
    const bySms = await newTicket('expert4')
    await api.pool.query(
      "update tickets set method = 'sms' where used_at is null and user_id = (select id from users where username = 'expert4')",
    )
    expect(await exchange(bySms)).toMatchObject(required)
    expect((await exchange(bySms, app.code())).status).toBe(200)
  })
})

describe('the second factor (off)', () => {
  it('is asked of nobody, also of who had set it up', async () => {
    const api = await startTestApp()
    await enrol(api, 'expert1')
    api.services.config.secondFactor = 'off'
    const browser = new TestDevice(api)
    expect((await browser.exchange(ticketOf(await browser.login('expert1')), {}, {})).status).toBe(200)
    expect(await (await api.signIn('expert1')).call(secondFactor.status, {})).toMatchObject({ isOffered: false })
    await api.stop()
  })
})

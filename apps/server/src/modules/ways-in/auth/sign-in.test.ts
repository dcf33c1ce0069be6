import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import type { UserKind } from '@wenwu/core/auth/model'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { PasswordHasher } from '../../../platform/passwords/password-hasher.ts'
import { Caller } from '../../../platform/http/caller.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { demoPassword } from '../../../db/seed/index.ts'

describe('signing in by password', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  const login = (username: string, password = digestOf(demoPassword), kind: UserKind = 'official') =>
    api.anonymous.send(auth.login, { username, passwordDigest: password, kind, isRemembered: false })
  const ticketOf = async (username: string, kind: UserKind = 'official') =>
    (await api.anonymous.call(auth.login, { username, passwordDigest: digestOf(demoPassword), kind, isRemembered: false })).ticket
  const exchange = (authorization: string | null, body: unknown = {}, headers: Record<string, string> = {}) =>
    api.request('POST', auth.createToken.path, body, { ...(authorization !== null && { authorization }), ...headers })

  it('goes from ticket to token to the current user, in the names of the specification', async () => {
    const reply = await api.request('POST', '/sso/login', {
      username: 'company',
      password: digestOf(demoPassword),
      type: '1',
      rememberme: true,
    })
    expect(reply).toMatchObject({
      status: 200,
      body: { code: 200, data: { ticket: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string } },
    })
    const { ticket } = (reply.body as { data: { ticket: string } }).data
    const exchanged = await api.request('POST', '/sso/createTokenByUserId', undefined, { authorization: ticket })
    expect(exchanged).toMatchObject({
      status: 200,
      body: { code: 200, message: 'ok', token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/) as string },
    })
    const { token } = exchanged.body as { token: string }
    expect(token).not.toBe(ticket)
    for (const authorization of [token, `Bearer ${token}`]) {
      const user = await api.request('GET', '/api/userCount/getCurrentUserCount', undefined, { authorization })
      expect(user).toMatchObject({
        status: 200,
        body: {
          code: 200,
          data: {
            userName: 'company',
            isLock: '0',
            userType: '1',
            telNo: expect.stringMatching(/^1\d{10}$/) as string,
            email: 'company@example.com',
            orgName: '晋阳古建筑保护工程有限公司',
          },
        },
      })
    }
  })

  it('takes any spelling of the name', async () => {
    expect((await login('  ＮＡＴＩＯＮＡＬ-Lead ')).status).toBe(200)
  })

  it.each([
    ['', digestOf('x'), 'username'],
    ['   ', digestOf('x'), 'username'],
    ['company', '', 'password'],
    ['company', digestOf(''), 'password'],
    ['company', 'secret', 'password'],
    ['company', digestOf('x').toUpperCase(), 'password'],
    ['company', `${digestOf('x')}\n`, 'password'],
  ])('refuses %j / %j by its field, without counting it', async (username, password, field) => {
    expect(await login(username, password)).toMatchObject({ status: 400, body: { error: 'bad-request', field } })
    const { rows } = await api.pool.query("select from sign_in_attempts where subject = 'name:company' and failures > 0")
    expect(rows).toHaveLength(0)
  })

  it('says the entrance is wrong only with the right password', async () => {
    const right = await login('person', undefined, 'legal-entity')
    expect(right).toMatchObject({
      status: 400,
      body: { error: 'wrong-entrance', msg: '账号或密码错误，请检查账号、密码拼写或登录入口是否正确！' },
    })
    expect(await login('person', digestOf('wrong'), 'legal-entity')).toMatchObject({ status: 401, body: { error: 'wrong-password' } })
    expect((await login('person', undefined, 'individual')).status).toBe(200)
  })

  it('says an account is disabled only with the right password', async () => {
    await api.pool.query("update users set is_locked = true where username = 'expert5'")
    expect(await login('expert5')).toMatchObject({ status: 403, body: { error: 'account-disabled', msg: '此账号已被禁用！' } })
    expect(await login('expert5', digestOf('wrong'))).toMatchObject({
      status: 401,
      body: { error: 'wrong-password', msg: '密码错误，您还有 4 次尝试机会！' },
    })
  })

  it('leaves an audit row of each try, never with the password', async () => {
    await login('museum', undefined, 'legal-entity')
    await login('museum', digestOf('wrong'), 'legal-entity')
    await login('hunter2-typed-into-the-name', digestOf('wrong'))
    const { rows } = await api.pool.query<{ outcome: string; actor_name: string; details: Record<string, unknown> }>(
      "select outcome, actor_name, details from audit_rows where action = 'auth.login' order by id desc limit 3",
    )
    expect(rows.reverse()).toMatchObject([
      { outcome: 'done', actor_name: '周渭南', details: { username: 'museum' } },
      { outcome: 'denied', details: { username: 'museum', error: 'wrong-password' } },
      { outcome: 'denied', details: { username: 'hu…(27)', error: 'wrong-password' } },
    ])
    const all = await api.pool.query<{ whole: string }>('select audit_rows::text as whole from audit_rows')
    const text = all.rows.map((row) => row.whole).join('\n')
    expect(text).not.toContain(digestOf(demoPassword))
    expect(text).not.toContain(digestOf('wrong'))
    expect(text).not.toContain('hunter2')
  })

  it('leaves an audit row of the token and of signing out', async () => {
    const { token } = (await exchange(await ticketOf('museum', 'legal-entity'))).body as { token: string }
    await api.request('GET', auth.signOut.path, undefined, { authorization: token })
    await exchange(token)
    const { rows } = await api.pool.query(
      "select action, outcome, object_type, actor_name from audit_rows where action in ('auth.createToken', 'auth.signOut') order by id desc limit 3",
    )
    expect(rows.reverse()).toMatchObject([
      { action: 'auth.createToken', outcome: 'done', object_type: 'user' },
      { action: 'auth.signOut', outcome: 'done', object_type: 'user', actor_name: '周渭南' },
      { action: 'auth.createToken', outcome: 'denied' },
    ])
  })

  it('stores a password again at the cost of today', async () => {
    const costly = await new PasswordHasher({ pepper: deriveKey(api.services.config.secret, 'password-pepper'), cost: 'production' }).hash(
      digestOf(demoPassword),
    )
    await api.pool.query("update users set password_hash = $1 where username = 'customs'", [costly])
    expect((await login('customs')).status).toBe(200)
    const { rows } = await api.pool.query<{ password_hash: string }>("select password_hash from users where username = 'customs'")
    expect(api.services.passwords.needsRehash(rows[0]!.password_hash)).toBe(false)
    expect((await login('customs')).status).toBe(200)
  })

  it('stores neither ticket nor token', async () => {
    const ticket = await ticketOf('museum', 'legal-entity')
    const { token } = (await exchange(ticket)).body as { token: string }
    const stored = await api.pool.query<{ whole: string }>(
      'select tickets::text as whole from tickets union all select sessions::text from sessions',
    )
    const text = stored.rows.map((row) => row.whole).join('\n')
    expect(stored.rows.length).toBeGreaterThan(1)
    for (const secret of [ticket, token]) expect(text).not.toContain(secret)
  })

  describe('a ticket', () => {
    const invalid = { status: 401, body: { error: 'ticket-invalid' } }

    it('is used once, also by ten at the same time', async () => {
      const ticket = await ticketOf('national-lead')
      const replies = await Promise.all(Array.from({ length: 10 }, () => exchange(ticket)))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
      expect(replies.filter((reply) => reply.status === 401)).toHaveLength(9)
      expect(await exchange(ticket)).toMatchObject(invalid)
    })

    it('ends after sixty seconds', async () => {
      const [early, late] = [await ticketOf('national-lead'), await ticketOf('national-lead')]
      api.clock.advance({ seconds: 50 })
      expect((await exchange(early)).status).toBe(200)
      api.clock.advance({ seconds: 11 })
      expect(await exchange(late)).toMatchObject(invalid)
    })

    it('is of no use to another browser', async () => {
      const ticket = await ticketOf('national-lead')
      expect(await exchange(ticket, {}, { 'user-agent': 'somebody else' })).toMatchObject(invalid)
      expect((await exchange(ticket)).status).toBe(200)
    })

    it('is of no use with another name, and takes the login payload of its own', async () => {
      const ticket = await ticketOf('national-lead')
      expect(await exchange(ticket, { username: 'national-office' })).toMatchObject(invalid)
      expect(
        (await exchange(ticket, { username: 'National-Lead', password: digestOf(demoPassword), type: '3', rememberme: true })).status,
      ).toBe(200)
    })

    it('is no token, and a token is no ticket', async () => {
      const ticket = await ticketOf('national-lead')
      expect(
        (await new Caller({ address: api.address, authorization: () => Promise.resolve(ticket) }).send(auth.currentUser, {})).status,
      ).toBe(401)
      const { token } = (await exchange(ticket)).body as { token: string }
      expect(await exchange(token)).toMatchObject(invalid)
      expect(await exchange(null)).toMatchObject(invalid)
      expect(await exchange('x'.repeat(43))).toMatchObject(invalid)
    })

    it('does not let in an account that was disabled meanwhile', async () => {
      const ticket = await ticketOf('expert4')
      await api.pool.query("update users set is_locked = true where username = 'expert4'")
      expect(await exchange(ticket)).toMatchObject({ status: 403, body: { error: 'account-disabled' } })
    })
  })

  it('makes a new token each time, so none can be planted', async () => {
    const first = (await exchange(await ticketOf('national-lead'))).body as { token: string }
    const second = (await exchange(await ticketOf('national-lead'))).body as { token: string }
    expect(first.token).not.toBe(second.token)
  })
})

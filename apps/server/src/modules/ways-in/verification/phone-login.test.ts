import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import type { UserKind } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/verification/contract'
import { splitPhoneTicket } from '@wenwu/core/verification/model'
import { Caller } from '../../../platform/http/caller.ts'
import { codeSentTo, messagesTo, mobileOf } from '../../../testing/messages.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

describe('signing in by phone', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  // the caps of one test are not those of the next
  beforeEach(() => api.pool.query('delete from code_counts'))

  const ask = (mobile: string) => api.anonymous.call(contract.sendCode, { mobile, purpose: 'sign-in' })
  const login = (mobile: string, code: string, kind: UserKind = 'official', username = '') =>
    api.anonymous.send(contract.loginByPhone, { mobile, code, kind, username })
  const passwordLogin = (username: string, password: string, kind: UserKind = 'official') =>
    api.anonymous.send(auth.login, { username, passwordDigest: password, kind, isRemembered: false })
  async function codeFor(username: string): Promise<{ mobile: string; code: string }> {
    const mobile = await mobileOf(api, username)
    expect((await ask(mobile)).refusal).toBeUndefined()
    return { mobile, code: await codeSentTo(api, mobile) }
  }
  async function ticketFor(username: string, kind: UserKind = 'official'): Promise<string> {
    const { mobile, code } = await codeFor(username)
    const reply = await login(mobile, code, kind)
    expect(reply.status).toBe(200)
    return (reply.body as { data: { ticket: string } }).data.ticket
  }

  it('goes from the code to the session in the names of the specification', async () => {
    const mobile = await mobileOf(api, 'national-lead')
    const asked = await api.request('GET', `/api/user/createVliteCode?phone=${mobile}&type=3`, undefined, { 'X-Requested-With': 'x' })
    expect(asked).toMatchObject({ status: 200, body: { flag: '1' } })
    const vCode = await codeSentTo(api, mobile)
    const reply = await api.request('POST', '/api/user/loginByPhone', {
      isPhone: true,
      username: '',
      password: '',
      phone: mobile,
      vCode,
      type: '3',
    })
    expect(reply).toMatchObject({
      status: 200,
      body: { code: 200, data: { ticket: expect.stringMatching(/^national-lead,ot_[\w-]{43}$/) as string } },
    })
    const [username, password] = (reply.body as { data: { ticket: string } }).data.ticket.split(',')
    const signedIn = await api.request('POST', '/sso/login', { username, password, type: '3' })
    expect(signedIn.status).toBe(200)
    const { ticket } = (signedIn.body as { data: { ticket: string } }).data
    const exchanged = await api.request('POST', '/sso/createTokenByUserId', undefined, { authorization: ticket })
    const { token } = exchanged.body as { token: string }
    const user = await new Caller({ address: api.address, authorization: () => Promise.resolve(token) }).call(auth.currentUser, {})
    expect(user).toMatchObject({ username: 'national-lead', mobile })
    const { rows } = await api.pool.query(
      "select s.method from sessions s join users u on u.id = s.user_id where u.username = 'national-lead'",
    )
    expect(rows).toEqual([{ method: 'sms' }])
  })

  it('leaves the login log a row that names the method, and no code, number or secret anywhere in the audit', async () => {
    const { mobile, code } = await codeFor('national-office')
    const reply = await login(mobile, code)
    const { username, secret } = splitPhoneTicket((reply.body as { data: { ticket: string } }).data.ticket)
    await passwordLogin(username, secret)
    const { rows } = await api.pool.query<{ action: string; details: unknown; whole: string }>(
      'select action, details, audit_rows::text as whole from audit_rows order by id',
    )
    expect(rows.at(-1)).toMatchObject({ action: 'auth.login', details: { username: 'national-office', method: 'sms' } })
    const all = rows.map((row) => row.whole).join('\n')
    expect(all).toContain(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    expect(all).not.toContain(mobile)
    expect(all).not.toMatch(new RegExp(`\\b${code}\\b`))
    expect(all).not.toContain(secret)
  })

  it('keeps neither code nor number readable in the database, not even in the queue', async () => {
    const mobile = await mobileOf(api, 'national-office')
    await ask(mobile)
    for (const table of ['verification_codes', 'code_counts', 'messages', 'graphile_worker._private_jobs']) {
      const { rows } = await api.pool.query<{ whole: string }>(`select t::text as whole from ${table} t`)
      expect(rows.length, table).toBeGreaterThan(0)
      expect(rows.map((row) => row.whole).join('\n'), table).not.toContain(mobile)
    }
    const code = await codeSentTo(api, mobile)
    for (const table of ['verification_codes', 'code_counts']) {
      const { rows } = await api.pool.query<{ whole: string }>(`select t::text as whole from ${table} t`)
      expect(rows.map((row) => row.whole).join('\n'), table).not.toMatch(new RegExp(`\\b${code}\\b`))
    }
    const { rows } = await api.pool.query("select from messages where status = 'sent' and sealed is not null")
    expect(rows).toEqual([])
  })

  it('takes a number in any spelling', async () => {
    const mobile = await mobileOf(api, 'expert1')
    expect((await ask(`+86 ${mobile.slice(0, 3)} ${mobile.slice(3, 7)}-${mobile.slice(7)}`)).refusal).toBeUndefined()
    const code = await codeSentTo(api, mobile)
    const wide = [...mobile].map((digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0)).join('')
    expect((await login(wide, ` ${code} `)).status).toBe(200)
  })

  it.each(['', '12800000000', '1380013800', '138001380000', '+1 650 253 0000', "1'; drop table users"])(
    'refuses the number %j: flag 0 and msg',
    async (phone) => {
      const reply = await api.request('GET', `/api/user/createVliteCode?phone=${encodeURIComponent(phone)}&type=3`, undefined, {
        'X-Requested-With': 'x',
      })
      expect(reply).toMatchObject({ status: 200, body: { flag: '0', msg: '请输入正确的手机号码！', error: 'mobile-invalid' } })
    },
  )

  it('the code is good for one sign-in', async () => {
    const { mobile, code } = await codeFor('expert2')
    expect((await login(mobile, code)).status).toBe(200)
    expect(await login(mobile, code)).toMatchObject({ status: 400, body: { error: 'code-expired' } })
  })

  it('of ten who present the same code at once one gets in', async () => {
    const { mobile, code } = await codeFor('expert3')
    const replies = await Promise.all(Array.from({ length: 10 }, () => login(mobile, code)))
    expect(replies.map((reply) => reply.status).filter((status) => status === 200)).toHaveLength(1)
  })

  it('a wrong code is 验证码错误; the fifth try is the last, also for the right code', async () => {
    const { mobile, code } = await codeFor('customs')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 5; i++)
      expect(await login(mobile, wrong)).toMatchObject({ status: 400, body: { error: 'wrong-code', msg: '验证码错误' } })
    expect(await login(mobile, code)).toMatchObject({ status: 400, body: { error: 'code-expired' } })
  })

  it('four wrong ones leave the right one its try', async () => {
    const { mobile, code } = await codeFor('thirdparty')
    const wrong = code === '000000' ? '000001' : '000000'
    for (let i = 0; i < 4; i++) expect((await login(mobile, wrong)).status).toBe(400)
    expect((await login(mobile, code)).status).toBe(200)
  })

  it('a hundred guesses at once are five tries', async () => {
    const { mobile, code } = await codeFor('thirdparty2')
    const guesses = Array.from({ length: 100 }, (_, i) => String((Number(code) + 1 + i) % 1_000_000).padStart(6, '0'))
    const replies = await Promise.all(guesses.map((guess) => login(mobile, guess)))
    const errors = replies.map((reply) => (reply.body as { error: string }).error)
    expect(errors.filter((error) => error === 'wrong-code')).toHaveLength(5)
    expect(errors.filter((error) => error === 'code-expired')).toHaveLength(95)
  })

  it('lives five minutes', async () => {
    const started = api.clock.now()
    const first = await codeFor('expert4')
    api.setNow(new Date(started.getTime() + 4 * 60_000 + 50_000))
    expect((await login(first.mobile, first.code)).status).toBe(200)
    const second = await codeFor('expert5')
    api.setNow(new Date(api.clock.now().getTime() + 5 * 60_000 + 1000))
    expect(await login(second.mobile, second.code)).toMatchObject({ status: 400, body: { error: 'code-expired' } })
  })

  it('a new code takes the place of the old one', async () => {
    const { mobile, code: old } = await codeFor('expert1')
    api.setNow(new Date(api.clock.now().getTime() + 61_000))
    const { code } = await codeFor('expert1')
    if (old !== code) expect((await login(mobile, old)).status).toBe(400)
    expect((await login(mobile, code)).status).toBe(200)
  })

  it('a code for registering signs nobody in, nor does one for a forgotten password', async () => {
    const mobile = await mobileOf(api, 'national-accept')
    await api.anonymous.call(contract.sendCode, { mobile, purpose: 'register' })
    expect(await login(mobile, await codeSentTo(api, mobile))).toMatchObject({ status: 400, body: { error: 'code-expired' } })
    await api.pool.query('delete from code_counts')
    await api.anonymous.call(contract.forgotPassword, { userType: 'appraisal', username: 'national-accept', mobile })
    expect(await login(mobile, await codeSentTo(api, mobile))).toMatchObject({ status: 400, body: { error: 'code-expired' } })
  })

  describe('after the right code', () => {
    it('says that the entrance is wrong, and the same code opens the right one', async () => {
      const { mobile, code } = await codeFor('company')
      expect(await login(mobile, code, 'official')).toMatchObject({
        status: 400,
        body: { error: 'wrong-entrance', msg: '账号或密码错误，请检查账号、密码拼写或登录入口是否正确！' },
      })
      expect((await login(mobile, code, 'legal-entity')).status).toBe(200)
    })

    it('says that the account is disabled', async () => {
      await api.pool.query("update users set is_locked = true where username = 'museum'")
      const { mobile, code } = await codeFor('museum')
      expect(await login(mobile, code, 'legal-entity')).toMatchObject({
        status: 403,
        body: { error: 'account-disabled', msg: '此账号已被禁用！' },
      })
    })

    it('asks which account is meant where the phone has several', async () => {
      const mobile = '13900000001'
      await api.pool.query("update users set mobile = $1 where username in ('province-sc', 'province-sc-lead')", [mobile])
      await ask(mobile)
      const code = await codeSentTo(api, mobile)
      expect(await login(mobile, code)).toMatchObject({ status: 409, body: { error: 'several-accounts', field: 'username' } })
      const reply = await login(mobile, code, 'official', 'province-SC-lead')
      expect(reply).toMatchObject({ status: 200, body: { data: { ticket: expect.stringMatching(/^province-sc-lead,/) as string } } })
    })
  })

  describe('the secret in the ticket', () => {
    it('is the password of one login', async () => {
      const { username, secret } = splitPhoneTicket(await ticketFor('province-sx'))
      expect((await passwordLogin(username, secret)).status).toBe(200)
      expect(await passwordLogin(username, secret)).toMatchObject({ status: 401, body: { error: 'wrong-password' } })
    })

    it('of ten who present it at once one gets in', async () => {
      const { username, secret } = splitPhoneTicket(await ticketFor('province-sxi'))
      const replies = await Promise.all(Array.from({ length: 10 }, () => passwordLogin(username, secret)))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    })

    it('lives 60 seconds', async () => {
      const first = splitPhoneTicket(await ticketFor('province-bj'))
      api.setNow(new Date(api.clock.now().getTime() + 55_000))
      expect((await passwordLogin(first.username, first.secret)).status).toBe(200)
      const second = splitPhoneTicket(await ticketFor('province-bj-lead'))
      api.setNow(new Date(api.clock.now().getTime() + 61_000))
      expect((await passwordLogin(second.username, second.secret)).status).toBe(401)
    })

    it('is of no use for another account, in another browser, or cut', async () => {
      const { username, secret } = splitPhoneTicket(await ticketFor('province-tj'))
      expect((await passwordLogin('province-tj-lead', secret)).status).toBe(401)
      const foreign = await api.request(
        'POST',
        '/sso/login',
        { username, password: secret, type: '3' },
        { 'user-agent': 'another browser' },
      )
      expect(foreign.status).toBe(401)
      expect((await passwordLogin(username, secret.slice(0, -1))).status).toBe(401)
      expect((await passwordLogin(username, secret)).status).toBe(200)
    })

    it('wrong ones count like wrong passwords, and lock the name', async () => {
      for (const n of [4, 3, 2, 1])
        expect(await passwordLogin('province-he', `ot_${'A'.repeat(43)}`)).toMatchObject({
          status: 401,
          body: { error: 'wrong-password', msg: `密码错误，您还有 ${n} 次尝试机会！` },
        })
      expect((await passwordLogin('province-he', 'ot_')).body).toMatchObject({ error: 'account-locked-out' })
    })

    it('opens a name that somebody else has locked by guessing', async () => {
      for (let i = 0; i < 5; i++) await passwordLogin('province-ln', digestOf('wrong'))
      const { username, secret } = splitPhoneTicket(await ticketFor('province-ln'))
      expect((await passwordLogin(username, secret)).status).toBe(200)
      expect((await passwordLogin(username, digestOf('wrong'))).body).toMatchObject({ error: 'account-locked-out' })
    })

    it('is asked again who may come in: locked meanwhile, no ticket', async () => {
      const { username, secret } = splitPhoneTicket(await ticketFor('province-jl'))
      await api.pool.query("update users set is_locked = true where username = 'province-jl'")
      expect((await passwordLogin(username, secret)).body).toMatchObject({ error: 'account-disabled' })
    })
  })

  it('nothing is sent to a number that no account has', async () => {
    await ask('13899990000')
    expect(await messagesTo(api, '13899990000')).toEqual([])
    await api.anonymous.call(contract.sendCode, { mobile: '13899990001', purpose: 'register' })
    expect(await messagesTo(api, '13899990001')).toHaveLength(1)
  })
})

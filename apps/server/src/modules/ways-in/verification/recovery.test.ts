import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import type { UserKind } from '@wenwu/core/auth/model'
import { contract } from '@wenwu/core/verification/contract'
import type { ForgotUserType } from '@wenwu/core/verification/model'
import { codeSentTo, messagesTo, mobileOf } from '../../../testing/messages.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const newPassword = 'Huabiao#2027'

const ownPage = { 'X-Requested-With': 'XMLHttpRequest' }

describe('a forgotten password', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  beforeEach(() => api.pool.query('delete from code_counts'))

  const begin = async (username: string, userType: ForgotUserType = 'appraisal', phone?: string) => {
    const mobile = phone ?? (await mobileOf(api, username))
    return { mobile, ...(await api.anonymous.call(contract.forgotPassword, { userType, username, mobile })) }
  }
  const validate = (mobile: string, code: string, resetId?: string) => api.anonymous.send(contract.validateCode, { mobile, code, resetId })
  const update = (id: string, password = digestOf(newPassword), headers: Record<string, string> = {}) =>
    api.anonymous.send(contract.updatePassword, { id, password }, { headers })
  const login = (username: string, password: string, kind: UserKind = 'official') =>
    api.anonymous.send(auth.login, { username, passwordDigest: digestOf(password), kind, isRemembered: false })
  /** As far as the proof. */
  const prove = async (username: string, userType?: ForgotUserType) => {
    const { mobile, id } = await begin(username, userType)
    const proven = await validate(mobile, await codeSentTo(api, mobile), id)
    expect(proven).toMatchObject({ status: 200, body: { code: 200, data: true } })
    return { mobile, id }
  }
  const later = (seconds: number) => api.setNow(new Date(api.clock.now().getTime() + seconds * 1000))

  it('cannot be called by a link or picture of another site: a code is neither used nor counted', async () => {
    const phone = await mobileOf(api, 'expert5')
    const begun = await api.anonymous.call(contract.forgotPassword, { userType: 'appraisal', username: 'expert5', mobile: phone })
    const code = await codeSentTo(api, phone)
    const address = `/framework/validateCode?phone=${phone}&vCode=${code}`
    expect(await api.request('GET', address)).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'X-Requested-With' } })
    expect((await api.pool.query('select tries from verification_codes where tries > 0')).rows).toEqual([])
    expect((await validate(phone, code, begun.id)).body).toMatchObject({ data: true })
  })

  it('goes through its calls in the names of the specification', async () => {
    const phone = await mobileOf(api, 'company')
    const begun = await api.request('POST', '/framework/forgetPaasword', { userType: 'organization', username: 'company', phone })
    expect(begun).toMatchObject({ status: 200, body: { code: 200, data: { id: expect.stringMatching(/^[\w-]{43}$/) as string } } })
    const { id } = (begun.body as { data: { id: string } }).data
    const wrong = await api.request('GET', `/framework/validateCode?phone=${phone}&vCode=12345`, undefined, ownPage)
    expect(wrong).toMatchObject({ status: 200, body: { data: false, msg: '验证码错误' } })
    const vCode = await codeSentTo(api, phone)
    // a caller of the specification sends phone and code only
    expect(await api.request('GET', `/framework/validateCode?phone=${phone}&vCode=${vCode}`, undefined, ownPage)).toMatchObject({
      status: 200,
      body: { data: true },
    })
    expect(await api.request('POST', '/framework/updatePassword', { password: digestOf(newPassword), id })).toMatchObject({
      status: 200,
      body: { code: 200 },
    })
    expect((await login('company', newPassword, 'legal-entity')).status).toBe(200)
    expect(await login('company', 'Wenwu@2026#', 'legal-entity')).toMatchObject({ status: 401, body: { error: 'wrong-password' } })
  })

  it('ends every session, ticket and one-time password of the account, opens a name that guesses had locked, and tells the phone', async () => {
    const session = await api.signIn('national-office')
    await session.call(auth.currentUser, {})
    const { ticket } = await api.anonymous.call(auth.login, {
      username: 'national-office',
      passwordDigest: digestOf('Wenwu@2026#'),
      kind: 'official',
      isRemembered: false,
    })
    for (let i = 0; i < 5; i++) await login('national-office', 'wrong')
    expect((await login('national-office', 'Wenwu@2026#')).body).toMatchObject({ error: 'account-locked-out' })

    const { mobile, id } = await prove('national-office')
    expect((await update(id)).status).toBe(200)

    expect((await session.send(auth.currentUser, {})).status).toBe(401)
    expect((await api.request('POST', '/sso/createTokenByUserId', {}, { authorization: ticket })).status).toBe(401)
    expect((await login('national-office', newPassword)).status).toBe(200)
    const [notice] = await messagesTo(api, mobile)
    expect(notice).toMatchObject({ template: 'password-changed', text: expect.stringContaining('如非本人操作') as string })
    const { rows } = await api.pool.query(
      "select actor_name, object_type, outcome, details from audit_rows where action = 'verification.updatePassword' order by id desc limit 1",
    )
    expect(rows).toMatchObject([{ object_type: 'user', outcome: 'done', details: { username: 'national-office' } }])
  })

  it('forgets every remembered browser of the account', async () => {
    await api.pool.query(
      `insert into remembered_sign_ins (selector, family_id, user_id, validator_hash, device_key, created_at, expires_at)
       select 'forgotten-test', gen_random_uuid(), id, '\\x00', '\\x00', $1, $1::timestamptz + interval '14 days' from users where username = 'person'`,
      [api.clock.now()],
    )
    const { id } = await prove('person', 'person')
    expect((await update(id)).status).toBe(200)
    const { rows } = await api.pool.query("select from remembered_sign_ins where selector = 'forgotten-test' and revoked_at is null")
    expect(rows).toEqual([])
  })

  describe('no step can be skipped', () => {
    it('an id without its code sets nothing; with it, it does', async () => {
      const { mobile, id } = await begin('expert1')
      expect(await update(id)).toMatchObject({ status: 400, body: { error: 'reset-invalid', msg: '重置密码失败！' } })
      expect((await validate(mobile, '00000', id)).body).toMatchObject({ data: false })
      expect((await update(id)).status).toBe(400)
      await validate(mobile, await codeSentTo(api, mobile), id)
      expect((await update(id)).status).toBe(200)
    })

    it('a code for signing in proves nothing here', async () => {
      const mobile = await mobileOf(api, 'expert2')
      const { id } = await begin('expert2')
      later(61)
      await api.anonymous.call(contract.sendCode, { mobile, purpose: 'sign-in' })
      const signInCode = await codeSentTo(api, mobile)
      const { rows } = await api.pool.query("select text from outbox_messages where mobile = $1 and template = 'reset-password-code'", [
        mobile,
      ])
      const resetCode = /\d{6}/.exec((rows[0] as { text: string }).text)![0]
      if (signInCode !== resetCode) expect((await validate(mobile, signInCode, id)).body).toMatchObject({ data: false })
      expect((await update(id)).status).toBe(400)
      expect((await validate(mobile, resetCode, id)).body).toMatchObject({ data: true })
    })

    it('the code of another account proves nothing for this id', async () => {
      const victim = await begin('expert3')
      const own = await begin('expert4')
      expect((await validate(own.mobile, await codeSentTo(api, own.mobile), victim.id)).body).toMatchObject({ data: false })
      expect((await update(victim.id)).status).toBe(400)
      // the positive control: the attacker's own way stays open with a new code
      later(61)
      const again = await prove('expert4')
      expect((await update(again.id)).status).toBe(200)
    })

    it('an id that somebody else began is not proven by the owner’s code', async () => {
      const stranger = { 'user-agent': 'somebody else' }
      const mobile = await mobileOf(api, 'thirdparty')
      const begun = await api.request(
        'POST',
        '/framework/forgetPaasword',
        { userType: 'appraisal', username: 'thirdparty', phone: mobile },
        stranger,
      )
      const { id: foreign } = (begun.body as { data: { id: string } }).data
      later(61)
      const own = await begin('thirdparty')
      expect((await validate(mobile, await codeSentTo(api, mobile))).body).toMatchObject({ data: true })
      expect((await update(foreign)).status).toBe(400)
      expect((await update(foreign, undefined, stranger)).status).toBe(400)
      expect((await update(own.id, undefined, stranger)).status).toBe(400)
      expect((await update(own.id)).status).toBe(200)
    })
  })

  it('a code that somebody else’s request sent is proven by their browser only', async () => {
    const stranger = { 'user-agent': 'somebody else' }
    const mobile = await mobileOf(api, 'province-bj')
    const begun = await api.request(
      'POST',
      '/framework/forgetPaasword',
      { userType: 'appraisal', username: 'province-bj', phone: mobile },
      stranger,
    )
    const { id: foreign } = (begun.body as { data: { id: string } }).data
    const code = await codeSentTo(api, mobile)
    for (const named of [undefined, foreign]) expect((await validate(mobile, code, named)).body).toMatchObject({ data: false })
    expect((await update(foreign, undefined, stranger)).status).toBe(400)
    // the positive control: with the code in the browser that asked, it is true
    const own = await api.request('GET', `/framework/validateCode?phone=${mobile}&vCode=${code}`, undefined, { ...stranger, ...ownPage })
    expect(own.body).toMatchObject({ data: true })
    expect((await update(foreign)).status).toBe(400)
    expect((await update(foreign, undefined, stranger)).status).toBe(200)
  })

  it('the code is used up, and the id too, also when ten come at once', async () => {
    const { mobile, id } = await begin('thirdparty2')
    const code = await codeSentTo(api, mobile)
    expect((await validate(mobile, code, id)).body).toMatchObject({ data: true })
    expect((await validate(mobile, code, id)).body).toMatchObject({ data: false, msg: '验证码已失效，请重新获取。' })
    const replies = await Promise.all(Array.from({ length: 10 }, (_, i) => update(id, digestOf(`Huabiao#20${i}`))))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect((await update(id, digestOf('Huabiao#2099'))).status).toBe(400)
  })

  it('the proof holds ten minutes', async () => {
    const first = await prove('customs')
    later(9 * 60 + 50)
    expect((await update(first.id)).status).toBe(200)
    const second = await prove('expert5')
    later(10 * 60 + 1)
    expect(await update(second.id)).toMatchObject({ status: 400, body: { error: 'reset-invalid' } })
  })

  it('a password that is refused leaves the id good for another one', async () => {
    const { id } = await prove('national-accept')
    expect(await update(id, '')).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'password' } })
    expect(await update(id, digestOf(''))).toMatchObject({ status: 400 })
    expect(await update(id, digestOf('password'))).toMatchObject({ status: 422, body: { error: 'password-common' } })
    expect(await update(id, digestOf('Wenwu@2026#'))).toMatchObject({ status: 422, body: { error: 'password-unchanged' } })
    expect((await update(id)).status).toBe(200)
  })

  it('does not open an account that was disabled', async () => {
    await api.pool.query("update users set is_locked = true where username = 'province-sx-lead'")
    const { id } = await prove('province-sx-lead')
    expect((await update(id)).status).toBe(200)
    expect((await login('province-sx-lead', newPassword)).body).toMatchObject({ error: 'account-disabled' })
  })

  describe('tells nobody which accounts there are', () => {
    let last = 0
    const cases: [string, () => Promise<{ userType: ForgotUserType; username: string; mobile: string }>][] = [
      [
        'a name that does not exist',
        () => Promise.resolve({ userType: 'appraisal', username: 'nobody-of-that-name', mobile: `136${String(++last).padStart(8, '0')}` }),
      ],
      [
        'the wrong phone',
        () => Promise.resolve({ userType: 'appraisal', username: 'national-lead', mobile: `136${String(++last).padStart(8, '0')}` }),
      ],
      [
        'the wrong user type',
        async () => ({ userType: 'person', username: 'national-lead', mobile: await mobileOf(api, 'national-lead') }),
      ],
      ['somebody else’s phone', async () => ({ userType: 'appraisal', username: 'national-lead', mobile: await mobileOf(api, 'museum') })],
    ]
    const shapeOf = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shapeOf(inner)]))
        : typeof value === 'string'
          ? value.length
          : value

    it.each(cases)('%s: same reply, same work, no message, and no way on', async (_name, inputOf) => {
      const input = await inputOf()
      const rightful = { userType: 'appraisal' as const, username: 'province-sc', mobile: await mobileOf(api, 'province-sc') }
      const real = await api.countQueries(() => api.anonymous.send(contract.forgotPassword, rightful))
      const decoy = await api.countQueries(() => api.anonymous.send(contract.forgotPassword, input))
      expect([decoy.result.status, shapeOf(decoy.result.body), decoy.queries]).toEqual([200, shapeOf(real.result.body), real.queries])
      expect(await messagesTo(api, input.mobile)).toEqual([])
      expect((await messagesTo(api, rightful.mobile)).length).toBeGreaterThan(0)
      const { id } = (decoy.result.body as { data: { id: string } }).data
      expect((await validate(input.mobile, '1', id)).body).toMatchObject({ data: false, msg: '验证码错误' })
      expect((await update(id)).body).toMatchObject({ error: 'reset-invalid' })
    })

    it('even who guesses the code that was never sent gets nothing', async () => {
      const phone = '13600009999'
      const { id } = await begin('nobody-at-all', 'appraisal', phone)
      await api.pool.query('update password_resets set proven_at = now() where user_id is null')
      expect(await update(id)).toMatchObject({ status: 400, body: { error: 'reset-invalid' } })
    })
  })

  it.each([
    [{ userType: 'nobody', username: 'x', phone: '13800138000' }, 'userType'],
    [{ userType: 'person', username: '', phone: '13800138000' }, 'username'],
    [{ userType: 'person', username: ' ', phone: '13800138000' }, 'username'],
    [{ userType: 'person', username: 'x' }, 'phone'],
  ])('refuses %j by its field', async (body, field) => {
    expect(await api.request('POST', '/framework/forgetPaasword', body)).toMatchObject({ status: 400, body: { field } })
  })

  it('a number that is none: 请输入正确的手机号码！', async () => {
    expect(
      await api.request('POST', '/framework/forgetPaasword', { userType: 'person', username: 'x', phone: '12345678901' }),
    ).toMatchObject({
      status: 400,
      body: { error: 'mobile-invalid', field: 'phone', msg: '请输入正确的手机号码！' },
    })
  })

  it('leaves an audit row of each step, refused or done, with the number masked', async () => {
    const { mobile, id } = await begin('province-tj-lead')
    await validate(mobile, '1', id)
    await validate(mobile, await codeSentTo(api, mobile), id)
    await update('A'.repeat(43))
    await update(id)
    const { rows } = await api.pool.query<{ action: string; outcome: string; details: unknown; whole: string }>(
      "select action, outcome, details, audit_rows::text as whole from audit_rows where action like 'verification.%' order by id desc limit 5",
    )
    const masked = `${mobile.slice(0, 3)}****${mobile.slice(-4)}`
    expect(rows.reverse()).toMatchObject([
      { action: 'verification.forgotPassword', outcome: 'done', details: { mobile: masked } },
      { action: 'verification.validateCode', outcome: 'denied', details: { mobile: masked, error: 'wrong-code' } },
      { action: 'verification.validateCode', outcome: 'done', details: { mobile: masked } },
      { action: 'verification.updatePassword', outcome: 'denied', details: { error: 'reset-invalid' } },
      { action: 'verification.updatePassword', outcome: 'done', details: { username: 'province-tj-lead' } },
    ])
    expect(rows.map((row) => row.whole).join('\n')).not.toContain(mobile)
  })

  it('keeps ids as hashes only', async () => {
    const { id } = await begin('province-tj')
    const { rows } = await api.pool.query<{ whole: string }>('select t::text as whole from password_resets t')
    expect(rows.map((row) => row.whole).join()).not.toContain(id)
    expect(rows.map((row) => row.whole).join()).toContain(createHash('sha256').update(id).digest('hex'))
  })
})

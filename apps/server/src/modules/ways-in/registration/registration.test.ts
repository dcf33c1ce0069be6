import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract } from '@wenwu/core/registration/contract'
import { newId } from '@wenwu/core/kernel/id'
import { contract as verification } from '@wenwu/core/verification/contract'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { openSealed } from '../../../platform/crypto/seal.ts'
import { codeSentTo } from '../../../testing/messages.ts'
import {
  newCreditCode,
  newEntity,
  newIdentityNumber,
  newIndividual,
  newMobile,
  registrantPassword,
  registrationCode,
  sendRegistration,
  signInAs,
} from '../../../testing/registrants.ts'
import { sealedBy } from '../../../testing/seal-password.ts'
import { startTestApp, testSecret, type TestApp } from '../../../testing/test-app.ts'
import { registrationCaps } from './registration-counts.ts'

describe('registering', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  // the caps of one test are not those of the next
  beforeEach(() => api.pool.query('delete from code_counts; delete from registration_counts'))

  const confirm = (mobile: string, username: string, verificationCode: string, kind: 'individual' | 'legal-entity' = 'individual') =>
    api.anonymous.send(contract.confirmAccount, { kind, username, mobile, verificationCode })
  const refusal = (status: number, error: string, field?: string) => ({ status, body: { error, ...(field !== undefined && { field }) } })
  const countUsers = async () => (await api.pool.query<{ n: number }>('select count(*)::int as n from users')).rows[0]!.n

  it('an individual, in the names of the specification, and signs in as an applicant', async () => {
    const mobile = newMobile()
    const asked = await api.request('GET', `/api/user/createVliteCode?phone=${mobile}&type=register`, undefined, {
      'X-Requested-With': 'x',
    })
    expect(asked).toMatchObject({ status: 200, body: { flag: '1' } })
    const input = newIndividual({ mobile })
    const body = {
      username: input.username,
      password: await sealedBy(api.anonymous, registrantPassword),
      name: input.name,
      phone: mobile,
      vCode: await codeSentTo(api, mobile),
      email: input.email,
      idCard: input.identityNumber,
      agreement: { service: input.agreements.service, privacy: input.agreements.privacy, idCard: input.agreements.identityNumber },
    }
    const reply = await api.request('POST', '/api/natralRegist', body, { 'idempotency-key': newId() })
    expect(reply).toMatchObject({ status: 200, body: { code: 200, data: { userName: input.username, userType: '2' } } })
    const user = await (await signInAs(api, input.username, 'individual')).call(auth.currentUser, {})
    expect(user).toMatchObject({ name: '苏知微', kind: 'individual', mobile, organizationId: null, roles: ['applicant'] })
    expect(user.permissions).toContain('case.apply')
  })

  it('a common password is refused at the account step; the code stays good, and so does the proof when the step is left again', async () => {
    const [mobile, username] = [newMobile(), newIndividual().username]
    await api.request('GET', `/api/user/createVliteCode?phone=${mobile}&type=register`, undefined, { 'X-Requested-With': 'x' })
    const code = await codeSentTo(api, mobile)
    const leave = async (verificationCode: string, password: string) =>
      api.anonymous.send(contract.confirmAccount, {
        kind: 'individual',
        username,
        mobile,
        verificationCode,
        password: await sealedBy(api.anonymous, password),
      })
    expect(await leave(code, 'P@ssw0rd123')).toMatchObject(refusal(422, 'password-common', 'password'))
    const first = await leave(code, registrantPassword)
    const { proof } = (first.body as { data: { proof: string } }).data
    expect(await leave(proof, 'P@ssw0rd123')).toMatchObject(refusal(422, 'password-common', 'password'))
    expect(await leave(proof, registrantPassword)).toMatchObject({ status: 200, body: { data: { proof } } })
    expect(await leave(`${proof.slice(1)}x`, registrantPassword)).toMatchObject({ body: { error: 'phone-not-proven' } })
    expect(await sendRegistration(api, 'individual', newIndividual({ mobile, username, proof }))).toMatchObject({ status: 200 })
  })

  it('an entity with its first user, who administers it', async () => {
    const input = newEntity()
    const reply = await sendRegistration(api, 'entity', input)
    expect(reply).toMatchObject({ status: 200, body: { data: { userName: input.username, userType: '1' } } })
    const user = await (await signInAs(api, input.username, 'legal-entity')).call(auth.currentUser, {})
    expect(user).toMatchObject({ kind: 'legal-entity', organizationName: '汾阳石刻保护研究所', provinceCode: '14' })
    expect([...user.roles].sort()).toEqual(['applicant', 'entity-administrator'])
    expect(user.permissions).toContain('operator.manage')
    const { rows } = await api.pool.query(
      'select kind, credit_code, region_code, address, legal_representative from organizations where id = $1',
      [user.organizationId],
    )
    expect(rows).toEqual([
      { kind: 'unit', credit_code: input.creditCode, region_code: '140105', address: '坞城路 1 号', legal_representative: '顾长安' },
    ])
  })

  it('keeps the identity number sealed for its account, and out of audit and plain columns', async () => {
    const input = newIndividual()
    await sendRegistration(api, 'individual', input)
    const { rows } = await api.pool.query<{ id: string; sealed: Buffer; whole: string }>(
      'select id, identity_number_sealed as sealed, to_jsonb(users)::text as whole from users where username = $1',
      [input.username],
    )
    const { id, sealed, whole } = rows[0]!
    const key = deriveKey(testSecret, 'identity-number-seal')
    expect(openSealed(key, sealed, id).toString('utf8')).toBe(input.identityNumber)
    expect(() => openSealed(key, sealed, newId())).toThrow()
    expect(whole).not.toContain(input.identityNumber)
    const audit = await api.pool.query<{ whole: string; action: string }>(
      "select action, to_jsonb(a)::text as whole from audit_rows a where action like 'registration.%'",
    )
    const own = audit.rows.filter((row) => row.whole.includes(id))
    expect(own.map((row) => row.action)).toEqual(['registration.individual'])
    expect(own[0]!.whole).toContain(input.username)
    for (const secret of [input.identityNumber, input.mobile]) expect(audit.rows.some((row) => row.whole.includes(secret))).toBe(false)
    const requests = await api.pool.query<{ whole: string }>('select to_jsonb(r)::text as whole from registration_requests r')
    expect(requests.rows.length).toBeGreaterThan(0)
  })

  it('records which version of which text was agreed to and when', async () => {
    const input = newIndividual()
    await sendRegistration(api, 'individual', input)
    const { rows } = await api.pool.query<{ kind: string; version: string; agreed_at: Date }>(
      'select c.kind, c.version, c.agreed_at from consents c join users u on u.id = c.user_id where u.username = $1 order by c.kind',
      [input.username],
    )
    expect(rows.map(({ kind, version }) => [kind, version])).toEqual([
      ['identity-number', input.agreements.identityNumber],
      ['privacy', input.agreements.privacy],
      ['service', input.agreements.service],
    ])
    expect(Math.abs(rows[0]!.agreed_at.getTime() - api.clock.now().getTime())).toBeLessThan(60_000)
  })

  it.each([
    ['service', { service: '', privacy: newIndividual().agreements.privacy, identityNumber: newIndividual().agreements.identityNumber! }],
    ['identity-number', { ...newIndividual().agreements, identityNumber: '' }],
    ['privacy', { ...newIndividual().agreements, privacy: '2020-01-01' }],
  ])('without consent to %s in force there is no account', async (kind, agreements) => {
    const before = await countUsers()
    expect(await sendRegistration(api, 'individual', newIndividual({ agreements }))).toMatchObject({
      status: 422,
      body: { error: 'agreement-required', details: { kind } },
    })
    expect(await countUsers()).toBe(before)
  })

  it('names every field that is wrong', async () => {
    const reply = await sendRegistration(
      api,
      'individual',
      newIndividual({ username: '9x', name: '', email: 'x@', identityNumber: '110105194912310021' }),
    )
    expect(reply).toMatchObject({
      status: 422,
      body: {
        error: 'registration-invalid',
        field: 'username',
        problems: [
          { path: 'username', code: 'length' },
          { path: 'name', code: 'blank' },
          { path: 'email', code: 'form' },
          { path: 'identityNumber', code: 'check-digit' },
        ],
      },
    })
    const entity = await sendRegistration(
      api,
      'entity',
      newEntity({ creditCode: '91350100M000100Y44', regionCode: '14', legalRepresentative: '3' }),
    )
    expect(entity).toMatchObject({
      body: {
        problems: [
          { path: 'creditCode', code: 'check-digit' },
          { path: 'legalRepresentative', code: 'form' },
          { path: 'regionCode', code: 'depth' },
        ],
      },
    })
  })

  it('takes values as people type them, and stores them in one form', async () => {
    const mobile = newMobile()
    const input = newIndividual({
      mobile: `+86 ${mobile.slice(0, 3)}-${mobile.slice(3)}`,
      name: '  阿依努尔•买买提 ',
      identityNumber: `${newIdentityNumber().toLowerCase()} `,
    })
    const proof = await registrationCode(api, mobile)
    expect((await sendRegistration(api, 'individual', { ...input, proof })).status).toBe(200)
    const { rows } = await api.pool.query('select name, mobile from users where username = $1', [input.username])
    expect(rows).toEqual([{ name: '阿依努尔·买买提', mobile }])
  })

  it('a sealed password must keep the rule; a common one and one with the user name are refused', async () => {
    const input = newIndividual()
    const proof = await registrationCode(api, input.mobile)
    for (const [password, error] of [
      ['abcdef', 'password-rule'],
      [`A1${input.username}`.slice(0, 16), 'password-own-name'],
      ['P@ssw0rd', 'password-common'],
    ] as const)
      expect(
        await sendRegistration(api, 'individual', { ...input, proof, password: await sealedBy(api.anonymous, password) }),
        password,
      ).toMatchObject(refusal(422, error, 'password'))
    expect((await sendRegistration(api, 'individual', { ...input, proof })).status).toBe(200)
  })

  describe('the phone', () => {
    it('is proven by its own code, once, for registering alone', async () => {
      const input = newIndividual()
      expect(await sendRegistration(api, 'individual', { ...input, proof: '000000' })).toMatchObject(refusal(400, 'code-expired'))
      const code = await registrationCode(api, input.mobile)
      const wrong = code === '123456' ? '654321' : '123456'
      expect(await sendRegistration(api, 'individual', { ...input, proof: wrong })).toMatchObject({
        status: 400,
        body: { error: 'wrong-code', msg: '验证码错误' },
      })
      expect(await sendRegistration(api, 'individual', { ...input, mobile: newMobile(), proof: code })).toMatchObject(
        refusal(400, 'code-expired'),
      )
      expect((await sendRegistration(api, 'individual', { ...input, proof: code })).status).toBe(200)
      expect(await sendRegistration(api, 'individual', newIndividual({ mobile: input.mobile, proof: code }))).toMatchObject(
        refusal(400, 'code-expired'),
      )
    })

    it('a code for signing in does not register', async () => {
      const mobile = newMobile()
      await api.pool.query("update users set mobile = $1 where username = 'customs'", [mobile])
      await api.anonymous.call(verification.sendCode, { mobile, purpose: 'sign-in' })
      expect(await sendRegistration(api, 'individual', newIndividual({ mobile, proof: await codeSentTo(api, mobile) }))).toMatchObject(
        refusal(400, 'code-expired'),
      )
    })

    it('confirmed in the account step, it stays proven for half an hour, for one account of this entrance', async () => {
      const input = newIndividual()
      const code = await registrationCode(api, input.mobile)
      const reply = await confirm(input.mobile, input.username, code)
      const { proof } = (reply.body as { data: { proof: string } }).data
      expect(await confirm(input.mobile, input.username, code)).toMatchObject(refusal(400, 'code-expired'))
      expect(await sendRegistration(api, 'individual', { ...input, mobile: newMobile(), proof })).toMatchObject(
        refusal(422, 'phone-not-proven'),
      )
      expect(await sendRegistration(api, 'entity', newEntity({ mobile: input.mobile, proof }))).toMatchObject(
        refusal(422, 'phone-not-proven'),
      )
      api.clock.advance({ minutes: 29 })
      expect((await sendRegistration(api, 'individual', { ...input, proof })).status).toBe(200)
      expect(await sendRegistration(api, 'individual', newIndividual({ mobile: input.mobile, proof }))).toMatchObject(
        refusal(422, 'phone-not-proven'),
      )
    })

    it('a proof is over after half an hour', async () => {
      const input = newIndividual()
      const reply = await confirm(input.mobile, input.username, await registrationCode(api, input.mobile))
      const { proof } = (reply.body as { data: { proof: string } }).data
      api.clock.advance({ minutes: 31 })
      expect(await sendRegistration(api, 'individual', { ...input, proof })).toMatchObject({
        status: 422,
        body: { error: 'phone-not-proven', msg: '手机号码的验证已失效，请重新获取验证码。' },
      })
    })
  })

  describe('what somebody has already', () => {
    it('is told field by field, with the code kept for another try', async () => {
      const first = newIndividual()
      await sendRegistration(api, 'individual', first)
      const second = newIndividual({ username: first.username.toUpperCase(), identityNumber: first.identityNumber })
      const proof = await registrationCode(api, second.mobile)
      expect(await sendRegistration(api, 'individual', { ...second, proof })).toMatchObject({
        status: 409,
        body: {
          error: 'identity-number-taken',
          msg: '该身份证号码已注册',
          problems: [{ path: 'identityNumber' }, { path: 'username', code: 'username-taken' }],
        },
      })
      expect(
        (
          await sendRegistration(api, 'individual', {
            ...second,
            proof,
            username: `${first.username}-b`,
            identityNumber: newIdentityNumber(),
          })
        ).status,
      ).toBe(200)
    })

    it('a credit code says so literally, whatever else is new', async () => {
      const first = newEntity()
      await sendRegistration(api, 'entity', first)
      const reply = await sendRegistration(api, 'entity', newEntity({ creditCode: ` ${first.creditCode.toLowerCase()}` }))
      expect(reply).toMatchObject({
        status: 409,
        body: { error: 'credit-code-taken', field: 'creditCode', msg: '该统一社会信用代码已注册' },
      })
    })

    it('a phone stands for one account of each entrance', async () => {
      const first = newIndividual()
      await sendRegistration(api, 'individual', first)
      api.clock.advance({ minutes: 2 })
      expect(await sendRegistration(api, 'individual', newIndividual({ mobile: first.mobile }))).toMatchObject({
        status: 409,
        body: { error: 'mobile-taken', msg: '该手机号码已注册' },
      })
      api.clock.advance({ minutes: 2 })
      expect((await sendRegistration(api, 'entity', newEntity({ mobile: first.mobile }))).status).toBe(200)
    })

    it('the account step tells a taken name and phone, and the code stays good', async () => {
      const mobile = newMobile()
      const code = await registrationCode(api, mobile)
      expect(await confirm(mobile, 'ＣＯＭＰＡＮＹ', code)).toMatchObject(refusal(409, 'username-taken', 'username'))
      expect((await confirm(mobile, newIndividual().username, code)).status).toBe(200)
    })

    it('is told to nobody who has not proven the phone: taken and free are answered alike', async () => {
      const taken = newEntity()
      await sendRegistration(api, 'entity', taken)
      const replies = await Promise.all(
        [taken.creditCode, newCreditCode()].map((creditCode) =>
          sendRegistration(
            api,
            'entity',
            newEntity({ creditCode, username: creditCode === taken.creditCode ? taken.username : 'free-name', proof: '000000' }),
          ),
        ),
      )
      const bodies = replies.map(({ status, body }) => ({ status, ...(body as object), requestId: '' }))
      expect(bodies[0]).toEqual(bodies[1])
      expect(bodies[0]).toMatchObject({ status: 400, error: 'code-expired' })
    })

    it('asking for it is capped for a proven phone and for an address; nobody else uses up a phone', async () => {
      const input = newIndividual()
      for (let n = 0; n < registrationCaps.mobile; n++) await confirm(input.mobile, 'company', '000000')
      const reply = await confirm(input.mobile, input.username, await registrationCode(api, input.mobile))
      const { proof } = (reply.body as { data: { proof: string } }).data
      const ask = () => sendRegistration(api, 'individual', { ...input, proof, username: 'company' })
      for (let n = 1; n < registrationCaps.mobile; n++) expect(await ask()).toMatchObject(refusal(409, 'username-taken'))
      expect(await ask()).toMatchObject({
        status: 429,
        body: { error: 'too-many-registrations', msg: '注册操作过于频繁，请一小时后再试。' },
      })
      expect((await sendRegistration(api, 'individual', newIndividual())).status).toBe(200)
      await Promise.all(Array.from({ length: registrationCaps.address }, () => confirm(newMobile(), 'company', '000000')))
      expect(await sendRegistration(api, 'individual', newIndividual())).toMatchObject(refusal(429, 'too-many-registrations'))
      api.clock.advance({ minutes: 61 })
      expect((await sendRegistration(api, 'individual', newIndividual())).status).toBe(200)
    })
  })
})

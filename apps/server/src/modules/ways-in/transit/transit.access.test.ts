import { createHmac, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as transit } from '@wenwu/core/transit/contract'
import { transitMessage } from '@wenwu/core/transit/signature'
import { demoPassword } from '../../../db/seed/index.ts'
import { errorOf, ticketOf } from '../../../testing/test-device.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

const key = 'a key of the office portal, long enough to be one'
const otherKey = 'a key of the other system, long enough to be one'
const systems = new Map([
  ['office-portal', key],
  ['other-system', otherKey],
])
const base64 = (text: string) => Buffer.from(text, 'utf8').toString('base64')

describe('login transit', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { transitSystems: systems } })
  })
  afterAll(() => api.stop())

  const request = (change: Partial<{ system: string; username: string; time: number; nonce: string }> = {}, signingKey = key) => {
    const fields = {
      system: 'office-portal',
      username: 'national-lead',
      time: Math.floor(api.clock.now().getTime() / 1000),
      nonce: randomBytes(16).toString('hex'),
      ...change,
    }
    return { ...fields, signature: createHmac('sha256', signingKey).update(transitMessage(fields)).digest('hex') }
  }
  const issue = (input: ReturnType<typeof request>) => api.anonymous.send(transit.issueCode, input)
  const codeFor = async (username = 'national-lead') => (await api.anonymous.call(transit.issueCode, request({ username }))).code
  const enter = (username: string, secret: string) => api.anonymous.send(transit.enter, { username, password: base64(secret) })
  const invalid = { status: 401, body: { error: 'transit-invalid' } }

  it('a code of a trusted system opens a session of method «transit»', async () => {
    const code = await codeFor()
    const reply = await enter(' National-Lead', code)
    expect(reply.status).toBe(200)
    const exchanged = await api.request('POST', auth.createToken.path, {}, { authorization: ticketOf(reply) })
    const { token } = exchanged.body as { token: string }
    expect((await api.request('GET', auth.currentUser.path, undefined, { authorization: token })).body).toMatchObject({
      data: { userName: 'national-lead' },
    })
    const { rows } = await api.pool.query('select method from sessions order by created_at desc limit 1')
    expect(rows).toEqual([{ method: 'transit' }])
  })

  it('is good once, also for ten at the same time', async () => {
    const code = await codeFor()
    const replies = await Promise.all(Array.from({ length: 10 }, () => enter('national-lead', code)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(await enter('national-lead', code)).toMatchObject(invalid)
  })

  it('is good for sixty seconds, and for its own account alone', async () => {
    const [late, foreign] = [await codeFor(), await codeFor()]
    expect(await enter('national-officer', foreign)).toMatchObject(invalid)
    expect(await enter('nobody', foreign)).toMatchObject(invalid)
    expect((await enter('national-lead', foreign)).status).toBe(200)
    api.clock.advance({ seconds: 61 })
    expect(await enter('national-lead', late)).toMatchObject(invalid)
  })

  it.each([
    ['a made-up code', () => `tc_${randomBytes(32).toString('base64url')}`],
    ['the real password, which is switched off', () => demoPassword],
    ['nothing', () => ''],
  ])('is refused with %s', async (_name, secret) => {
    expect(await enter('national-lead', secret())).toMatchObject(invalid)
    const { rows } = await api.pool.query("select from sign_in_attempts where subject = 'name:national-lead' and failures > 0")
    expect(rows).toHaveLength(0)
  })

  it('is refused where the password is no base64 of a text', async () => {
    for (const password of ['***', '/w==', 'x'.repeat(300)])
      expect(await api.anonymous.send(transit.enter, { username: 'national-lead', password })).toMatchObject(invalid)
  })

  it('a plus sign that the address turned into a blank still counts', async () => {
    const code = await codeFor()
    expect(
      (await api.anonymous.send(transit.enter, { username: 'national-lead', password: base64(code).replaceAll('+', ' ') })).status,
    ).toBe(200)
  })

  it('does not let in a locked account', async () => {
    await api.pool.query("update users set is_locked = true where username = 'expert5'")
    expect(await enter('expert5', await codeFor('expert5'))).toMatchObject({ status: 403, body: { error: 'account-disabled' } })
  })

  describe('the system that asks for a code', () => {
    const refused = { status: 401, body: { error: 'transit-signature' } }

    it('proves itself: another key, a changed field, an unknown system', async () => {
      const good = request()
      expect(await issue(request({}, otherKey))).toMatchObject(refused)
      expect(await issue({ ...good, username: 'national-officer' })).toMatchObject(refused)
      expect(await issue({ ...good, system: 'other-system' })).toMatchObject(refused)
      expect(await issue({ ...good, nonce: 'f'.repeat(32) })).toMatchObject(refused)
      expect(await issue({ ...good, time: good.time + 1 })).toMatchObject(refused)
      expect(await issue({ ...good, signature: '' })).toMatchObject(refused)
      expect(await issue(request({ system: 'nobody' }))).toMatchObject(refused)
      expect((await issue(good)).status).toBe(200)
      expect((await issue(request({ system: 'other-system' }, otherKey))).status).toBe(200)
    })

    it('is answered once per request, also for ten at the same time', async () => {
      const good = request()
      const replies = await Promise.all(Array.from({ length: 10 }, () => issue(good)))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
      expect(replies.filter((reply) => errorOf(reply) === 'transit-signature')).toHaveLength(9)
      // the same nonce of another system is another request
      expect((await issue(request({ system: 'other-system', nonce: good.nonce }, otherKey))).status).toBe(200)
    })

    it('has a clock that is right within a minute', async () => {
      const now = Math.floor(api.clock.now().getTime() / 1000)
      expect(await issue(request({ time: now - 62 }))).toMatchObject(refused)
      expect(await issue(request({ time: now + 63 }))).toMatchObject(refused)
      expect((await issue(request({ time: now - 55 }))).status).toBe(200)
      expect((await issue(request({ time: now + 55 }))).status).toBe(200)
    })

    it('is told of a name that does not exist only when it is trusted', async () => {
      expect(await issue(request({ username: 'nobody' }))).toMatchObject({ status: 404, body: { error: 'not-found' } })
      expect(await issue(request({ username: 'nobody' }, otherKey))).toMatchObject(refused)
    })

    it('cannot hide a field in another by a line break', async () => {
      expect(await issue(request({ nonce: `${'a'.repeat(20)}\nnational-lead`, username: 'x' }))).toMatchObject(refused)
    })

    it('leaves audit rows, with the system and without the code', async () => {
      const code = await codeFor()
      const { rows } = await api.pool.query<{ whole: string; details: unknown; outcome: string }>(
        "select audit_rows::text as whole, details, outcome from audit_rows where action = 'transit.issueCode' order by id desc limit 1",
      )
      expect(rows[0]).toMatchObject({ outcome: 'done', details: { system: 'office-portal' } })
      expect(rows[0]?.whole).not.toContain(code)
      const stored = await api.pool.query<{ whole: string }>('select transit_codes::text as whole from transit_codes')
      expect(stored.rows.map((row) => row.whole).join()).not.toContain(code)
    })
  })
})

describe('login transit with real passwords (switched on)', () => {
  it('counts and locks as the sign-in page does, and takes the right one', async () => {
    const api = await startTestApp({ config: { transitLegacyPassword: true, trustProxy: 1 } })
    const enter = async (password: string, address = '198.51.100.9') => {
      const headers = { 'x-forwarded-for': address }
      return api.anonymous.send(
        transit.enter,
        { username: 'company', password: base64(password) },
        { headers: { ...headers, 'x-slide-proof': await api.anonymous.slideProof(headers) } },
      )
    }
    const known = '203.0.113.1'
    expect((await enter(demoPassword, known)).status).toBe(200)
    for (const n of [4, 3, 2, 1])
      expect(await enter('wrong')).toMatchObject({ status: 401, body: { error: 'wrong-password', params: { n } } })
    expect(errorOf(await enter('wrong'))).toBe('account-locked-out')
    expect(errorOf(await enter(demoPassword))).toBe('account-locked-out')
    // the network it was used from before is not the stranger's to lock (decision 0080)
    expect((await enter(demoPassword, known)).status).toBe(200)
    await api.stop()
  })
})

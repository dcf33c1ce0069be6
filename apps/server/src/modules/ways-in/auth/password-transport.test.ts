import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contract as profile } from '@wenwu/core/profile/contract'
import { demoPassword } from '../../../db/seed/index.ts'
import { createApp } from '../../../app.ts'
import { sealedBy, sealWith } from '../../../testing/seal-password.ts'
import { Caller } from '../../../platform/http/caller.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'

const invalid = { status: 400, body: { error: 'password-seal-invalid', field: 'password', msg: '密码的加密信息已失效，请重新提交。' } }

describe('passwords on their way', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  const login = (passwordDigest: string, caller = api.anonymous) =>
    caller.send(auth.login, { username: 'national-lead', passwordDigest, kind: 'official', isRemembered: false })

  it('a sealed one signs in, like the digest', async () => {
    expect(await login(await sealedBy(api.anonymous, demoPassword))).toMatchObject({
      status: 200,
      body: { data: { data: 'national-lead' } },
    })
    expect((await login(digestOf(demoPassword))).status).toBe(200)
  })

  it('a sealed wrong one is counted', async () => {
    expect(await login(await sealedBy(api.anonymous, 'wrong'))).toMatchObject({
      status: 401,
      body: { error: 'wrong-password', params: { n: 4 } },
    })
    await login(digestOf(demoPassword))
  })

  it('is used once, also by ten at the same time', async () => {
    const wire = await sealedBy(api.anonymous, demoPassword)
    const replies = await Promise.all(Array.from({ length: 10 }, () => login(wire)))
    expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(9)
    expect(await login(wire)).toMatchObject(invalid)
    expect(await login(wire.replace(/=+$/, ''))).toMatchObject(invalid)
  })

  it('a replay is not counted as a wrong password', async () => {
    const wire = await sealedBy(api.anonymous, demoPassword)
    await login(wire)
    for (let n = 0; n < 6; n++) expect(await login(wire)).toMatchObject(invalid)
    expect((await login(digestOf(demoPassword))).status).toBe(200)
  })

  it('opens at another server of the same installation', async () => {
    const wire = await sealedBy(api.anonymous, demoPassword)
    const other = await createApp({ config: api.services.config, pool: api.pool, now: api.clock.now, runsJobs: false })
    try {
      const there = new Caller({ address: await other.listen(), authorization: () => Promise.resolve(null) })
      expect((await login(wire, there)).status).toBe(200)
      expect(await login(wire)).toMatchObject(invalid)
    } finally {
      await other.close()
    }
  })

  it('refuses a wrong key id, a changed value and an old one', async () => {
    const key = await api.anonymous.call(profile.passwordKey, {})
    expect(await login(sealWith({ ...key, kid: '20200101' }, demoPassword))).toMatchObject(invalid)
    const wire = sealWith(key, demoPassword)
    const at = wire.length - 10
    expect(await login(wire.slice(0, at) + (wire[at] === 'A' ? 'B' : 'A') + wire.slice(at + 1))).toMatchObject(invalid)
    expect(await login(wire.replace(/:(\d{8}):/, ':20200101:'))).toMatchObject(invalid)
    api.clock.advance({ minutes: 6 })
    expect(await login(wire)).toMatchObject(invalid)
    expect((await login(await sealedBy(api.anonymous, demoPassword))).status).toBe(200)
  })

  it('a sealed empty password is an empty field', async () => {
    expect(await login(await sealedBy(api.anonymous, ''))).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'password' } })
  })

  it('keeps no password, no digest and no sealed value', async () => {
    const wire = await sealedBy(api.anonymous, demoPassword)
    await login(wire)
    const { rows } = await api.pool.query<{ whole: string }>(
      'select used_password_seals::text as whole from used_password_seals union all select audit_rows::text from audit_rows',
    )
    const text = rows.map((row) => row.whole).join('\n')
    for (const secret of [demoPassword, digestOf(demoPassword), wire]) expect(text).not.toContain(secret)
  })

  it('sweeps what is over', async () => {
    api.clock.advance({ minutes: 10 })
    for (let n = 0; n < 3; n++) await login(await sealedBy(api.anonymous, demoPassword))
    const { rows } = await api.pool.query<{ n: number }>('select count(*)::int as n from used_password_seals')
    expect(rows[0]!.n).toBeLessThanOrEqual(3)
  })
})

describe('where the digest is switched off', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { acceptLegacyHash: false } })
  })
  afterAll(() => api.stop())

  it('only sealed passwords sign in', async () => {
    const input = { username: 'national-lead', kind: 'official', isRemembered: false } as const
    expect(await api.anonymous.send(auth.login, { ...input, passwordDigest: digestOf(demoPassword) })).toMatchObject({
      status: 400,
      body: { error: 'password-seal-required', field: 'password', msg: '本平台要求加密传输密码，请通过 https 地址访问后重试。' },
    })
    expect((await api.anonymous.send(auth.login, { ...input, passwordDigest: await sealedBy(api.anonymous, demoPassword) })).status).toBe(
      200,
    )
  })
})

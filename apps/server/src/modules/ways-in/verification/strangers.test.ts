import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as profile } from '@wenwu/core/profile/contract'
import { contract as secondFactor } from '@wenwu/core/second-factor/contract'
import { contract as users } from '@wenwu/core/users/contract'
import { contract } from '@wenwu/core/verification/contract'
import { codeSentTo, mobileOf } from '../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'

/** What one network may ask for one phone and purpose, and all strangers for one phone, within a day. */
const [ofOne, ofAll] = [5, 20]

describe('what strangers do with the phone of an account', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { trustProxy: 1 } })
  })
  afterAll(() => api.stop())

  const later = (seconds: number) => api.setNow(new Date(api.clock.now().getTime() + seconds * 1000))
  const ask = async (mobile: string, address: string, headers: Record<string, string> = {}) => {
    const options = { headers: { 'x-forwarded-for': address, ...headers } }
    return (await api.anonymous.call(contract.sendCode, { mobile, purpose: 'sign-in' }, options)).refusal?.error ?? 'sent'
  }
  const enter = (mobile: string, code: string, address: string) =>
    api.anonymous.send(contract.loginByPhone, { mobile, code, kind: 'official', username: '' }, { headers: { 'x-forwarded-for': address } })
  const errorOf = ({ body }: { body: unknown }) => (body as { error?: string }).error

  it('a second request for a phone needs the slider, from whatever address', async () => {
    const mobile = '13790000001'
    expect(await ask(mobile, '203.0.113.1', { 'x-slide-proof': '' })).toBe('sent')
    later(61)
    expect(await ask(mobile, '203.0.113.2', { 'x-slide-proof': '' })).toBe('slider-required')
    expect(await ask(mobile, '203.0.113.2')).toBe('sent')
  })

  it('one address does not use up the codes of a phone for its owner, and all together do not for who is signed in', async () => {
    const mobile = await mobileOf(api, 'expert1')
    for (let i = 0; i <= ofOne; i++) {
      expect(await ask(mobile, '203.0.113.20')).toBe(i < ofOne ? 'sent' : 'too-many-codes')
      later(61)
    }
    for (let i = ofOne; i < ofAll; i++) {
      expect(await ask(mobile, `203.0.113.${30 + i}`)).toBe('sent')
      later(61)
    }
    expect(await ask(mobile, '203.0.113.99')).toBe('too-many-codes')
    const owner = await api.signIn('expert1')
    expect((await owner.send(secondFactor.sendCode, {})).status).toBe(200)
    expect((await owner.send(profile.mobileCode, { mobile })).status).toBe(200)
  })

  it('a security administrator lets the phone be asked for again', async () => {
    const mobile = await mobileOf(api, 'expert2')
    for (let i = 0; i < ofAll; i++) {
      expect(await ask(mobile, `198.51.100.${i}`)).toBe('sent')
      later(61)
    }
    expect(await ask(mobile, '203.0.113.99')).toBe('too-many-codes')
    const { rows } = await api.pool.query<{ id: string }>("select id from users where username = 'expert2'")
    const id = rows[0]!.id
    const security = api.as('admin-security')
    expect((await security.call(users.get, { id })).abilities).toContain('clear-lock-out')
    expect((await security.call(users.clearLockOut, { id })).abilities).not.toContain('clear-lock-out')
    expect(await ask(mobile, '203.0.113.99')).toBe('sent')
  })

  it('wrong codes from elsewhere do not use up the right one; they are five there as well', async () => {
    const mobile = await mobileOf(api, 'expert3')
    expect(await ask(mobile, '203.0.113.50')).toBe('sent')
    const code = await codeSentTo(api, mobile)
    const wrong = code === '000000' ? '111111' : '000000'
    for (let i = 0; i < 5; i++) expect(errorOf(await enter(mobile, wrong, `203.0.113.${60 + i}`))).toBe('wrong-code')
    expect(errorOf(await enter(mobile, code, '203.0.113.70'))).toBe('code-expired')
    expect((await enter(mobile, code, '203.0.113.50')).status).toBe(200)
  })
})

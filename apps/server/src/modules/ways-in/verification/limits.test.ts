import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { contract as profile } from '@wenwu/core/profile/contract'
import { contract } from '@wenwu/core/verification/contract'
import type { CodeRequest } from '@wenwu/core/verification/model'
import { messagesTo, mobileOf } from '../../../testing/messages.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { codeCaps, phonesWithoutSlider } from './code-limits.ts'

describe('asking for codes', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  beforeEach(() => api.pool.query('delete from code_counts'))

  let last = 0
  /** A number nothing else in this file uses. */
  const fresh = () => `137${String(++last).padStart(8, '0')}`
  const ask = (mobile: string, purpose: 'sign-in' | 'register' = 'register') => api.anonymous.call(contract.sendCode, { mobile, purpose })
  const later = (seconds: number) => api.setNow(new Date(api.clock.now().getTime() + seconds * 1000))
  const refusals = (replies: CodeRequest[]) => replies.map((reply) => reply.refusal?.error ?? 'sent')

  it('a link or picture of another site has no effect; our page has', async () => {
    const mobile = fresh()
    const address = `/api/user/createVliteCode?phone=${mobile}&type=register`
    expect(await api.request('GET', address)).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'X-Requested-With' } })
    expect(await messagesTo(api, mobile)).toEqual([])
    expect(await api.request('GET', address, undefined, { 'X-Requested-With': 'XMLHttpRequest' })).toMatchObject({
      status: 200,
      body: { flag: '1' },
    })
    expect(await messagesTo(api, mobile)).toHaveLength(1)
  })

  it('the same phone waits 60 seconds, in whatever spelling and for whatever purpose', async () => {
    const mobile = fresh()
    await ask(mobile)
    later(10)
    const reply = await ask(`+86 ${mobile}`, 'sign-in')
    expect(reply).toMatchObject({
      refusal: { error: 'code-too-soon', msg: expect.stringMatching(/^获取验证码过于频繁，请 (49|50) 秒后再试。$/) as string },
    })
    expect(reply.seconds).toBeGreaterThan(45)
    const forgotten = await api.anonymous.send(contract.forgotPassword, { userType: 'person', username: 'person', mobile })
    expect(forgotten).toMatchObject({ status: 429, body: { error: 'code-too-soon' } })
    expect(forgotten.headers.get('retry-after')).toMatch(/^(49|50)$/)
    later(51)
    expect((await ask(mobile)).refusal).toBeUndefined()
    expect(await messagesTo(api, mobile)).toHaveLength(2)
  })

  it('twenty requests at once for one phone are one message', async () => {
    const mobile = fresh()
    const replies = await Promise.all(Array.from({ length: 20 }, () => ask(mobile)))
    expect(refusals(replies).filter((error) => error === 'sent')).toHaveLength(1)
    expect(await messagesTo(api, mobile)).toHaveLength(1)
  })

  it('who asks gets five a day for one phone and purpose, and again the day after', async () => {
    const mobile = fresh()
    for (let i = 0; i < codeCaps.asker.most; i++) {
      expect((await ask(mobile)).refusal).toBeUndefined()
      later(61)
    }
    expect((await ask(mobile)).refusal).toMatchObject({ error: 'too-many-codes', msg: '获取验证码的次数已达上限，请稍后再试。' })
    expect((await ask(mobile, 'sign-in')).refusal).toBeUndefined()
    expect((await ask(fresh())).refusal).toBeUndefined()
    later(24 * 3600)
    expect((await ask(mobile)).refusal).toBeUndefined()
  })

  it('an address gets sixty an hour over all phones, also at once', async () => {
    const replies = await Promise.all(Array.from({ length: 70 }, () => ask(fresh())))
    expect(refusals(replies).filter((error) => error === 'sent')).toHaveLength(codeCaps.address.most)
    expect(refusals(replies).filter((error) => error === 'too-many-codes')).toHaveLength(10)
    later(3601)
    expect((await ask(fresh())).refusal).toBeUndefined()
  })

  describe('from an address that has asked for three phones', () => {
    const noProof = { headers: { 'x-slide-proof': '' } }
    const plainly = (mobile: string, purpose: 'sign-in' | 'register' = 'register') =>
      api.anonymous.send(contract.sendCode, { mobile, purpose }, noProof).then(({ body }) => (body as { error?: string }).error ?? 'sent')
    beforeEach(() => api.pool.query('delete from code_phones'))

    it('each further request needs the slider, for a new phone and for the same, by any call; with it the code is sent', async () => {
      const phones = Array.from({ length: phonesWithoutSlider }, fresh)
      for (const mobile of phones) expect(await plainly(mobile)).toBe('sent')
      later(61)
      const fourth = fresh()
      expect(await plainly(fourth)).toBe('slider-required')
      expect(await plainly(fourth, 'sign-in')).toBe('slider-required')
      const forgotten = await api.anonymous.send(
        contract.forgotPassword,
        { userType: 'person', username: 'person', mobile: fourth },
        noProof,
      )
      expect(forgotten).toMatchObject({ status: 403, body: { error: 'slider-required', msg: '请先拖动滑块完成验证。' } })
      const own = await api.as('person').send(profile.mobileCode, { mobile: fourth }, noProof)
      expect(own).toMatchObject({ status: 403, body: { error: 'slider-required' } })
      // refused requests were not counted, not even for the pause of the phone
      expect(await messagesTo(api, fourth)).toEqual([])
      expect((await ask(fourth)).refusal).toBeUndefined()
      expect(await messagesTo(api, fourth)).toHaveLength(1)
      later(61)
      expect(await plainly(phones[1]!)).toBe('slider-required')
      later(24 * 3600)
      expect(await plainly(phones[1]!)).toBe('sent')
    })

    it('a proof is valid once', async () => {
      for (let i = 0; i < phonesWithoutSlider; i++) expect(await plainly(fresh())).toBe('sent')
      const headers = { 'x-slide-proof': await api.anonymous.slideProof() }
      const once = async () =>
        (await api.anonymous.call(contract.sendCode, { mobile: fresh(), purpose: 'register' }, { headers })).refusal?.error ?? 'sent'
      expect([await once(), await once()]).toEqual(['sent', 'slider-required'])
    })

    it('of ten phones at once three get a message', async () => {
      const replies = await Promise.all(Array.from({ length: 10 }, () => plainly(fresh())))
      expect(replies.filter((reply) => reply === 'sent')).toHaveLength(phonesWithoutSlider)
      expect(replies.filter((reply) => reply === 'slider-required')).toHaveLength(10 - phonesWithoutSlider)
    })
  })

  it('everybody together gets a number that is bounded', async () => {
    await ask(fresh())
    await api.pool.query("update code_counts set count = $1 where subject = 'everybody'", [codeCaps.everybody.most])
    expect((await ask(fresh())).refusal).toMatchObject({ error: 'too-many-codes' })
    later(3601)
    expect((await ask(fresh())).refusal).toBeUndefined()
  })

  it('what was refused counts for nobody: the phone may ask as soon as the address may', async () => {
    const mobile = fresh()
    await ask(fresh())
    await api.pool.query("update code_counts set count = $1 where subject like 'address:%'", [codeCaps.address.most])
    expect((await ask(mobile)).refusal).toMatchObject({ error: 'too-many-codes' })
    await api.pool.query("delete from code_counts where subject like 'address:%'")
    expect((await ask(mobile)).refusal).toBeUndefined()
  })

  it('a number with an account and one without get the same answers, the same refusals and the same amount of work', async () => {
    const known = await mobileOf(api, 'national-lead')
    const unknown = fresh()
    const asked = async (mobile: string) => {
      const { result, queries } = await api.countQueries(() => ask(mobile, 'sign-in'))
      return { result, queries }
    }
    const [of, without] = [await asked(known), await asked(unknown)]
    expect(without).toEqual(of)
    expect(of.result.refusal).toBeUndefined()
    const wrong = async (mobile: string) => {
      const replies = []
      for (let i = 0; i < 7; i++) {
        const { status, body } = await api.anonymous.send(contract.loginByPhone, { mobile, code: '12345', kind: 'official', username: '' })
        replies.push({ status, error: (body as { error: string }).error, msg: (body as { msg: string }).msg })
      }
      return replies
    }
    expect(await wrong(unknown)).toEqual(await wrong(known))
    // the positive control: only one of them got a message
    expect(await messagesTo(api, known)).toHaveLength(1)
    expect(await messagesTo(api, unknown)).toEqual([])
  })

  it('who asks knows nothing of others: neither number nor address can be read from the counts', async () => {
    const mobile = fresh()
    await ask(mobile)
    const { rows } = await api.pool.query<{ subject: string }>('select subject from code_counts')
    expect(rows).toHaveLength(4)
    for (const { subject } of rows) expect(subject).toMatch(/^(phone:[\w-]{43}:([\w-]{43}|strangers)|address:[\w-]{43}|everybody)$/)
  })
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { encodeSlideProof, slideProofHeader, type SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract as device } from '@wenwu/core/device/contract'
import { demoPassword } from '../../../db/seed/index.ts'
import { errorOf } from '../../../testing/test-device.ts'
import { digestOf, startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { pressureLimit } from './guess-pressure.ts'

describe('the slider’s proof', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { trustProxy: 1 } })
  })
  afterAll(() => api.stop())

  const drag: SlideTrace = {
    by: 'pointer',
    points: [
      [0, 0],
      [120, 300],
      [300, 800],
      [420, 1000],
    ],
  }
  const nonce = async (from: Record<string, string>) => (await api.anonymous.call(device.nonce, {}, { headers: from })).nonce
  const login = (username: string, from: Record<string, string>, password = demoPassword) =>
    api.anonymous.send(
      auth.login,
      { username, passwordDigest: digestOf(password), kind: 'official', isRemembered: false },
      { headers: from },
    )
  const at = (address: string, proof = '') => ({ 'x-forwarded-for': address, [slideProofHeader]: proof })

  it('is not asked for before the first failure', async () => {
    expect((await login('national-lead', at('192.0.2.1'))).status).toBe(200)
  })

  it('is asked for after a failure of the name, from any address', async () => {
    expect(errorOf(await login('expert1', at('192.0.2.2'), 'wrong'))).toBe('wrong-password')
    expect(await login('expert1', at('192.0.2.3'))).toMatchObject({
      status: 403,
      body: { error: 'slider-required', msg: '请先拖动滑块完成验证。' },
    })
    const proof = encodeSlideProof(await nonce({ 'x-forwarded-for': '192.0.2.3' }), drag)
    expect((await login('expert1', at('192.0.2.3', proof))).status).toBe(200)
    // the success begins the name again
    expect((await login('expert1', at('192.0.2.3'))).status).toBe(200)
  })

  it('is asked for after a failure of the address, for any name', async () => {
    expect(errorOf(await login('nobody-at-all', at('192.0.2.4'), 'wrong'))).toBe('wrong-password')
    expect(errorOf(await login('expert2', at('192.0.2.4')))).toBe('slider-required')
    expect((await login('expert2', at('192.0.2.5'))).status).toBe(200)
    const proof = encodeSlideProof(await nonce({ 'x-forwarded-for': '192.0.2.4' }), { by: 'keyboard', points: [[0, 1000]] })
    expect((await login('expert2', at('192.0.2.4', proof))).status).toBe(200)
  })

  it('costs no try where it is missing', async () => {
    await login('expert3', at('192.0.2.6'), 'wrong')
    for (let i = 0; i < 6; i++) expect(errorOf(await login('expert3', at('192.0.2.6'), 'wrong'))).toBe('slider-required')
    const proof = encodeSlideProof(await nonce({ 'x-forwarded-for': '192.0.2.6' }), drag)
    expect(await login('expert3', at('192.0.2.6', proof), 'wrong')).toMatchObject({ body: { error: 'wrong-password', params: { n: 3 } } })
  })

  describe('after a failure', () => {
    const from = { 'x-forwarded-for': '192.0.2.7' }
    const tryWith = (proof: string) => login('expert4', at('192.0.2.7', proof))
    beforeAll(async () => {
      await login('a-first-failure', at('192.0.2.7'), 'wrong')
    })

    it('is good once, also for ten at the same time', async () => {
      const proof = encodeSlideProof(await nonce(from), drag)
      const replies = await Promise.all(Array.from({ length: 10 }, () => tryWith(proof)))
      expect(replies.filter((reply) => reply.status === 200)).toHaveLength(1)
      expect(replies.filter((reply) => errorOf(reply) === 'slider-required')).toHaveLength(9)
    })

    it('is good for two minutes', async () => {
      const [early, late] = [await nonce(from), await nonce(from)]
      api.clock.advance({ seconds: 115 })
      expect((await tryWith(encodeSlideProof(early, drag))).status).toBe(200)
      api.clock.advance({ seconds: 6 })
      expect(errorOf(await tryWith(encodeSlideProof(late, drag)))).toBe('slider-required')
    })

    it('is good from the client that asked for the nonce', async () => {
      const [own, other, browser] = [
        await nonce(from),
        await nonce({ 'x-forwarded-for': '192.0.2.99' }),
        await nonce({ ...from, 'user-agent': 'another' }),
      ]
      expect(errorOf(await tryWith(encodeSlideProof(other, drag)))).toBe('slider-required')
      expect(errorOf(await tryWith(encodeSlideProof(browser, drag)))).toBe('slider-required')
      expect((await tryWith(encodeSlideProof(own, drag))).status).toBe(200)
    })

    it.each([
      ['a changed nonce', (good: string) => good.replace(/\.[A-Za-z0-9_-]{3}/, '.AAA')],
      ['a later expiry', (good: string) => `z${good}`],
      ['no trace', (good: string) => good.slice(0, good.indexOf('~'))],
      ['a trace that ends before the end', (good: string) => good.replace(/_[^_]*$/, '_420-900')],
      ['nonsense', () => 'x'.repeat(500)],
    ])('is refused with %s', async (_name, change) => {
      const good = encodeSlideProof(await nonce(from), drag)
      expect(errorOf(await tryWith(change(good)))).toBe('slider-required')
      expect((await tryWith(good)).status).toBe(200)
    })
  })
})

describe('while many names are guessed at', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { trustProxy: 1 } })
  })
  afterAll(() => api.stop())

  it('everybody needs the proof, and guesses without one are refused before anything is looked up', async () => {
    const login = (username: string, address: string, password: string, more: Record<string, string> = {}) =>
      api.anonymous.send(
        auth.login,
        { username, passwordDigest: digestOf(password), kind: 'official', isRemembered: false },
        { headers: { 'x-forwarded-for': address, ...more } },
      )
    const bare = { [slideProofHeader]: '' }
    expect((await login('national-lead', '198.51.100.1', demoPassword, bare)).status).toBe(200)
    for (let i = 0; i < pressureLimit; i++)
      expect(errorOf(await login(`guess-${i}`, `198.51.${i}.7`, 'wrong', bare))).toBe('wrong-password')

    const { result, queries } = await api.countQueries(() => login('guess-anew', '198.51.100.9', 'wrong', bare))
    expect([errorOf(result), queries]).toEqual(['slider-required', 0])
    expect(errorOf(await login('national-lead', '198.51.100.1', demoPassword, bare))).toBe('slider-required')
    expect((await login('national-lead', '198.51.100.1', demoPassword)).status).toBe(200)

    api.clock.advance({ seconds: 61 })
    expect((await login('national-lead', '198.51.100.1', demoPassword, bare)).status).toBe(200)
  })
})

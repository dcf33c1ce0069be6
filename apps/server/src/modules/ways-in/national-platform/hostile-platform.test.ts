import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readNationalPlatformSettings } from '../../../platform/national-platform-settings.ts'
import { signatureHeaders, signCall } from '../../../edges/national-platform/signature.ts'
import { startTestApp, testSecret, type TestApp } from '../../../testing/test-app.ts'
import { CookieBrowser, type Reply } from './testing/cookie-browser.ts'
import { refused } from './testing/simulated-platform.ts'
import { startHostilePlatform, type Misbehaviour } from './testing/hostile-platform.ts'

const secret = 'a secret that the platform shares'
let platform: Awaited<ReturnType<typeof startHostilePlatform>>
let api: TestApp
beforeAll(async () => {
  platform = await startHostilePlatform(secret)
  const settings = readNationalPlatformSettings(
    {
      WENWU_NATIONAL_PLATFORM_URL: platform.address,
      WENWU_NATIONAL_PLATFORM_APP: 'wenwu-1',
      WENWU_NATIONAL_PLATFORM_SECRET: secret,
      WENWU_NATIONAL_PLATFORM_SITES: '省政务服务网=https://site.example/in?from=wenwu',
    },
    'test',
    testSecret,
    (_zh, en) => {
      throw new Error(en)
    },
  )
  api = await startTestApp({ config: { nationalPlatform: settings && { ...settings, timeout: 250 } } })
  await api.pool.query(`insert into platform_bindings select 'u-1', id, now(), now() from users where username = 'person'`)
})
afterAll(async () => {
  await api?.stop()
  await platform?.stop()
})
afterEach(() => platform.behave({}))

/** From our page through the platform, which lies only when it is asked who came. */
async function come(misbehaviour: Misbehaviour = {}): Promise<Reply> {
  const browser = new CookieBrowser(api)
  platform.behave({})
  await browser.depart()
  const { state } = platform.calls.at(-1)?.body as { state: string }
  platform.behave(misbehaviour)
  return browser.exchange(new URL(`${api.address}/platform-return?ticket=${'t'.repeat(32)}&state=${state}`))
}

describe('an honest platform', () => {
  it('is asked by signed calls that nobody can repeat or change; its person comes in', async () => {
    const reply = await come()
    expect(reply.body).toMatchObject({ code: 200, data: { ticket: expect.any(String) as string } })
    const [announced, redeemed] = platform.calls.slice(-2)
    expect(announced?.body).toEqual({
      userType: '2',
      returnUrl: `${api.address}/platform-return`,
      state: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(redeemed?.body).toEqual({ ticket: 't'.repeat(32), requestId: 'request-0123456789' })
    for (const call of [announced, redeemed]) {
      const header = (name: string) => String(call?.headers[name])
      const signed = {
        path: call?.path ?? '',
        app: 'wenwu-1',
        time: header(signatureHeaders.time),
        nonce: header(signatureHeaders.nonce),
        body: call?.text ?? '',
      }
      expect(header(signatureHeaders.signature)).toBe(signCall(secret, signed))
      expect(Number(signed.time)).toBeCloseTo(api.clock.now().getTime(), -5)
    }
    expect(announced?.headers[signatureHeaders.nonce]).not.toBe(redeemed?.headers[signatureHeaders.nonce])
    expect(JSON.stringify(platform.calls)).not.toContain(secret)
  })

  it('gives a token for a site of the list; its address keeps what the list says', async () => {
    const authorization = (await api.as('person').authorization()) ?? ''
    const reply = await new CookieBrowser(api).send(`/api/zwfw/trustTransfer?target=${encodeURIComponent('省政务服务网')}`, {
      headers: { authorization },
    })
    expect(reply.body).toEqual({ code: 200, data: 'https://site.example/in?from=wenwu&trustToken=trust-0123456789' })
    expect(platform.calls.at(-1)).toMatchObject({
      path: '/trust-tokens',
      body: { userId: 'u-1', target: 'https://site.example/in?from=wenwu' },
    })
  })
})

describe('answers that are not to be believed', () => {
  it.each<[string, Misbehaviour]>([
    ['a signature with another secret', { signature: 'other-secret' }],
    ['the signature of another call (a replayed answer)', { signature: 'other-call' }],
    ['no signature', { signature: 'none' }],
    ['a body that was changed after it was signed', { tamper: true }],
    ['an identity for another application', { identity: { app: 'another' } }],
    ['an identity of another sign-in', { identity: { requestId: 'request-of-somebody' } }],
    ['a name of the account that is no name', { identity: { userId: 'u 1' } }],
    ['an identity number that cannot be', { identity: { idCard: '140105198806129029' } }],
    ['a birthday that cannot be', { identity: { idCard: '14010519880231902X' } }],
    ['a person without a number', { identity: { idCard: undefined } }],
    [
      'a legal entity with a wrong credit code',
      { identity: { userType: '1', corpName: '甲', creditCode: '91140100MA0DEM0134', legalPerson: '乙', agentName: '丙' } },
    ],
    ['a kind of account that does not exist', { identity: { userType: '3' } }],
    ['a list instead of an identity', { data: [] }],
    ['nothing', { data: null }],
    ['no JSON', { text: '<html></html>' }],
    ['a very long answer', { text: JSON.stringify({ code: 200, data: 'x'.repeat(100_000) }) }],
    ['a refusal', { status: 403 }],
    ['a redirect to somebody else', { redirect: 'http://127.0.0.1:9/' }],
  ])('%s', async (_what, misbehaviour) => {
    expect(refused(await come(misbehaviour))).toEqual([401, 'platform-refused'])
  })

  it('leave nobody signed in and are in the log; the honest answer after them is taken', async () => {
    const { rows } = await api.pool.query<{ error: string; n: number }>(
      `select details->>'error' as error, count(*)::int as n from audit_rows where action = 'national-platform.createTicket' and outcome = 'denied' group by 1`,
    )
    expect(rows).toEqual([{ error: 'platform-refused', n: 18 }])
    expect((await come()).body.code).toBe(200)
  })

  it('a ticket or token that the platform would take again serves once here', async () => {
    const browser = new CookieBrowser(api)
    await browser.depart()
    const { state } = platform.calls.at(-1)?.body as { state: string }
    const returned = new URL(`${api.address}/platform-return?ticket=${'t'.repeat(32)}&state=${state}`)
    const twin = new CookieBrowser(api)
    for (const [name, value] of browser.cookies) twin.cookies.set(name, value)
    expect((await browser.exchange(returned)).body.code).toBe(200)
    expect(refused(await twin.exchange(returned))).toEqual([401, 'single-sign-on-stale'])
    const silent = () => browser.send('/api/zwfw/recessivityLoginOne', { json: { token: 'k'.repeat(32) } })
    expect((await silent()).body.code).toBe(200)
    expect(refused(await silent())).toEqual([401, 'single-sign-on-stale'])
  })

  it('a person of another kind than the bound account is not let in to it', async () => {
    const legal = {
      userType: '1',
      corpName: '晋阳古建筑保护工程有限公司',
      creditCode: '91140100MA0DEM0133',
      legalPerson: '罗致和',
      agentName: '姚疏桐',
    }
    expect(refused(await come({ identity: legal }))).toEqual([409, 'platform-person-differs'])
    expect((await come({ identity: { ...legal, userId: 'u-2' } })).body.code).toBe(204)
  })
})

describe('a platform that cannot be reached', () => {
  const unavailable = { code: 800, msg: '国办连接不可用', data: null }
  const pass = () => api.setNow(new Date(api.clock.now().getTime() + 31_000))

  it('is 800 «国办连接不可用» where it keeps silent or has a gateway’s error, and the link is tried again', async () => {
    const silent = await come({ delay: 600 })
    expect([silent.status, silent.body]).toEqual([200, unavailable])
    expect((await come({ status: 502, signature: 'none' })).body).toEqual(unavailable)
    expect((await come()).body.code).toBe(200)
  })

  it('is not asked any more for half a minute after three failures, so that nobody waits', async () => {
    const browser = new CookieBrowser(api)
    platform.behave({ status: 503 })
    for (let n = 0; n < 3; n++)
      expect((await browser.send('/api/zwfw/redirectGj', { headers: { 'x-requested-with': 'XMLHttpRequest' } })).body).toEqual(unavailable)
    const asked = platform.calls.length
    platform.behave({})
    expect((await browser.send('/api/zwfw/corpLogin', { headers: { 'x-requested-with': 'XMLHttpRequest' } })).body).toEqual(unavailable)
    const authorization = (await api.as('person').authorization()) ?? ''
    expect(
      (await browser.send(`/api/zwfw/trustTransfer?target=${encodeURIComponent('省政务服务网')}`, { headers: { authorization } })).body,
    ).toEqual(unavailable)
    expect((await browser.send('/api/zwfw/recessivityLoginOne', { json: { token: 't'.repeat(32) } })).body).toEqual(unavailable)
    expect(platform.calls).toHaveLength(asked)
    expect([...browser.cookies.keys()]).toEqual([])
    pass()
    expect((await browser.send('/api/zwfw/redirectGj', { headers: { 'x-requested-with': 'XMLHttpRequest' } })).body.code).toBe(200)
  })

  it('does not keep anybody signed in here', async () => {
    const browser = new CookieBrowser(api)
    const token = await browser.tokenFor(await come())
    platform.behave({ delay: 600 })
    expect((await browser.send('/api/zwfw/logoutUser', { headers: { authorization: token } })).body).toMatchObject({
      code: 800,
      msg: '国办连接不可用',
      data: false,
    })
    expect((await browser.send('/api/userCount/getCurrentUserCount', { headers: { authorization: token } })).status).toBe(401)
  })
})

describe('an installation without a link', () => {
  it('says 800 to every call, does not offer the way, and has no simulator', async () => {
    const browser = new CookieBrowser(api)
    const config = api.services.config as { nationalPlatform: unknown }
    const { nationalPlatform } = config
    expect((await browser.send('/api/v1/auth/ways')).body.data).toContain('platform')
    expect((await browser.send('/api/national-platform-simulator/portal')).status).toBe(404)
    config.nationalPlatform = undefined
    try {
      for (const path of ['/api/zwfw/redirectGj', '/api/zwfw/corpLogin'])
        expect((await browser.send(path, { headers: { 'x-requested-with': 'XMLHttpRequest' } })).body).toEqual({
          code: 800,
          msg: '国办连接不可用',
          data: null,
        })
      expect((await browser.send('/api/v1/auth/ways')).body.data).not.toContain('platform')
    } finally {
      config.nationalPlatform = nationalPlatform
    }
  })
})

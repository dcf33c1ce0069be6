import { generateKeyPairSync } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readOidcSettings } from '../../../platform/oidc-settings.ts'
import { startTestApp, type TestApp } from '../../../testing/test-app.ts'
import { Browser, exchange, type SingleLoginReply } from './testing/browser.ts'
import { startHostileProvider, type Misbehaviour } from './testing/hostile-provider.ts'

type Provider = Awaited<ReturnType<typeof startHostileProvider>>

let provider: Provider
let api: TestApp
beforeAll(async () => {
  provider = await startHostileProvider()
  const oidc = readOidcSettings(
    {
      WENWU_OIDC_ISSUER: provider.issuer,
      WENWU_OIDC_CLIENT_ID: 'client-1',
      WENWU_OIDC_CLIENT_SECRET: 'a secret: with signs',
      WENWU_OIDC_PARAMETERS: 'decision=auth&service=wenwu',
    },
    'test',
    (_zh, en) => {
      throw new Error(en)
    },
  )
  api = await startTestApp({ config: { oidc } })
})
afterAll(async () => {
  await api?.stop()
  await provider?.stop()
})
afterEach(() => provider.behave({}))

async function start(browser: Browser): Promise<string> {
  const address = `${api.address}/api/receive/authorize`
  return Browser.next(await browser.request(address), address)
}

async function signIn(misbehaviour: Misbehaviour = {}): Promise<SingleLoginReply> {
  const browser = new Browser()
  provider.behave(misbehaviour)
  return exchange(api, browser, provider.answer(await start(browser)))
}

const now = (): number => Math.floor(Date.now() / 1000)
const refused = (reply: SingleLoginReply): unknown => [reply.status, reply.body.error]
const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey

describe('an honest provider', () => {
  it('is asked with the verifier, the redirect address and the secret as it wants it; its person comes in', async () => {
    const reply = await signIn()
    expect([reply.status, reply.body.status]).toEqual([200, 200])
    const token = provider.asked.findLast(({ path }) => path === '/token')
    const [scheme, basic = ''] = token?.authorization?.split(' ') ?? []
    const pair = Buffer.from(basic, 'base64')
      .toString('utf8')
      .split(':')
      .map((part) => decodeURIComponent(part.replaceAll('+', ' ')))
    expect([scheme, ...pair]).toEqual(['Basic', 'client-1', 'a secret: with signs'])
    expect(Object.fromEntries(token?.form ?? [])).toMatchObject({
      grant_type: 'authorization_code',
      redirect_uri: `${api.address}/login`,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/) as string,
    })
    expect(token?.form.has('client_secret')).toBe(false)
  })

  it('gets the fixed parameters of the settings, which cannot push out those of OpenID', async () => {
    const query = Object.fromEntries(new URL(await start(new Browser())).searchParams)
    expect(query).toMatchObject({ decision: 'auth', service: 'wenwu', client_id: 'client-1', response_type: 'code' })
  })

  it('may put the account into the user info alone, of the same subject', async () => {
    expect((await signIn({ claims: { preferred_username: undefined } })).body.status).toBe(200)
    expect(
      refused(
        await signIn({ claims: { preferred_username: undefined }, userInfo: { sub: 'another', preferred_username: 'national-lead' } }),
      ),
    ).toEqual([401, 'single-sign-on-refused'])
  })

  it('may have a clock that is twenty seconds off, and may sign for several audiences in our name', async () => {
    expect((await signIn({ claims: { iat: now() + 20, exp: now() + 80 } })).body.status).toBe(200)
    expect((await signIn({ claims: { iat: now() - 100, exp: now() - 20 } })).body.status).toBe(200)
    expect((await signIn({ claims: { aud: ['client-1', 'client-2'], azp: 'client-1' } })).body.status).toBe(200)
  })

  it('may sign with an elliptic curve', async () => {
    expect((await signIn({ header: { alg: 'ES256', kid: 'elliptic' }, signature: provider.signElliptic })).body.status).toBe(200)
  })

  it('is described once an hour, not at each sign-in', async () => {
    await Promise.all([signIn(), signIn(), signIn()])
    expect(provider.asked.filter(({ path }) => path === '/.well-known/openid-configuration')).toHaveLength(1)
    expect(provider.asked.filter(({ path }) => path === '/jwks')).toHaveLength(1)
  })
})

describe('an identity token that nobody should believe', () => {
  it.each<[string, () => Misbehaviour]>([
    ['without a signature (alg none)', () => ({ header: { alg: 'none', kid: undefined }, signature: () => '' })],
    ['signed with another key under the published name', () => ({ key: other })],
    ['signed with a key that is not published', () => ({ key: other, header: { kid: 'unknown' } })],
    ['signed with the public key as a secret (HS256)', () => ({ header: { alg: 'HS256' }, signature: provider.hmacWithPublicKey })],
    ['signed with one published key in the name of the other', () => ({ header: { alg: 'ES256', kid: 'elliptic' } })],
    ['of another issuer', () => ({ claims: { iss: 'https://elsewhere.example' } })],
    ['for another audience', () => ({ claims: { aud: 'client-2' } })],
    ['for several audiences, in another one’s name', () => ({ claims: { aud: ['client-1', 'client-2'], azp: 'client-2' } })],
    ['with another nonce', () => ({ claims: { nonce: 'x'.repeat(43) } })],
    ['without a nonce', () => ({ claims: { nonce: undefined } })],
    ['that is over', () => ({ claims: { iat: now() - 200, exp: now() - 100 } })],
    ['that is not valid yet', () => ({ claims: { nbf: now() + 300 } })],
    ['without a subject', () => ({ claims: { sub: undefined } })],
  ])('%s is refused, and nobody comes in', async (_name, make) => {
    const before = await countTickets()
    expect(refused(await signIn(make()))).toEqual([401, 'single-sign-on-refused'])
    expect(await countTickets()).toBe(before)
    expect((await signIn()).body.status).toBe(200)
  })
})

describe('a provider in trouble', () => {
  it('that refuses the code is a refusal', async () => {
    expect(refused(await signIn({ token: { status: 400, body: { error: 'invalid_grant' } } }))).toEqual([401, 'single-sign-on-refused'])
    expect(refused(await signIn({ token: { status: 200, body: { access_token: 'x', token_type: 'Bearer' } } }))).toEqual([
      401,
      'single-sign-on-refused',
    ])
    expect(refused(await signIn({ token: { status: 200, body: 'no object' } }))).toEqual([401, 'single-sign-on-refused'])
  })

  it('that fails or keeps silent is down, after five seconds at most; no database connection waits meanwhile', async () => {
    expect(refused(await signIn({ token: { status: 500, body: { error: 'server_error' } } }))).toEqual([503, 'identity-provider-down'])
    const begun = Date.now()
    const silent = signIn({ delay: 30_000 })
    await expect.poll(() => provider.asked.at(-1)?.path).toBe('/token')
    expect(api.pool.totalCount - api.pool.idleCount).toBe(0)
    expect(refused(await silent)).toEqual([503, 'identity-provider-down'])
    expect(Date.now() - begun).toBeLessThan(25_000)
  })

  it('that cannot be described sends the browser back with the reason, and is asked again at the next try', async () => {
    const settings = api.services.config.oidc
    if (settings === undefined) throw new Error('no settings')
    const second = await startHostileProvider()
    settings.issuer = second.issuer
    try {
      second.state.isDown = true
      expect(await start(new Browser())).toBe(`${api.address}/login?error=identity-provider-down`)
      second.state.isDown = false
      second.state.metadata = { issuer: 'https://elsewhere.example' }
      expect(await start(new Browser())).toBe(`${api.address}/login?error=identity-provider-down`)
      second.state.metadata = {}
      expect(await start(new Browser())).toMatch(/\/auth\?/)
    } finally {
      settings.issuer = provider.issuer
      await second.stop()
    }
  })
})

describe('an installation without single sign-on', () => {
  it('says so, sends nobody anywhere and exchanges nothing', async () => {
    const plain = await startTestApp()
    try {
      expect((await plain.request('GET', '/api/v1/federation')).body).toEqual({ code: 200, data: { isOpen: false, leadsEntrance: false } })
      const reply = await plain.request('GET', '/api/receive/authorize')
      expect([reply.status, reply.headers.get('location')]).toEqual([302, `${plain.address}/login?error=single-sign-on-closed`])
      expect((await plain.request('GET', '/api/oidc-development/.well-known/openid-configuration')).status).toBe(404)
      const code = await plain.request('GET', '/api/receive/singleLogin?code=x', undefined, { authorization: 'x' })
      expect([code.status, (code.body as { error: string }).error]).toEqual([404, 'single-sign-on-closed'])
    } finally {
      await plain.stop()
    }
  })
})

async function countTickets(): Promise<number> {
  const { rows } = await api.pool.query<{ n: number }>('select count(*)::int as n from tickets')
  return rows[0]?.n ?? 0
}

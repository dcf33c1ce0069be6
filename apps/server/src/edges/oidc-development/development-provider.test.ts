import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import * as oidc from 'openid-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { Browser } from '../../modules/ways-in/federation/testing/browser.ts'
import type { Config } from '../../platform/config.ts'
import { createDevelopmentProvider } from './development-provider.ts'
import { mountDevelopmentProvider } from './mount.ts'

let server: Server
let origin: string
let client: oidc.Configuration

beforeAll(async () => {
  server = createServer((request, response) => void listener.then((answer) => answer(request, response)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const listener = createDevelopmentProvider({
    issuer: `${origin}/some/where`,
    clientId: 'wenwu',
    redirectUris: ['http://localhost:9100/login'],
    logoutUris: ['http://localhost:9100/login'],
    accounts: [{ username: 'somebody', name: '某人' }],
    codeSeconds: 60,
  })
  await listener
  client = await oidc.discovery(new URL(`${origin}/some/where`), 'wenwu', {}, oidc.None(), {
    execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
  })
})
afterAll(() => server.close())
afterEach(() => vi.useRealTimers())

const verifier = 'v'.repeat(43)
const right = {
  redirect_uri: 'http://localhost:9100/login',
  scope: 'openid profile',
  state: 's',
  nonce: 'n',
  code_challenge_method: 'S256',
}

async function request(changes: Record<string, string | undefined> = {}): Promise<string> {
  const address = oidc.buildAuthorizationUrl(client, { ...right, code_challenge: await oidc.calculatePKCECodeChallenge(verifier) })
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) address.searchParams.delete(name)
    else address.searchParams.set(name, value)
  }
  return address.href
}

const redeem = (returned: URL, checks: oidc.AuthorizationCodeGrantChecks = {}, redirectUri?: string) => {
  const at = redirectUri === undefined ? returned : new URL(returned.search, redirectUri)
  return oidc.authorizationCodeGrant(client, at, { pkceCodeVerifier: verifier, expectedState: 's', expectedNonce: 'n', ...checks })
}

const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: { error?: string }) => error.error ?? String(error),
  )

describe('the development provider', () => {
  it('signs an identity for a code with the right verifier, once', async () => {
    const returned = await new Browser().signInAt(await request(), 'somebody')
    const tokens = await redeem(returned)
    expect(tokens.claims()).toMatchObject({ iss: `${origin}/some/where`, aud: 'wenwu', nonce: 'n' })
    expect(await oidc.fetchUserInfo(client, tokens.access_token, tokens.claims()?.sub ?? '')).toMatchObject({
      preferred_username: 'somebody',
      name: '某人',
    })
    expect(await refusal(redeem(returned))).toBe('invalid_grant')
  })

  it('refuses a code with another verifier, without one, for another address, and after its time', async () => {
    const fresh = async () => new Browser().signInAt(await request(), 'somebody')
    expect(await refusal(redeem(await fresh(), { pkceCodeVerifier: 'w'.repeat(43) }))).toBe('invalid_grant')
    const { pkceCodeVerifier: _none, ...without } = { pkceCodeVerifier: verifier, expectedState: 's', expectedNonce: 'n' }
    expect(await refusal(oidc.authorizationCodeGrant(client, await fresh(), without))).toBe('invalid_grant')
    expect(await refusal(redeem(await fresh(), {}, 'http://localhost:9100/other'))).toBe('invalid_grant')
    const late = await fresh()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })
    expect(await refusal(redeem(late))).toBe('invalid_grant')
    vi.useRealTimers()
    expect(await refusal(redeem(await fresh()))).toBe('accepted')
  })

  it.each<[string, Record<string, string | undefined>, string]>([
    ['another redirect address', { redirect_uri: 'http://localhost:9100/login/' }, 'redirect_uri'],
    ['an address elsewhere', { redirect_uri: 'https://evil.example/login' }, 'redirect_uri'],
    ['another client', { client_id: 'someone' }, 'client'],
  ])('shows an error page for %s and redirects nowhere', async (_name, changes, words) => {
    const response = await fetch(await request(changes), { redirect: 'manual' })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
    expect(await response.text()).toContain(words)
  })

  it.each<[string, Record<string, string | undefined>]>([
    ['without PKCE', { code_challenge: undefined, code_challenge_method: undefined }],
    ['with plain PKCE', { code_challenge_method: 'plain' }],
    ['for a token in the address', { response_type: 'id_token' }],
  ])('returns an error %s', async (_name, changes) => {
    const response = await fetch(await request(changes), { redirect: 'manual' })
    const back = new URL(response.headers.get('location') ?? '')
    expect(`${back.origin}${back.pathname}`).toBe('http://localhost:9100/login')
    expect(back.href).toMatch(/error=(invalid_request|unsupported_response_type|unauthorized_client)/)
    expect(back.searchParams.has('code')).toBe(false)
  })

  it('knows nobody but its own accounts', async () => {
    const returned = await new Browser().signInAt(await request(), 'nobody')
    expect(returned.searchParams.get('error')).toBe('access_denied')
  })

  it('says so when an interaction is over or another browser’s', async () => {
    const response = await fetch(`${origin}/some/where/interaction/unknown`, {
      method: 'POST',
      body: new URLSearchParams({ account: 'somebody', decision: 'accept' }),
    })
    expect(response.status).toBe(400)
  })

  it('is refused in production', async () => {
    const fastify = Fastify()
    const config = { environment: 'production', publicUrl: undefined, webDirectory: '/nowhere' } as Config
    await expect(mountDevelopmentProvider(fastify, config, [])).rejects.toThrow('refused in production')
    await mountDevelopmentProvider(fastify, { ...config, environment: 'development' }, [])
    const address = '/api/oidc-development/.well-known/openid-configuration'
    expect((await fastify.inject({ url: address, headers: { host: 'localhost:9100' } })).json()).toMatchObject({
      issuer: 'http://localhost:9100/api/oidc-development',
    })
    expect((await fastify.inject({ url: address, headers: { host: 'evil.example' } })).statusCode).toBe(404)
    await fastify.close()
  })
})

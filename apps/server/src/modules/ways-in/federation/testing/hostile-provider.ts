import { createHash, createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'

type Claims = Record<string, unknown>

/** What this provider does wrong in its next reply; nothing set: everything right. */
export interface Misbehaviour {
  header?: Record<string, unknown>
  claims?: Claims
  /** Signs with this key instead of the published one. */
  key?: KeyObject
  signature?: (input: string) => string
  /** The reply of the token endpoint instead of a token. */
  token?: { status: number; body: unknown }
  /** Milliseconds until the token endpoint answers. */
  delay?: number
  userInfo?: Claims
}

/** A small OpenID provider under the test's control: it believes everything it is asked, and lies as told. */
export async function startHostileProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const published = createHash('sha256').update('published').digest('hex').slice(0, 8)
  let misbehaviour: Misbehaviour = {}
  const nonces = new Map<string, string>()
  const asked: { path: string; authorization: string | undefined; form: URLSearchParams }[] = []
  const state = { metadata: {} as Claims, isDown: false }

  const server = createServer((request, response) => {
    void (async () => {
      const { pathname } = new URL(request.url ?? '/', 'http://x')
      const form = new URLSearchParams(await text(request))
      asked.push({ path: pathname, authorization: request.headers.authorization, form })
      const send = (status: number, body: unknown): void => {
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      }
      if (state.isDown) return send(503, { error: 'temporarily_unavailable' })
      if (pathname === '/.well-known/openid-configuration') return send(200, { ...metadata(), ...state.metadata })
      if (pathname === '/jwks')
        return send(200, {
          keys: [
            { ...publicKey.export({ format: 'jwk' }), kid: published, use: 'sig', alg: 'RS256' },
            { ...elliptic.publicKey.export({ format: 'jwk' }), kid: 'elliptic', use: 'sig', alg: 'ES256' },
          ],
        })
      if (pathname === '/me') return send(200, misbehaviour.userInfo ?? { sub: 'subject-1', preferred_username: 'national-officer' })
      if (pathname !== '/token') return send(404, {})
      const { delay, token } = misbehaviour
      if (delay !== undefined) await new Promise((resolve) => setTimeout(resolve, delay))
      if (token !== undefined) return send(token.status, token.body)
      return send(200, { access_token: 'access', token_type: 'Bearer', expires_in: 60, id_token: idToken(form.get('code') ?? '') })
    })()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  const metadata = (): Claims => ({
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
    userinfo_endpoint: `${issuer}/me`,
    end_session_endpoint: `${issuer}/end`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256', 'none', 'HS256'],
    token_endpoint_auth_methods_supported: ['client_secret_basic'],
  })

  function idToken(code: string): string {
    const now = Math.floor(Date.now() / 1000)
    const claims = {
      iss: issuer,
      aud: 'client-1',
      sub: 'subject-1',
      iat: now,
      exp: now + 60,
      nonce: nonces.get(code),
      preferred_username: 'national-officer',
      ...misbehaviour.claims,
    }
    const input = [{ alg: 'RS256', kid: published, ...misbehaviour.header }, claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    const signature =
      misbehaviour.signature?.(input) ??
      createSign('sha256')
        .update(input)
        .sign(misbehaviour.key ?? privateKey)
        .toString('base64url')
    return `${input}.${signature}`
  }

  return {
    issuer,
    asked,
    state,
    /** A signature by the second published key. */
    signElliptic: (input: string) =>
      createSign('sha256').update(input).sign({ key: elliptic.privateKey, dsaEncoding: 'ieee-p1363' }).toString('base64url'),
    /** The published key as an attacker knows it, used as an HMAC secret (algorithm confusion). */
    hmacWithPublicKey: (input: string) =>
      createHmac('sha256', publicKey.export({ type: 'spki', format: 'pem' }))
        .update(input)
        .digest('base64url'),
    behave: (next: Misbehaviour) => {
      misbehaviour = next
    },
    /** The return to our page for a request to /auth. */
    answer(address: string): URL {
      const query = new URL(address).searchParams
      const code = `code-${nonces.size}`
      nonces.set(code, query.get('nonce') ?? '')
      const returned = new URL(query.get('redirect_uri') ?? '')
      returned.searchParams.set('code', code)
      returned.searchParams.set('state', query.get('state') ?? '')
      return returned
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

async function text(request: IncomingMessage): Promise<string> {
  let whole = ''
  for await (const chunk of request) whole += String(chunk)
  return whole
}

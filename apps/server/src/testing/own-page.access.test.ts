import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { modules } from '../modules/index.generated.ts'
import { readOidcSettings } from '../platform/oidc-settings.ts'
import { sampleInput } from './sample-input.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const oidc = readOidcSettings({ WENWU_OIDC: 'development' }, 'development', (_zh, en) => {
  throw new Error(en)
})

const open = modules.flatMap((module) =>
  Object.entries(module.contract)
    .filter(([, endpoint]) => endpoint.access === 'public')
    .map(([key, endpoint]): [string, AnyEndpoint] => [`${module.name}.${key}`, endpoint]),
)

/** What a browser navigates to; all it leaves is a sealed cookie of ten minutes, of which the last counts. */
const navigations = ['federation.authorize']

/** What writes: alone, or behind a `with`. */
const writes = /^\s*(insert|update|delete)\b|^\s*with\b[^]*\b(insert into|update|delete from)\b/i
/** Refused tries leave their audit row; what strangers ask for is counted, by their address. */
const isEffect = (statement: string): boolean => writes.test(statement) && !/^\s*insert into "?(audit_rows|rate_limits)\b/i.test(statement)

/** What forms, pictures and links of another site can send: no Authorization, no own header, no JSON. */
const foreignBodies: [string, string | undefined, Record<string, string>][] = [
  ['nothing', undefined, {}],
  ['text', '{}', { 'content-type': 'text/plain' }],
  ['a form', 'a=1', { 'content-type': 'application/x-www-form-urlencoded' }],
]

/** Each call without a token, as the page of another site can make it in a person's browser. */
describe('calls that need no token', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp({ config: { oidc } })
  })
  afterAll(() => api.stop())

  const wireOf = (name: string, endpoint: AnyEndpoint): Record<string, unknown> => ({
    ...sampleInput(endpoint),
    // what would act if it were let in
    ...(name === 'verification.sendCode' && { phone: '13700000001' }),
    ...(name === 'verification.validateCode' && { phone: '13700000001', vCode: '123456' }),
    ...(name === 'federation.leave' && { subjectid: '01890000-0000-7000-8000-00000000dead' }),
  })

  const gets = open.filter(([name, { method }]) => method === 'GET' && !navigations.includes(name))
  it.each(gets)('%s: a link or picture changes nothing and leaves no cookie', async (name, endpoint) => {
    const { result, statements } = await api.countQueries(() =>
      api.anonymous.sendWire({ ...endpoint, ownPageOnly: false }, wireOf(name, endpoint)),
    )
    expect(statements.filter(isEffect)).toEqual([])
    expect(result.headers.getSetCookie().filter((cookie) => !/Max-Age=0;/.test(cookie))).toEqual([])
    if (endpoint.ownPageOnly === true)
      expect(result).toMatchObject({ status: 400, body: { error: 'bad-request', field: 'X-Requested-With' } })
    else expect(endpoint.tx === 'write' ? result.status : 200).toBe(endpoint.tx === 'write' ? 401 : 200)
  })

  const posts = open.filter(([, { method, tx }]) => method === 'POST' && tx !== 'read')
  it.each(posts)('%s: a form of another site is refused before anything is looked at', async (_name, endpoint) => {
    for (const [sent, body, headers] of foreignBodies) {
      const { result, statements } = await api.countQueries(() =>
        api.anonymous.request('POST', endpoint.path, body, { ...headers, 'x-slide-proof': '' }),
      )
      expect([sent, result.status, statements]).toEqual([sent, 400, []])
    }
  })

  it('are exactly the calls that a browser sends without a preflight: it asks before all others, and no call answers that', async () => {
    expect(open.filter(([, { method }]) => !['GET', 'POST', 'PUT', 'DELETE'].includes(method))).toEqual([])
    const preflight = await fetch(`${api.address}/sso/login`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,x-requested-with',
      },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    expect(preflight.headers.get('access-control-allow-headers')).toBeNull()
  })
})

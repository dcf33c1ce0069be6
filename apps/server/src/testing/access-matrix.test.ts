import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { permissionCodes } from '@wenwu/core/auth/permissions'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { contract as nationalPlatform } from '@wenwu/core/national-platform/contract'
import { modules } from '../modules/index.generated.ts'
import type { Caller } from './caller.ts'
import { sampleInput } from './sample-input.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** One account of each kind of actor; `-` is nobody. */
const actors = [
  '-',
  'company',
  'person',
  'province-sx',
  'province-sx-lead',
  'national-accept',
  'national-officer',
  'national-lead',
  'national-office',
  'thirdparty',
  'expert1',
  'customs',
  'admin-system',
  'admin-security',
  'admin-audit',
  'editor',
  'editor-lead',
]

const sessionEnders: readonly AnyEndpoint[] = [auth.signOut, nationalPlatform.leave]

/** Routes that no contract mounts and everybody may call: the pages' files and the health check. Anything else needs a contract. */
const openRoutes = /^(\/|\/\*|\/assets\/.*|\/api\/v1\/health|\/api\/v1\/openapi\.json)$/

const endpoints = modules.flatMap((module) =>
  Object.entries(module.contract).map(([key, endpoint]) => ({ name: `${module.name}.${key}`, endpoint })),
)

describe('every route', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())

  it('has an access policy and a schema, or is on the short list of open ones', () => {
    expect(api.app.routes.length).toBeGreaterThan(endpoints.length)
    const bare = api.app.routes.filter((route) => route.access === undefined || (!route.hasInputSchema && !isUpload(route.endpoint)))
    expect(bare.filter((route) => !openRoutes.test(route.path)).map((route) => `${route.method} ${route.path}`)).toEqual([])
  })

  it('asks only for permissions that exist', () => {
    for (const { name, endpoint } of endpoints) {
      if (typeof endpoint.access === 'string') expect(['public', 'signed-in'], name).toContain(endpoint.access)
      else for (const permission of endpoint.access) expect(permissionCodes, name).toContain(permission)
    }
  })

  it('is mounted under its path and its aliases', () => {
    const mounted = new Set(api.app.routes.map((route) => `${route.method} ${route.path}`))
    for (const { endpoint } of endpoints)
      for (const path of [endpoint.path, ...(endpoint.aliases ?? [])]) expect(mounted).toContain(`${endpoint.method} ${path}`)
  })

  /**
   * What each kind of actor gets from each endpoint, with the smallest valid input: 401, 403, or past the check of rights (`ok`).
   * The snapshot is reviewed: a changed line is a changed right.
   */
  it('answers each kind of actor as the reviewed matrix says', async () => {
    const rows: string[][] = []
    for (const { name, endpoint } of endpoints) {
      const cells: string[] = []
      for (const actor of actors) cells.push(await outcome(endpoint, name, actor))
      rows.push([
        `${name}`,
        `${endpoint.method} ${endpoint.path}`,
        typeof endpoint.access === 'string' ? endpoint.access : endpoint.access.join(' '),
        ...cells,
      ])
    }
    rows.sort((a, b) => (a[0]! < b[0]! ? -1 : 1))
    await expect(table([['endpoint', 'call', 'access', ...actors], ...rows])).toMatchFileSnapshot('./access-matrix.md')
  })

  it('the matrix agrees with the access of the contracts', async () => {
    for (const { name, endpoint } of endpoints) {
      if (endpoint.access === 'public') continue
      expect(await outcome(endpoint, name, '-'), name).toBe('401')
      if (endpoint.access === 'signed-in') continue
      expect(await outcome(endpoint, name, 'customs'), name).toBe('403')
    }
  })

  it('is closed to people who are not signed in at every address of a closed endpoint, aliases, detail calls and HEAD included', async () => {
    let asked = 0
    for (const route of api.app.routes) {
      const endpoint = endpoints.find((one) => one.name === route.endpoint)?.endpoint
      if (endpoint === undefined || endpoint.access === 'public') continue
      const { status } = await api.anonymous.sendWire(
        { ...endpoint, method: route.method as AnyEndpoint['method'], path: route.path },
        sampleInput(endpoint),
        { file: { name: 'x.pdf', content: '%PDF-1.7\n' } },
      )
      expect(status, `${route.method} ${route.path}`).toBe(401)
      asked++
    }
    expect(asked).toBeGreaterThan(endpoints.length)
  })

  async function callerOf(endpoint: AnyEndpoint, actor: string): Promise<Caller> {
    if (actor === '-') return api.anonymous
    // signing out ends the session: each with one of its own
    return sessionEnders.includes(endpoint) ? api.signIn(actor) : api.as(actor)
  }

  async function outcome(endpoint: AnyEndpoint, name: string, actor: string): Promise<string> {
    const caller = await callerOf(endpoint, actor)
    const reply = await caller.sendWire(endpoint, sampleInput(endpoint), { file: { name: 'x.pdf', content: '%PDF-1.7\n' } })
    expect(reply.status, `${name} as ${actor}: ${JSON.stringify(reply.body)}`).toBeLessThan(500)
    return reply.status === 401 || reply.status === 403 ? String(reply.status) : 'ok'
  }

  function isUpload(name: string | undefined): boolean {
    return endpoints.find((one) => one.name === name)?.endpoint.stream === 'upload'
  }
})

function table(rows: string[][]): string {
  const [head, ...body] = rows
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [
    '# Access matrix',
    '',
    'Made by `access-matrix.test.ts`; a changed line is a changed right. `ok`: past the check of rights (the reply may still be 404 or 409).',
    '',
    line(head!),
    line(head!.map(() => '---')),
    ...body.map(line),
    '',
  ].join('\n')
}

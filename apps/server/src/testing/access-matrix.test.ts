import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contract as auth } from '@wenwu/core/auth/contract'
import { permissionCodes } from '@wenwu/core/auth/permissions'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { contract as nationalPlatform } from '@wenwu/core/national-platform/contract'
import { findRefusal } from '../platform/http/access.ts'
import { modules } from '../modules/index.generated.ts'
import {
  actors,
  anonymous,
  callersOf,
  computeMatrix,
  permissionsOf,
  refusedBehind,
  renderMatrix,
  type ActorName,
  type Cell,
  type NamedEndpoint,
} from './access-matrix.ts'
import type { Caller } from '../platform/http/caller.ts'
import { sampleInput } from './sample-input.ts'
import { startTestApp, type TestApp } from './test-app.ts'

const sessionEnders: readonly AnyEndpoint[] = [auth.signOut, nationalPlatform.leave]

/** Routes that no contract mounts and everybody may call: the pages' files and the health check. Anything else needs a contract. */
const openRoutes = /^(\/|\/\*|\/assets\/.*|\/api\/v1\/health|\/api\/v1\/openapi\.json)$/

const endpoints: readonly NamedEndpoint[] = modules.flatMap((module) =>
  Object.entries(module.contract).map(([key, endpoint]) => ({ name: `${module.name}.${key}`, endpoint })),
)

const matrix = computeMatrix(endpoints)

/** The account whose permissions the test sets: it has none of its own. */
const volunteer = 'customs'

/** Some hundred calls each: quick, but not on a machine that is busy with much else. */
const manyCalls = { timeout: 180_000 }

describe('every route', () => {
  /** Calls whose handlers demand that the caller belongs to a legal entity, besides the permission. */
  const closedToVolunteer = ['addOperator', 'authorizeOperator', 'disableOperator', 'operators'].map((name) => `registration.${name}`)

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

  it('the matrix of contracts and permissions is the reviewed one', async () => {
    await expect(renderMatrix(matrix)).toMatchFileSnapshot('./access-matrix.md')
  })

  it('accounts hold the permissions that the matrix counts with', async () => {
    for (const actor of actors)
      if (actor !== anonymous)
        expect((await api.as(actor).call(auth.currentUser, {})).permissions.toSorted(), actor).toEqual(permissionsOf(actor))
  })

  it('answers a visitor, one allowed and one refused actor as the matrix says', manyCalls, async () => {
    const called = new Set<string>()
    for (const row of matrix)
      for (const actor of callersOf(row)) {
        expect(await outcome(row, actor), `${row.name} as ${actor}`).toBe(row.cells[actor])
        called.add(actor)
      }
    expect([...called].sort()).toEqual([...actors].sort())
  })

  it('decides as the matrix computes for any set of permissions, and while the password must be changed', manyCalls, async () => {
    const decided = matrix.filter(({ name, endpoint }) => refusedBehind[name] === undefined && !sessionEnders.includes(endpoint))
    const caller = await api.signIn(volunteer)
    const grant = (permissions: readonly string[]) =>
      api.pool.query(`update roles set permissions = $1 where code = 'customs'`, [permissions])
    // handlers that demand more than a permission (a legal entity) refuse this person with any permissions
    await grant(permissionCodes)
    const closed = new Set<string>()
    for (const row of decided) if ((await call(row, caller)) === '403') closed.add(row.name)
    expect([...closed].sort()).toEqual(closedToVolunteer)
    await fc.assert(
      fc.asyncProperty(
        fc.subarray(permissionCodes),
        fc.boolean(),
        fc.constantFrom(...decided),
        async (permissions, mustChangePassword, row) => {
          await grant(permissions)
          await api.pool.query('update users set must_change_password = $1 where username = $2', [mustChangePassword, volunteer])
          const isRefused = findRefusal(row.endpoint, { permissions, mustChangePassword }) !== undefined
          expect(await call(row, caller), row.name).toBe(isRefused || closed.has(row.name) ? '403' : 'ok')
        },
      ),
      { numRuns: 100 },
    )
  })

  it(
    'is closed to people who are not signed in at every address of a closed endpoint, aliases, detail calls and HEAD included',
    manyCalls,
    async () => {
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
    },
  )

  async function callerOf(endpoint: AnyEndpoint, actor: ActorName): Promise<Caller> {
    if (actor === anonymous) return api.anonymous
    // signing out ends the session: each with one of its own
    return sessionEnders.includes(endpoint) ? api.signIn(actor) : api.as(actor)
  }

  async function outcome(row: NamedEndpoint, actor: ActorName): Promise<Cell> {
    return call(row, await callerOf(row.endpoint, actor))
  }

  async function call({ name, endpoint }: NamedEndpoint, caller: Caller): Promise<Cell> {
    const reply = await caller.sendWire(endpoint, sampleInput(endpoint), { file: { name: 'x.pdf', content: '%PDF-1.7\n' } })
    expect(reply.status, `${name}: ${JSON.stringify(reply.body)}`).toBeLessThan(500)
    return reply.status === 401 ? '401' : reply.status === 403 ? '403' : 'ok'
  }

  function isUpload(name: string | undefined): boolean {
    return endpoints.find((one) => one.name === name)?.endpoint.stream === 'upload'
  }
})

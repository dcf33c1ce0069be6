import { afterAll, beforeAll, expect, it } from 'vitest'
import { contract as plans } from '@wenwu/core/annual-plans/contract'
import { contract as cases } from '@wenwu/core/cases/contract'
import { contract as auth } from '@wenwu/core/auth/contract'
import { contracts } from '@wenwu/core/contracts.generated'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { contract as items } from '@wenwu/core/items/contract'
import { contract as laws } from '@wenwu/core/laws/contract'
import { leaveWhileSent } from '../../testing/leave-while-sent.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let api: TestApp
beforeAll(async () => {
  api = await startTestApp()
})
afterAll(() => api.stop())

const all = { filter: { preset: 'all' }, sort: 'submitted-desc', page: { number: 1, size: 10 } } as const

it('one person who asks for too much at once waits for themselves; everybody else is served, and so are they in the end', async () => {
  const blocker = await api.pool.connect()
  try {
    await blocker.query('begin')
    await blocker.query('lock table plan_batches in access exclusive mode')
    // more than there are connections, none of which can be answered
    const asked = Array.from({ length: 30 }, () => api.as('province-sx').send(plans.batches, {}))
    await expect(api.as('national-officer').call(cases.query, all)).resolves.toMatchObject({ rows: [] })
    await expect(api.anonymous.call(items.list, {})).resolves.not.toEqual([])
    await blocker.query('commit')
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  } finally {
    blocker.release(true)
  }
})

it('exports of one person wait for each other, those of others do not; who has left is not waited for', async () => {
  const query = { filter: {}, sort: 'due-desc' as const, columns: [] }
  // one behind the other, more than are made at a time
  for (let i = 0; i < 5; i++) expect(await leaveWhileSent(api, 'province-sx', plans.export, query)).toBe(200)
  const asked = Array.from({ length: 12 }, () => api.as('province-sx').download(plans.export, query))
  await expect(api.as('province-sc').download(plans.export, query)).resolves.toBeDefined()
  expect(await Promise.all(asked)).toHaveLength(12)
})

const endpoints = Object.entries(contracts).flatMap(([module, contract]) =>
  Object.entries<AnyEndpoint>(contract).map(([key, endpoint]) => ({ name: `${module}.${key}`, endpoint })),
)

it('whoever reads from an address keeps nobody there from signing in and out', async () => {
  const blocker = await api.pool.connect()
  try {
    await blocker.query('begin')
    await blocker.query('lock table laws in access exclusive mode')
    // as many as may wait, none of which can be answered
    const asked = Array.from({ length: 206 }, () =>
      api.anonymous.send(laws.query, { filter: {}, sort: 'published-desc', page: { number: 1, size: 10 } }),
    )
    const person = await api.signIn('province-sc')
    await expect(person.call(cases.query, all)).resolves.toMatchObject({ rows: [] })
    await person.call(auth.signOut, {})
    for (const { name, endpoint } of endpoints) {
      if (endpoint.isWayIn !== true) continue
      const { status } = await api.request(endpoint.method, endpoint.path, endpoint.method === 'POST' ? {} : undefined)
      expect([name, status]).not.toEqual([name, 503])
    }
    await blocker.query('commit')
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual(asked.map(() => 200))
  } finally {
    blocker.release(true)
  }
})

it('of the ways in, registration and forgotten passwords wait with the others', () => {
  const ways = [
    'auth',
    'certificate',
    'device',
    'federation',
    'national-platform',
    'qr-sign-in',
    'second-factor',
    'transit',
    'verification',
  ]
  const others = endpoints.filter(
    ({ name, endpoint }) => ways.includes(name.split('.')[0]!) && endpoint.access === 'public' && endpoint.isWayIn !== true,
  )
  expect(others.map(({ name }) => name)).toEqual([
    'national-platform.registerIndividual',
    'national-platform.registerEntity',
    'national-platform.registerOperator',
    'verification.forgotPassword',
    'verification.validateCode',
    'verification.updatePassword',
  ])
})

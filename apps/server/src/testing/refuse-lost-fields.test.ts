import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { contract as portal } from '@wenwu/core/portal/contract'
import { toJsonSchema } from '../platform/http/json-schema.ts'
import { findDifference, refuseLostFields } from './refuse-lost-fields.ts'
import { startTestApp, type TestApp } from './test-app.ts'

describe('a reply of a server under test', () => {
  let api: TestApp
  beforeAll(async () => {
    api = await startTestApp()
  })
  afterAll(() => api.stop())
  afterEach(() => void vi.restoreAllMocks())

  it('is refused when its handler gave a field that the schema of its contract does not know', async () => {
    const { toWire } = portal.site.output
    const planted = (domain: Parameters<typeof toWire>[0]) => {
      const wire = toWire(domain)
      return { ...wire, data: { ...wire.data, planted: 'a column that was added to the view alone' } }
    }
    expect(await api.anonymous.send(portal.site, {})).toMatchObject({ status: 200 })
    vi.spyOn(portal.site.output, 'toWire').mockImplementation(planted)
    expect(await api.anonymous.send(portal.site, {})).toMatchObject({
      status: 500,
      body: {
        error: 'internal',
        details: { endpoint: 'portal.site', path: portal.site.path, field: 'data.planted', problem: 'lost: the schema does not name it' },
      },
    })
  })
})

describe('the serialiser', () => {
  const row = z.object({ id: z.string(), at: z.string(), count: z.number().nullable(), note: z.string().optional() })
  /** What becomes of a reply that was given so. */
  async function reply(given: unknown): Promise<{ status: number; body: unknown }> {
    const fastify = Fastify()
    refuseLostFields(fastify)
    fastify.setErrorHandler((error, _request, reply) =>
      reply.code(500).send(JSON.stringify((error as { details?: unknown }).details ?? String(error))),
    )
    fastify.get('/', { schema: { response: { 200: toJsonSchema(z.object({ rows: z.array(row) })) } } }, () => given)
    const { statusCode, json } = await fastify.inject('/')
    return { status: statusCode, body: json() }
  }
  const whole = { id: '1', at: '2026-11-23T02:00:00.000Z', count: null }

  it.each([
    ['what the schema says', [whole], undefined],
    ['a time, which is written as its text', [{ ...whole, at: new Date(whole.at) }], undefined],
    ['undefined, which JSON does not have', [{ ...whole, note: undefined, more: undefined }], undefined],
    ['a field too many', [whole, { ...whole, more: 1 }], { field: 'rows[1].more', problem: 'lost: the schema does not name it' }],
    ['another type', [{ ...whole, id: 1 }], { field: 'rows[0].id', problem: 'changed by the serialiser' }],
    ['null for a text', [{ ...whole, id: null }], { field: 'rows[0].id', problem: 'changed by the serialiser' }],
  ])('is given %s', async (_what, rows, difference) => {
    expect(await reply({ rows })).toEqual(
      difference === undefined
        ? { status: 200, body: JSON.parse(JSON.stringify({ rows })) }
        : { status: 500, body: expect.objectContaining(difference) },
    )
  })
})

it.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, undefined],
  [{ a: [1, 2] }, { a: [1] }, 'a'],
  [{ a: [{ b: { c: 1 } }] }, { a: [{ b: {} }] }, 'a[0].b.c'],
  [{ a: {} }, { a: { b: 1 } }, 'a.b'],
  [{ a: [] }, { a: {} }, 'a'],
  [[], null, ''],
])('%j sent as %j differs at %s', (given, sent, field) => {
  expect(findDifference(given, sent)?.field).toBe(field)
})

import fastJson from 'fast-json-stringify'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { modules } from '../../modules/index.generated.ts'
import { toJsonSchema } from './json-schema.ts'
import { compileLazily } from './lazy-schemas.ts'

const brokenSchema = { type: 'object', properties: { count: { type: 'no such type' } } }

test('a schema is compiled at the first call that needs it, not before', async () => {
  const app = Fastify()
  compileLazily(app)
  app.post('/broken', { schema: { body: brokenSchema } }, () => 'ok')
  await app.ready()
  const reply = await app.inject({ method: 'POST', url: '/broken', payload: {} })
  await app.close()
  expect(reply.statusCode).toBe(500)
  expect(reply.body).toContain('schema is invalid')
})

test('a body is taken as it is, path and query are turned into numbers, unknown keys are dropped, faults are named', async () => {
  const app = Fastify()
  compileLazily(app)
  const schema = { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'], additionalProperties: false }
  app.post('/:count', { schema: { body: schema, params: schema, querystring: schema } }, ({ body, params, query }) => ({
    body,
    params,
    query,
  }))
  const call = (query: string, payload: object) => app.inject({ method: 'POST', url: `/7?${query}`, payload })
  expect((await call('count=5&more=1', { count: 3, more: 2 })).json()).toEqual({
    body: { count: 3 },
    params: { count: 7 },
    query: { count: 5 },
  })
  const refused = await call('count=5', { count: '3' })
  expect(refused.statusCode).toBe(400)
  expect(refused.json()).toMatchObject({ code: 'FST_ERR_VALIDATION', message: 'body/count must be integer' })
  expect((await call('count=5', { count: 4 })).json()).toMatchObject({ body: { count: 4 } })
  await app.close()
})

test('a reply is written by its schema, which is compiled at the first one', async () => {
  const app = Fastify()
  compileLazily(app)
  const schema = { type: 'object', properties: { count: { type: 'integer' } }, required: ['count'], additionalProperties: false }
  app.get('/', { schema: { response: { 200: schema } } }, () => ({ count: 5, secret: 'not of the schema' }))
  app.get('/other', { schema: { response: { 200: schema } } }, () => ({ count: 6 }))
  app.get('/broken', { schema: { response: { 200: brokenSchema } } }, () => ({ count: 5 }))
  await app.ready()
  expect((await app.inject('/')).body).toBe('{"count":5}')
  expect((await app.inject('/other')).body).toBe('{"count":6}')
  expect((await app.inject('/broken')).statusCode).toBe(500)
  await app.close()
})

test('every schema of every contract compiles', async () => {
  const app = Fastify()
  compileLazily(app)
  await app.ready()
  let compiled = 0
  for (const module of modules)
    for (const [name, { input, output }] of Object.entries(module.contract)) {
      const validate = app.validatorCompiler!({ schema: toJsonSchema(input.schema), method: 'POST', url: '/', httpPart: 'body' })
      expect(() => validate({}) as unknown, `${module.name}.${name}`).not.toThrow()
      expect(() => fastJson(toJsonSchema(output.schema)), `${module.name}.${name}`).not.toThrow()
      compiled++
    }
  expect(compiled).toBeGreaterThan(200)
})

test('the JSON schema of a wire schema is made once', () => {
  const { input } = Object.values(modules[0]!.contract)[0]!
  expect(toJsonSchema(input.schema)).toBe(toJsonSchema(input.schema))
})

import Ajv, { type ValidateFunction } from 'ajv'
import fastJson from 'fast-json-stringify'
import type { FastifyInstance } from 'fastify'

const common = { removeAdditional: true, useDefaults: false, allErrors: false, strict: false }
// one each for the process: they make their own rules first, and two hundred servers under test share what was compiled
const body = new Ajv({ ...common, coerceTypes: false })
const text = new Ajv({ ...common, coerceTypes: true })
const bodyValidators = new WeakMap<object, ValidateFunction>()
const textValidators = new WeakMap<object, ValidateFunction>()
const serializers = new WeakMap<object, (data: unknown) => string>()

/**
 * Bodies are taken as they are; only path and query, which are text by nature, are turned into numbers. Unknown keys are dropped. Replies are
 * written by their schema. A schema is compiled at the first call that needs it: compiling those of all endpoints took most of the start's
 * time.
 */
export function compileLazily(fastify: FastifyInstance): void {
  fastify.setValidatorCompiler<object>(({ schema, httpPart }) => (data: unknown) => {
    const validate = httpPart === 'body' ? once(bodyValidators, schema, compileBody) : once(textValidators, schema, compileText)
    return validate(data) ? true : { error: validate.errors ?? [] }
  })
  fastify.setSerializerCompiler<object>(
    ({ schema }) =>
      (data: unknown) =>
        once(serializers, schema, compileReply)(data),
  )
}

const compileBody = (schema: object): ValidateFunction => body.compile(schema)
const compileText = (schema: object): ValidateFunction => text.compile(schema)
const compileReply = (schema: object): ((data: unknown) => string) => fastJson(schema)

function once<T>(known: WeakMap<object, T>, schema: object, compile: (schema: object) => T): T {
  let compiled = known.get(schema)
  if (compiled === undefined) known.set(schema, (compiled = compile(schema)))
  return compiled
}

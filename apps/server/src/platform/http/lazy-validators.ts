import Ajv, { type ValidateFunction } from 'ajv'
import type { FastifyInstance } from 'fastify'

const common = { removeAdditional: true, useDefaults: false, allErrors: false, strict: false }

/**
 * Bodies are taken as they are; only path and query, which are text by nature, are turned into numbers. Unknown keys are dropped. A schema is
 * compiled at the first call that needs it: compiling those of all endpoints took most of the start's time.
 */
export function validateLazily(fastify: FastifyInstance): void {
  const body = new Ajv({ ...common, coerceTypes: false })
  const text = new Ajv({ ...common, coerceTypes: true })
  fastify.setValidatorCompiler<object>(({ schema, httpPart }) => {
    let validate: ValidateFunction | undefined
    return (data: unknown) => {
      validate ??= (httpPart === 'body' ? body : text).compile(schema)
      return validate(data) ? true : { error: validate.errors ?? [] }
    }
  })
}

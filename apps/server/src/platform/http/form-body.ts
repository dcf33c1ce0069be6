import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'

const formType = 'application/x-www-form-urlencoded'
/** More fields than any call has. */
const mostFields = 50

/**
 * Reads form-encoded bodies (specification §7.6), as strictly as JSON is read: a field once, no names that reach into prototypes. The
 * schema of the call checks the rest. Only calls that say so take them (`refuseForm`): a form is what any other site can send.
 */
export function acceptForms(fastify: FastifyInstance): void {
  fastify.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    const fields = parseForm(String(body))
    if (fields === undefined) done(new AppError('bad-request', { params: { field: 'body' } }))
    else done(null, fields)
  })
}

/** The fields of a form-encoded text, or undefined: a name twice, too many, or one that reaches into prototypes. */
export function parseForm(text: string): Record<string, string> | undefined {
  const fields: Record<string, string> = {}
  let count = 0
  for (const [name, value] of new URLSearchParams(text)) {
    if (++count > mostFields || name === '__proto__' || name === 'constructor' || name === 'prototype' || Object.hasOwn(fields, name))
      return undefined
    fields[name] = value
  }
  return fields
}

/** For calls that take JSON only. */
export function refuseForm(request: FastifyRequest, _reply: FastifyReply, done: (error?: Error) => void): void {
  const isForm = request.headers['content-type']?.toLowerCase().startsWith(formType) === true
  done(isForm ? new AppError('bad-request', { params: { field: 'body' } }) : undefined)
}

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'

/**
 * Makes every reply of a server under test prove that its schema knows all of it: what is sent must be what the handler gave. Fast serialisation
 * drops a field that the schema does not name, so a field that is added to a view and not to its schema would be missing without a word
 * (decision 0086). Such a request fails with 500, and `details` say which endpoint and field.
 */
export function refuseLostFields(fastify: FastifyInstance): void {
  const given = new WeakMap<FastifyRequest, unknown>()
  // not called for texts, bytes and streams, nor for refusals, which are texts already
  fastify.addHook('preSerialization', (request, _reply, payload, done) => {
    given.set(request, payload)
    done(null, payload)
  })
  fastify.addHook('onSend', (request, _reply, payload, done) => {
    const isGiven = given.has(request) && typeof payload === 'string'
    const difference = isGiven ? findDifference(given.get(request), JSON.parse(payload)) : undefined
    // the refusal below is sent through here as well
    given.delete(request)
    if (difference === undefined) return done(null, payload)
    const { endpoint } = request.routeOptions.config as { endpoint?: string }
    const details = { endpoint, path: request.routeOptions.url, ...difference }
    request.log.error(details, 'a reply is not what its handler gave: the schema of the contract differs')
    done(new AppError('internal', { details }))
  })
}

interface Difference {
  /** Where, as `data.rows[0].title`. */
  field: string
  problem: 'lost: the schema does not name it' | 'changed by the serialiser' | 'added by the serialiser'
}

/** The first place where what was sent is not the JSON of what was given. */
export function findDifference(given: unknown, sent: unknown, field = ''): Difference | undefined {
  const value = toJsonValue(given)
  if (typeof value !== 'object' || value === null || typeof sent !== 'object' || sent === null)
    return value === sent ? undefined : { field, problem: 'changed by the serialiser' }
  if (Array.isArray(value) || Array.isArray(sent)) {
    if (!Array.isArray(value) || !Array.isArray(sent) || value.length !== sent.length)
      return { field, problem: 'changed by the serialiser' }
    for (const [i, entry] of value.entries()) {
      const difference = findDifference(entry ?? null, sent[i], `${field}[${i}]`)
      if (difference !== undefined) return difference
    }
    return undefined
  }
  const [from, to] = [value as Record<string, unknown>, sent as Record<string, unknown>]
  let known = 0
  for (const key of Object.keys(from)) {
    if (from[key] === undefined) continue
    const at = field === '' ? key : `${field}.${key}`
    if (!Object.hasOwn(to, key)) return { field: at, problem: 'lost: the schema does not name it' }
    known++
    const difference = findDifference(from[key], to[key], at)
    if (difference !== undefined) return difference
  }
  if (Object.keys(to).length === known) return undefined
  const added = Object.keys(to).find((key) => from[key] === undefined)
  return { field: field === '' ? `${added}` : `${field}.${added}`, problem: 'added by the serialiser' }
}

/** A value as JSON.stringify sees it: a time as its text. */
function toJsonValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  return 'toJSON' in value && typeof value.toJSON === 'function' ? (value.toJSON as () => unknown)() : value
}

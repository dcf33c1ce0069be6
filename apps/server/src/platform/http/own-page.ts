import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'

const field = 'X-Requested-With'

/**
 * Refuses what another site could have sent in a person's browser. Calls with a token need no more than that: no other site can set the
 * Authorization header. A call that acts without one must carry a header that browsers ask for by a preflight, which is never answered:
 * `X-Requested-With` where the contract says `ownPageOnly` (a GET with effects); JSON's content type, `X-Requested-With` or
 * Authorization for a POST. Throws `bad-request`.
 */
export function requireOwnPage(endpoint: AnyEndpoint, { headers }: Pick<FastifyRequest, 'headers'>): void {
  const isSaid = headers['x-requested-with'] !== undefined
  if (endpoint.ownPageOnly === true && !isSaid) throw new AppError('bad-request', { params: { field }, field })
  if (endpoint.access !== 'public' || endpoint.method !== 'POST' || endpoint.tx === 'read') return
  const isJson = /^application\/json\b/i.test(headers['content-type'] ?? '')
  if (!isJson && !isSaid && headers.authorization === undefined) throw new AppError('bad-request', { params: { field }, field })
}

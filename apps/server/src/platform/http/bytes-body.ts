import type { FastifyInstance, RouteOptions } from 'fastify'
import { AppError } from '@wenwu/core/kernel/errors'

/** Adds a route whose body is bytes. Only within it are they taken: every other call refuses them as a type it does not know. */
export function addBytesRoute(app: FastifyInstance, options: RouteOptions): void {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, parsed) => parsed(null, body))
    scope.route(options)
    done()
  })
}

/** The bytes of a body. Throws `bad-request` where there are none. */
export function bytesOf(body: unknown): Buffer {
  if (!Buffer.isBuffer(body) || body.length === 0) throw new AppError('bad-request', { params: { field: 'body' }, field: 'body' })
  return body
}

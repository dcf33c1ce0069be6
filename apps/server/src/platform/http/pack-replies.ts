import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { isCall } from './security-headers.ts'

/** Below that the heads weigh more than what is saved. */
const leastLength = 2048

/**
 * Packs the replies of calls for whoever takes gzip: a version of an item is 130 KB plain. Calls are allowed by a token in a header, which no other
 * site can make a browser send, so the length of a packed reply tells nobody anything.
 */
export function packReplies(fastify: FastifyInstance): void {
  // by callback: most replies go through without a turn of the event loop
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (typeof payload !== 'string' || payload.length < leastLength || !isCall(request.url)) return done(null, payload)
    if (reply.hasHeader('content-encoding') || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
      return done(null, payload)
    void reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).removeHeader('content-length')
    gzip(payload, { level: 4 }, done)
  })
}

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { isCall } from './security-headers.ts'

const pack = promisify(gzip)

/** Below that the heads weigh more than what is saved. */
const leastLength = 2048

/**
 * Packs the replies of calls for whoever takes gzip: a version of an item is 130 KB plain. Calls are allowed by a token in a header, which no other
 * site can make a browser send, so the length of a packed reply tells nobody anything.
 */
export function packReplies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < leastLength || !isCall(request.url)) return payload
    if (reply.hasHeader('content-encoding') || !/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload
    void reply.headers({ 'content-encoding': 'gzip', vary: 'accept-encoding' }).removeHeader('content-length')
    return pack(payload, { level: 4 })
  })
}

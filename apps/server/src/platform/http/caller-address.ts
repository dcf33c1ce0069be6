import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Address of the caller, after trusted proxies; kept when the caller disconnects. Blank where the connection was closed before it was accepted. */
    callerAddress: string
  }
}

/**
 * Reads the address of the caller once, when the connection is made and when a request begins. A socket that has been closed has none any
 * more, so a handler that asked later would find nothing to write into the audit trail.
 */
export function rememberAddresses(fastify: FastifyInstance): void {
  const ofSockets = new WeakMap<Socket, string>()
  fastify.server.on('connection', (socket) => void ofSockets.set(socket, socket.remoteAddress ?? ''))
  fastify.decorateRequest('callerAddress', '')
  fastify.addHook('onRequest', (request, _reply, done) => {
    // despite its type it is undefined where the socket is closed and no proxy names an address
    const address = request.ip as string | undefined
    request.callerAddress = address ?? ofSockets.get(request.raw.socket) ?? ''
    done()
  })
}

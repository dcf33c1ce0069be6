import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Service } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'

/** A port of its own for the calls that a contract gives to a service of specification §9. */
interface ServicePort {
  /** Gives the port that was taken; 0 asks for a free one. */
  listen(at: { port: number; host: string }): Promise<number>
  close(): Promise<void>
}

/**
 * Other systems call the services of the specification on ports of their own (§9). All calls are served on the main port; this opens one more port on which
 * the calls of one service are answered, and nothing else. Call before the server is ready.
 */
export function addServicePort(fastify: FastifyInstance, service: Service): ServicePort {
  const through = new WeakSet<IncomingMessage>()
  fastify.addHook('onRequest', (request, _reply, done) => {
    const isIts = request.routeOptions.config.service === service
    done(through.has(request.raw) && !isIts ? new AppError('not-found') : undefined)
  })
  // the patience of the main port
  const { requestTimeout, keepAliveTimeout } = fastify.server
  const server = createServer({ requestTimeout, keepAliveTimeout }, (request, response) => {
    through.add(request)
    fastify.routing(request, response)
  })
  return {
    async listen({ port, host }) {
      await once(server.listen(port, host), 'listening')
      return (server.address() as AddressInfo).port
    },
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      server.closeIdleConnections()
      await closed
    },
  }
}

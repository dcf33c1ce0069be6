import type { Access, Service } from '@wenwu/core/http/endpoint'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; a test fails on a route without it. */
    access?: Access
    /** `module.endpoint`, for logs and audit. */
    endpoint?: string
    /** The service of specification §9 that the route belongs to. */
    service?: Service | undefined
  }
}

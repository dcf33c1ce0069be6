import type { Access } from '@wenwu/core/http/endpoint'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call the route; a test fails on a route without it. */
    access?: Access
    /** `module.endpoint`, for logs and audit. */
    endpoint?: string
  }
}

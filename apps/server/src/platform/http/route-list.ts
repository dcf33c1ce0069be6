import type { FastifyInstance } from 'fastify'
import type { Access } from '@wenwu/core/http/endpoint'

/** One mounted route: who may call it and whether its input is checked; what a contract did not mount has no access. */
export interface MountedRoute {
  method: string
  path: string
  /** `module.endpoint`, absent for what is not of a contract (health, page files). */
  endpoint: string | undefined
  access: Access | undefined
  hasInputSchema: boolean
}

/** Records every route that is added from now on, for the test that none is without a policy. Call before the first route. */
export function recordRoutes(app: FastifyInstance): readonly MountedRoute[] {
  const routes: MountedRoute[] = []
  app.addHook('onRoute', (route) => {
    const config = (route.config ?? {}) as { access?: Access; endpoint?: string }
    const schema = route.schema ?? {}
    for (const method of [route.method].flat()) {
      routes.push({
        method,
        path: route.url,
        endpoint: config.endpoint,
        access: config.access,
        hasInputSchema: schema.body !== undefined || schema.querystring !== undefined || schema.params !== undefined,
      })
    }
  })
  return routes
}

import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** Prepares the description of every call; before the first route. */
export async function collectOpenApi(fastify: FastifyInstance): Promise<void> {
  await fastify.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: '文物行政审批与监管平台',
        description: 'The calls of the product; paths and names as in its specification.',
        version: '1',
      },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
    },
    hideUntagged: true,
  })
}

/** GET /api/v1/openapi.json: what can be called, for whoever is to connect another system. */
export function serveOpenApi(fastify: FastifyInstance): void {
  fastify.route({
    method: 'GET',
    url: '/api/v1/openapi.json',
    config: { access: 'public', endpoint: 'platform.openapi' },
    schema: { hide: true, querystring: { type: 'object', properties: {} } },
    handler: (_request, reply) => reply.type('application/json; charset=utf-8').send(JSON.stringify(fastify.swagger())),
  })
}

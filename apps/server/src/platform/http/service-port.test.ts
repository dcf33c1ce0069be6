import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { addServicePort } from './service-port.ts'

it('answers the calls of its service on a port of its own, and nothing else there', async () => {
  const app = fastify()
  const port = addServicePort(app, 9200)
  app.get('/basic', { config: { service: 9200 } }, () => 'basic')
  app.get('/other', () => 'other')
  const main = await app.listen({ port: 0, host: '127.0.0.1' })
  const second = `http://127.0.0.1:${await port.listen({ port: 0, host: '127.0.0.1' })}`
  try {
    const statuses = async (origin: string) =>
      Promise.all(
        ['/basic', '/other', '/none'].map(async (path) => (await fetch(origin + path, { headers: { connection: 'close' } })).status),
      )
    expect((await statuses(main)).slice(0, 2)).toEqual([200, 200])
    const [basic, ...others] = await statuses(second)
    expect([basic, others.includes(200)]).toEqual([200, false])
  } finally {
    await port.close()
    await app.close()
  }
})

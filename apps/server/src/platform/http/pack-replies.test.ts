import fastifyFactory from 'fastify'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packReplies } from './pack-replies.ts'

test('long replies of calls are packed for whoever takes gzip, and nothing else', async () => {
  const fastify = fastifyFactory()
  packReplies(fastify)
  const long = { words: '文物'.repeat(2000) }
  for (const path of ['/api/long', '/page']) fastify.get(path, () => long)
  fastify.get('/api/short', () => ({ words: '文物' }))
  const get = (url: string, encoding?: string) =>
    fastify.inject({ url, headers: encoding === undefined ? {} : { 'accept-encoding': encoding } })

  const packed = await get('/api/long', 'gzip, br')
  expect(packed.headers).toMatchObject({
    'content-encoding': 'gzip',
    vary: 'accept-encoding',
    'content-length': String(packed.rawPayload.length),
  })
  expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(long)
  for (const [url, encoding] of [['/api/long'], ['/api/long', 'br'], ['/api/short', 'gzip'], ['/page', 'gzip']] as const) {
    const plain = await get(url, encoding)
    expect(plain.headers['content-encoding'], url).toBeUndefined()
    expect(plain.json()).toHaveProperty('words')
  }
  await fastify.close()
})

import { Writable } from 'node:stream'
import pino from 'pino'
import { expect, it } from 'vitest'
import { startTestApp } from '../../../testing/test-app.ts'

it('the access log holds no query: neither of /loginTransit nor of a refused address', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString())
      done()
    },
  })
  const api = await startTestApp({ config: { logLevel: 'trace' } })
  const logger = api.services.log
  const symbols = (pino as unknown as { symbols: { streamSym: symbol } }).symbols
  ;(logger as unknown as Record<symbol, unknown>)[symbols.streamSym] = stream
  const secret = 'c2VjcmV0LW9mLXRoZS1hZGRyZXNz'
  await api.request('GET', `/loginTransit?username=national-lead&password=${secret}`, undefined, { accept: 'text/html' })
  await api.request('GET', `/loginTransit/%?username=national-lead&password=${secret}`)
  await api.request('POST', '/sso/transit', { username: 'national-lead', password: secret })
  await api.stop()
  expect(lines.filter((line) => line.includes('"msg":"request"')).length).toBeGreaterThanOrEqual(2)
  expect(lines.join('')).not.toContain(secret)
})

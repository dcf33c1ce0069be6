import { EventEmitter, once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { sendStream } from './send-stream.ts'

it('releases what it holds, also where the caller disconnected before anything was sent', async () => {
  const app = Fastify()
  const signals = new EventEmitter()
  const [arrived, released] = [once(signals, 'arrived'), once(signals, 'released')]
  const body = Readable.from([Buffer.from('x')])
  app.get('/', async (request, reply) => {
    const gone = once(reply.raw, 'close')
    signals.emit('arrived')
    await gone
    return sendStream(reply, { body, mediaType: 'text/plain', disposition: 'attachment', fileName: 'x.txt' }, () =>
      signals.emit('released'),
    )
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await arrived
  socket.destroy()
  await released
  expect(body.destroyed).toBe(true)
  await app.close()
})

import { once } from 'node:events'
import { connect } from 'node:net'
import type { AnyEndpoint, InputOf } from '@wenwu/core/http/endpoint'
import type { TestApp } from './test-app.ts'

/** Asks for a download and closes the connection when its first bytes are there. Gives the status. */
export async function leaveWhileSent<E extends AnyEndpoint>(
  api: Pick<TestApp, 'address' | 'as'>,
  username: string,
  endpoint: E,
  input: InputOf<E>,
): Promise<number> {
  const socket = connect(Number(new URL(api.address).port), '127.0.0.1')
  socket.on('error', () => undefined)
  const body = JSON.stringify(endpoint.input.toWire(input))
  const authorization = await api.as(username).authorization()
  socket.write(
    [
      `${endpoint.method} ${endpoint.path} HTTP/1.1`,
      'Host: x',
      `Authorization: ${authorization!}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      '',
      body,
    ].join('\r\n'),
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return Number(first.toString('latin1').split(' ')[1])
}

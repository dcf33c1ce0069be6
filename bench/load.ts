/**
 * The load generator, in a process of its own: keep-alive connections over bare sockets, each sending its next request when the last
 * reply is complete. Bare, because whatever the client costs is taken from the two cores that both sides share.
 */
import { connect, type Socket } from 'node:net'
import { performance } from 'node:perf_hooks'
import { percentile, type Round } from './figures.ts'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  /** Session token. */
  token: string
  body?: unknown
  /** Idempotency-Key. */
  key?: string
}

export interface Order {
  port: number
  connections: number
  seconds: number
  calls: Call[]
  /** Whether the calls are used up, each once (commands), or gone round (queries). */
  isOnce: boolean
  /** Most calls of the round; absent: as many as the time allows. */
  most?: number
}

/** Sends calls until the time is over, so many have gone out or, where each goes out once, none is left. */
export async function run(order: Order): Promise<Round & { firstFailure?: string }> {
  const requests = order.calls.map((call) => encode(call))
  const times: number[] = []
  const most = Math.min(order.most ?? Infinity, order.isOnce ? requests.length : Infinity)
  let next = 0
  let failed = 0
  let firstFailure: string | undefined
  const started = performance.now()
  const until = started + order.seconds * 1000
  const worker = async () => {
    const wire = await Wire.open(order.port)
    while (performance.now() < until && next < most) {
      const request = requests[next++ % requests.length]!
      const sent = performance.now()
      const reply = await wire.send(request)
      times.push(performance.now() - sent)
      if (reply.status !== 200) {
        failed++
        firstFailure ??= reply.text
      }
    }
    wire.close()
  }
  await Promise.all(Array.from({ length: order.connections }, worker))
  const elapsed = performance.now() - started
  times.sort((a, b) => a - b)
  return {
    calls: times.length,
    failed,
    perSecond: (times.length / elapsed) * 1000,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    ...(firstFailure !== undefined && { firstFailure }),
  }
}

function encode({ method, path, token, body, key }: Call): Buffer {
  const payload = body === undefined ? '' : JSON.stringify(body)
  const head = [`${method} ${path} HTTP/1.1`, 'host: localhost', `authorization: ${token}`]
  if (key !== undefined) head.push(`idempotency-key: ${key}`)
  if (body !== undefined) head.push('content-type: application/json', `content-length: ${Buffer.byteLength(payload)}`)
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${payload}`)
}

/** One keep-alive connection. Replies must carry a content-length, as both servers' do. */
class Wire {
  private readonly socket: Socket
  private parts: Buffer[] = []
  private length = 0
  private expected = -1
  private headLength = 0
  private settle: { resolve: (reply: { status: number; text: string }) => void; reject: (error: Error) => void } | undefined

  private constructor(socket: Socket) {
    this.socket = socket
    socket.setNoDelay(true)
    socket.on('data', (data: Buffer) => this.take(data))
    socket.on('error', (error) => this.settle?.reject(error))
    socket.on('close', () => this.settle?.reject(new Error('the server closed the connection')))
  }

  static open(port: number): Promise<Wire> {
    return new Promise((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () => resolve(new Wire(socket)))
      socket.once('error', reject)
    })
  }

  send(request: Buffer): Promise<{ status: number; text: string }> {
    return new Promise((resolve, reject) => {
      this.settle = { resolve, reject }
      this.socket.write(request)
    })
  }

  close(): void {
    this.settle = undefined
    this.socket.end()
  }

  private take(data: Buffer): void {
    this.parts.push(data)
    this.length += data.length
    if (this.expected < 0) this.readHead()
    if (this.expected < 0 || this.length < this.expected) return
    const all = this.parts.length === 1 ? this.parts[0]! : Buffer.concat(this.parts)
    const status = Number(all.toString('latin1', 9, 12))
    const text = status === 200 ? '' : all.toString('utf8', this.headLength)
    this.parts = []
    this.length = 0
    this.expected = -1
    const { settle } = this
    this.settle = undefined
    settle?.resolve({ status, text })
  }

  private readHead(): void {
    if (this.parts.length > 1) this.parts = [Buffer.concat(this.parts)]
    const all = this.parts[0]!
    const end = all.indexOf('\r\n\r\n')
    if (end < 0) return
    const match = /\r\ncontent-length: (\d+)/i.exec(all.toString('latin1', 0, end))
    if (match === null) throw new Error('a reply without content-length')
    this.headLength = end + 4
    this.expected = end + 4 + Number(match[1])
  }
}

process.on('message', (order: Order) => {
  run(order).then(
    (result) => process.send?.({ result }),
    (error: unknown) => process.send?.({ error: String(error) }),
  )
})
process.on('disconnect', () => process.exit(0))

import net from 'node:net'
import type { AddressInfo } from 'node:net'

/** EICAR's test file (eicar.org): harmless, and known to every scanner. Put together here so that this very file is not found. */
export const eicar = Buffer.from(['X5O!P%@AP[4', '\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE', '!$H+H*'].join(''))

/** What the counterpart does with a stream instead of judging it. */
export type ClamdMood = 'well' | 'hangs' | 'garbage' | 'closes' | 'cuts' | 'error' | 'endless' | 'unscanned'

export interface ClamdCounterpart {
  address: { host: string; port: number }
  mood: ClamdMood
  /** As `StreamMaxLength` of clamd.conf. */
  maxBytes: number
  /** Streams being read now, and the most there ever were at once. */
  readonly running: number
  readonly most: number
  /** Bytes of each stream that was heard to its end. */
  readonly heard: Buffer[]
  /** Milliseconds each verdict takes. */
  delay: number
  stop(): Promise<void>
}

/**
 * A counterpart for tests: not ClamAV, but a server that speaks clamd's INSTREAM and PING over real TCP (clamd(8)), finds EICAR's test
 * file wherever it stands in a stream, and can be made to misbehave.
 */
export async function startClamdCounterpart(): Promise<ClamdCounterpart> {
  const sockets = new Set<net.Socket>()
  const state = { mood: 'well' as ClamdMood, maxBytes: 25 * 1024 * 1024, running: 0, most: 0, heard: [] as Buffer[], delay: 0 }
  const server = net.createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    let input = Buffer.alloc(0)
    let isStream = false
    const parts: Buffer[] = []
    let size = 0
    const end = () => {
      state.running--
      setTimeout(() => socket.end(answerOf(state.mood, Buffer.concat(parts))), state.delay)
    }
    socket.on('data', (data: Buffer) => {
      input = Buffer.concat([input, data])
      if (!isStream) {
        const at = input.indexOf(0)
        if (at < 0) return
        const command = input.toString('latin1', 0, at)
        input = input.subarray(at + 1)
        if (command === 'zPING') return void (state.mood === 'hangs' ? undefined : socket.end('PONG\0'))
        isStream = true
        state.most = Math.max(state.most, ++state.running)
        if (state.mood === 'closes') return void socket.destroy()
      }
      if (state.mood === 'hangs') return
      while (input.length >= 4) {
        const length = input.readUInt32BE(0)
        if (length === 0) {
          state.heard.push(Buffer.concat(parts))
          return end()
        }
        if (size + length > state.maxBytes) {
          state.running--
          return void socket.end('INSTREAM size limit exceeded. ERROR\0')
        }
        if (input.length < 4 + length) return
        parts.push(input.subarray(4, 4 + length))
        size += length
        input = input.subarray(4 + length)
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    address: { host: '127.0.0.1', port },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  })
}

function answerOf(mood: ClamdMood, content: Buffer): string {
  switch (mood) {
    case 'garbage':
      return 'HTTP/1.1 200 OK\r\n\r\nstream: OK\0'
    case 'cuts':
      return 'stream: O'
    case 'error':
      return "stream: Can't allocate memory ERROR\0"
    case 'endless':
      return 'x'.repeat(10_000)
    case 'unscanned':
      return '\0'
    default:
      return content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND\0' : 'stream: OK\0'
  }
}

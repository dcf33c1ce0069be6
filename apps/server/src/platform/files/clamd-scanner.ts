import { createReadStream } from 'node:fs'
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { ClamdAddress } from './clamd-settings.ts'
import { ScanFailedError, type Verdict, type VirusScanner } from './virus-scan.ts'

interface ClamdLimits {
  /** How many files are scanned at once; clamd's own MaxThreads is 10. */
  parallel: number
  /** How long a file waits for its turn, in milliseconds. */
  turn: number
  /** How long one scan may take in all, in milliseconds. */
  scan: number
}

const usualLimits: ClamdLimits = { parallel: 4, turn: 20_000, scan: 60_000 }
const chunkBytes = 64 * 1024
/** Pause after each piece while listening, in milliseconds: 20 MB take under two seconds more. */
const listening = 5
const maxReplyBytes = 4096

class BrokenOffError extends ScanFailedError {}

/**
 * ClamAV's daemon, spoken to by INSTREAM (clamd(8)): length and bytes of each piece, a length of zero, then one line of verdict. Whatever
 * else happens – no connection, silence, another word, a line cut short – is no verdict.
 */
export class ClamdScanner implements VirusScanner {
  private readonly address: ClamdAddress
  private readonly limits: ClamdLimits
  private running = 0
  private readonly waiting: (() => void)[] = []

  constructor(address: ClamdAddress, limits: Partial<ClamdLimits> = {}) {
    this.address = address
    this.limits = { ...usualLimits, ...limits }
  }

  async scan(path: string): Promise<Verdict> {
    await this.takeTurn()
    try {
      const ask = (pause: number) => this.converse('INSTREAM', this.limits.scan, (socket) => sendFile(socket, path, pause))
      // clamd closes when it has heard too much, and what it says then is lost to who still writes: once more, listening in between
      const line = await ask(0).catch((error: unknown) => {
        if (error instanceof BrokenOffError) return ask(listening)
        throw error
      })
      return verdictOf(line)
    } finally {
      this.running--
      this.waiting.shift()?.()
    }
  }

  async ping(patience: number): Promise<boolean> {
    return (await this.converse('PING', patience).catch(() => '')) === 'PONG'
  }

  private async takeTurn(): Promise<void> {
    if (this.running >= this.limits.parallel) {
      await new Promise<void>((resolve, reject) => {
        const begin = () => {
          clearTimeout(timer)
          resolve()
        }
        const timer = setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(begin), 1)
          reject(new ScanFailedError('too many files are waiting to be scanned'))
        }, this.limits.turn)
        this.waiting.push(begin)
      })
    }
    this.running++
  }

  /** Sends a command and what belongs to it; gives the one line of the answer. */
  private converse(command: string, patience: number, send?: (socket: net.Socket) => Promise<void>): Promise<string> {
    return new Promise((resolve, reject) => {
      const socket = net.connect({ ...this.address, allowHalfOpen: true })
      let reply = ''
      const end = (error?: NodeJS.ErrnoException) => {
        clearTimeout(timer)
        socket.destroy()
        const line = /^([^\0\n]*)[\0\n]/.exec(reply)?.[1]
        if (line !== undefined) resolve(line)
        else if (['EPIPE', 'ECONNRESET'].includes(error?.code ?? '')) reject(new BrokenOffError(`clamd broke off: ${error!.message}`))
        else reject(new ScanFailedError(error?.message ?? 'clamd closed the connection without an answer'))
      }
      const timer = setTimeout(() => end(new Error('clamd did not answer in time')), patience)
      socket.setEncoding('latin1')
      socket.on('data', (part: string) => {
        reply += part
        if (/[\0\n]/.test(reply)) end()
        else if (reply.length > maxReplyBytes) end(new Error('clamd answered without an end'))
      })
      socket.once('end', () => end())
      // a scanner that has heard enough answers and closes while we still write: what it said comes first
      socket.once('error', (error) => setImmediate(end, error))
      socket.once('connect', () => {
        socket.write(`z${command}\0`)
        send?.(socket).catch((error: Error) => setImmediate(end, error))
      })
    })
  }
}

/** Sends a file piece by piece, with a pause after each. */
async function sendFile(socket: net.Socket, path: string, pause: number): Promise<void> {
  const source = createReadStream(path, { highWaterMark: chunkBytes })
  socket.once('close', () => source.destroy())
  for await (const part of source as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(part.length)
    await written(socket, Buffer.concat([length, part]))
    if (pause > 0) await sleep(pause)
    if (socket.destroyed) return
  }
  await written(socket, Buffer.alloc(4))
}

/** Resolves when the bytes have left, or never will: the socket's own error tells why. */
function written(socket: net.Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(bytes, () => resolve()))
}

/** What clamd's line says. Throws ScanFailedError for every line that is no verdict. */
function verdictOf(line: string): Verdict {
  if (line === 'stream: OK') return { kind: 'clean' }
  const found = /^stream: (\S.*) FOUND$/.exec(line)
  // names of signatures are printable ASCII; whatever else stands there is not repeated
  if (found !== null) return { kind: 'infected', signature: found[1]!.replace(/[^\w.:()/-]/g, '_').slice(0, 100) }
  if (/^INSTREAM size limit exceeded\b/.test(line)) return { kind: 'too-large' }
  throw new ScanFailedError(`clamd said: ${line.replace(/[^\x20-\x7e]/g, '?').slice(0, 200)}`)
}

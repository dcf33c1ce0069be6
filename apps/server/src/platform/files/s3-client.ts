import { createReadStream } from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { AwsV4Signer } from 'aws4fetch'
import { MissingContentError, StoreUnreachableError } from './file-store.ts'
import { readListing, readErrorCode, type Listing } from './s3-xml.ts'
import { addressOf, type S3Settings } from './s3-settings.ts'

export interface S3Limits {
  /** How often a call that may be repeated is tried in all. */
  tries: number
  /** Longest silence of the store while it should answer or send, in milliseconds. */
  silence: number
  /** Wait before the second try, doubled for each further one, in milliseconds. */
  pause: number
}

const usualLimits: S3Limits = { tries: 4, silence: 15_000, pause: 100 }
const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
const maxReplyBytes = 4 * 1024 * 1024
/** Answers that say «later»; everything else stays as it is however often it is asked. */
const passing = new Set([408, 429, 500, 502, 503, 504])

interface Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  /** Name of an object; empty for the bucket itself. */
  name: string
  query?: Record<string, string>
  /** A file of this machine to send. */
  body?: { path: string; size: number; sha256: string }
  /** Sent once only, whatever becomes of it. */
  isOnce?: boolean
}

/** What is known of an object without reading it. */
export interface ObjectFacts {
  size: number
  modifiedAt: Date
}

/**
 * The few calls of the S3 protocol the store needs, over Node's own HTTP; aws4fetch signs them (AWS Signature Version 4). Every call is
 * bounded in time and tries; what cannot be had is a StoreUnreachableError that names the call and the store's answer, never a key.
 */
export class S3Client {
  private readonly settings: S3Settings
  private readonly limits: S3Limits
  private readonly agent: http.Agent
  private readonly signingKeys = new Map<string, ArrayBuffer>()

  constructor(settings: S3Settings, limits: Partial<S3Limits> = {}) {
    this.settings = settings
    this.limits = { ...usualLimits, ...limits }
    this.agent = new (settings.endpoint.startsWith('https:') ? https : http).Agent({ keepAlive: true, maxSockets: 32 })
  }

  /** Puts a file under a name; its SHA-256 is part of the signature, so the store refuses what arrives otherwise. */
  async put(name: string, body: { path: string; size: number; sha256: string }): Promise<void> {
    drain(await this.call({ method: 'PUT', name, body }))
  }

  /** Puts an object without bytes. */
  async putEmpty(name: string): Promise<void> {
    drain(await this.call({ method: 'PUT', name }))
  }

  /** The bytes of an object. Throws MissingContentError. A silence of the store ends the stream with an error; a reader's pause does not. */
  async get(name: string): Promise<http.IncomingMessage> {
    const reply = await this.call({ method: 'GET', name })
    if (reply.statusCode === 404) {
      await this.requireMissingKey(reply, name)
      throw new MissingContentError(name)
    }
    return reply
  }

  /** Size and date of an object, undefined where there is none. */
  async head(name: string): Promise<ObjectFacts | undefined> {
    const reply = await this.call({ method: 'HEAD', name })
    drain(reply)
    if (reply.statusCode === 404) return undefined
    return { size: Number(reply.headers['content-length']), modifiedAt: new Date(reply.headers['last-modified'] ?? '') }
  }

  /** Removes an object; one that is gone already is no fault. `isOnce`: one try only. */
  async delete(name: string, { isOnce = false } = {}): Promise<void> {
    drain(await this.call({ method: 'DELETE', name, isOnce }))
  }

  /** Objects whose names begin so, a page at a time, in the order of their names. Version 1 of the call: every store speaks it. */
  async list(prefix: string, options: { max?: number; from?: string | undefined } = {}): Promise<Listing> {
    const query = { prefix, 'max-keys': String(options.max ?? 1000), ...(options.from !== undefined && { marker: options.from }) }
    const reply = await this.call({ method: 'GET', name: '', query })
    const text = await readText(reply)
    if (reply.statusCode !== 200) throw this.refusal('GET', '', reply.statusCode, text)
    return readListing(text)
  }

  /** Calls until there is an answer; gives replies of 2xx, and of 404 where that is one. */
  private async call(call: Call): Promise<http.IncomingMessage> {
    const tries = call.isOnce === true ? 1 : this.limits.tries
    for (let n = 1; ; n++) {
      let error: StoreUnreachableError
      let isPassing = true
      try {
        const reply = await this.send(call)
        const status = reply.statusCode ?? 0
        if ((status >= 200 && status < 300) || (status === 404 && call.method !== 'PUT')) return reply
        isPassing = passing.has(status)
        error = this.refusal(call.method, call.name, status, await readText(reply).catch(() => ''))
      } catch (thrown) {
        const { code, message } = thrown as NodeJS.ErrnoException
        // a file of ours that is gone is no fault of the store
        if (code === 'ENOENT' && call.body !== undefined) throw thrown
        error = new StoreUnreachableError(`S3 ${call.method} ${this.settings.endpoint}: ${code ?? message}`)
      }
      if (!isPassing || n >= tries) throw error
      await sleep(this.limits.pause * 2 ** (n - 1) * (0.5 + Math.random()))
    }
  }

  private async send({ method, name, query, body }: Call): Promise<http.IncomingMessage> {
    const url = new URL(addressOf(this.settings, name))
    for (const [key, value] of Object.entries(query ?? {})) url.searchParams.set(key, value)
    const { keyId, secret, region } = this.settings
    const signed = await new AwsV4Signer({
      method,
      url: url.href,
      headers: { 'x-amz-content-sha256': body?.sha256 ?? emptyHash },
      accessKeyId: keyId,
      secretAccessKey: secret,
      service: 's3',
      region,
      cache: this.signingKeys,
    }).sign()
    const headers = { ...Object.fromEntries(signed.headers), ...(method === 'PUT' && { 'content-length': String(body?.size ?? 0) }) }
    const module = url.protocol === 'https:' ? https : http
    return new Promise((resolve, reject) => {
      const request = module.request(signed.url, { method, headers, agent: this.agent, timeout: this.limits.silence })
      const giveUp = () => request.destroy(Object.assign(new Error('no answer in time'), { code: 'ETIMEDOUT' }))
      request.once('timeout', giveUp)
      request.once('response', (reply) => {
        request.off('timeout', giveUp)
        endWhenSilent(reply, this.limits.silence)
        resolve(reply)
      })
      request.once('error', reject)
      if (body === undefined || body.size === 0) return void request.end()
      const source = createReadStream(body.path)
      source.once('error', (error) => request.destroy(error))
      request.once('close', () => source.destroy())
      source.pipe(request)
    })
  }

  /** Tells a missing object from a missing bucket. Throws StoreUnreachableError for the latter. */
  private async requireMissingKey(reply: http.IncomingMessage, name: string): Promise<void> {
    const text = await readText(reply)
    if (readErrorCode(text) === 'NoSuchBucket') throw this.refusal('GET', name, 404, text)
  }

  private refusal(method: string, name: string, status: number | undefined, text: string): StoreUnreachableError {
    return new StoreUnreachableError(
      `S3 ${method} ${this.settings.endpoint} ${this.settings.bucket}/${name}: ${status} ${readErrorCode(text) ?? ''}`.trim(),
    )
  }
}

/** Ends a reply whose store sends nothing more to a reader who waits. A reader's own pause may last. The reply is piped or read by events. */
function endWhenSilent(reply: http.IncomingMessage, silence: number): void {
  let seen = -1
  const watch = setInterval(() => {
    const { bytesRead } = reply.socket
    if (reply.readableFlowing !== true) seen = -1
    else if (bytesRead === seen) reply.destroy(new StoreUnreachableError('S3: the store fell silent'))
    else seen = bytesRead
  }, silence)
  watch.unref()
  reply.once('close', () => clearInterval(watch))
}

function drain(reply: http.IncomingMessage): void {
  reply.once('error', () => undefined)
  reply.resume()
}

function readText(reply: http.IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    reply.on('data', (part: Buffer) => {
      parts.push(part)
      if ((size += part.length) > maxReplyBytes) reply.destroy(new Error('too long a reply'))
    })
    reply.once('end', () => resolve(Buffer.concat(parts).toString('utf8')))
    reply.once('error', reject)
  })
}

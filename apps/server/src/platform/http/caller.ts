import { Agent, request as httpRequest, type IncomingMessage } from 'node:http'
import type { AnyEndpoint, Endpoint, InputOf, OutputOf, Stream } from '@wenwu/core/http/endpoint'
import { encodeSlideProof, slideProofHeader, type SlideTrace } from '@wenwu/core/auth/slide-proof'
import { contract as device } from '@wenwu/core/device/contract'
import type { ErrorBody } from './error-reply.ts'
import { newId } from '@wenwu/core/kernel/id'

/** A reply as it came: parsed where it is JSON. */
export interface RawReply {
  status: number
  headers: Headers
  /** Parsed JSON, or the bytes of anything else. */
  body: unknown
}

/** A call that was refused; `error` is the code of core/kernel/errors. */
export class RefusedCall extends Error {
  readonly status: number
  readonly error: string
  readonly reply: ErrorBody

  constructor(call: string, status: number, reply: ErrorBody) {
    super(`${call} was refused: ${status} ${reply?.error} ${JSON.stringify(reply)}`)
    this.name = 'RefusedCall'
    this.status = status
    this.error = reply?.error
    this.reply = reply
  }
}

export interface CallOptions {
  /** Sent where the endpoint is idempotent; a fresh one each time unless given. */
  idempotencyKey?: string
  headers?: Record<string, string>
  /** The file of an upload. */
  file?: { name: string; content: Buffer | string; mediaType?: string }
  /** The body of a part; none where it is absent. */
  part?: Buffer
}

/** A request as it leaves. */
export interface WireRequest {
  method: string
  headers: Record<string, string>
  body: string | FormData | Uint8Array<ArrayBuffer> | null
  redirect: 'manual'
}

/** The server that is called, and as whom. */
export interface CallTarget {
  address: string
  /** How requests reach it, where not over the network. */
  fetch?(address: string, request: WireRequest): Promise<Response>
  /** The Authorization header of a call, or null for nobody. */
  authorization(): Promise<string | null>
}

/** Calls the product over HTTP as one person, by the contract or raw. */
export class Caller {
  private readonly target: CallTarget

  constructor(target: CallTarget) {
    this.target = target
  }

  /** The Authorization header this caller sends, or null. */
  authorization(): Promise<string | null> {
    return this.target.authorization()
  }

  /** Calls an endpoint and gives its output in our own terms. Throws RefusedCall. */
  async call<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<OutputOf<E>> {
    const { status, body } = await this.send(endpoint, input, options)
    if (status < 200 || status > 299) throw new RefusedCall(`${endpoint.method} ${endpoint.path}`, status, body as ErrorBody)
    return (endpoint as Endpoint<unknown, unknown, unknown, OutputOf<E>, Stream>).output.toDomain(body)
  }

  /** Calls an endpoint of a byte stream; gives bytes and headers. Throws RefusedCall. */
  async download<E extends AnyEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options: CallOptions = {},
  ): Promise<{ content: Buffer; headers: Headers }> {
    const { status, body, headers } = await this.send(endpoint, input, options)
    if (status < 200 || status > 299) throw new RefusedCall(`${endpoint.method} ${endpoint.path}`, status, body as ErrorBody)
    return { content: body as Buffer, headers }
  }

  /** Calls an endpoint and gives the reply as it came, refused or not. */
  async send<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, options: CallOptions = {}): Promise<RawReply> {
    return this.sendWire(endpoint, (endpoint as AnyEndpoint).input.toWire(input) as Record<string, unknown>, options)
  }

  /** As `send`, with the input in wire form: for what no typed caller would send. */
  async sendWire(endpoint: AnyEndpoint, wire: Record<string, unknown>, options: CallOptions = {}): Promise<RawReply> {
    const fields = { ...wire }
    const path = endpoint.path.replace(/:(\w+)/g, (_whole, name: string) => {
      const value = fields[name]
      delete fields[name]
      return encodeURIComponent(String(value))
    })
    const headers = {
      ...(endpoint.idempotent === true && { 'idempotency-key': options.idempotencyKey ?? newId() }),
      ...(endpoint.ownPageOnly === true && { 'x-requested-with': 'XMLHttpRequest' }),
      ...options.headers,
    }
    if (endpoint.stream === 'upload') return this.request(endpoint.method, path, formOf(fields, options.file), headers)
    const isPart = endpoint.stream === 'part'
    if (isPart || (endpoint.method !== 'POST' && endpoint.method !== 'PUT')) {
      const query = new URLSearchParams()
      for (const [name, value] of Object.entries(fields)) if (value !== undefined && value !== null) query.append(name, String(value))
      const address = query.size > 0 ? `${path}?${query.toString()}` : path
      return isPart
        ? this.request(endpoint.method, address, options.part ?? Buffer.alloc(0), {
            'content-type': 'application/octet-stream',
            ...headers,
          })
        : this.request(endpoint.method, address, undefined, headers)
    }
    return this.request(endpoint.method, path, fields, headers)
  }

  /** Any request; an object is sent as JSON, a text and bytes as they are (give their content-type). */
  async request(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<RawReply> {
    const authorization = await this.target.authorization()
    const all: Record<string, string> = { ...(authorization !== null && { authorization }), ...headers }
    if (slidPaths.has(path.replace(/\?.*$/, ''))) all[slideProofHeader] ??= await this.slideProof(headers)
    const address = this.target.address + path
    let payload: WireRequest['body'] = null
    if (body instanceof FormData || typeof body === 'string') payload = body
    else if (body instanceof Uint8Array) payload = new Uint8Array(body)
    else if (body !== undefined) {
      payload = JSON.stringify(body)
      all['content-type'] ??= 'application/json'
    }
    if (this.target.fetch !== undefined) {
      const response = await this.target.fetch(address, { method, headers: all, body: payload, redirect: 'manual' })
      return replyOf(response.status, response.headers, Buffer.from(await response.arrayBuffer()))
    }
    if (!(payload instanceof FormData)) return exchange(address, method, all, payload)
    const packed = new Response(payload)
    all['content-type'] = packed.headers.get('content-type') ?? ''
    return exchange(address, method, all, new Uint8Array(await packed.arrayBuffer()))
  }

  /** What the page sends when the slider was moved. */
  async slideProof(headers: Record<string, string> = {}): Promise<string> {
    const response = await fetch(this.target.address + nonceEndpoint.path, { headers })
    return encodeSlideProof(nonceEndpoint.output.toDomain((await response.json()) as never).nonce, drag)
  }
}

const nonceEndpoint = device.nonce

/** A drag as a hand does it. */
const drag: SlideTrace = {
  by: 'pointer',
  points: [
    [0, 0],
    [180, 240],
    [410, 690],
    [640, 1000],
  ],
}
/** Calls that ask for the slider, always or beyond some; a test that comes without gives the header empty. */
const slidPaths: ReadonlySet<string> = new Set([
  '/sso/login',
  '/api/user/createVliteCode',
  '/framework/forgetPaasword',
  '/api/v1/profile/mobile-code',
  '/api/v1/second-factor/code',
])

const agent = new Agent({ keepAlive: true })
/** As fetch says them of itself: what is bound to a browser must not tell the two apart. */
const ownHeaders = { accept: '*/*', 'accept-language': '*', 'sec-fetch-mode': 'cors', 'user-agent': 'node' }

/** What fetch would do, for a third of the processor's time: a run of the tests makes some fifty thousand calls. */
async function exchange(
  address: string,
  method: string,
  headers: Record<string, string>,
  body: string | Uint8Array | null,
): Promise<RawReply> {
  const all = new Headers({ ...ownHeaders, ...(typeof body === 'string' && { 'content-type': 'text/plain;charset=UTF-8' }) })
  for (const [name, value] of Object.entries(headers)) all.set(name, value)
  const chunks: Buffer[] = []
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    // as fetch: the connection broke
    const fail = (cause: Error): void => reject(new TypeError('fetch failed', { cause }))
    const request = httpRequest(new URL(address), { method, agent, headers: Object.fromEntries(all) }, (coming) => {
      coming.on('data', (chunk: Buffer) => chunks.push(chunk))
      coming.on('error', fail)
      coming.on('end', () => resolve(coming))
    })
    request.on('error', fail)
    request.end(body ?? undefined)
  })
  const received = new Headers()
  const raw = response.rawHeaders
  for (let i = 0; i < raw.length; i += 2) received.append(raw[i]!, raw[i + 1]!)
  return replyOf(response.statusCode ?? 0, received, Buffer.concat(chunks))
}

function replyOf(status: number, headers: Headers, bytes: Buffer): RawReply {
  const isJson = headers.get('content-type')?.startsWith('application/json') === true && !headers.has('content-disposition')
  return { status, headers, body: isJson && bytes.length > 0 ? (JSON.parse(bytes.toString('utf8')) as unknown) : bytes }
}

function formOf(fields: Record<string, unknown>, file: CallOptions['file']): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, String(value))
  if (file !== undefined)
    form.append(
      'file',
      new Blob([typeof file.content === 'string' ? file.content : new Uint8Array(file.content)], {
        type: file.mediaType ?? 'application/octet-stream',
      }),
      file.name,
    )
  return form
}

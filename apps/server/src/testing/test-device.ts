import { generateKeyPairSync, sign, type KeyObject } from 'node:crypto'
import { contract as auth } from '@wenwu/core/auth/contract'
import type { UserKind } from '@wenwu/core/auth/model'
import { contract as device } from '@wenwu/core/device/contract'
import { deviceMessage, deviceProofHeader, type DevicePurpose } from '@wenwu/core/device/device-proof'
import { demoPassword, demoUsers } from '../db/seed/index.ts'
import type { RawReply } from '../platform/http/caller.ts'
import { digestOf, type TestApp } from './test-app.ts'

/** A browser as the server sees it: a key that signs, a cookie, an address. */
export class TestDevice {
  readonly privateKey: KeyObject
  readonly spki: string
  /** The value of «rm» as the browser holds it, or undefined. */
  cookie: string | undefined
  private readonly api: TestApp
  private headers: Record<string, string>

  constructor(api: TestApp, headers: Record<string, string> = {}) {
    this.api = api
    this.headers = headers
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.privateKey = privateKey
    this.spki = publicKey.export({ type: 'spki', format: 'der' }).toString('base64url')
  }

  /** Calls from another network from now on. */
  moveTo(address: string): void {
    this.headers = { ...this.headers, 'x-forwarded-for': address }
  }

  async nonce(): Promise<string> {
    return (await this.api.anonymous.call(device.nonce, {}, { headers: this.headers })).nonce
  }

  /** The header that proves this browser's key. */
  async proof(purpose: DevicePurpose, nonce?: string): Promise<Record<string, string>> {
    const fresh = nonce ?? (await this.nonce())
    const signature = sign('sha256', Buffer.from(deviceMessage(purpose, fresh)), { key: this.privateKey, dsaEncoding: 'ieee-p1363' })
    return { [deviceProofHeader]: `${this.spki}~${fresh}~${signature.toString('base64url')}` }
  }

  async login(username: string, options: { password?: string; headers?: Record<string, string> } = {}): Promise<RawReply> {
    const kind = demoUsers.find((user) => user.username === username)?.kind ?? 'official'
    const input = { username, passwordDigest: digestOf(options.password ?? demoPassword), kind, isRemembered: true }
    return this.api.anonymous.send(auth.login, input, { headers: { ...this.headers, ...options.headers } })
  }

  async exchange(ticket: string, wire: Record<string, unknown> = {}, headers?: Record<string, string>): Promise<RawReply> {
    const reply = await this.api.request('POST', auth.createToken.path, wire, {
      ...this.headers,
      authorization: ticket,
      ...(headers ?? (await this.proof('token'))),
    })
    this.keep(reply)
    return reply
  }

  /** Signs in by password with «remember me» and keeps the cookie. */
  async signInRemembered(username: string): Promise<RawReply> {
    return this.exchange(ticketOf(await this.login(username)), { rememberme: true })
  }

  /** The call of «one click in»; `cookie` and `headers` replace this browser's own. */
  async enter(kind: UserKind, change: { cookie?: string | undefined; headers?: Record<string, string> } = {}): Promise<RawReply> {
    const cookie = 'cookie' in change ? change.cookie : this.cookie
    const reply = await this.api.anonymous.send(
      device.enterRemembered,
      { kind },
      {
        headers: {
          ...this.headers,
          ...(cookie !== undefined && { cookie: `rm=${cookie}` }),
          ...(change.headers ?? (await this.proof('remembered'))),
        },
      },
    )
    this.keep(reply)
    return reply
  }

  async forget(): Promise<RawReply> {
    const reply = await this.api.anonymous.send(device.forgetRemembered, {}, { headers: { ...this.headers, cookie: `rm=${this.cookie}` } })
    this.keep(reply)
    return reply
  }

  private keep(reply: RawReply): void {
    const match = /^(?:__Host-)?rm=([^;]*)/.exec(reply.headers.get('set-cookie') ?? '')
    if (match !== null) this.cookie = match[1] === '' ? undefined : match[1]
  }
}

export function ticketOf(reply: RawReply): string {
  return (reply.body as { data: { ticket: string } }).data.ticket
}

/** The code of a refusal, or undefined. */
export function errorOf(reply: RawReply): string | undefined {
  return (reply.body as { error?: string }).error
}

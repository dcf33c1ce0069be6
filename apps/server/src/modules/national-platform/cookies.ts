import { createHash } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import { deriveKey } from '../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../platform/crypto/seal.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'

/** How long somebody may take at the platform, and how long who came is kept for binding or registering, in seconds. */
const flowSeconds = 600
export const arrivalSeconds = 900
/** For how long a browser comes in silently where the same account came in before. */
const knownSeconds = 30 * 24 * 3600
const maxKnown = 8

const names = { flow: 'zwfw-flow', arrival: 'zwfw-arrival', known: 'zwfw-known' } as const
type Name = keyof typeof names

/** A sign-in at the platform that this browser has asked for. */
export interface Flow {
  state: string
  requestId: string
  kind: RegistrantKind
}

interface Timed {
  /** Milliseconds since 1970. */
  until: number
}

/** Keeps a request in the browser that made it, sealed: whose state is not in here cannot come back to this browser (login CSRF). */
export function keepFlow(ctx: Ctx, flow: Flow): void {
  setSealed(ctx, 'flow', { ...flow, until: ctx.now.getTime() + flowSeconds * 1000 }, flowSeconds)
}

/** The request this browser made with this state, once: the cookie goes. Throws `single-sign-on-stale`. */
export function takeFlow(ctx: Ctx, state: string | null): Flow {
  const flow = readSealed<Flow & Timed>(ctx, 'flow')
  if (flow === undefined || flow.state !== state || flow.until <= ctx.now.getTime()) throw new AppError('single-sign-on-stale')
  setCookie(ctx, 'flow', '', 0)
  return flow
}

/** What names, in this browser alone, who came and is not known yet. */
export function keepArrival(ctx: Ctx, secret: string): void {
  setCookie(ctx, 'arrival', secret, arrivalSeconds)
}

export function readArrivalSecret(ctx: Ctx): string | undefined {
  return readCookie(ctx, 'arrival')
}

export function forgetArrival(ctx: Ctx): void {
  setCookie(ctx, 'arrival', '', 0)
}

/** Whether this account of the platform has come in by this browser within a month. */
export function isKnownHere(ctx: Ctx, platformUserId: string): boolean {
  const known = readSealed<Timed & { marks: string[] }>(ctx, 'known')
  return known !== undefined && known.until > ctx.now.getTime() && known.marks.includes(markOf(platformUserId))
}

export function noteKnownHere(ctx: Ctx, platformUserId: string): void {
  const before = readSealed<Timed & { marks: string[] }>(ctx, 'known')?.marks ?? []
  const mark = markOf(platformUserId)
  const marks = [mark, ...before.filter((each) => each !== mark)].slice(0, maxKnown)
  setSealed(ctx, 'known', { marks, until: ctx.now.getTime() + knownSeconds * 1000 }, knownSeconds)
}

function markOf(platformUserId: string): string {
  return createHash('sha256').update(platformUserId).digest('base64url').slice(0, 22)
}

function keyOf(ctx: Ctx): Buffer {
  return deriveKey(ctx.services.config.secret, 'national-platform-cookie')
}

function setSealed(ctx: Ctx, name: Name, value: object, seconds: number): void {
  setCookie(ctx, name, seal(keyOf(ctx), Buffer.from(JSON.stringify(value), 'utf8'), names[name]).toString('base64url'), seconds)
}

function readSealed<T>(ctx: Ctx, name: Name): T | undefined {
  try {
    return JSON.parse(openSealed(keyOf(ctx), Buffer.from(readCookie(ctx, name) ?? '', 'base64url'), names[name]).toString('utf8')) as T
  } catch {
    // none, made by another secret, cut, or tampered with
    return undefined
  }
}

/** With TLS the name promises that no other host of the domain can have set it. */
function cookieName(ctx: Ctx, name: Name): string {
  return `${publicOrigin(ctx).startsWith('https:') ? '__Host-' : ''}wenwu-${names[name]}`
}

function setCookie(ctx: Ctx, name: Name, value: string, seconds: number): void {
  const full = cookieName(ctx, name)
  ctx.addReplyHeader('set-cookie', `${full}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${full.startsWith('__Host-') ? '; Secure' : ''}`)
}

function readCookie(ctx: Ctx, name: Name): string | undefined {
  const prefix = `${cookieName(ctx, name)}=`
  const value = ctx.header('cookie')?.split('; ').find((each) => each.startsWith(prefix))?.slice(prefix.length)
  return value === '' ? undefined : value
}

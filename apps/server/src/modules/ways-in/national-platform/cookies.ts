import { createHash } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import type { RegistrantKind } from '@wenwu/core/registration/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { readCookie, readSealedCookie, setCookie, setSealedCookie, type OwnCookie } from '../../../platform/http/own-cookie.ts'

/** How long somebody may take at the platform, and how long who came is kept for binding or registering, in seconds. */
const flowSeconds = 600
export const arrivalSeconds = 900
/** For how long a browser comes in silently where the same account came in before. */
const knownSeconds = 30 * 24 * 3600
const maxKnown = 8

const flow: OwnCookie = { name: 'zwfw-flow', sameSite: 'lax' }
const arrival: OwnCookie = { name: 'zwfw-arrival', sameSite: 'lax' }
const known: OwnCookie = { name: 'zwfw-known', sameSite: 'lax' }

/** A sign-in at the platform that this browser has asked for. */
export interface Flow {
  state: string
  requestId: string
  kind: RegistrantKind
}

/** Keeps a request in the browser that made it, sealed: whose state is not in here cannot come back to this browser (login CSRF). */
export function keepFlow(ctx: Ctx, request: Flow): void {
  setSealedCookie(ctx, flow, request, flowSeconds)
}

/** The request this browser made with this state, once: the cookie goes. Throws `single-sign-on-stale`. */
export function takeFlow(ctx: Ctx, state: string | null): Flow {
  const request = readSealedCookie<Flow>(ctx, flow)
  if (request === undefined || request.state !== state) throw new AppError('single-sign-on-stale')
  setCookie(ctx, flow, '', 0)
  return request
}

/** What names, in this browser alone, who came and is not known yet. */
export function keepArrival(ctx: Ctx, secret: string): void {
  setCookie(ctx, arrival, secret, arrivalSeconds)
}

export function readArrivalSecret(ctx: Ctx): string | undefined {
  return readCookie(ctx, arrival)
}

export function forgetArrival(ctx: Ctx): void {
  setCookie(ctx, arrival, '', 0)
}

interface Known {
  marks: string[]
}

/** Whether this account of the platform has come in by this browser within a month. */
export function isKnownHere(ctx: Ctx, platformUserId: string): boolean {
  return readSealedCookie<Known>(ctx, known)?.marks.includes(markOf(platformUserId)) === true
}

export function noteKnownHere(ctx: Ctx, platformUserId: string): void {
  const mark = markOf(platformUserId)
  const before = readSealedCookie<Known>(ctx, known)?.marks ?? []
  setSealedCookie(ctx, known, { marks: [mark, ...before.filter((each) => each !== mark)].slice(0, maxKnown) }, knownSeconds)
}

function markOf(platformUserId: string): string {
  return createHash('sha256').update(platformUserId).digest('base64url').slice(0, 22)
}

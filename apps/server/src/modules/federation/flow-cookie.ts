import { AppError } from '@wenwu/core/kernel/errors'
import type { UserKind } from '@wenwu/core/auth/model'
import { deriveKey } from '../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../platform/crypto/seal.ts'
import type { Ctx } from '../../platform/http/context.ts'
import { publicOrigin } from '../../platform/http/public-origin.ts'

/** How long a person may take at the provider, in seconds. */
export const flowSeconds = 600
const sealContext = 'single sign-on request'

/** One request to the provider, from the redirect to the return. */
export interface Flow {
  state: string
  nonce: string
  verifier: string
  kind: UserKind
  issuer: string
  redirectUri: string
}

/**
 * Keeps the request in the browser that made it: sealed, unreadable for scripts, sent by our own pages only. Nobody can slip another
 * person's code into this browser (login CSRF), since its state is not in here. The last request counts.
 */
export function keepFlow(ctx: Ctx, flow: Flow): void {
  const text = JSON.stringify({ ...flow, until: ctx.now.getTime() + flowSeconds * 1000 })
  setCookie(ctx, seal(keyOf(ctx), Buffer.from(text, 'utf8'), sealContext).toString('base64url'), flowSeconds)
}

/** The request this browser made with this state, once: the cookie goes. Throws `single-sign-on-stale`. */
export function takeFlow(ctx: Ctx, state: string | null): Flow {
  const sealed = readCookie(ctx)
  if (state === null || sealed === undefined) throw new AppError('single-sign-on-stale')
  const flow = openFlow(ctx, sealed)
  if (flow === undefined || flow.state !== state || flow.until <= ctx.now.getTime()) throw new AppError('single-sign-on-stale')
  setCookie(ctx, '', 0)
  return flow
}

function openFlow(ctx: Ctx, sealed: string): (Flow & { until: number }) | undefined {
  try {
    return JSON.parse(openSealed(keyOf(ctx), Buffer.from(sealed, 'base64url'), sealContext).toString('utf8')) as Flow & { until: number }
  } catch {
    // made by another secret, cut, or tampered with
    return undefined
  }
}

function keyOf(ctx: Ctx): Buffer {
  return deriveKey(ctx.services.config.secret, 'single-sign-on-request')
}

/** With TLS the name promises that no other host of the domain can have set it. */
function cookieName(ctx: Ctx): string {
  return publicOrigin(ctx).startsWith('https:') ? '__Host-wenwu-sso' : 'wenwu-sso'
}

function setCookie(ctx: Ctx, value: string, seconds: number): void {
  const name = cookieName(ctx)
  ctx.addReplyHeader('set-cookie', `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${name.startsWith('__Host-') ? '; Secure' : ''}`)
}

function readCookie(ctx: Ctx): string | undefined {
  const prefix = `${cookieName(ctx)}=`
  const pair = ctx.header('cookie')?.split('; ').find((each) => each.startsWith(prefix))
  return pair?.slice(prefix.length)
}

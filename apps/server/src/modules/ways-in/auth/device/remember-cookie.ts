import { stringifySetCookie } from 'cookie'
import type { Ctx } from '../../../../platform/http/context.ts'

export const rememberDays = 14

/** Selector (finds the row) and validator (proves the cookie); the database keeps the validator's hash. */
export interface RememberCookie {
  selector: string
  validator: string
}

/** `__Host-rm` where the connection is safe, so that no sister domain can plant one; `rm` on plain http in development. */
function nameOf(ctx: Ctx): string {
  return isHostCookie(ctx) ? '__Host-rm' : 'rm'
}

function isHostCookie(ctx: Ctx): boolean {
  return ctx.isSecure || ctx.services.config.environment === 'production'
}

/** The cookie of this request, or undefined. One that was sent twice is none. */
export function readRememberCookie(ctx: Ctx): RememberCookie | undefined {
  const name = nameOf(ctx)
  const values = (ctx.header('cookie') ?? '')
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
  const match = values.length === 1 ? /^([A-Za-z0-9_-]{22})\.([A-Za-z0-9_-]{43})$/.exec(values[0] ?? '') : null
  return match === null ? undefined : { selector: match[1] ?? '', validator: match[2] ?? '' }
}

/** Sends the cookie with the reply; it lives until `expiresAt`. */
export function sendRememberCookie(ctx: Ctx, cookie: RememberCookie, expiresAt: Date): void {
  const seconds = Math.max(0, Math.floor((expiresAt.getTime() - ctx.now.getTime()) / 1000))
  send(ctx, `${cookie.selector}.${cookie.validator}`, seconds)
}

/** Takes the cookie back. */
export function clearRememberCookie(ctx: Ctx): void {
  send(ctx, '', 0)
}

/** `__Host-` demands Path=/ and Secure; without it the cookie goes only to the calls that need it. */
function send(ctx: Ctx, value: string, maxAge: number): void {
  const secure = isHostCookie(ctx)
  const path = secure ? '/' : '/sso'
  ctx.addReplyHeader(
    'set-cookie',
    stringifySetCookie({ name: nameOf(ctx), value, maxAge, path, secure, httpOnly: true, sameSite: 'strict' }),
  )
}

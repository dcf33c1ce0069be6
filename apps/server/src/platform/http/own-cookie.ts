import { parseCookie, stringifySetCookie } from 'cookie'
import { deriveKey } from '../crypto/keys.ts'
import { openSealed, seal } from '../crypto/seal.ts'
import type { Ctx } from './context.ts'
import { publicOrigin } from './public-origin.ts'

/** A cookie of ours: unreadable for scripts, sent to every call of this installation and to nobody else. */
export interface OwnCookie {
  name: string
  /** `lax` where the browser comes back from another site with it. */
  sameSite: 'lax' | 'strict'
}

type CookieContext = Pick<Ctx, 'services' | 'isSecure' | 'header' | 'addReplyHeader' | 'now'>

/** Puts a value into the browser for some seconds; 0 takes it out. */
export function setCookie(ctx: CookieContext, cookie: OwnCookie, value: string, seconds: number): void {
  const name = nameOf(ctx, cookie)
  const secure = name.startsWith(hostPrefix)
  ctx.addReplyHeader(
    'set-cookie',
    stringifySetCookie({ name, value, path: '/', maxAge: seconds, httpOnly: true, sameSite: cookie.sameSite, secure }),
  )
}

/** What the browser sent of it; undefined for none and for an empty one. */
export function readCookie(ctx: CookieContext, cookie: OwnCookie): string | undefined {
  const value = parseCookie(ctx.header('cookie') ?? '')[nameOf(ctx, cookie)]
  return value === '' ? undefined : value
}

/** Puts JSON into the browser that only this installation can read, and only for so many seconds. */
export function setSealedCookie(ctx: CookieContext, cookie: OwnCookie, value: object, seconds: number): void {
  const text = JSON.stringify({ value, until: ctx.now.getTime() + seconds * 1000 })
  setCookie(ctx, cookie, seal(keyOf(ctx, cookie), Buffer.from(text, 'utf8'), cookie.name).toString('base64url'), seconds)
}

/** What was sealed into this browser; undefined for none, one that is over, cut, tampered with, or made by another secret. */
export function readSealedCookie<T>(ctx: CookieContext, cookie: OwnCookie): T | undefined {
  const sealed = readCookie(ctx, cookie)
  if (sealed === undefined) return undefined
  try {
    const { value, until } = JSON.parse(openSealed(keyOf(ctx, cookie), Buffer.from(sealed, 'base64url'), cookie.name).toString('utf8')) as {
      value: T
      until: number
    }
    return until > ctx.now.getTime() ? value : undefined
  } catch {
    return undefined
  }
}

function keyOf(ctx: CookieContext, { name }: OwnCookie): Buffer {
  return deriveKey(ctx.services.config.secret, `cookie ${name}`)
}

const hostPrefix = '__Host-'

/** With TLS the name promises that no other host of the domain can have set it. */
function nameOf(ctx: CookieContext, { name }: OwnCookie): string {
  return `${publicOrigin(ctx).startsWith('https:') ? hostPrefix : ''}wenwu-${name}`
}

import { createHmac, timingSafeEqual } from 'node:crypto'
import { AppError } from '@wenwu/core/kernel/errors'
import { deriveKey } from '../../platform/crypto/keys.ts'

/** How long a link opens its file, in milliseconds. */
const linkLifetime = 5 * 60_000

/** What a link opens, and for whom: a file by its row, or a rendering that has no row. */
export interface LinkClaims {
  target: { fileId: string } | { storageKey: string; name: string; size: number; mediaType: string }
  isDownload: boolean
  userId: string
  sessionId: string
}

/** Signs claims into the text of a link, good until five minutes after `now`. */
export function signLink(secret: Buffer, claims: LinkClaims, now: Date): string {
  const payload = Buffer.from(
    JSON.stringify([claims.target, claims.isDownload, claims.userId, claims.sessionId, now.getTime() + linkLifetime]),
  ).toString('base64url')
  return `${payload}.${mac(secret, payload).toString('base64url')}`
}

/** The claims of a link. Throws `not-found` when it was not signed by us or is over. */
export function readLink(secret: Buffer, link: string, now: Date): LinkClaims {
  const [payload = '', signature = '', ...rest] = link.split('.')
  const given = Buffer.from(signature, 'base64url')
  const expected = mac(secret, payload)
  if (rest.length > 0 || given.length !== expected.length || !timingSafeEqual(given, expected)) throw new AppError('not-found')
  const [target, isDownload, userId, sessionId, expires] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
    LinkClaims['target'],
    boolean,
    string,
    string,
    number,
  ]
  if (now.getTime() >= expires) throw new AppError('not-found')
  return { target, isDownload, userId, sessionId }
}

/** The address that opens a link. */
export function linkAddress(link: string): string {
  return `/api/v1/files/open?link=${link}`
}

function mac(secret: Buffer, payload: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'file-links')).update(payload).digest()
}

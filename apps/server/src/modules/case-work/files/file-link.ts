import { AppError } from '@wenwu/core/kernel/errors'
import { deriveKey } from '../../../platform/crypto/keys.ts'
import { openSealed, seal } from '../../../platform/crypto/seal.ts'

/** How long a link opens its file, in milliseconds. */
const linkLifetime = 5 * 60_000
/** A nonce and a tag at least: anything shorter is none of ours. */
const leastBytes = 28
const context = 'link'

/** What a link opens, and for whom: a file by its row, or a rendering that has no row. */
export interface LinkClaims {
  target: { fileId: string } | { storageKey: string; name: string; size: number; mediaType: string }
  isDownload: boolean
  userId: string
  sessionId: string
}

/** Seals claims into the text of a link, good until five minutes after `now`. It tells its bearer nothing of where and how a file is kept. */
export function sealLink(secret: Buffer, claims: LinkClaims, now: Date): string {
  const payload = JSON.stringify([claims.target, claims.isDownload, claims.userId, claims.sessionId, now.getTime() + linkLifetime])
  return seal(keyOf(secret), Buffer.from(payload, 'utf8'), context).toString('base64url')
}

/** The claims of a link. Throws `not-found` when it was not sealed by us or is over. */
export function readLink(secret: Buffer, link: string, now: Date): LinkClaims {
  const [target, isDownload, userId, sessionId, expires] = JSON.parse(open(secret, link)) as [
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

function open(secret: Buffer, link: string): string {
  const sealed = Buffer.from(link, 'base64url')
  if (sealed.length < leastBytes) throw new AppError('not-found')
  try {
    return openSealed(keyOf(secret), sealed, context).toString('utf8')
  } catch {
    throw new AppError('not-found')
  }
}

function keyOf(secret: Buffer): Buffer {
  return deriveKey(secret, 'sealed-file-links')
}

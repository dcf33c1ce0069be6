import { createDecipheriv, createECDH, createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import { deriveKey } from '../crypto/keys.ts'

/**
 * Passwords on their way: `enc:v1:<kid>:<base64>` = ephemeral public key (65) ‖ iv (12) ‖ AES-256-GCM of `{password, nonce}` with its
 * tag (16). The key is HKDF-SHA256 of the P-256 Diffie-Hellman secret, salted with both public keys; the prefix is authenticated too
 * (ECIES, decision 0019). The installation's key pair of a day is derived from WENWU_SECRET, so all its servers have the same one and
 * nothing is stored. The page's half is apps/web/src/lib/seal-password.ts.
 */
const curve = 'prime256v1'
/** Order of the group P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n
const pointLength = 65
const ivLength = 12
const tagLength = 16
const form = /^(enc:v1:(\d{8})):([A-Za-z0-9+/]{124,600}={0,2})$/

/** How long a page may hold the nonce of a key, in milliseconds. */
export const sealLifetime = 5 * 60_000

/** What a page needs to seal passwords. */
export interface SealingKey {
  kid: string
  /** Uncompressed point, base64. */
  publicKey: string
  /** Goes into the sealed value: says until when it is good, by the server's clock. */
  nonce: string
  expiresAt: Date
}

export interface OpenedSeal {
  password: string
  /** SHA-256 of the sealed bytes: no two seals have the same one, so a value that comes again is a replay. */
  hash: Buffer
  expiresAt: Date
}

/** The key of today with a fresh nonce. */
export function sealingKey(secret: Buffer, now: Date): SealingKey {
  const kid = kidOf(now)
  const expiresAt = new Date(now.getTime() + sealLifetime)
  const body = `${expiresAt.getTime().toString(36)}.${randomBytes(12).toString('base64url')}`
  return { kid, publicKey: keyPair(secret, kid).getPublicKey('base64'), nonce: `${body}.${nonceMac(secret, body)}`, expiresAt }
}

/** Opens a sealed password; undefined when it is malformed, tampered with, of a key that is not in use, or too old. */
export function openSeal(secret: Buffer, wire: string, now: Date): OpenedSeal | undefined {
  const match = form.exec(wire)
  const [prefix, kid, encoded] = [match?.[1], match?.[2], match?.[3]]
  if (prefix === undefined || kid === undefined || encoded === undefined || !isInUse(kid, now)) return undefined
  const bytes = Buffer.from(encoded, 'base64')
  try {
    const content = JSON.parse(decrypt(keyPair(secret, kid), prefix, bytes).toString('utf8')) as { password?: unknown; nonce?: unknown }
    const expiresAt = typeof content.nonce === 'string' ? expiryOf(secret, content.nonce) : undefined
    if (typeof content.password !== 'string' || expiresAt === undefined || expiresAt <= now) return undefined
    return { password: content.password, hash: createHash('sha256').update(bytes).digest(), expiresAt }
  } catch {
    return undefined
  }
}

function decrypt(own: ReturnType<typeof keyPair>, prefix: string, bytes: Buffer): Buffer {
  const point = bytes.subarray(0, pointLength)
  if (point[0] !== 4) throw new Error('not an uncompressed point')
  const iv = bytes.subarray(pointLength, pointLength + ivLength)
  const key = contentKey(own.computeSecret(point), point, own.getPublicKey())
  const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
  decipher.setAAD(Buffer.from(prefix)).setAuthTag(bytes.subarray(bytes.length - tagLength))
  return Buffer.concat([decipher.update(bytes.subarray(pointLength + ivLength, bytes.length - tagLength)), decipher.final()])
}

function contentKey(shared: Buffer, ephemeralPoint: Buffer, serverPoint: Buffer): Buffer {
  return Buffer.from(hkdfSync('sha256', shared, Buffer.concat([ephemeralPoint, serverPoint]), 'wenwu password v1', 32))
}

/** The key pair of a day: 384 derived bits reduced to 1 … order-1 (FIPS 186-5 A.2.1, so without bias). */
function keyPair(secret: Buffer, kid: string) {
  const bits = Buffer.from(hkdfSync('sha256', deriveKey(secret, 'password-seal'), 'wenwu', kid, 48))
  const scalar = (BigInt(`0x${bits.toString('hex')}`) % (order - 1n)) + 1n
  const pair = createECDH(curve)
  pair.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex')
  return pair
}

/** The day of an instant, UTC: `20261121`. */
function kidOf(instant: Date): string {
  return instant.toISOString().slice(0, 10).replaceAll('-', '')
}

/** Today's key, or the one that was today's when the nonce was given. */
function isInUse(kid: string, now: Date): boolean {
  return kid === kidOf(now) || kid === kidOf(new Date(now.getTime() - sealLifetime))
}

function nonceMac(secret: Buffer, body: string): string {
  return createHmac('sha256', deriveKey(secret, 'password-nonce')).update(body).digest().subarray(0, 16).toString('base64url')
}

function expiryOf(secret: Buffer, nonce: string): Date | undefined {
  const cut = nonce.lastIndexOf('.')
  const body = nonce.slice(0, cut)
  const [given, right] = [Buffer.from(nonce.slice(cut + 1)), Buffer.from(nonceMac(secret, body))]
  if (cut === -1 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined
  return new Date(parseInt(body.split('.')[0]!, 36))
}

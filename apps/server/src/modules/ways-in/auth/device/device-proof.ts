import { createHash, createPublicKey, verify } from 'node:crypto'
import { deviceMessage, deviceProofHeader } from '@wenwu/core/device/device-proof'
import type { Ctx } from '../../../../platform/http/context.ts'
import type { Db } from '../../../../platform/database/request-database.ts'
import { claimNonce, isNonce } from '../nonce.ts'

/** DER head of a P-256 public key (SPKI); the point follows: 0x04, x, y. */
const spkiHead = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d03010703420004', 'hex')
const shape = /^([A-Za-z0-9_-]{122})~([A-Za-z0-9_.-]{40,200})~([A-Za-z0-9_-]{86})$/

/**
 * The key of the browser that calls, proven by signing a nonce of ours; undefined where the header is missing, forged, or its nonce was
 * used before. What the signature is for (`purpose`) is signed with it, so that one proof does not serve another call.
 */
export async function provenDevice(ctx: Ctx, db: Db, purpose: string): Promise<Buffer | undefined> {
  const match = shape.exec(ctx.header(deviceProofHeader) ?? '')
  if (match === null) return undefined
  const [, key = '', nonce = '', signature = ''] = match
  const spki = Buffer.from(key, 'base64url')
  if (!spki.subarray(0, spkiHead.length).equals(spkiHead) || !isNonce(ctx, nonce)) return undefined
  if (!isSigned(spki, deviceMessage(purpose, nonce), Buffer.from(signature, 'base64url'))) return undefined
  return (await claimNonce(db, nonce, ctx.now)) ? spki : undefined
}

function isSigned(spki: Buffer, message: string, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
    return verify('sha256', Buffer.from(message, 'utf8'), { key, dsaEncoding: 'ieee-p1363' }, signature)
  } catch {
    // a point that is not on the curve
    return false
  }
}

/** A short name of a browser's key, for counts and the audit trail. */
export function fingerprintOf(deviceKey: Buffer): string {
  return createHash('sha256').update(deviceKey).digest('base64url').slice(0, 22)
}

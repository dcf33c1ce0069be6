import { createPublicKey, verify, type KeyObject } from 'node:crypto'
import { DerError, fieldsOf, readDer, tags } from '@wenwu/core/certificate/der'
import { readUnsigned } from '@wenwu/core/certificate/der-values'
import type { PublicKey, SignatureAlgorithm } from '@wenwu/core/certificate/x509-key'
import { verifySm2 } from './sm2.ts'

/** RSA keys shorter than this are refused, longer ones would keep the processor busy. */
const rsaBits = { least: 2048, most: 8192 }

/** Whether `signature` over `data` is of this key, in the encoding of certificates (DER for EC and SM2). Hostile input is false. */
export function verifySignature(key: PublicKey, { family, hash }: SignatureAlgorithm, data: Uint8Array, signature: Uint8Array): boolean {
  if (familyOf(key) !== family) return false
  if (family === 'rsa') return verifyRsa(key, hash, data, signature)
  const raw = rawSignature(signature, key.bits / 8)
  if (raw === undefined) return false
  return family === 'sm2' ? verifySm2(key.bytes, data, raw) : verifyEc(key, hash, data, raw)
}

/** How a person's key of each kind signs a challenge. */
const challengeAlgorithms = {
  rsa: { family: 'rsa', hash: 'sha256' },
  p256: { family: 'ec', hash: 'sha256' },
  sm2: { family: 'sm2', hash: 'sm3' },
} as const

/**
 * As `verifySignature` for what keys sign: RSA PKCS #1 v1.5 with SHA-256, ECDSA with SHA-256, SM2 with SM3. The last two come as DER, as
 * r ‖ s, or as SKF's ECCSIGNATUREBLOB (GM/T 0016: two fields of 64 bytes, right-aligned).
 */
export function verifyChallenge(key: PublicKey, data: Uint8Array, signature: Uint8Array): boolean {
  if (key.kind === 'p384') return false
  const algorithm = challengeAlgorithms[key.kind]
  if (algorithm.family === 'rsa') return verifyRsa(key, algorithm.hash, data, signature)
  const raw = signature.length === 64 ? signature : signature.length === 128 ? fromBlob(signature) : rawSignature(signature, 32)
  if (raw === undefined) return false
  return algorithm.family === 'sm2' ? verifySm2(key.bytes, data, raw) : verifyEc(key, algorithm.hash, data, raw)
}

function familyOf({ kind }: PublicKey): SignatureAlgorithm['family'] {
  return kind === 'rsa' || kind === 'sm2' ? kind : 'ec'
}

function verifyRsa(key: PublicKey, hash: string, data: Uint8Array, signature: Uint8Array): boolean {
  if (key.bits < rsaBits.least || key.bits > rsaBits.most) return false
  const known = keyObject(key)
  return known !== undefined && verify(hash, data, known, signature)
}

function verifyEc(key: PublicKey, hash: string, data: Uint8Array, raw: Uint8Array): boolean {
  const known = keyObject(key)
  return known !== undefined && verify(hash, data, { key: known, dsaEncoding: 'ieee-p1363' }, raw)
}

function keyObject(key: PublicKey): KeyObject | undefined {
  try {
    return createPublicKey({ key: Buffer.from(key.spki), format: 'der', type: 'spki' })
  } catch {
    // a point that is not on the curve
    return undefined
  }
}

/** r ‖ s of a strictly encoded signature; undefined where it is none. */
function rawSignature(der: Uint8Array, size: number): Uint8Array | undefined {
  try {
    const numbers = fieldsOf(readDer(der), tags.sequence).map((node) => readUnsigned(node))
    if (numbers.length !== 2 || numbers.some((number) => number.length > size)) return undefined
    return Buffer.concat(numbers.map((number) => Buffer.concat([Buffer.alloc(size - number.length), number])))
  } catch (error) {
    if (error instanceof DerError) return undefined
    throw error
  }
}

function fromBlob(blob: Uint8Array): Uint8Array | undefined {
  const [r, s] = [blob.subarray(0, 64), blob.subarray(64)]
  const isPadded = [r, s].every((part) => part.subarray(0, 32).every((byte) => byte === 0))
  return isPadded ? Buffer.concat([r.subarray(32), s.subarray(32)]) : undefined
}

import { createECDH, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto'
import type { SignatureAlgorithm } from '@wenwu/core/certificate/x509-key'
import { signSm2, sm2PointOf } from '../../platform/crypto/sm2.ts'
import { bits, integer, oid, sequence } from './der-writer.ts'

/** A private key that signs certificates, lists and challenges. */
export interface SigningKey {
  family: SignatureAlgorithm['family']
  spki: Buffer
  /** DER for EC and SM2. */
  sign(data: Uint8Array): Buffer
}

/** An RSA or P-256 key of Node; signs with SHA-256. */
export function nodeKey(key: KeyObject): SigningKey {
  const spki = createPublicKey(key).export({ format: 'der', type: 'spki' })
  return { family: key.asymmetricKeyType === 'rsa' ? 'rsa' : 'ec', spki, sign: (data) => sign('sha256', data, key) }
}

/** A P-256 key from 32 secret bytes. */
export function p256Key(secret: Uint8Array): SigningKey {
  const ecdh = createECDH('prime256v1')
  ecdh.setPrivateKey(Buffer.from(secret))
  const point = ecdh.getPublicKey()
  const part = (from: number): string => point.subarray(from, from + 32).toString('base64url')
  return nodeKey(
    createPrivateKey({
      format: 'jwk',
      key: { kty: 'EC', crv: 'P-256', d: Buffer.from(secret).toString('base64url'), x: part(1), y: part(33) },
    }),
  )
}

/** An SM2 key from 32 secret bytes; signs with SM3. */
export function sm2Key(secret: Uint8Array): SigningKey {
  const spki = sequence(sequence(oid('1.2.840.10045.2.1'), oid('1.2.156.10197.1.301')), bits(sm2PointOf(secret)))
  return {
    family: 'sm2',
    spki,
    sign(data) {
      const raw = signSm2(secret, data)
      return sequence(integer(raw.subarray(0, 32)), integer(raw.subarray(32)))
    },
  }
}

import { DerError, expectTag, fieldsOf, readDer, tags, type DerNode } from './der.ts'
import { readOid, readUnsigned, readWholeBits } from './der-values.ts'

/** Kinds of keys. P-384 and long RSA keys are those of authorities; people have RSA, P-256 or SM2. */
const keyKinds = ['rsa', 'p256', 'p384', 'sm2'] as const
export type KeyKind = (typeof keyKinds)[number]

export interface PublicKey {
  kind: KeyKind
  /** The whole SubjectPublicKeyInfo. */
  spki: Uint8Array
  /** An uncompressed point (04 ‖ x ‖ y), or the RSAPublicKey. */
  bytes: Uint8Array
  /** Length of the modulus or of the curve. */
  bits: number
}

/** How a certificate or a revocation list is signed. SHA-1, MD5 and RSA-PSS are none of them. */
const signatureAlgorithms: Readonly<Record<string, SignatureAlgorithm>> = {
  '1.2.840.113549.1.1.11': { family: 'rsa', hash: 'sha256' },
  '1.2.840.113549.1.1.12': { family: 'rsa', hash: 'sha384' },
  '1.2.840.113549.1.1.13': { family: 'rsa', hash: 'sha512' },
  '1.2.840.10045.4.3.2': { family: 'ec', hash: 'sha256' },
  '1.2.840.10045.4.3.3': { family: 'ec', hash: 'sha384' },
  '1.2.840.10045.4.3.4': { family: 'ec', hash: 'sha512' },
  '1.2.156.10197.1.501': { family: 'sm2', hash: 'sm3' },
}
export interface SignatureAlgorithm {
  family: 'rsa' | 'ec' | 'sm2'
  hash: 'sha256' | 'sha384' | 'sha512' | 'sm3'
}

const rsaKey = '1.2.840.113549.1.1.1'
const ecKey = '1.2.840.10045.2.1'
const curves: Readonly<Record<string, { kind: KeyKind; bits: number }>> = {
  '1.2.840.10045.3.1.7': { kind: 'p256', bits: 256 },
  '1.3.132.0.34': { kind: 'p384', bits: 384 },
  '1.2.156.10197.1.301': { kind: 'sm2', bits: 256 },
}

/** Reads an AlgorithmIdentifier of a signature. Throws DerError for those that are not used here. */
export function readSignatureAlgorithm(node: DerNode | undefined): SignatureAlgorithm {
  const [oid, parameters, ...more] = fieldsOf(node, tags.sequence)
  const known = signatureAlgorithms[readOid(oid)]
  if (known === undefined) throw new DerError('a signature algorithm that is not used here')
  if (more.length > 0 || (parameters !== undefined && (parameters.tag !== tags.null || parameters.content.length > 0)))
    throw new DerError('parameters of a signature algorithm')
  return known
}

/** Reads a SubjectPublicKeyInfo. Throws DerError for keys of other kinds, and for points in another form. */
export function readPublicKey(node: DerNode | undefined): PublicKey {
  const [algorithm, key, ...more] = fieldsOf(node, tags.sequence)
  if (more.length > 0 || node === undefined) throw new DerError('a key with more than its bits')
  const [oid, parameters] = fieldsOf(algorithm, tags.sequence)
  const bytes = readWholeBits(key)
  const kind = readOid(oid)
  if (kind === rsaKey) return { kind: 'rsa', spki: node.raw, bytes, bits: modulusBits(bytes) }
  if (kind !== ecKey) throw new DerError('a key of a kind that is not used here')
  const curve = curves[readOid(expectTag(parameters, tags.oid))]
  if (curve === undefined) throw new DerError('a curve that is not used here')
  if (bytes[0] !== 0x04 || bytes.length !== 1 + curve.bits / 4) throw new DerError('a point that is not uncompressed')
  return { kind: curve.kind, spki: node.raw, bytes, bits: curve.bits }
}

function modulusBits(key: Uint8Array): number {
  const [modulus, exponent, ...more] = fieldsOf(readDer(key), tags.sequence)
  const bytes = readUnsigned(modulus)
  const e = readUnsigned(exponent)
  if (more.length > 0 || e.length > 4 || (e[e.length - 1]! & 1) === 0) throw new DerError('an RSA key of another form')
  return bytes.length * 8 - Math.clz32(bytes[0] ?? 0) + 24
}

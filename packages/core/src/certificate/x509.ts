import { DerError, childrenOf, contextTag, expectTag, fieldsOf, readDer, tags, type DerNode } from './der.ts'
import { readTime, readUnsigned, readWholeBits, sameBytes, toHex } from './der-values.ts'
import { readExtensions, type Extensions } from './x509-extensions.ts'
import { readName, type DistinguishedName } from './x509-name.ts'
import { readPublicKey, readSignatureAlgorithm, type PublicKey, type SignatureAlgorithm } from './x509-key.ts'

/** Longest certificate that is read, in bytes. */
const maxCertificateBytes = 8192
/** RFC 5280 4.1.2.2: twenty bytes and no more. */
const maxSerialBytes = 20

/** What of an X.509 certificate (version 3) the platform looks at. Byte arrays are parts of the bytes that were read. */
export interface Certificate extends Extensions {
  raw: Uint8Array
  /** What the issuer signed. */
  signed: Uint8Array
  signatureAlgorithm: SignatureAlgorithm
  signature: Uint8Array
  /** Hexadecimal, lower case, without leading zeros. */
  serial: string
  issuer: DistinguishedName
  subject: DistinguishedName
  notBefore: Date
  notAfter: Date
  publicKey: PublicKey
}

/** Reads one certificate. Throws DerError for anything that is not a strictly encoded one with a key and a signature of a kind used here. */
export function readCertificate(bytes: Uint8Array): Certificate {
  if (bytes.length > maxCertificateBytes) throw new DerError('a certificate that is too long')
  const raw = Uint8Array.from(bytes)
  const [signedNode, algorithm, signature, ...more] = fieldsOf(readDer(raw), tags.sequence)
  const body = fieldsOf(signedNode, tags.sequence)
  if (more.length > 0 || signedNode === undefined) throw new DerError('a certificate of three parts has more')
  const version = body.shift()
  requireVersion3(version)
  const [serial, innerAlgorithm, issuer, validity, subject, key, ...rest] = body
  // what the issuer signed names the algorithm, too
  if (!sameBytes(expectTag(innerAlgorithm, tags.sequence).raw, expectTag(algorithm, tags.sequence).raw))
    throw new DerError('two signature algorithms')
  const [notBefore, notAfter, ...beyond] = fieldsOf(validity, tags.sequence)
  if (beyond.length > 0) throw new DerError('a validity of more than two times')
  return {
    raw,
    signed: signedNode.raw,
    signatureAlgorithm: readSignatureAlgorithm(algorithm),
    signature: readWholeBits(signature),
    serial: readSerial(serial),
    issuer: readName(issuer),
    subject: readName(subject),
    notBefore: readTime(notBefore),
    notAfter: readTime(notAfter),
    publicKey: readPublicKey(key),
    ...readExtensions(extensionsOf(rest)),
  }
}

/** A serial number as certificates and revocation lists are compared by. */
export function readSerial(node: DerNode | undefined): string {
  const bytes = readUnsigned(node)
  if (bytes.length > maxSerialBytes) throw new DerError('a serial number that is too long')
  return toHex(bytes).replace(/^0+(?=.)/, '')
}

function requireVersion3(node: DerNode | undefined): void {
  const [version, ...more] = fieldsOf(node, contextTag(0))
  if (more.length > 0 || toHex(readUnsigned(version)) !== '02') throw new DerError('not version 3')
}

/** The unique identifiers of version 2 are refused with everything else that nobody issues any more. */
function extensionsOf(rest: readonly DerNode[]): DerNode[] {
  const [holder, ...more] = rest
  if (holder === undefined) return []
  const [list, ...beyond] = fieldsOf(holder, contextTag(3))
  if (more.length > 0 || beyond.length > 0) throw new DerError('more than extensions')
  return childrenOf(expectTag(list, tags.sequence))
}

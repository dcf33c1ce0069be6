import { DerError, childrenOf, contextTag, expectTag, fieldsOf, readDer, tags, type DerNode } from './der.ts'
import { readTime, readUnsigned, readWholeBits, sameBytes, toHex } from './der-values.ts'
import { eachExtension } from './x509-extensions.ts'
import { readName, type DistinguishedName } from './x509-name.ts'
import { readSignatureAlgorithm, type SignatureAlgorithm } from './x509-key.ts'
import { readSerial } from './x509.ts'

/** A list of revoked certificates of one authority (RFC 5280 5). */
export interface RevocationList {
  signed: Uint8Array
  signatureAlgorithm: SignatureAlgorithm
  signature: Uint8Array
  issuer: DistinguishedName
  issuedAt: Date
  /** From then on it says nothing any more. */
  nextAt: Date
  /** Serial numbers as `readSerial` writes them. */
  serials: ReadonlySet<string>
}

/** Key identifier and number of the list: nothing follows from them here. */
const harmless = new Set(['2.5.29.35', '2.5.29.20'])

/**
 * Reads a whole list of an authority about its own certificates. Throws DerError: also for partial, indirect and delta lists, and for lists
 * without a next one, which can never be told from withheld ones.
 */
export function readRevocationList(bytes: Uint8Array): RevocationList {
  const [signedNode, algorithm, signature, ...more] = fieldsOf(readDer(bytes), tags.sequence)
  const body = fieldsOf(signedNode, tags.sequence)
  if (more.length > 0 || signedNode === undefined) throw new DerError('a list of three parts has more')
  if (body[0]?.tag === tags.integer && toHex(readUnsigned(body.shift())) !== '01') throw new DerError('a version that is not known')
  const innerAlgorithm = body.shift()
  if (!sameBytes(expectTag(innerAlgorithm, tags.sequence).raw, expectTag(algorithm, tags.sequence).raw))
    throw new DerError('two signature algorithms')
  const issuer = readName(body.shift())
  const issuedAt = readTime(body.shift())
  const nextAt = readTime(body.shift())
  const entries = body[0]?.tag === tags.sequence ? childrenOf(body.shift()!) : []
  const extensions = body[0]?.tag === contextTag(0) ? fieldsOf(childrenOf(body.shift()!)[0], tags.sequence) : []
  if (body.length > 0) throw new DerError('more than a list')
  refuseCritical(extensions, harmless)
  return {
    signed: signedNode.raw,
    signatureAlgorithm: readSignatureAlgorithm(algorithm),
    signature: readWholeBits(signature),
    issuer,
    issuedAt,
    nextAt,
    serials: new Set(entries.map(readEntry)),
  }
}

function readEntry(node: DerNode): string {
  const [serial, time, extensions, ...more] = fieldsOf(node, tags.sequence)
  if (more.length > 0) throw new DerError('an entry of more than three values')
  readTime(time)
  // a critical one would name another authority's certificate (indirect lists)
  if (extensions !== undefined) refuseCritical(fieldsOf(extensions, tags.sequence), new Set())
  return readSerial(serial)
}

function refuseCritical(nodes: readonly DerNode[], known: ReadonlySet<string>): void {
  const strange = eachExtension(nodes).find(({ oid, isCritical }) => isCritical && !known.has(oid))
  if (strange !== undefined) throw new DerError(`a critical extension that is not known: ${strange.oid}`)
}

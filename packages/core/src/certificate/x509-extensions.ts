import { DerError, expectTag, fieldsOf, readDer, tags, type DerNode } from './der.ts'
import { readBits, readBoolean, readOid, readSmall } from './der-values.ts'

/** Purposes of a key that are looked at (RFC 5280 4.2.1.3), by their bit. */
const usageBits = { digitalSignature: 0, nonRepudiation: 1, keyCertSign: 5, crlSign: 6 } as const
export type KeyUsage = keyof typeof usageBits

export interface Extensions {
  isAuthority: boolean
  /** How many authorities may stand between this one and a person; undefined: any number. */
  pathLength: number | undefined
  /** Undefined: not restricted. */
  keyUsage: ReadonlySet<KeyUsage> | undefined
  /** Object identifiers; undefined: not restricted. */
  extendedKeyUsage: readonly string[] | undefined
  /** Critical extensions this platform does not understand: such a certificate is refused where it counts. */
  unknownCritical: readonly string[]
}

const basicConstraints = '2.5.29.19'
const keyUsage = '2.5.29.15'
const extendedKeyUsage = '2.5.29.37'
/** Understood, and nothing follows from them here: key identifiers, alternative names, policies (any is fine), places of lists. */
const harmless = new Set(['2.5.29.14', '2.5.29.35', '2.5.29.17', '2.5.29.18', '2.5.29.32', '2.5.29.31'])

/** Reads the extensions of a certificate. Throws DerError, also where one stands twice. */
export function readExtensions(nodes: readonly DerNode[]): Extensions {
  const found: { -readonly [K in keyof Extensions]: Extensions[K] } = {
    isAuthority: false,
    pathLength: undefined,
    keyUsage: undefined,
    extendedKeyUsage: undefined,
    unknownCritical: [],
  }
  for (const { oid, isCritical, value } of eachExtension(nodes)) {
    if (oid === basicConstraints) Object.assign(found, readConstraints(value))
    else if (oid === keyUsage) found.keyUsage = readUsage(value)
    else if (oid === extendedKeyUsage) found.extendedKeyUsage = fieldsOf(readDer(value), tags.sequence).map(readOid)
    else if (isCritical && !harmless.has(oid)) found.unknownCritical = [...found.unknownCritical, oid]
  }
  return found
}

/** Extensions as they stand, whatever they say. Throws DerError, also where one stands twice. */
export function eachExtension(nodes: readonly DerNode[]): { oid: string; isCritical: boolean; value: Uint8Array }[] {
  const all = nodes.map((node) => {
    const [id, ...rest] = fieldsOf(node, tags.sequence)
    const isCritical = rest[0]?.tag === tags.boolean && readBoolean(rest.shift())
    const [value, ...more] = rest
    if (more.length > 0) throw new DerError('an extension with more than its value')
    return { oid: readOid(id), isCritical, value: expectTag(value, tags.octetString).content }
  })
  if (new Set(all.map((one) => one.oid)).size !== all.length) throw new DerError('an extension stands twice')
  return all
}

function readConstraints(value: Uint8Array): Pick<Extensions, 'isAuthority' | 'pathLength'> {
  const fields = fieldsOf(readDer(value), tags.sequence)
  const isAuthority = fields[0]?.tag === tags.boolean && readBoolean(fields.shift())
  const pathLength = fields.length === 0 ? undefined : readSmall(fields.shift())
  if (fields.length > 0) throw new DerError('constraints of more than two values')
  return { isAuthority, pathLength }
}

function readUsage(value: Uint8Array): ReadonlySet<KeyUsage> {
  const { bytes } = readBits(readDer(value))
  const isSet = (bit: number): boolean => ((bytes[bit >> 3] ?? 0) & (0x80 >> (bit & 7))) !== 0
  return new Set((Object.keys(usageBits) as KeyUsage[]).filter((name) => isSet(usageBits[name])))
}

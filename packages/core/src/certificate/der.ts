/** One value of a DER encoding (X.690): its tag byte, its content, and all its bytes as they were signed. */
export interface DerNode {
  tag: number
  content: Uint8Array
  raw: Uint8Array
}

/** Bytes that are no strict DER, or not what was expected there. */
export class DerError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'DerError'
  }
}

/** Universal tags this reader knows; a structure is its number with the constructed bit. */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bitString: 0x03,
  octetString: 0x04,
  null: 0x05,
  oid: 0x06,
  enumerated: 0x0a,
  utf8String: 0x0c,
  printableString: 0x13,
  teletexString: 0x14,
  ia5String: 0x16,
  utcTime: 0x17,
  generalizedTime: 0x18,
  bmpString: 0x1e,
  sequence: 0x30,
  set: 0x31,
} as const

/** Tag of an explicit or constructed context field, `[n]`. */
export function contextTag(n: number): number {
  return 0xa0 + n
}

/** Reads exactly one value: nothing may follow it. Never recursive; throws DerError for anything that is not strict DER. */
export function readDer(bytes: Uint8Array): DerNode {
  const node = readAt(bytes, 0)
  if (node.raw.length !== bytes.length) throw new DerError('bytes follow the value')
  return node
}

/** The values inside a structure, in order. Throws DerError for a primitive value, and where they do not fill it exactly. */
export function childrenOf(node: DerNode): DerNode[] {
  if ((node.tag & 0x20) === 0) throw new DerError('not a structure')
  const children: DerNode[] = []
  for (let at = 0; at < node.content.length;) {
    const child = readAt(node.content, at)
    children.push(child)
    at += child.raw.length
  }
  return children
}

/** As `childrenOf` of a value that must have this tag. */
export function fieldsOf(node: DerNode | undefined, tag: number): DerNode[] {
  return childrenOf(expectTag(node, tag))
}

/** The value, which must be there and have this tag. */
export function expectTag(node: DerNode | undefined, tag: number): DerNode {
  if (node === undefined) throw new DerError('a value is missing')
  if (node.tag !== tag) throw new DerError(`tag ${node.tag} in the place of ${tag}`)
  return node
}

function readAt(bytes: Uint8Array, start: number): DerNode {
  const tag = byteAt(bytes, start)
  if ((tag & 0x1f) === 0x1f) throw new DerError('tags of several bytes are not used here')
  const first = byteAt(bytes, start + 1)
  let length = first
  let at = start + 2
  if (first >= 0x80) {
    const count = first & 0x7f
    if (count === 0) throw new DerError('indefinite length')
    if (count > 4) throw new DerError('a length of more than four bytes')
    length = 0
    for (let i = 0; i < count; i++) length = length * 256 + byteAt(bytes, at + i)
    at += count
    // 128 and more need the long form, and its first byte may not be zero
    if (length < 0x80 || length < 256 ** (count - 1)) throw new DerError('a length that is longer than needed')
  }
  const end = at + length
  if (end > bytes.length) throw new DerError('the value ends after the bytes')
  return { tag, content: bytes.subarray(at, end), raw: bytes.subarray(start, end) }
}

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new DerError('the bytes end within a value')
  return byte
}

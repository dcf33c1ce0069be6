import { DerError, expectTag, tags, type DerNode } from './der.ts'

/** Lower-case hexadecimal. */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function sameBytes(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && a.every((byte, i) => byte === b[i])
}

/** The content of an INTEGER, without the zero byte that keeps it positive. Throws DerError for negative ones and unneeded bytes. */
export function readUnsigned(node: DerNode | undefined, tag: number = tags.integer): Uint8Array {
  const { content } = expectTag(node, tag)
  const [first, second] = content
  if (first === undefined) throw new DerError('an empty integer')
  if (first >= 0x80) throw new DerError('a negative integer')
  if (first !== 0 || second === undefined) return content
  if (second < 0x80) throw new DerError('an integer that is longer than needed')
  return content.subarray(1)
}

/** A small number, at most 2^31. */
export function readSmall(node: DerNode | undefined): number {
  const bytes = readUnsigned(node)
  if (bytes.length > 3) throw new DerError('a number out of range')
  return bytes.reduce((sum, byte) => sum * 256 + byte, 0)
}

export function readBoolean(node: DerNode | undefined): boolean {
  const { content } = expectTag(node, tags.boolean)
  const [value] = content
  if (content.length !== 1 || (value !== 0 && value !== 0xff)) throw new DerError('a boolean that is neither')
  return value === 0xff
}

/** A BIT STRING: its bytes, and how many bits of the last one are not used (those must be zero). */
export function readBits(node: DerNode | undefined): { bytes: Uint8Array; unused: number } {
  const { content } = expectTag(node, tags.bitString)
  const unused = content[0]
  const bytes = content.subarray(1)
  if (unused === undefined || unused > 7 || (bytes.length === 0 && unused > 0)) throw new DerError('a bit string without its bits')
  const last = bytes[bytes.length - 1] ?? 0
  if ((last & ((1 << unused) - 1)) !== 0) throw new DerError('unused bits are set')
  return { bytes, unused }
}

/** A BIT STRING that holds whole bytes. */
export function readWholeBits(node: DerNode | undefined): Uint8Array {
  const { bytes, unused } = readBits(node)
  if (unused !== 0) throw new DerError('bits in the place of bytes')
  return bytes
}

/** An OBJECT IDENTIFIER with dots. */
export function readOid(node: DerNode | undefined): string {
  const { content } = expectTag(node, tags.oid)
  if (content.length === 0 || content.length > 64) throw new DerError('an identifier out of range')
  const parts: number[] = []
  let value = 0
  let isWithin = false
  for (const byte of content) {
    if (!isWithin && byte === 0x80) throw new DerError('an identifier that is longer than needed')
    value = value * 128 + (byte & 0x7f)
    if (value > 0xffff_ffff) throw new DerError('an identifier out of range')
    isWithin = byte >= 0x80
    if (isWithin) continue
    parts.push(value)
    value = 0
  }
  if (isWithin) throw new DerError('an identifier that does not end')
  const [head = 0, ...rest] = parts
  const top = Math.min(2, Math.floor(head / 40))
  return [top, head - top * 40, ...rest].join('.')
}

/** UTCTime or GeneralizedTime as RFC 5280 allows it: seconds, and Z. */
export function readTime(node: DerNode | undefined): Date {
  const isShort = node?.tag === tags.utcTime
  const { content } = expectTag(node, isShort ? tags.utcTime : tags.generalizedTime)
  const match = /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/.exec(latin(content))
  const [, year = '', month, day, hour, minute, second] = match ?? []
  if (match === null || year.length !== (isShort ? 2 : 4)) throw new DerError('a time in another form')
  const whole = year.length === 4 ? year : `${Number(year) < 50 ? '20' : '19'}${year}`
  const text = `${whole}-${month}-${day}T${hour}:${minute}:${second}.000Z`
  const time = new Date(text)
  // 30 February is rolled over by Date, not refused
  if (Number.isNaN(time.getTime()) || time.toISOString() !== text) throw new DerError('a time that is none')
  return time
}

/** A text of a name, whatever kind of string it is. */
export function readText(node: DerNode): string {
  const { tag, content } = node
  if (tag === tags.utf8String) return utf8(content)
  if (tag === tags.bmpString) return bmp(content)
  if (tag === tags.printableString || tag === tags.ia5String || tag === tags.teletexString) return latin(content)
  throw new DerError(`tag ${tag} is no text`)
}

function latin(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
}

function bmp(bytes: Uint8Array): string {
  if (bytes.length % 2 !== 0) throw new DerError('half a letter')
  let text = ''
  for (let i = 0; i < bytes.length; i += 2) text += String.fromCharCode(bytes[i]! * 256 + bytes[i + 1]!)
  return text
}

/** Core knows no TextDecoder: percent signs do the same. */
function utf8(bytes: Uint8Array): string {
  try {
    return decodeURIComponent(Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join(''))
  } catch {
    throw new DerError('no UTF-8')
  }
}

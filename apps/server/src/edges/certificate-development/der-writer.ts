import { contextTag, tags } from '@wenwu/core/certificate/der'

/** One DER value of this tag. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const whole = Buffer.concat(content)
  return Buffer.concat([Buffer.from([tag]), lengthOf(whole.length), whole])
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length])
  const hex = length.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  return Buffer.concat([Buffer.from([0x80 | bytes.length]), bytes])
}

export function sequence(...content: readonly Uint8Array[]): Buffer {
  return der(tags.sequence, ...content)
}

export function context(n: number, ...content: readonly Uint8Array[]): Buffer {
  return der(contextTag(n), ...content)
}

/** A positive INTEGER from its bytes, as short as it can be. */
export function integer(bytes: Uint8Array): Buffer {
  const first = bytes.findIndex((byte) => byte !== 0)
  const short = first === -1 ? Buffer.from([0]) : bytes.subarray(first)
  return der(tags.integer, ...(short[0]! >= 0x80 ? [Buffer.from([0])] : []), short)
}

export function oid(dotted: string): Buffer {
  const [top = 0, second = 0, ...rest] = dotted.split('.').map(Number)
  return der(tags.oid, Buffer.from([top * 40 + second, ...rest.flatMap(base128)]))
}

function base128(value: number): number[] {
  const digits = [value & 0x7f]
  for (let left = Math.floor(value / 128); left > 0; left = Math.floor(left / 128)) digits.unshift((left & 0x7f) | 0x80)
  return digits
}

export function text(value: string): Buffer {
  return der(tags.utf8String, Buffer.from(value, 'utf8'))
}

export function boolean(value: boolean): Buffer {
  return der(tags.boolean, Buffer.from([value ? 0xff : 0]))
}

/** A BIT STRING; `unused` bits of the last byte say nothing. */
export function bits(bytes: Uint8Array, unused = 0): Buffer {
  return der(tags.bitString, Buffer.from([unused]), bytes)
}

export function octets(...content: readonly Uint8Array[]): Buffer {
  return der(tags.octetString, ...content)
}

/** UTCTime until 2049, GeneralizedTime from then on (RFC 5280). */
export function time(at: Date): Buffer {
  const digits = at
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replace(/[-:T]/g, '')
  return at.getUTCFullYear() < 2050 ? der(tags.utcTime, Buffer.from(digits.slice(2))) : der(tags.generalizedTime, Buffer.from(digits))
}

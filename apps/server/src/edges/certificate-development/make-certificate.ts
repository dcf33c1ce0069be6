import { boolean, bits, context, der, integer, octets, oid, sequence, text, time } from './der-writer.ts'
import type { SigningKey } from './signing-key.ts'
import { tags } from '@wenwu/core/certificate/der'

/** Who signs, under which name (a DER Name). */
export interface Issuer {
  name: Buffer
  key: SigningKey
}

export interface CertificateOrder {
  subject: Buffer
  /** SubjectPublicKeyInfo of the holder. */
  spki: Buffer
  serial: Buffer
  notBefore: Date
  notAfter: Date
  /** As `extension` and its makers give them. */
  extensions: readonly Buffer[]
}

const nameTypes = { C: '2.5.4.6', O: '2.5.4.10', OU: '2.5.4.11', CN: '2.5.4.3' } as const

/** A Name from its parts, in this order. */
export function nameOf(parts: Partial<Record<keyof typeof nameTypes, string>>): Buffer {
  return sequence(
    ...Object.entries(parts).map(([type, value]) => der(tags.set, sequence(oid(nameTypes[type as keyof typeof nameTypes]), text(value)))),
  )
}

const algorithms = {
  rsa: sequence(oid('1.2.840.113549.1.1.11'), der(tags.null)),
  ec: sequence(oid('1.2.840.10045.4.3.2')),
  sm2: sequence(oid('1.2.156.10197.1.501')),
} as const

/** An X.509 certificate of version 3, as DER. */
export function makeCertificate(issuer: Issuer, order: CertificateOrder): Buffer {
  const { subject, spki, serial, notBefore, notAfter, extensions } = order
  return signed(issuer, [
    context(0, integer(Buffer.from([2]))),
    integer(serial),
    algorithms[issuer.key.family],
    issuer.name,
    sequence(time(notBefore), time(notAfter)),
    subject,
    spki,
    ...(extensions.length > 0 ? [context(3, sequence(...extensions))] : []),
  ])
}

/** A list of revoked certificates, as DER; serial numbers in hexadecimal. */
export function makeRevocationList(issuer: Issuer, list: { issuedAt: Date; nextAt: Date; serials: readonly string[] }): Buffer {
  const entries = list.serials.map((serial) =>
    sequence(integer(Buffer.from(serial.padStart(serial.length + (serial.length % 2), '0'), 'hex')), time(list.issuedAt)),
  )
  return signed(issuer, [
    integer(Buffer.from([1])),
    algorithms[issuer.key.family],
    issuer.name,
    time(list.issuedAt),
    time(list.nextAt),
    ...(entries.length > 0 ? [sequence(...entries)] : []),
  ])
}

function signed({ key }: Issuer, body: readonly Buffer[]): Buffer {
  const content = sequence(...body)
  return sequence(content, algorithms[key.family], bits(key.sign(content)))
}

export function extension(id: string, isCritical: boolean, value: Buffer): Buffer {
  return sequence(oid(id), ...(isCritical ? [boolean(true)] : []), octets(value))
}

/** Extensions of an authority. */
export function authorityExtensions(pathLength?: number): Buffer[] {
  const depth = pathLength === undefined ? [] : [integer(Buffer.from([pathLength]))]
  return [extension('2.5.29.19', true, sequence(boolean(true), ...depth)), usage([5, 6])]
}

/** Extensions of a person's signing certificate. */
export function personExtensions(): Buffer[] {
  return [
    extension('2.5.29.19', true, sequence()),
    usage([0, 1]),
    extension('2.5.29.37', false, sequence(oid('1.3.6.1.5.5.7.3.2'), oid('1.3.6.1.5.5.7.3.4'))),
  ]
}

/** Key usage, by the numbers of RFC 5280 4.2.1.3 (0 to 7). */
export function usage(numbers: readonly number[]): Buffer {
  const value = numbers.reduce((sum, n) => sum | (0x80 >> n), 0)
  return extension('2.5.29.15', true, bits(Buffer.from([value]), 7 - Math.max(...numbers)))
}

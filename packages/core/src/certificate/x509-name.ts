import { DerError, fieldsOf, tags, type DerNode } from './der.ts'
import { readOid, readText } from './der-values.ts'

export interface DistinguishedName {
  /** As it was signed: names are compared by these bytes. */
  raw: Uint8Array
  /** `CN=…, O=…`, the most special first. */
  text: string
  commonName: string
  /** Every value, in the order they stand. */
  values: readonly string[]
}

const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'SERIALNUMBER',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'T',
  '2.5.4.42': 'GN',
  '1.2.840.113549.1.9.1': 'E',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
}

/** Control letters would break a line of the log, and the directions of writing would lie to the reader. */
const unsafe = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu
const longestText = 500

/** Reads a Name. Texts are made safe to show; comparing uses the bytes. Throws DerError. */
export function readName(node: DerNode | undefined): DistinguishedName {
  const parts = fieldsOf(node, tags.sequence).flatMap((set) => fieldsOf(set, tags.set).map(readPart))
  if (node === undefined) throw new DerError('a name is missing')
  const text = [...parts]
    .reverse()
    .map(({ name, value }) => `${name}=${value}`)
    .join(', ')
  return {
    raw: node.raw,
    text: text.slice(0, longestText),
    commonName: parts.filter((part) => part.name === 'CN').at(-1)?.value ?? '',
    values: parts.map((part) => part.value),
  }
}

function readPart(node: DerNode): { name: string; value: string } {
  const [type, value, ...more] = fieldsOf(node, tags.sequence)
  if (value === undefined || more.length > 0) throw new DerError('a part of a name has a type and a value')
  const oid = readOid(type)
  return { name: shortNames[oid] ?? oid, value: readText(value).replace(unsafe, '\u{fffd}').slice(0, longestText) }
}

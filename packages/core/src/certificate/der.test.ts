import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DerError, childrenOf, readDer, tags, type DerNode } from './der.ts'
import { readBits, readBoolean, readOid, readSmall, readText, readTime, readUnsigned, toHex } from './der-values.ts'
import { readRevocationList } from './revocation-list.ts'
import { readCertificate } from './x509.ts'

const bytes = (...values: number[]): Uint8Array => Uint8Array.from(values)

/** The shortest encoding, by the rules and not by our reader. */
function encode(tag: number, content: Uint8Array): Uint8Array {
  const { length } = content
  const header = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Uint8Array.from([tag, ...header, ...content])
}

const node = (tag: number, ...content: number[]): DerNode => readDer(encode(tag, bytes(...content)))

interface Tree {
  tag: number
  content: Uint8Array | Tree[]
}

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    fc.record({ tag: fc.constantFrom(tags.integer, tags.octetString, tags.utf8String, 0x80), content: fc.uint8Array({ maxLength: 300 }) }),
    fc.record({ tag: fc.constantFrom(tags.sequence, tags.set, 0xa0), content: fc.array(tie('tree'), { maxLength: 4 }) }),
  ),
}))

function encodeTree({ tag, content }: Tree): Uint8Array {
  return encode(tag, Array.isArray(content) ? Uint8Array.from(content.flatMap((child) => [...encodeTree(child)])) : content)
}

function decodeTree(found: DerNode): Tree {
  return { tag: found.tag, content: (found.tag & 0x20) === 0 ? Uint8Array.from(found.content) : childrenOf(found).map(decodeTree) }
}

describe('the reader', () => {
  it('gives back every tree of values, and what was signed byte for byte', () => {
    fc.assert(
      fc.property(tree, (made) => {
        const encoded = encodeTree(made)
        const found = readDer(encoded)
        expect(decodeTree(found)).toEqual(made)
        expect(found.raw).toEqual(encoded)
      }),
    )
  })

  it('takes no bytes more and no bytes fewer', () => {
    fc.assert(
      fc.property(tree, fc.uint8Array({ minLength: 1, maxLength: 5 }), (made, more) => {
        const encoded = encodeTree(made)
        expect(() => readDer(Uint8Array.from([...encoded, ...more]))).toThrow(DerError)
        expect(() => readDer(encoded.subarray(0, -1))).toThrow(DerError)
      }),
    )
  })

  it('ends on any bytes, with a value or a refusal, and reads nothing beyond them', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (given) => {
        for (const read of [() => decodeTree(readDer(given)), () => readCertificate(given), () => readRevocationList(given)]) {
          try {
            read()
          } catch (error) {
            expect(error).toBeInstanceOf(DerError)
          }
        }
      }),
      { numRuns: 500 },
    )
  })

  it.each<[string, Uint8Array]>([
    ['nothing', bytes()],
    ['a tag alone', bytes(0x30)],
    ['an indefinite length', bytes(0x30, 0x80, 0, 0)],
    ['a length in more bytes than it needs', bytes(0x04, 0x81, 0x01, 0)],
    ['a length with a leading zero', Uint8Array.from([0x04, 0x82, 0, 0x80, ...Array.from({ length: 128 }, () => 0)])],
    ['a length of five bytes', bytes(0x04, 0x85, 0, 0, 0, 0, 1, 0)],
    ['the reserved length', bytes(0x04, 0xff)],
    ['a length beyond the end', bytes(0x30, 0x84, 0xff, 0xff, 0xff, 0xff)],
    ['a tag of several bytes', bytes(0x1f, 0x81, 0x01, 0)],
    ['a value that hangs over its structure', bytes(0x30, 0x03, 0x02, 0x05, 0x01)],
  ])('refuses %s', (_what, given) => {
    expect(() => childrenOf(readDer(given))).toThrow(DerError)
  })

  it('is not led into a deep nesting: each level is read when it is asked for', () => {
    let deep = bytes(0x05, 0x00)
    for (let n = 0; n < 5000; n++) deep = deep.length < 60_000 ? encode(tags.sequence, deep) : deep
    expect(readDer(deep).tag).toBe(tags.sequence)
    expect(() => readCertificate(deep)).toThrow(DerError)
  })
})

describe('values', () => {
  it('integers are positive and as short as can be', () => {
    expect(toHex(readUnsigned(node(tags.integer, 0)))).toBe('00')
    expect(toHex(readUnsigned(node(tags.integer, 0, 0x80)))).toBe('80')
    expect(readSmall(node(tags.integer, 1, 2, 3))).toBe(0x010203)
    for (const wrong of [[], [0x80], [0, 0x7f], [0, 0]]) expect(() => readUnsigned(node(tags.integer, ...wrong))).toThrow(DerError)
    expect(() => readSmall(node(tags.integer, 1, 0, 0, 0))).toThrow(DerError)
  })

  it('identifiers read as they are written with dots', () => {
    expect(readOid(node(tags.oid, 0x2a, 0x81, 0x1c, 0xcf, 0x55, 0x01, 0x83, 0x75))).toBe('1.2.156.10197.1.501')
    expect(readOid(node(tags.oid, 0x55, 0x1d, 0x0f))).toBe('2.5.29.15')
    expect(readOid(node(tags.oid, 0x88, 0x37))).toBe('2.999')
    for (const wrong of [[], [0x80, 0x01], [0x2a, 0x86], [0x2a, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f]])
      expect(() => readOid(node(tags.oid, ...wrong))).toThrow(DerError)
  })

  it('booleans, bits and times have one form each', () => {
    expect([readBoolean(node(tags.boolean, 0xff)), readBoolean(node(tags.boolean, 0))]).toEqual([true, false])
    expect(() => readBoolean(node(tags.boolean, 1))).toThrow(DerError)
    expect(readBits(node(tags.bitString, 6, 0xc0))).toEqual({ bytes: bytes(0xc0), unused: 6 })
    for (const wrong of [[], [1], [8, 0], [6, 0xc1]]) expect(() => readBits(node(tags.bitString, ...wrong))).toThrow(DerError)
    const time = (tag: number, text: string) => readTime(node(tag, ...Array.from(text, (c) => c.charCodeAt(0)))).toISOString()
    expect(time(tags.utcTime, '491231235959Z')).toBe('2049-12-31T23:59:59.000Z')
    expect(time(tags.utcTime, '500101000000Z')).toBe('1950-01-01T00:00:00.000Z')
    expect(time(tags.generalizedTime, '20500228120000Z')).toBe('2050-02-28T12:00:00.000Z')
    for (const wrong of ['260230000000Z', '2601010000Z', '260101000000+0800', '20260101000000Z', 'x'])
      expect(() => time(tags.utcTime, wrong), wrong).toThrow(DerError)
  })

  it('texts of all kinds are read; what is none is refused', () => {
    expect(readText(node(tags.utf8String, ...new TextEncoder().encode('国家文物局')))).toBe('国家文物局')
    expect(readText(node(tags.bmpString, 0x56, 0xfd))).toBe('国')
    expect(readText(node(tags.printableString, 0x43, 0x4e))).toBe('CN')
    for (const wrong of [node(tags.utf8String, 0xc3), node(tags.bmpString, 1), node(tags.integer, 1)])
      expect(() => readText(wrong)).toThrow(DerError)
  })
})

import { expect, test } from 'vitest'
import { decodeJbig2 } from './jbig2.ts'

const mark = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a]
const word = (value: number): number[] => [value >>> 24, (value >> 16) & 255, (value >> 8) & 255, value & 255]
/** 16 × 16 pixels, white, and a black square of 8 × 8 in its upper left corner, coded as fax (MMR). */
const page = (width: number, height: number): number[] => [
  ...word(0),
  48,
  0,
  1,
  ...word(19),
  ...word(width),
  ...word(height),
  ...word(0),
  ...word(0),
  0,
  0,
  0,
]
// first line: horizontal mode, no white, eight black; then seven lines as the one above (two vertical zeros); end of block
const coded = '001' + '00110101' + '000101' + '11'.repeat(7) + '000000000001'.repeat(2)
const bytes = (coded.padEnd(Math.ceil(coded.length / 8) * 8, '0').match(/.{8}/g) ?? []).map((bits) => Number.parseInt(bits, 2))
const region = [...word(1), 38, 0, 1, ...word(18 + bytes.length), ...word(8), ...word(8), ...word(0), ...word(0), 0, 1, ...bytes]

test('a JBIG2 picture, with and without the header of a file', () => {
  const file = Uint8Array.from([...mark, 1, ...word(1), ...page(16, 16), ...region])
  const bare = Uint8Array.from([...page(16, 16), ...region])
  const expected = Array.from({ length: 256 }, (_, i) => (i % 16 < 8 && i < 128 ? 0 : 255))
  for (const data of [file, bare]) {
    const decoded = decodeJbig2(data)
    expect(decoded).toMatchObject({ width: 16, height: 16 })
    expect([...decoded!.pixels]).toEqual(expected)
  }
})

test('a picture that is none, or says to be larger than any drawing, is refused before memory is taken', () => {
  expect(decodeJbig2(Uint8Array.from([...page(60_000, 60_000), ...region]))).toBeNull()
  expect(decodeJbig2(Uint8Array.from([1, 2, 3]))).toBeNull()
})

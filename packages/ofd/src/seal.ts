import { pictureType, type Picture } from './images.ts'

/** What a seal looks like, found in its data: a picture, or a small OFD document. */
export type SealAppearance = Picture | { mediaType: 'application/ofd'; bytes: Uint8Array }

const octetString = 0x04

/**
 * The picture of an electronic seal (GB/T 38540, GM/T 0031: SESeal and SES_Signature are ASN.1 in DER). It is looked for, not parsed:
 * the first octet string whose content is a picture or a zip. Nothing here says whether the seal is genuine. Null where there is none.
 */
export function findSealAppearance(bytes: Uint8Array): SealAppearance | null {
  for (let at = 0; at < bytes.length - 8; at++) {
    if (bytes[at] !== octetString) continue
    const length = lengthAt(bytes, at + 1)
    if (length === undefined || length.start + length.value > bytes.length || length.value < 16) continue
    const content = bytes.subarray(length.start, length.start + length.value)
    if (content[0] === 0x50 && content[1] === 0x4b && content[2] === 3 && content[3] === 4)
      return { mediaType: 'application/ofd', bytes: content }
    const type = pictureType(content)
    // two letters alone are no proof of a bitmap
    if (type === 'image/bmp' && content[2]! + content[3]! * 256 + content[4]! * 65_536 !== content.length % 16_777_216) continue
    if (type !== null && type !== 'jbig2' && type !== 'tiff') return { mediaType: type, bytes: content }
  }
  return null
}

/** Length of a DER value and where its content starts. */
function lengthAt(bytes: Uint8Array, at: number): { value: number; start: number } | undefined {
  const first = bytes[at]
  if (first === undefined) return undefined
  if (first < 0x80) return { value: first, start: at + 1 }
  const count = first & 0x7f
  if (count === 0 || count > 4 || at + 1 + count > bytes.length) return undefined
  let value = 0
  for (let i = 1; i <= count; i++) value = value * 256 + bytes[at + i]!
  return { value, start: at + 1 + count }
}

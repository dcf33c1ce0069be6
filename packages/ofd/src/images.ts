import { base64Of } from './base64.ts'

/** A picture that browsers draw themselves. */
export interface Picture {
  mediaType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/bmp' | 'image/webp'
  bytes: Uint8Array
}

/** What a picture's bytes are; `jbig2` and `tiff` are known and not drawn, null is unknown. */
export function pictureType(bytes: Uint8Array): Picture['mediaType'] | 'jbig2' | 'tiff' | null {
  const starts = (...mark: number[]): boolean => mark.every((byte, i) => bytes[i] === byte)
  if (starts(0x89, 0x50, 0x4e, 0x47)) return 'image/png'
  if (starts(0xff, 0xd8, 0xff)) return 'image/jpeg'
  if (starts(0x47, 0x49, 0x46, 0x38)) return 'image/gif'
  if (starts(0x42, 0x4d)) return 'image/bmp'
  if (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57 && bytes[9] === 0x45) return 'image/webp'
  if (starts(0x97, 0x4a, 0x42, 0x32)) return 'jbig2'
  if (starts(0x49, 0x49, 0x2a, 0x00) || starts(0x4d, 0x4d, 0x00, 0x2a)) return 'tiff'
  return null
}

/** A picture as an address that holds its content. */
export function dataAddress(picture: Picture): string {
  return `data:${picture.mediaType};base64,${base64Of(picture.bytes)}`
}

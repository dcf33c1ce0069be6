import { Jbig2Image } from 'pdfjs-dist/legacy/image_decoders/pdf.image_decoders.mjs'

/** Pixels of one picture that may be unpacked: a drawing of 8000 by 8000. */
const mostPixels = 64_000_000
const fileMark = [0x97, 0x4a, 0x42, 0x32, 0x0d, 0x0a, 0x1a, 0x0a]
/** One after the other, number of pages unknown: the header that bare segments lack. */
const bareHeader = [...fileMark, 0x03]
const pageInformation = 48

/** A JBIG2 picture (ITU-T T.88) as gray values; null for one that is damaged or too large. Decoded by pdf.js. */
export function decodeJbig2(bytes: Uint8Array): { width: number; height: number; pixels: Uint8Array } | null {
  const isFile = fileMark.every((byte, i) => bytes[i] === byte)
  const file = isFile ? bytes : Uint8Array.from([...bareHeader, ...bytes])
  const size = pageSize(file)
  if (size === null || size.width * size.height > mostPixels) return null
  try {
    const image = new Jbig2Image()
    const pixels = image.parse(file)
    return { width: image.width, height: image.height, pixels: new Uint8Array(pixels.buffer, pixels.byteOffset, pixels.byteLength) }
  } catch {
    return null
  }
}

/** Width and height of the page information segment, which stands first; the decoder would believe any. */
function pageSize(file: Uint8Array): { width: number; height: number } | null {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const start = fileMark.length + 1 + ((file[8]! & 2) === 0 ? 4 : 0)
  // the first segment: number, flags with type, no references, page, length of data
  if (start + 11 + 8 > file.length || (file[start + 4]! & 63) !== pageInformation || file[start + 5] !== 0) return null
  const data = start + 6 + ((file[start + 4]! & 64) === 0 ? 1 : 4) + 4
  return data + 8 > file.length ? null : { width: view.getUint32(data), height: view.getUint32(data + 4) }
}

import { zlibSync } from 'fflate'

/** A picture that was decoded to gray values, one byte for each pixel. */
export interface GrayPicture {
  width: number
  height: number
  pixels: Uint8Array
}

/** Gray values as a PNG (ISO/IEC 15948). */
export function pngOf({ width, height, pixels }: GrayPicture): Uint8Array {
  const rows = new Uint8Array((width + 1) * height)
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  const header = new Uint8Array(13)
  const view = new DataView(header.buffer)
  view.setUint32(0, width)
  view.setUint32(4, height)
  header[8] = 8
  const parts = [
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('IDAT', zlibSync(rows, { level: 1 })),
    chunk('IEND', new Uint8Array()),
  ]
  const png = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    png.set(part, at)
    at += part.length
  }
  return png
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const made = new Uint8Array(data.length + 12)
  const view = new DataView(made.buffer)
  view.setUint32(0, data.length)
  for (let i = 0; i < 4; i++) made[4 + i] = type.charCodeAt(i)
  made.set(data, 8)
  view.setUint32(data.length + 8, crc32(made.subarray(4, data.length + 8)))
  return made
}

const table = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let k = 0; k < 8; k++) c = (c & 1) === 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1
  return c
})

function crc32(bytes: Uint8Array): number {
  let c = 0xffffffff
  for (const byte of bytes) c = table[(c ^ byte) & 255]! ^ (c >>> 8)
  return (c ^ 0xffffffff) >>> 0
}

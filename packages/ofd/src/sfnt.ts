const headerSize = 12
const entrySize = 16
/** Tables that opentype.js takes for granted and subsets inside documents leave out, as their smallest forms. */
const missing: Readonly<Record<string, readonly number[]>> = {
  // one map of format 4 (Unicode) with the closing segment only
  cmap: [0, 0, 0, 1, 0, 3, 0, 1, 0, 0, 0, 12, 0, 4, 0, 24, 0, 0, 0, 2, 0, 2, 0, 0, 0, 0, 0xff, 0xff, 0, 0, 0xff, 0xff, 0, 1, 0, 0],
  // no names
  name: [0, 0, 0, 0, 0, 6],
  // version 3: no names of glyphs
  post: [0, 3, 0, 0, ...Array<number>(28).fill(0)],
}

/**
 * A TrueType or OpenType font with the tables that its reader needs: fonts of documents are drawn by the numbers of their glyphs, so
 * many have no map of characters and no names. Other formats come back as they are.
 */
export function withNeededTables(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headerSize || ![0x00010000, 0x4f54544f, 0x74727565].includes(view.getUint32(0))) return bytes.slice()
  const count = view.getUint16(4)
  const directoryEnd = headerSize + count * entrySize
  if (directoryEnd > bytes.length) return bytes.slice()
  const tags = Array.from({ length: count }, (_, i) =>
    String.fromCharCode(...bytes.subarray(headerSize + i * entrySize, headerSize + i * entrySize + 4)),
  )
  const added = Object.entries(missing).filter(([tag]) => !tags.includes(tag))
  if (added.length === 0) return bytes.slice()

  const shift = added.length * entrySize
  const start = Math.ceil((bytes.length + shift) / 4) * 4
  const made = new Uint8Array(start + added.reduce((sum, [, data]) => sum + data.length, 0))
  const out = new DataView(made.buffer)
  made.set(bytes.subarray(0, directoryEnd))
  made.set(bytes.subarray(directoryEnd), directoryEnd + shift)
  out.setUint16(4, count + added.length)
  for (let i = 0; i < count; i++) {
    const offsetAt = headerSize + i * entrySize + 8
    out.setUint32(offsetAt, view.getUint32(offsetAt) + shift)
  }
  let at = start
  added.forEach(([tag, data], i) => {
    const entry = directoryEnd + i * entrySize
    for (let c = 0; c < 4; c++) out.setUint8(entry + c, tag.charCodeAt(c))
    out.setUint32(entry + 8, at)
    out.setUint32(entry + 12, data.length)
    made.set(data, at)
    at += data.length
  })
  return made
}

import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { ZipFile } from 'yazl'
import { smallPdf } from './small-pdf.ts'

/** Small contents of every type, for tests. */
export const samples = {
  pdf: smallPdf(),
  jpg: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1]),
  png: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  html: Buffer.from('<!doctype html><script>alert(1)</script>'),
  exe: Buffer.from('MZ\u0090\u0000\u0003', 'latin1'),
}

/** An archive with these entries (path ↦ content). */
export function zipOf(entries: Record<string, string | Buffer>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, content] of Object.entries(entries)) zip.addBuffer(Buffer.from(content as string), name)
  zip.end()
  return collect(zip.outputStream as unknown as AsyncIterable<Buffer>)
}

export const docxOf = () => zipOf({ '[Content_Types].xml': '<Types/>', 'word/document.xml': '<document/>' })
export const xlsxOf = () => zipOf({ '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' })
export const ofdOf = () => zipOf({ 'OFD.xml': '<ofd:OFD/>', 'Doc_0/Document.xml': '<Document/>' })

/** An OLE compound file whose directory names these streams; `padding` sectors stand before the directory. */
export function compoundOf(streams: string[], padding = 0): Buffer {
  const sector = 512
  const directories = Math.ceil((streams.length + 1) / 4)
  const file = Buffer.alloc(sector * (1 + 1 + padding + directories))
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]).copy(file)
  file.writeUInt16LE(9, 30)
  const first = 1 + padding
  file.writeUInt32LE(first, 48)
  file.fill(0xff, 76, 512)
  file.writeUInt32LE(0, 76)
  for (let i = 0; i < directories; i++) file.writeUInt32LE(i + 1 < directories ? first + i + 1 : 0xfffffffe, sector + (first + i) * 4)
  ;['Root Entry', ...streams].forEach((name, i) => {
    const at = sector * (1 + first) + i * 128
    file.write(name, at, 'utf16le')
    file.writeUInt16LE((name.length + 1) * 2, at + 64)
    file[at + 66] = i === 0 ? 5 : 2
  })
  return file
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

/** Writes a zip whose one entry unpacks to `bytes` zeros. */
export async function writeBomb(target: string, bytes: number): Promise<void> {
  const zip = new ZipFile()
  const block = Buffer.alloc(16 * 1024 * 1024)
  let left = bytes
  zip.addReadStreamLazy('bomb.txt', (callback) => callback(null, toStream()))
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(target))

  function toStream() {
    return Readable.from(
      (function* () {
        for (; left > 0; left -= block.length) yield block
      })(),
    )
  }
}

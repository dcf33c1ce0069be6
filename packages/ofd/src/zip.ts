import { Inflate } from 'fflate'
import { OfdError } from './errors.ts'
import { limits } from './limits.ts'

interface ZipEntry {
  name: string
  method: number
  packedSize: number
  size: number
  /** Offset of the local header. */
  offset: number
}

const endMark = 0x06054b50
const entryMark = 0x02014b50
const localMark = 0x04034b50
const isUtf8 = 0x800
const isLocked = 0x41
/** Packed bytes unpacked at once: at most a thousand times as much comes out of them. */
const chunk = 8 * 1024

/**
 * A zip that is unpacked file by file, when a file is asked for. Sizes in the directory are taken as a promise and checked while
 * unpacking, so a bomb is stopped before it has grown. Throws OfdError: `broken`, `encrypted`, `too-large`.
 */
export class ZipReader {
  readonly #bytes: Uint8Array
  readonly #view: DataView
  readonly #entries = new Map<string, ZipEntry>()
  readonly #unpacked = new Set<string>()
  readonly #unpackedLimit: number
  #unpackedBytes = 0

  /** `unpackedLimit`: bytes that all files together may unpack to. */
  constructor(bytes: Uint8Array, unpackedLimit: number = limits.unpackedBytes) {
    this.#unpackedLimit = unpackedLimit
    if (bytes.length > limits.fileBytes) throw new OfdError('too-large', `${bytes.length} bytes`)
    this.#bytes = bytes
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#readDirectory()
  }

  /** Names as the directory has them. */
  get names(): string[] {
    return [...this.#entries.keys()]
  }

  /** Unpacked size of a file in bytes, as the directory says. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.size ?? 0
  }

  /** Content of a file; undefined where there is none. */
  read(name: string, limit: number = limits.entryBytes): Uint8Array | undefined {
    const entry = this.#entries.get(name)
    if (entry === undefined) return undefined
    if (entry.size > limit) throw new OfdError('too-large', `${name}: ${entry.size} bytes`)
    if (!this.#unpacked.has(name)) {
      this.#unpacked.add(name)
      this.#unpackedBytes += entry.size
      if (this.#unpackedBytes > this.#unpackedLimit) throw new OfdError('too-large', `${this.#unpackedBytes} bytes unpacked`)
    }
    const packed = this.#packedBytes(entry)
    if (entry.method === 0) return packed
    return inflate(packed, entry)
  }

  #packedBytes({ name, offset, packedSize, size, method }: ZipEntry): Uint8Array {
    if (offset + 30 > this.#bytes.length || this.#view.getUint32(offset, true) !== localMark)
      throw new OfdError('broken', `${name}: no local header`)
    const start = offset + 30 + this.#view.getUint16(offset + 26, true) + this.#view.getUint16(offset + 28, true)
    if (start + packedSize > this.#bytes.length) throw new OfdError('broken', `${name}: cut off`)
    if (method === 0 && packedSize !== size) throw new OfdError('broken', `${name}: two sizes`)
    return this.#bytes.subarray(start, start + packedSize)
  }

  #readDirectory(): void {
    const end = this.#findEnd()
    const count = this.#view.getUint16(end + 10, true)
    const start = this.#view.getUint32(end + 16, true)
    if (count === 0xffff || start === 0xffffffff) throw new OfdError('too-large', 'zip64')
    if (count > limits.entries) throw new OfdError('too-large', `${count} files`)
    let at = start
    for (let i = 0; i < count; i++) at = this.#readEntry(at)
  }

  #readEntry(at: number): number {
    if (at + 46 > this.#bytes.length || this.#view.getUint32(at, true) !== entryMark) throw new OfdError('broken', 'directory cut off')
    const flags = this.#view.getUint16(at + 8, true)
    const method = this.#view.getUint16(at + 10, true)
    const nameLength = this.#view.getUint16(at + 28, true)
    const next = at + 46 + nameLength + this.#view.getUint16(at + 30, true) + this.#view.getUint16(at + 32, true)
    if (next > this.#bytes.length) throw new OfdError('broken', 'directory cut off')
    const name = decodeName(this.#bytes.subarray(at + 46, at + 46 + nameLength), (flags & isUtf8) !== 0)
    if ((flags & isLocked) !== 0) throw new OfdError('encrypted', name)
    if (method !== 0 && method !== 8) throw new OfdError('broken', `${name}: packing ${method}`)
    this.#entries.set(name, {
      name,
      method,
      packedSize: this.#view.getUint32(at + 20, true),
      size: this.#view.getUint32(at + 24, true),
      offset: this.#view.getUint32(at + 42, true),
    })
    return next
  }

  /** The end record stands before a comment of up to 64 KB. */
  #findEnd(): number {
    const least = Math.max(0, this.#bytes.length - 22 - 0xffff)
    for (let at = this.#bytes.length - 22; at >= least; at--) if (this.#view.getUint32(at, true) === endMark) return at
    throw new OfdError('broken', 'no zip')
  }
}

/** Unpacks piece by piece and stops as soon as more comes out than was promised. */
function inflate(packed: Uint8Array, { name, size }: ZipEntry): Uint8Array {
  const out = new Uint8Array(size)
  let length = 0
  const stream = new Inflate((piece) => {
    if (length + piece.length > size) throw new OfdError('broken', `${name}: more than the promised ${size} bytes`)
    out.set(piece, length)
    length += piece.length
  })
  try {
    for (let at = 0; at < packed.length || at === 0; at += chunk) stream.push(packed.subarray(at, at + chunk), at + chunk >= packed.length)
  } catch (error) {
    if (error instanceof OfdError) throw error
    throw new OfdError('broken', `${name}: ${error instanceof Error ? error.message : 'not unpackable'}`)
  }
  if (length !== size) throw new OfdError('broken', `${name}: ${length} of ${size} bytes`)
  return out
}

type Decoder = new (label: string, options?: { fatal?: boolean }) => { decode(bytes: Uint8Array): string }
const { TextDecoder } = globalThis as unknown as { TextDecoder: Decoder }

/** Names without the UTF-8 mark are UTF-8 all the same in most OFD files, GBK in the others. */
function decodeName(bytes: Uint8Array, isMarked: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !isMarked }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** Text of an XML file: the byte order mark, else the encoding that its declaration names, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const head = String.fromCharCode(...bytes.subarray(0, 100))
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  const declared = /^<\?xml[^>]*encoding=["']([\w-]+)["']/.exec(head)?.[1]?.toLowerCase() ?? 'utf-8'
  const label = isUtf16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : /^gb/.test(declared) ? 'gb18030' : 'utf-8'
  return new TextDecoder(label).decode(bytes)
}

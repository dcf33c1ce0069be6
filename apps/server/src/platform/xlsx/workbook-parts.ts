import type { Readable } from 'node:stream'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import type { ReadingLimits } from './reading-limits.ts'
import { UnreadableSheetError } from './unreadable.ts'

/** The parts of a workbook, unpacked within one budget: what all of them unpack to together is bounded. */
export class WorkbookParts {
  /** Bytes unpacked so far. */
  unpackedBytes = 0
  private readonly zip: ZipFile
  private readonly parts: ReadonlyMap<string, Entry>
  private readonly limits: ReadingLimits

  private constructor(zip: ZipFile, parts: ReadonlyMap<string, Entry>, limits: ReadingLimits) {
    this.zip = zip
    this.parts = parts
    this.limits = limits
  }

  /** Reads the list of parts; nothing is unpacked. Throws UnreadableSheetError. */
  static async open(path: string, limits: ReadingLimits): Promise<WorkbookParts> {
    const zip = await openZip(path)
    try {
      return new WorkbookParts(zip, await listParts(zip, limits), limits)
    } catch (error) {
      zip.close()
      throw error
    }
  }

  has(name: string): boolean {
    return this.parts.has(name)
  }

  /**
   * The text of a part, piece by piece; none where there is no such part. Throws UnreadableSheetError as soon as the workbook has unpacked
   * to more than it may, or one text or mark of the part is longer than any can be: before it is put together.
   */
  async *textOf(name: string): AsyncGenerator<string> {
    const entry = this.parts.get(name)
    if (entry === undefined) return
    const stream = await new Promise<Readable>((resolve, reject) =>
      this.zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
    )
    const decoder = new TextDecoder()
    let length = 0
    try {
      for await (const chunk of stream) {
        this.count((chunk as Buffer).length)
        const text = decoder.decode(chunk as Buffer, { stream: true })
        length = this.checkLengths(text, length)
        yield text
      }
    } finally {
      stream.destroy()
    }
  }

  close(): void {
    this.zip.close()
  }

  private count(bytes: number): void {
    this.unpackedBytes += bytes
    const { unpackedBytes } = this.limits
    if (this.unpackedBytes > unpackedBytes)
      throw new UnreadableSheetError('unpacks to too much', 'import-unpacked-size', { max: unpackedBytes / 1024 / 1024 })
  }

  /** Letters from one mark to the next, those before this piece included; gives those after its last mark. */
  private checkLengths(text: string, before: number): number {
    let start = -before
    for (let at = text.indexOf('<'); ; at = text.indexOf('<', at + 1)) {
      const end = at === -1 ? text.length : at
      if (end - start > this.limits.textLetters)
        throw new UnreadableSheetError('a text is too long', 'import-text-length', { max: this.limits.textLetters })
      if (at === -1) return text.length - start
      start = at
    }
  }
}

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new UnreadableSheetError(error.message)) : resolve(zip),
    )
  })
}

function listParts(zip: ZipFile, { parts: max }: ReadingLimits): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      if (parts.size >= max) return reject(new UnreadableSheetError('too many parts', 'import-part-count', { max }))
      parts.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(parts))
    zip.on('error', (error: Error) => reject(new UnreadableSheetError(error.message)))
    zip.readEntry()
  })
}

import type { Readable } from 'node:stream'
import type { SaxesTagPlain } from 'saxes'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { readSheetCells } from './sheet-cells.ts'
import { localName, maxCellLetters, strictParser, UnreadableSheetError, type SheetRow } from './sheet-xml.ts'

/** What one part of a workbook may unpack to; a sheet of two thousand rows is far below. */
const maxPartBytes = 64 * 1024 * 1024
const maxSharedText = 16 * 1024 * 1024
const maxEntries = 10_000

/**
 * The rows of the first sheet, read while they are asked for; empty rows are left out. Nothing is evaluated: of a formula the cell says
 * that it is one. Of each cell `maxLetters` are read. XML with a document type is refused (no entities, no outside references). Throws UnreadableSheetError.
 */
export async function* readXlsx(path: string, maxLetters = maxCellLetters): AsyncGenerator<SheetRow> {
  const zip = await open(path)
  try {
    const parts = await listParts(zip)
    const shared = await readShared(zip, parts.get('xl/sharedStrings.xml'))
    const sheet = parts.get(await firstSheetPath(zip, parts))
    if (sheet === undefined) throw new UnreadableSheetError('no sheet')
    yield* readSheetCells(partBytes(zip, sheet), shared, maxLetters)
  } catch (error) {
    throw error instanceof UnreadableSheetError ? error : new UnreadableSheetError(String(error))
  } finally {
    zip.close()
  }
}

function open(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? reject(new UnreadableSheetError(error.message)) : resolve(zip),
    )
  })
}

function listParts(zip: ZipFile): Promise<Map<string, Entry>> {
  return new Promise((resolve, reject) => {
    const parts = new Map<string, Entry>()
    zip.on('entry', (entry: Entry) => {
      if (parts.size >= maxEntries) return reject(new UnreadableSheetError('too many parts'))
      parts.set(entry.fileName, entry)
      zip.readEntry()
    })
    zip.on('end', () => resolve(parts))
    zip.on('error', reject)
    zip.readEntry()
  })
}

/** The bytes of a part, never more than a part may have. */
async function* partBytes(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  const stream = await new Promise<Readable>((resolve, reject) =>
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened))),
  )
  let size = 0
  try {
    for await (const chunk of stream) {
      size += (chunk as Buffer).length
      if (size > maxPartBytes) throw new UnreadableSheetError('a part is too large')
      yield chunk as Buffer
    }
  } finally {
    stream.destroy()
  }
}

async function readElements(zip: ZipFile, entry: Entry | undefined, note: (tag: SaxesTagPlain) => void): Promise<void> {
  if (entry === undefined) return
  const parser = strictParser()
  parser.on('opentag', (tag) => note(tag))
  const decoder = new TextDecoder()
  for await (const chunk of partBytes(zip, entry)) parser.write(decoder.decode(chunk, { stream: true }))
  parser.close()
}

/** Where the first sheet of the workbook lies (ECMA-376 18.2.20 and its relationships). */
async function firstSheetPath(zip: ZipFile, parts: Map<string, Entry>): Promise<string> {
  let relation: string | undefined
  let target: string | undefined
  await readElements(zip, parts.get('xl/workbook.xml'), (tag) => {
    if (localName(tag.name) === 'sheet') relation ??= tag.attributes['r:id']
  })
  await readElements(zip, parts.get('xl/_rels/workbook.xml.rels'), (tag) => {
    if (tag.attributes['Id'] === relation) target = tag.attributes['Target']
  })
  if (relation === undefined || target === undefined) return 'xl/worksheets/sheet1.xml'
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** The texts cells refer to by number; readings of characters (phonetic runs) are left out. */
async function readShared(zip: ZipFile, entry: Entry | undefined): Promise<string[]> {
  const texts: string[] = []
  if (entry === undefined) return texts
  const parser = strictParser()
  const decoder = new TextDecoder()
  let total = 0
  let phonetic = 0
  let isText = false
  parser.on('opentag', ({ name }) => {
    const local = localName(name)
    if (local === 'si') texts.push('')
    if (local === 'rPh') phonetic++
    isText = local === 't' && phonetic === 0
  })
  parser.on('closetag', ({ name }) => {
    if (localName(name) === 'rPh') phonetic--
    isText = false
  })
  parser.on('text', (text) => {
    if (!isText || texts.length === 0) return
    total += text.length
    if (total > maxSharedText) throw new UnreadableSheetError('too much text')
    texts[texts.length - 1] += text
  })
  for await (const chunk of partBytes(zip, entry)) parser.write(decoder.decode(chunk, { stream: true }))
  parser.close()
  return texts
}

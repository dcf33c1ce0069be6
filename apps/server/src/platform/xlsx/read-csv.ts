import { createReadStream } from 'node:fs'
import type { ReadingLimits } from './reading-limits.ts'
import { maxColumns, type SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'

/**
 * The rows of a CSV file (RFC 4180; commas, semicolons or tabs) piece by piece, empty ones left out. UTF-8, or as spreadsheet programs save it: GB 18030 in
 * China, UTF-16 as «Unicode text». A cell that begins with `=` counts as a formula; of each cell `maxLetters` are read, what follows a closing quotation mark up to the
 * separator is dropped. `line` counts records, as a spreadsheet program numbers its rows. Throws UnreadableSheetError for what is no text.
 */
export async function* readCsv(path: string, maxLetters: number, limits: ReadingLimits): AsyncGenerator<SheetRow> {
  const records = new CsvRecords(maxLetters, limits)
  for await (const text of decoded(path, await encodingOf(path))) yield* rowsOf(records.read(text))
  yield* rowsOf(records.end())
}

function* rowsOf(records: Iterable<{ line: number; cells: string[] }>): Generator<SheetRow> {
  for (const { line, cells } of records)
    if (cells.some((cell) => cell.trim() !== ''))
      yield { line, cells: cells.map((text) => ({ text, isFormula: text.trimStart().startsWith('=') })) }
}

/** Reads the file once to see that it is a text, and in which encoding. */
async function encodingOf(path: string): Promise<string> {
  for (const encoding of await encodingsToTry(path)) {
    try {
      for await (const text of decoded(path, encoding)) if (text.includes('\u0000')) throw new UnreadableSheetError('not a text')
      return encoding
    } catch (error) {
      if (!(error instanceof TypeError)) throw error
    }
  }
  throw new UnreadableSheetError('an unknown encoding')
}

/** UTF-16 says at its beginning what it is. */
async function encodingsToTry(path: string): Promise<readonly string[]> {
  for await (const chunk of createReadStream(path, { end: 1 })) {
    const mark = (chunk as Buffer).toString('hex')
    if (mark === 'fffe') return ['utf-16le']
    if (mark === 'feff') return ['utf-16be']
  }
  return ['utf-8', 'gb18030']
}

/** Throws TypeError where the bytes are not of the encoding. */
async function* decoded(path: string, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  for await (const chunk of createReadStream(path)) yield decoder.decode(chunk as Buffer, { stream: true })
  yield decoder.decode()
}

type Separator = ',' | ';' | '\t'

/** Where the reading stands inside a record; a quotation mark inside a quoted cell may be its end or the first of two. */
type State = 'cell-start' | 'plain' | 'quoted' | 'quote' | 'after-quote'

/** Takes a text in pieces apart; time and memory grow with its length only, and no cell or line grows beyond the limits. */
class CsvRecords {
  private state: State = 'cell-start'
  private separator: Separator | undefined
  private firstLine: string[] = []
  private firstLetters = 0
  private line = 0
  private cells: string[] = []
  private cell: string[] = []
  private cellLetters = 0
  private lineLetters = 0
  private isAfterReturn = false
  private readonly maxLetters: number
  private readonly limits: ReadingLimits

  constructor(maxLetters: number, limits: ReadingLimits) {
    this.maxLetters = maxLetters
    this.limits = limits
  }

  *read(piece: string): Generator<{ line: number; cells: string[] }> {
    let text = piece
    if (this.separator === undefined) {
      // what separates is seen in the whole first line
      this.firstLine.push(piece)
      this.firstLetters += piece.length
      if (!/[\r\n]/.test(piece) && this.firstLetters <= this.limits.lineLetters) return
      text = this.firstLine.splice(0).join('')
      this.separator = separatorOf(text)
    }
    yield* this.take(text, this.separator)
  }

  /** What is left at the end of the file. */
  *end(): Generator<{ line: number; cells: string[] }> {
    if (this.separator === undefined) {
      const text = this.firstLine.join('')
      yield* this.take(text, separatorOf(text))
    }
    if (this.state === 'quoted') throw new UnreadableSheetError('a quotation is not closed')
    if (this.state !== 'cell-start' || this.cells.length > 0) yield this.endRecord()
  }

  private *take(text: string, separator: string): Generator<{ line: number; cells: string[] }> {
    let at = 0
    while (at < text.length) {
      if (this.state === 'quoted') {
        const end = text.indexOf('"', at)
        this.add(text, at, end === -1 ? text.length : end)
        if (end === -1) return
        this.state = 'quote'
        at = end + 1
        continue
      }
      const letter = text[at]!
      if (this.isAfterReturn) {
        this.isAfterReturn = false
        if (letter === '\n') {
          at++
          continue
        }
      }
      if (this.state === 'quote' && letter === '"') {
        this.add(text, at, at + 1)
        this.state = 'quoted'
      } else if (this.state === 'cell-start' && letter === '"') {
        this.count(1)
        this.state = 'quoted'
      } else if (letter === separator) {
        this.endCell()
      } else if (letter === '\n' || letter === '\r') {
        this.isAfterReturn = letter === '\r'
        yield this.endRecord()
      } else {
        const end = endOfPlain(text, at, separator)
        if (this.state === 'quote' || this.state === 'after-quote') {
          this.state = 'after-quote'
          this.count(end - at)
        } else {
          this.state = 'plain'
          this.add(text, at, end)
        }
        at = end
        continue
      }
      at++
    }
  }

  private add(text: string, from: number, to: number): void {
    const before = this.cellLetters
    this.cellLetters += to - from
    if (this.cellLetters > this.limits.textLetters)
      throw new UnreadableSheetError('a cell is too long', 'import-text-length', { max: this.limits.textLetters })
    this.count(to - from)
    if (before < this.maxLetters) this.cell.push(text.slice(from, Math.min(to, from + this.maxLetters - before)))
  }

  private count(letters: number): void {
    this.lineLetters += letters
    if (this.lineLetters > this.limits.lineLetters)
      throw new UnreadableSheetError('a line is too long', 'import-line-length', { max: this.limits.lineLetters })
  }

  private endCell(): void {
    this.count(1)
    if (this.cells.length < maxColumns) this.cells.push(this.cell.length === 1 ? this.cell[0]! : this.cell.join(''))
    this.cell = []
    this.cellLetters = 0
    this.state = 'cell-start'
  }

  private endRecord(): { line: number; cells: string[] } {
    this.endCell()
    const record = { line: ++this.line, cells: this.cells }
    this.cells = []
    this.lineLetters = 0
    return record
  }
}

/** By the first line of a text, which names the columns. */
function separatorOf(text: string): Separator {
  const first = text.slice(0, text.search(/[\r\n]|$/))
  if (first.includes('\t')) return '\t'
  return first.includes(';') && !first.includes(',') ? ';' : ','
}

function endOfPlain(text: string, from: number, separator: string): number {
  let at = from
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return at
}

import { readFile } from 'node:fs/promises'
import { maxCellLetters, maxColumns, UnreadableSheetError, type SheetRow } from './sheet-xml.ts'

/**
 * The rows of a CSV file (RFC 4180; commas or tabs), empty ones left out. UTF-8, or GB 18030 as spreadsheet programs save it in China. A
 * cell that begins with `=` counts as a formula; of each cell `maxLetters` are read. Throws UnreadableSheetError for what is no text.
 */
export async function* readCsv(path: string, maxLetters = maxCellLetters): AsyncGenerator<SheetRow> {
  const text = decode(await readFile(path))
  const separator = text.slice(0, text.search(/[\r\n]|$/)).includes('\t') ? '\t' : ','
  let line = 0
  let at = 0
  while (at < text.length) {
    const { cells, next } = readRecord(text, at, separator, maxLetters)
    at = next
    line++
    if (cells.some((cell) => cell.trim() !== ''))
      yield { line, cells: cells.map((cell) => ({ text: cell, isFormula: cell.trimStart().startsWith('=') })) }
  }
}

function decode(bytes: Buffer): string {
  if (bytes.includes(0)) throw new UnreadableSheetError('not a text')
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes)
    } catch {
      // not this one
    }
  }
  throw new UnreadableSheetError('an unknown encoding')
}

function readRecord(text: string, start: number, separator: string, maxLetters: number): { cells: string[]; next: number } {
  const cells: string[] = []
  let at = start
  for (;;) {
    const { value, next } = text[at] === '"' ? readQuoted(text, at) : readPlain(text, at, separator)
    if (cells.length < maxColumns) cells.push(value.slice(0, maxLetters))
    at = next
    if (text[at] !== separator) break
    at++
  }
  if (text[at] === '\r') at++
  if (text[at] === '\n') at++
  return { cells, next: at }
}

function readPlain(text: string, start: number, separator: string): { value: string; next: number } {
  let at = start
  while (at < text.length && text[at] !== separator && text[at] !== '\n' && text[at] !== '\r') at++
  return { value: text.slice(start, at), next: at }
}

/** A quoted value; `""` inside is one quotation mark. What follows the closing mark up to the separator is dropped. */
function readQuoted(text: string, start: number): { value: string; next: number } {
  let value = ''
  let at = start + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end === -1) throw new UnreadableSheetError('a quotation is not closed')
    value += text.slice(at, end)
    at = end + 1
    if (text[at] !== '"') break
    value += '"'
    at++
  }
  while (at < text.length && ![',', '\t', '\n', '\r'].includes(text[at]!)) at++
  return { value, next: at }
}

import fs from 'node:fs'
import readline from 'node:readline'
import { AppError } from '@wenwu/core/kernel/errors'
import { maxImportRows } from '@wenwu/core/imports/model'
import { isStorableText } from '@wenwu/core/kernel/text'
import { isRecord } from '@wenwu/core/form/json'
import type { ReceivedFile } from '../../platform/files/received-file.ts'
import { readCsv } from '../../platform/xlsx/read-csv.ts'
import { readXlsx } from '../../platform/xlsx/read-xlsx.ts'
import { UnreadableSheetError, type SheetRow } from '../../platform/xlsx/sheet-xml.ts'

/** One row of a file by the names of its columns. Of a row that is none, `fault` says why. */
export interface FileRow {
  line: number
  record: Record<string, unknown>
  fault?: 'json' | { formula: string[] }
}

/** Letters of one cell: a law in a CSV file is one cell; a workbook's cell holds no more than 32,767. */
const csvLetters = 220_000
const xlsxLetters = 32_767
/** Longest line of a JSON file. */
const lineLetters = 4_000_000

/**
 * The rows of an import file: xlsx by its content, else by the name's ending csv, jsonl (one object a line) or json (an object or a list). Throws
 * `file-type`, `import-unreadable`, `import-too-many`.
 */
export async function readRows(file: Pick<ReceivedFile, 'temporaryPath' | 'name' | 'detectedType'>): Promise<FileRow[]> {
  const rows: FileRow[] = []
  try {
    for await (const row of rowsOf(file)) {
      if (rows.length >= maxImportRows) throw new AppError('import-too-many', { params: { max: maxImportRows }, field: 'file' })
      rows.push(row)
    }
  } catch (error) {
    throw error instanceof UnreadableSheetError ? new AppError('import-unreadable', { field: 'file' }) : error
  }
  if (rows.length === 0) throw new AppError('import-unreadable', { field: 'file' })
  return rows
}

function rowsOf({
  temporaryPath,
  name,
  detectedType,
}: Pick<ReceivedFile, 'temporaryPath' | 'name' | 'detectedType'>): AsyncIterable<FileRow> {
  if (detectedType === 'xlsx') return fromTable(readXlsx(temporaryPath, xlsxLetters))
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  if (detectedType === null && (ending === 'csv' || ending === 'txt')) return fromTable(readCsv(temporaryPath, csvLetters))
  if (detectedType === null && ending === 'jsonl') return fromLines(temporaryPath)
  if (detectedType === null && ending === 'json') return fromJson(temporaryPath)
  throw new AppError('file-type', { params: { name }, field: 'file' })
}

/** The first row names the columns. */
async function* fromTable(rows: AsyncGenerator<SheetRow>): AsyncGenerator<FileRow> {
  let names: string[] | undefined
  for await (const { line, cells } of rows) {
    if (names === undefined) {
      names = cells.map((cell) => cell.text.replace(/^\ufeff/, '').trim())
      continue
    }
    const record: Record<string, unknown> = {}
    const formula: string[] = []
    for (const [index, name] of names.entries()) {
      const cell = cells[index]
      if (name === '' || cell === undefined) continue
      record[name] = cell.text
      if (cell.isFormula) formula.push(name)
    }
    yield { line, record, ...(formula.length > 0 && { fault: { formula } }) }
  }
}

async function* fromLines(path: string): AsyncGenerator<FileRow> {
  const lines = readline.createInterface({ input: fs.createReadStream(path, 'utf8'), crlfDelay: Infinity })
  let line = 0
  for await (const text of lines) {
    line++
    if (text.trim() === '') continue
    if (text.includes('\u0000')) throw new UnreadableSheetError('not a text')
    yield asRow(line, text.length > lineLetters ? undefined : parse(text))
  }
}

async function* fromJson(path: string): AsyncGenerator<FileRow> {
  const value = parse(await fs.promises.readFile(path, 'utf8'))
  if (value === undefined) throw new UnreadableSheetError('not JSON')
  for (const [index, entry] of (Array.isArray(value) ? value : [value]).entries()) yield asRow(index + 1, entry)
}

function asRow(line: number, value: unknown): FileRow {
  if (!isRecord(value) || !isStorableText(JSON.stringify(value)) || JSON.stringify(value).includes('\\u0000'))
    return { line, record: {}, fault: 'json' }
  return { line, record: value }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown
  } catch {
    return undefined
  }
}

import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '@wenwu/core/kernel/errors'
import { cellStyles, cellXml, textCell, type CellValue, type ColumnKind } from './cell.ts'
import { MergedCells } from './merged-cells.ts'
import { packageParts, sheetEnd, sheetPath, sheetStart } from './package-parts.ts'

export interface XlsxColumn {
  title: string
  /** In characters of the default font; default 18. */
  width?: number
  /** `date` takes `YYYY-MM-DD`, `time` `YYYY-MM-DD HH:mm:ss`; other texts in such a column stay texts. */
  kind: ColumnKind
  /** One cell for all rows of a group. */
  isMerged?: boolean
}

/** A row that may be one of a group: rows with the same one (not null) that follow each other. */
export interface XlsxRow {
  cells: CellValue[]
  group: string | null
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows a sheet can hold, the header among them (ECMA-376, as spreadsheet programs limit it). */
const maxSheetRows = 1_048_576

const rowsPerChunk = 200

/**
 * A workbook with one sheet, made while it is read: nothing before its first byte is asked for, and then rows only as fast as the reader takes the bytes, so the size of an
 * export does not matter. Below a merged cell the values stay, unseen, so that a filter finds each row and an import reads it. When the reader goes away the rows' iterator is closed; when the rows fail, the stream fails with
 * their error. More rows than a sheet holds: AppError `too-large`.
 */
export function writeXlsx(columns: XlsxColumn[], rows: AsyncIterable<CellValue[] | XlsxRow>, sheetName: string): Readable {
  return Readable.from(zipped(columns, rows, sheetName), { objectMode: false })
}

async function* zipped(columns: XlsxColumn[], rows: AsyncIterable<CellValue[] | XlsxRow>, sheetName: string): AsyncGenerator<Buffer> {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(columns, rows), { objectMode: false, highWaterMark: 64 * 1024 })
  // yazl passes on neither an error of its input nor the end of its output.
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  for (const [path, xml] of Object.entries(packageParts(sheetName))) zip.addBuffer(Buffer.from(xml), path)
  zip.addReadStream(sheet, sheetPath)
  zip.end()
  yield* output as AsyncIterable<Buffer>
}

async function* sheetXml(columns: XlsxColumn[], rows: AsyncIterable<CellValue[] | XlsxRow>): AsyncGenerator<Buffer> {
  const merged = new MergedCells(columns)
  yield Buffer.from(`${sheetStart(columns.map((column) => column.width ?? 18))}${headerXml(columns)}`)
  let rowCount = 1
  let chunk = ''
  for await (const row of rows) {
    if (++rowCount > maxSheetRows) throw new AppError('too-large')
    const { cells, group } = Array.isArray(row) ? { cells: row, group: null } : row
    merged.add(rowCount, group)
    chunk += `<row>${columns.map((column, i) => cellXml(cells[i] ?? null, column.kind)).join('')}</row>`
    if (rowCount % rowsPerChunk === 0) {
      yield Buffer.from(chunk)
      chunk = ''
    }
  }
  yield Buffer.from(chunk + sheetEnd(columns.length, rowCount, merged.ranges()))
}

function headerXml(columns: XlsxColumn[]): string {
  return `<row>${columns.map((column) => textCell(column.title, cellStyles.header)).join('')}</row>`
}

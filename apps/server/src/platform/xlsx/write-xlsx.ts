import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import { AppError } from '@wenwu/core/kernel/errors'
import { cellStyles, cellXml, textCell, type CellValue, type ColumnKind } from './cell.ts'
import { packageParts, sheetEnd, sheetPath, sheetStart } from './package-parts.ts'

export interface XlsxColumn {
  title: string
  /** In characters of the default font; default 18. */
  width?: number
  /** `date` takes `YYYY-MM-DD`, `time` `YYYY-MM-DD HH:mm:ss`; other texts in such a column stay texts. */
  kind: ColumnKind
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Rows a sheet can hold, the header among them (ECMA-376, as spreadsheet programs limit it). */
const maxSheetRows = 1_048_576

const rowsPerChunk = 200

/**
 * A workbook with one sheet, made while it is read: rows are asked for only as fast as the reader takes the bytes, so the size of an
 * export does not matter. When the reader goes away the rows' iterator is closed; when the rows fail, the stream fails with
 * their error. More rows than a sheet holds: AppError `too-large`.
 */
export function writeXlsx(columns: XlsxColumn[], rows: AsyncIterable<CellValue[]>, sheetName: string): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(columns, rows), { objectMode: false, highWaterMark: 64 * 1024 })
  // yazl passes on neither an error of its input nor the end of its output.
  sheet.on('error', (error) => output.destroy(error))
  output.on('close', () => sheet.destroy())
  for (const [path, xml] of Object.entries(packageParts(sheetName))) zip.addBuffer(Buffer.from(xml), path)
  zip.addReadStream(sheet, sheetPath)
  zip.end()
  return output
}

async function* sheetXml(columns: XlsxColumn[], rows: AsyncIterable<CellValue[]>): AsyncGenerator<Buffer> {
  yield Buffer.from(`${sheetStart(columns.map((column) => column.width ?? 18))}${headerXml(columns)}`)
  let rowCount = 1
  let chunk = ''
  for await (const row of rows) {
    if (++rowCount > maxSheetRows) throw new AppError('too-large')
    chunk += `<row>${columns.map((column, i) => cellXml(row[i] ?? null, column.kind)).join('')}</row>`
    if (rowCount % rowsPerChunk === 0) {
      yield Buffer.from(chunk)
      chunk = ''
    }
  }
  yield Buffer.from(chunk + sheetEnd(columns.length, rowCount))
}

function headerXml(columns: XlsxColumn[]): string {
  return `<row>${columns.map((column) => textCell(column.title, cellStyles.header)).join('')}</row>`
}

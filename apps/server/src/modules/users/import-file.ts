import { AppError } from '@wenwu/core/kernel/errors'
import { importTitles, maxImportRows, readHeader, readImportRow, type ReadRow } from '@wenwu/core/users/import-row'
import type { ReceivedFile } from '../../platform/files/received-file.ts'
import { readCsv } from '../../platform/xlsx/read-csv.ts'
import { readXlsx } from '../../platform/xlsx/read-xlsx.ts'
import { UnreadableSheetError, type SheetRow } from '../../platform/xlsx/sheet-xml.ts'

/**
 * The rows of an import, each checked by itself. What the file is, its content says. Throws `file-type`, `import-unreadable`,
 * `import-columns`, `import-too-many` (reading stops there).
 */
export async function readImportFile(file: ReceivedFile): Promise<ReadRow[]> {
  try {
    return await collect(rowsOf(file))
  } catch (error) {
    throw error instanceof UnreadableSheetError ? new AppError('import-unreadable', { field: 'file' }) : error
  }
}

function rowsOf(file: ReceivedFile): AsyncGenerator<SheetRow> {
  if (file.detectedType === 'xlsx') return readXlsx(file.temporaryPath)
  // a table of texts has no mark of its own: what claims to be one is read as one, and refused when it is no text
  if (file.detectedType === null && /\.(csv|txt)$/i.test(file.name)) return readCsv(file.temporaryPath)
  throw new AppError('file-type', { params: { name: file.name }, field: 'file' })
}

async function collect(rows: AsyncGenerator<SheetRow>): Promise<ReadRow[]> {
  const first = await rows.next()
  if (first.done === true) throw new UnreadableSheetError('no rows')
  const { header, missing } = readHeader(first.value.cells.map((cell) => cell.text))
  if (missing.length > 0) {
    await rows.return(undefined)
    throw new AppError('import-columns', {
      params: { columns: missing.map((column) => importTitles[column].join(' / ')).join('、') },
      field: 'file',
    })
  }
  const read: ReadRow[] = []
  for await (const row of rows) {
    if (read.length >= maxImportRows) throw new AppError('import-too-many', { params: { max: maxImportRows }, field: 'file' })
    read.push(readImportRow(row.line, header, row.cells))
  }
  return read
}

import { AppError } from '@wenwu/core/kernel/errors'
import { importTitles, maxImportRows, readHeader, readImportRow, type ImportHeader, type ReadRow } from '@wenwu/core/users/import-row'
import { refusalOfType } from '../../../platform/files/file-type.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { TableKind, TableSource } from '../../../platform/xlsx/table-rows.ts'
import { uploadLimits } from '../../../platform/xlsx/reading-limits.ts'
import type { SheetRow } from '../../../platform/xlsx/sheet-xml.ts'
import { UnreadableSheetError } from '../../../platform/xlsx/unreadable.ts'

/** Letters of a cell that are read; what an account is given is far shorter. */
const maxLetters = 2_000

/**
 * The rows of an import, each checked separately. The kind of file is taken from its content. Throws `file-type`, `file-content-differs`, `import-columns`, `import-too-many`,
 * and what UnreadableReason names.
 */
export async function readImportFile(file: ReceivedFile, tables: TableSource): Promise<ReadRow[]> {
  try {
    // the titles, and one more than are taken: then there are too many
    const request = { path: file.temporaryPath, maxLetters, maxRows: maxImportRows + 2, limits: uploadLimits }
    const table = await tables.read(kindOf(file), request)
    const [titles, ...rows] = table.rows
    if (titles === undefined) throw new AppError('import-no-rows', { field: 'file' })
    const header = headerOf(titles)
    if (rows.length > maxImportRows) throw new AppError('import-too-many', { params: { max: maxImportRows }, field: 'file' })
    return rows.map((row) => readImportRow(row.line, header, row.cells))
  } catch (error) {
    throw error instanceof UnreadableSheetError ? error.toRefusal() : error
  }
}

function kindOf(file: ReceivedFile): Extract<TableKind, 'xlsx' | 'csv'> {
  if (file.detectedType === 'xlsx') return 'xlsx'
  // a table of texts has no mark of its own: what claims to be one is read as one, and refused when it is no text
  if (file.detectedType === null && /\.(csv|txt)$/i.test(file.name)) return 'csv'
  throw refusalOfType(file.name, ['xlsx', 'csv', 'txt'])
}

function headerOf(titles: SheetRow): ImportHeader {
  const { header, missing } = readHeader(titles.cells.map((cell) => cell.text))
  if (missing.length > 0)
    throw new AppError('import-columns', {
      params: { columns: missing.map((column) => importTitles[column].join(' / ')).join('、') },
      field: 'file',
    })
  return header
}

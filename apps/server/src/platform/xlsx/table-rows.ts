import { fillMerged, type MergedRange } from './fill-merged.ts'
import { readCsv } from './read-csv.ts'
import { readJson, readJsonLines, type JsonRow } from './read-json.ts'
import type { ReadingLimits } from './reading-limits.ts'
import { readXlsx } from './read-xlsx.ts'
import type { SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'

/** A file whose rows are asked for. */
export interface TableRequest {
  path: string
  /** Letters of each cell that are read; what lies beyond is dropped. Of JSON all are. */
  maxLetters: number
  /** Rows that are given; the reading stops there. */
  maxRows: number
  limits: ReadingLimits
}

/** What a file is read as, and the rows it gives then. */
export interface RowsByKind {
  xlsx: SheetRow
  csv: SheetRow
  jsonl: JsonRow
  json: JsonRow
}
export type TableKind = keyof RowsByKind

/** What stands in a file beside its rows, known once all of them were read. */
export interface BesideRows {
  /** What a workbook merges. */
  merged: MergedRange[]
  /** Sheets of a workbook that people see and that say something, but were not read: the first twenty by their names. */
  otherSheets: string[]
}

/** The rows of a file as they are given out. */
export interface ReadTable<Row> extends Pick<BesideRows, 'otherSheets'> {
  rows: Row[]
}

/** Something that reads files of rows: in this process (`readHere`) or in threads of its own (TableReader). */
export interface TableSource {
  /** The first rows of a file; what a workbook merges stands in each row. Throws UnreadableSheetError. */
  read<K extends TableKind>(kind: K, request: TableRequest): Promise<ReadTable<RowsByKind[K]>>
}

/**
 * The rows of a file as they come, at most `maxRows`, and no more letters than the limits say; what stands beside them is put into `beside` at the end, for `joinRows`. Throws
 * UnreadableSheetError.
 */
export async function* tableRows<K extends TableKind>(
  kind: K,
  { path, maxLetters, maxRows, limits }: TableRequest,
  beside: BesideRows,
): AsyncGenerator<RowsByKind[K]> {
  const ways: { [Way in TableKind]: () => AsyncGenerator<RowsByKind[Way]> } = {
    xlsx: () => readXlsx(path, maxLetters, limits, beside),
    csv: () => readCsv(path, maxLetters, limits),
    jsonl: () => readJsonLines(path, limits),
    json: () => readJson(path),
  }
  let rows = 0
  let letters = 0
  if (maxRows <= 0) return
  for await (const row of ways[kind]()) {
    letters += lettersOf(row)
    // a text that many cells share is one text in the file, and as many as there are cells outside of it
    if (letters > limits.letters) throw new UnreadableSheetError('too much text', 'import-text-size', { max: limits.letters })
    yield row
    if (++rows >= maxRows) return
  }
}

/** Reads in the calling thread: for commands, where no one else waits. */
export const readHere: TableSource = {
  async read<K extends TableKind>(kind: K, request: TableRequest) {
    const rows: RowsByKind[K][] = []
    const beside: BesideRows = { merged: [], otherSheets: [] }
    for await (const row of tableRows(kind, request, beside)) rows.push(row)
    return joinRows(rows, beside, request)
  },
}

/** All rows that `tableRows` gave, with what is merged in each of them. Throws UnreadableSheetError. */
export function joinRows<Row extends SheetRow | JsonRow>(
  rows: Row[],
  { merged, otherSheets }: BesideRows,
  { limits }: TableRequest,
): ReadTable<Row> {
  if (merged.length > 0)
    fillMerged(
      rows.filter((row): row is Row & SheetRow => 'cells' in row),
      merged,
      limits.letters,
    )
  return { rows, otherSheets }
}

function lettersOf(row: SheetRow | JsonRow): number {
  return 'cells' in row ? row.cells.reduce((sum, { text }) => sum + text.length, 0) : 0
}

import { setImmediate as nextTurn } from 'node:timers/promises'
import { AppError } from '@wenwu/core/kernel/errors'
import { maxImportRows } from '@wenwu/core/imports/model'
import { isNamed, namesIn, tidyName, type ImportColumn } from '@wenwu/core/imports/read-record'
import { refusalOfType } from '../../../platform/files/file-type.ts'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import { uploadLimits, type ReadingLimits } from '../../../platform/xlsx/reading-limits.ts'
import type { JsonRow } from '../../../platform/xlsx/read-json.ts'
import type { SheetRow } from '../../../platform/xlsx/sheet-xml.ts'
import type { ReadTable, TableKind, TableSource } from '../../../platform/xlsx/table-rows.ts'
import { UnreadableSheetError } from '../../../platform/xlsx/unreadable.ts'

/** One row of a file by the names of its columns. Of a row that is none, `fault` says why. */
export interface FileRow {
  line: number
  record: Record<string, unknown>
  fault?: 'json' | { formula: string[] }
  /** In what the sheet says its amounts are, above the names of its columns, over several of them or beneath them. */
  unit?: string
}

/** Letters of one cell: a law in a CSV file is one cell; a workbook's cell holds no more than 32,767. */
const maxLetters: Readonly<Record<TableKind, number>> = { xlsx: 32_767, csv: 220_000, jsonl: Infinity, json: Infinity }

/** Names of columns of all rows together, and letters of one: far more than any table of ours has. */
const mostColumns = 500
const longestName = 200

/** Rows that are turned into records before the event loop is yielded. */
const rowsPerTurn = 500

type NamedFile = Pick<ReceivedFile, 'temporaryPath' | 'name' | 'detectedType'>

/**
 * The rows of an import file, `most` of them, and which sheets beside them were not read: xlsx by its content, else by the name's ending csv, jsonl (one object a line)
 * or json (an object or a list). Throws `import-column-twice`, `file-type` (also for a kind that is not among `kinds`), `file-content-differs`, `import-too-many`, and what UnreadableReason names.
 */
export async function readRows(
  file: NamedFile,
  tables: TableSource,
  { limits = uploadLimits, kinds, most = maxImportRows }: { limits?: ReadingLimits; kinds?: readonly TableKind[]; most?: number } = {},
): Promise<ReadTable<FileRow>> {
  try {
    const kind = kindOf(file)
    if (kinds?.includes(kind) === false) throw new AppError('file-type', { params: { name: file.name }, field: 'file' })
    const isTable = kind === 'xlsx' || kind === 'csv'
    // the names of the columns and what stands above them, and one more than are taken: then there are too many
    const maxRows = most + (isTable ? mostAbove + mostOfNames + 1 : 1)
    const request = { path: file.temporaryPath, maxLetters: maxLetters[kind], maxRows, limits }
    let otherSheets: string[] = []
    let rows: FileRow[]
    if (isTable) {
      const table = await tables.read(kind, request)
      otherSheets = table.otherSheets
      rows = await fromTable(table.rows)
    } else rows = await fromJson((await tables.read(kind, request)).rows)
    if (rows.length > most) throw new AppError('import-too-many', { params: { max: most }, field: 'file' })
    if (rows.length === 0) throw new AppError('import-no-rows', { field: 'file' })
    return { rows, otherSheets }
  } catch (error) {
    throw error instanceof UnreadableSheetError ? error.toRefusal() : error
  }
}

function kindOf({ name, detectedType }: NamedFile): TableKind {
  if (detectedType === 'xlsx') return 'xlsx'
  const ending = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase()
  if (detectedType === null && (ending === 'csv' || ending === 'txt')) return 'csv'
  if (detectedType === null && (ending === 'jsonl' || ending === 'json')) return ending
  throw refusalOfType(name, ['xlsx', 'csv', 'txt', 'jsonl', 'json'])
}

/** Rows above the names of the columns. */
const mostAbove = 5

/** Rows in which the names of the columns stand. */
const mostOfNames = 2

/** A row that names columns says at least so much of what the fullest does. */
const shareOfNames = 0.6

/** The first row that says nearly as much as the others names the columns: what stands above is the title of the sheet, or who filled it in and in which unit. */
async function fromTable(sheet: readonly SheetRow[]): Promise<FileRow[]> {
  const filled = ({ cells }: SheetRow) => new Set(cells.map(({ text }) => text.trim()).filter(Boolean)).size
  const first = sheet.slice(0, mostAbove + 1).map(filled)
  const least = Math.max(2, Math.max(...first) * shareOfNames)
  const above = Math.max(
    0,
    first.findIndex((count) => count >= least),
  )
  const { names, common, rows } = partsOf(sheet.slice(above))
  const unit = unitIn([...sheet.slice(0, above).flatMap(({ cells }) => cells.map(({ text }) => text)), ...common])
  const known = new Set<string>()
  for (const name of names) {
    // of two the latter would win, and nobody would be told
    const spelt = tidyName(name)
    if (spelt !== '' && known.has(spelt)) throw new AppError('import-column-twice', { params: { name }, field: 'file' })
    noteName(known, spelt)
  }
  const found: FileRow[] = []
  for (const { line, cells } of rows) {
    const record: Record<string, unknown> = {}
    const formula: string[] = []
    for (const [index, name] of names.entries()) {
      const cell = cells[index]
      if (name === '' || cell === undefined) continue
      record[name] = cell.text
      if (cell.isFormula) formula.push(name)
    }
    found.push({ line, record, ...(formula.length > 0 && { fault: { formula } }), ...(unit !== undefined && { unit }) })
    if (found.length % rowsPerTurn === 0) await nextTurn()
  }
  return found
}

/** 单位：元, 金额单位:千元, （元）, and 元 by itself. */
const unitSaid = /(?:单位\s*[:：]?\s*|[(（]\s*|^)(?:人民币)?\s*([百千万亿]*元)(?=$|[\s)）,，;；、。])/u

/** Ours. */
const ownUnit = '万元'

/** A unit of amounts that some texts name, another one before ours. */
function unitIn(texts: readonly string[]): string | undefined {
  const units = texts.flatMap((text) => unitSaid.exec(text.trim())?.[1] ?? [])
  return units.find((unit) => unit !== ownUnit) ?? units[0]
}

/**
 * A table as the names of its columns, what several of them have in common, and its rows. The names stand in two rows where the upper one says of some columns what they have in common (资金 over 总预算 and
 * 国家资金): the lower one then says each of them, and of the others the same once more (cells that are merged down) or nothing.
 */
function partsOf(table: readonly SheetRow[]): { names: string[]; common: string[]; rows: readonly SheetRow[] } {
  const [upper = [], lower = []] = table
    .slice(0, mostOfNames)
    .map(({ cells }) => cells.map(({ text }) => text.replace(/^\ufeff/, '').trim()))
  const said = lower.filter(Boolean)
  // a row of units beneath the names
  if (said.length > 0 && said.every((text) => unitSaid.exec(text)?.[0] === text.replace(/[)）]$/, '')))
    return { names: upper, common: said, rows: table.slice(mostOfNames) }
  const width = Math.max(upper.length, lower.length)
  const columns = Array.from({ length: width }, (_, i) => {
    const [above, below, next] = [upper[i] ?? '', lower[i] ?? '', upper[i + 1] ?? '']
    const isOwn = above !== '' && (i === width - 1 || next !== '' || below === '')
    return { above, below, isOwn, isSaid: below === '' || below === above || !isOwn }
  })
  const isInTwo =
    columns.every(({ below, isSaid }) => isSaid && (below === '' || Number.isNaN(Number(below)))) &&
    columns.some(({ above, below }) => above === '' && below !== '') &&
    columns.some(({ isOwn, above, below }) => isOwn && (below === '' || below === above))
  return isInTwo
    ? {
        names: columns.map(({ above, below }) => below || above),
        common: columns.flatMap(({ above, below }) => (above !== '' && below !== '' && above !== below ? [above] : [])),
        rows: table.slice(mostOfNames),
      }
    : { names: upper, common: [], rows: table.slice(1) }
}

/** Refuses a sheet whose amounts are in another unit (`import-unit`), as it says or as it names a column: a column of money would take them ten thousand times too large. */
export function requireUnit(columns: readonly ImportColumn[], rows: readonly FileRow[]): void {
  const [first] = rows
  if (first === undefined) return
  const amounts = columns.filter(({ kind }) => kind === 'money')
  const named = namesIn([first.record])
  const units = [
    ...(amounts.some((column) => isNamed(column, named)) ? [first.unit] : []),
    ...[...named].map((name) => unitInName(amounts, name)),
  ]
  const refused = units.find((unit) => unit !== undefined && unit !== ownUnit)
  if (refused !== undefined) throw new AppError('import-unit', { params: { unit: refused }, field: 'file' })
}

/** Whether nothing says in what the amounts of a sheet are, so that they are taken to be in 万元. */
export function isUnitAssumed(columns: readonly ImportColumn[], [first]: readonly FileRow[]): boolean {
  if (first === undefined || first.unit !== undefined) return false
  const amounts = columns.filter(({ kind }) => kind === 'money')
  const named = [...namesIn([first.record])].filter((name) => amounts.some((column) => isNamed(column, new Set([name]))))
  return named.length > 0 && !named.some((name) => unitInName(amounts, name) === ownUnit)
}

/** The unit in a name that is that of a column of money with or without it: 总预算（元）. */
function unitInName(amounts: readonly ImportColumn[], name: string): string | undefined {
  const [, plain = '', unit] = /^(.+)\(([百千万亿]*元)\)$/u.exec(name) ?? []
  return amounts.some((column) => isNamed(column, new Set([plain, `${plain}(${ownUnit})`]))) ? unit : undefined
}

async function fromJson(rows: readonly JsonRow[]): Promise<FileRow[]> {
  const names = new Set<string>()
  const found: FileRow[] = []
  for (const { line, record } of rows) {
    for (const name in record) noteName(names, name)
    found.push(record === undefined ? { line, record: {}, fault: 'json' } : { line, record })
    if (found.length % rowsPerTurn === 0) await nextTurn()
  }
  return found
}

/** Each row is searched for every name: their number and length bound the work. */
function noteName(known: Set<string>, name: string): void {
  if (known.has(name)) return
  if (known.size === mostColumns) throw new UnreadableSheetError('too many columns', 'import-column-count', { max: mostColumns })
  if (name.length > longestName)
    throw new UnreadableSheetError('a name of a column is too long', 'import-text-length', { max: longestName })
  known.add(name)
}

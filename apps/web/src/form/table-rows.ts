import { isRecord } from '@wenwu/core/form/json'
import { getFieldType } from '@wenwu/core/form/lookup'
import type { Field } from '@wenwu/core/form/model'
import { foldNumber } from '@wenwu/core/kernel/text'
import type { TableRow } from '@wenwu/core/form/types/table/model'

/** Rows of a table as the input edits them: every entry an object with an id of its own. Rows without one are given one, stable by place. */
export function rowsWithIds(value: unknown): TableRow[] {
  const used = new Set<string>()
  return (Array.isArray(value) ? value.filter(isRecord) : []).map((row, i) => {
    const own = row['id']
    const id = typeof own === 'string' && own !== '' && !used.has(own) ? own : `row-${i + 1}`
    used.add(id)
    return own === id ? (row as TableRow) : { ...row, id }
  })
}

/** Whether all these columns of a row are empty. */
export function isEmptyRow(row: TableRow, columns: readonly Field[]): boolean {
  return columns.every((column) => getFieldType(column).isEmpty(row[column.key]))
}

export function setCell(rows: readonly TableRow[], id: string, column: string, value: unknown): TableRow[] {
  return rows.map((row) => (row.id === id ? { ...row, [column]: value === undefined ? null : value } : row))
}

/** How many of these further rows repeat a number that may stand in one row only, of a row before them. */
export function repeatedRows(columns: readonly Field[], before: readonly TableRow[], added: readonly TableRow[]): number {
  const numbers = columns.filter((column) => column.type === 'text' && column.isUnique)
  const seen = new Set<string>()
  const repeats = (row: TableRow): boolean => {
    const own = numbers.flatMap(({ key }) => {
      const number = typeof row[key] === 'string' ? foldNumber(row[key]) : ''
      return number === '' ? [] : [`${key} ${number}`]
    })
    const isRepeated = own.some((number) => seen.has(number))
    for (const number of own) seen.add(number)
    return isRepeated
  }
  before.forEach(repeats)
  return added.filter(repeats).length
}

/** One column that a paste may fill. */
export interface PasteColumn {
  key: string
  /** What a head may call it. */
  names: readonly string[]
  isEditable: boolean
  read: (text: string) => unknown
}

export interface Pasted {
  rows: TableRow[]
  /** Rows of the clipboard that found a place. */
  pasted: number
  /** Whether some did not, because the table is full. */
  isCut: boolean
}

/**
 * Writes cells from the clipboard into the table, beginning at a row and a column: existing rows are overwritten cell by cell, further
 * ones added up to `maxRows`. A first line that repeats the columns' names is left out; read-only columns are stepped over without
 * being written; cells beyond the last column are dropped.
 */
export function pasteCells(
  rows: readonly TableRow[],
  columns: readonly PasteColumn[],
  at: { row: number; column: number },
  cells: readonly (readonly string[])[],
  options: { maxRows: number; newId: () => string },
): Pasted {
  const target = columns.slice(at.column)
  const isHeader = (line: readonly string[]) =>
    line.length > 0 && line.some((cell) => cell.trim() !== '') && line.every((cell, i) => (target[i]?.names ?? ['']).includes(cell.trim()))
  const first = cells[0]
  const lines = first !== undefined && isHeader(first) ? cells.slice(1) : cells
  const next = [...rows]
  let pasted = 0
  for (const [offset, line] of lines.entries()) {
    const index = at.row + offset
    const row = next[index] ?? (next.length < options.maxRows ? { id: options.newId() } : undefined)
    if (row === undefined) break
    const filled: TableRow = { ...row }
    for (const [i, cell] of line.entries()) {
      const column = target[i]
      if (column?.isEditable) filled[column.key] = column.read(cell)
    }
    next[index] = filled
    pasted++
  }
  return { rows: next, pasted, isCut: pasted < lines.length }
}

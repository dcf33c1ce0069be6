import { fieldRights, effectiveField, type Rights } from '../form/rights.ts'
import { locales } from '../i18n/text.ts'
import { getFieldType } from '../form/lookup.ts'
import type { Field, FormContext } from '../form/model.ts'
import { columnHead, fieldFromText } from '../form/to-text.ts'
import { defaultMaxRows, type Settings, type TableRow } from '../form/types/table/model.ts'
import type { FieldProblem } from '../kernel/errors.ts'

/** A row of a file by the names of its columns. */
export interface SourceRow {
  line: number
  record: Readonly<Record<string, unknown>>
  /** Columns whose cell is a formula: its cached value is not taken. */
  formulas: readonly string[]
}

/** Why a row is not taken: a cell's own problem (`path` is the column's key), a formula, two cells for one column, or no room in the table. */
export type RowReason =
  | { kind: 'cell'; problem: FieldProblem }
  | { kind: 'formula'; column: string }
  | { kind: 'twice'; column: string }
  | { kind: 'full'; max: number }

interface ReadTable {
  rows: TableRow[]
  incomplete: number
  unknownColumns: string[]
  refused: { source: SourceRow; reasons: RowReason[] }[]
}

interface TableAsked {
  field: Settings
  /** `section.field`. */
  path: string
  rights: Rights
  context: FormContext
  /** Data of the form as `askedData` gives them: conditions of columns look at them. */
  view: unknown
  /** Rows the table holds already. */
  present: number
  newId: () => string
}

/** Columns of a table that a file may fill: those this person may see and edit; files cannot stand in a cell. */
export function importableColumns(field: Settings, path: string, rights: Rights): Field[] {
  return field.columns.filter((column) => {
    const own = fieldRights(`${path}.${column.key}`, rights)
    return own.visible && own.editable && column.type !== 'attachment'
  })
}

/**
 * Rows of a file as rows of a table. Columns are found by their labels, in any language and with or without the unit, or their keys. A row with a cell that means nothing is not
 * taken; one that lacks required cells is, for a draft need not be whole and the form marks them. Blank rows are left out. `ignored`: columns that
 * nobody needs to be told of.
 */
export function readTableRows(sources: readonly SourceRow[], asked: TableAsked, ignored: ReadonlySet<string>): ReadTable {
  const { field, path, rights, context, view, newId } = asked
  const columns = importableColumns(field, path, rights)
  const room = (field.maxRows ?? defaultMaxRows) - asked.present
  const columnOf = columnFinder(columns)
  const found: ReadTable = { rows: [], incomplete: 0, unknownColumns: [], refused: [] }
  const unknown = new Set<string>()
  for (const source of sources) {
    const row: TableRow = { id: newId() }
    const reasons: RowReason[] = []
    for (const [name, cell] of Object.entries(source.record)) {
      const column = columnOf(name)
      const text = cellText(cell)
      if (column === undefined) {
        if (!ignored.has(name.trim())) unknown.add(name)
        continue
      }
      if (source.formulas.includes(name)) {
        reasons.push({ kind: 'formula', column: name })
        continue
      }
      if (text === '') continue
      // named in two ways: which one is meant nobody knows
      if (Object.hasOwn(row, column.key)) {
        reasons.push({ kind: 'twice', column: name })
        continue
      }
      const value = fieldFromText(column, text, context)
      for (const problem of getFieldType(column).check(value, column, context))
        reasons.push({ kind: 'cell', problem: { ...problem, path: column.key } })
      row[column.key] = value
    }
    if (reasons.length === 0 && Object.keys(row).length === 1) continue
    if (reasons.length === 0 && found.rows.length >= room) reasons.push({ kind: 'full', max: field.maxRows ?? defaultMaxRows })
    if (reasons.length > 0) {
      found.refused.push({ source, reasons })
      continue
    }
    const isIncomplete = columns.some(
      (column) =>
        effectiveField(`${path}.${column.key}`, column, view, rights, row).required && getFieldType(column).isEmpty(row[column.key]),
    )
    if (isIncomplete) found.incomplete++
    found.rows.push(row)
  }
  found.unknownColumns = [...unknown]
  return found
}

/** Whether a file has any of the columns. */
export function hasColumnOf(sources: readonly SourceRow[], columns: readonly Field[]): boolean {
  const columnOf = columnFinder(columns)
  return sources.some(({ record }) => Object.keys(record).some((name) => columnOf(name) !== undefined))
}

/** The column a name of a file means: by its label in any language, or its key. Each name is looked at once, however many rows have it. */
function columnFinder(columns: readonly Field[]): (name: string) => Field | undefined {
  const columnByName = new Map<string, Field>()
  for (const column of columns)
    for (const name of [column.key, ...Object.values(column.label), ...locales.map((locale) => columnHead(column, locale))].map(tidy))
      if (!columnByName.has(name)) columnByName.set(name, column)
  const known = new Map<string, Field | undefined>()
  return (name) => {
    if (!known.has(name)) known.set(name, columnByName.get(tidy(name)))
    return known.get(name)
  }
}

function tidy(name: string): string {
  return name
    .normalize('NFKC')
    .replace(/[*\s\ufeff]/g, '')
    .toLowerCase()
}

function cellText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

import type { Text } from '../i18n/text.ts'
import { emptyData } from './empty-data.ts'
import { isBlank, put, type Json } from './json.ts'
import type { Field, FormContext, FormData, FormDefinition } from './model.ts'
import { findField, getValue } from './paths.ts'
import { fieldText } from './to-text.ts'
import { rowsOf } from './types/table/model.ts'

/**
 * What a person is told when what they filled in comes into another form. `gone`: it has no place there any more; `words` is what stood in it and `value` the same
 * as data. `renamed`: it stands under another name (`before`). `required`: it is asked for now, and empty.
 */
export type FormChange =
  | { kind: 'gone'; path: string; label: Text; words: string; value: unknown }
  | { kind: 'renamed'; path: string; label: Text; before: Text }
  | { kind: 'required'; path: string; label: Text }

/** Paths (`section.field`, `section.table.column`) of earlier versions of a form, by what they are called now. */
export type Renamed = Readonly<Record<string, string>>

/**
 * Data of one form as data of another, usually a later version: what has the same path and type comes over, and what `renamed` leads to its new path. Nothing that
 * was filled in is lost: what does not fit stands in the changes. Tables keep their rows and the ids of rows.
 */
export function moveData(
  from: FormDefinition,
  to: FormDefinition,
  data: FormData,
  { renamed = {}, context }: { renamed?: Renamed; context: FormContext },
): { data: FormData; changes: FormChange[] } {
  const wordsOf: WordsOf = (field, value) => fieldText(field, value, context)
  const moved = emptyData(to)
  const changes: FormChange[] = []
  const used = new Set<string>()
  for (const section of to.sections)
    for (const field of section.fields) {
      const path = `${section.key}.${field.key}`
      const source = sourceOf(from, path, renamed)
      if (source !== undefined) used.add(source.path)
      const value = source === undefined ? undefined : getValue(data, source.path)
      const comesOver = source !== undefined && !isBlank(value) && fits(source.field, field)
      if (comesOver) {
        put(moved[section.key]!, field.key, value)
        if (source.path !== path) changes.push({ kind: 'renamed', path, label: field.label, before: source.field.label })
        if (field.type === 'table' && source.field.type === 'table')
          put(
            moved[section.key]!,
            field.key,
            moveRows({ path: source.path, columns: source.field.columns }, { path, columns: field.columns }, value, {
              renamed,
              changes,
              wordsOf,
            }),
          )
      } else if (source !== undefined) noteGone(changes, source, value, wordsOf)
      if (!comesOver && isAskedFor(field) && !isAskedFor(source?.field)) changes.push({ kind: 'required', path, label: field.label })
    }
  for (const section of from.sections)
    for (const field of section.fields) {
      const path = `${section.key}.${field.key}`
      if (!used.has(path)) noteGone(changes, { path, field }, getValue(data, path), wordsOf)
    }
  return { data: moved, changes }
}

interface Place {
  path: string
  field: Field
}

interface Columns {
  path: string
  columns: readonly Field[]
}

/** Where something stood that is at a path now. */
function sourceOf(from: FormDefinition, path: string, renamed: Renamed): Place | undefined {
  const paths = [path, ...Object.keys(renamed).filter((earlier) => renamed[earlier] === path)]
  for (const each of paths) {
    const field = findField(from, each)
    if (field !== undefined) return { path: each, field }
  }
  return undefined
}

const texts: ReadonlySet<string> = new Set(['text', 'long-text'])

/** Whether a value of one field says the same in another. */
function fits(before: Field, after: Field): boolean {
  return before.type === after.type || (texts.has(before.type) && texts.has(after.type))
}

function isAskedFor(field: Field | undefined): boolean {
  return field?.required !== undefined && field.required !== false
}

function noteGone(changes: FormChange[], { path, field }: Place, value: unknown, wordsOf: WordsOf): void {
  if (!isBlank(value)) changes.push({ kind: 'gone', path, label: field.label, words: wordsOf(field, value), value })
}

type WordsOf = (field: Field, value: unknown) => string

/** The rows of a table with the columns of another; its cells are told of once for each column. */
function moveRows(
  from: Columns,
  to: Columns,
  value: unknown,
  { renamed, changes, wordsOf }: { renamed: Renamed; changes: FormChange[]; wordsOf: WordsOf },
): unknown {
  const rows = rowsOf(value)
  const sources = new Map<Field, Field>()
  for (const column of to.columns) {
    const earlier = [column.key, ...earlierNames(renamed, from.path, `${to.path}.${column.key}`)]
    const source = earlier.map((key) => from.columns.find((each) => each.key === key)).find((each) => each !== undefined)
    const isKept = source !== undefined && fits(source, column)
    if (isKept) sources.set(column, source)
    if (isKept && source.key !== column.key)
      changes.push({ kind: 'renamed', path: `${to.path}.${column.key}`, label: column.label, before: source.label })
    if (!isKept && isAskedFor(column)) changes.push({ kind: 'required', path: `${to.path}.${column.key}`, label: column.label })
  }
  const kept = new Set(sources.values())
  for (const column of from.columns.filter((each) => !kept.has(each))) {
    const cells = rows.map((row) => row[column.key])
    if (cells.some((cell) => !isBlank(cell)))
      changes.push({
        kind: 'gone',
        path: `${from.path}.${column.key}`,
        label: column.label,
        words: cells.map((cell) => wordsOf(column, cell)).join('；'),
        value: cells,
      })
  }
  return rows.map((row) => {
    const moved: Json = { id: row['id'] }
    for (const [column, source] of sources) if (Object.hasOwn(row, source.key)) put(moved, column.key, row[source.key])
    return moved
  })
}

/** Keys of columns of an earlier table that are called so now. */
function earlierNames(renamed: Renamed, table: string, path: string): string[] {
  return Object.keys(renamed)
    .filter((earlier) => renamed[earlier] === path && earlier.startsWith(`${table}.`))
    .map((earlier) => earlier.slice(table.length + 1))
}

/** The data with other ids for the rows of its tables, for a case of its own. */
export function withNewRows(form: FormDefinition, data: FormData, newRowId: () => string): FormData {
  return Object.fromEntries(
    Object.entries(data).map(([key, section]) => {
      const tables = form.sections.find((each) => each.key === key)?.fields.filter(({ type }) => type === 'table') ?? []
      const changed = tables.map(({ key: table }) => [table, rowsOf(section[table]).map((row) => ({ ...row, id: newRowId() }))] as const)
      return [key, { ...section, ...Object.fromEntries(changed.filter(([table]) => Object.hasOwn(section, table))) }]
    }),
  )
}

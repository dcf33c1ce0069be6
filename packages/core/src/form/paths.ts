import { isRecord, own, put } from './json.ts'
import type { Field, FormData, FormDefinition, Section } from './model.ts'

/**
 * Where something is in a form: `section`, `section.field`, `section.table[2].column` (row by place), `section.table[#id].column`
 * (row by its id, as `diff` writes it) and, below a composite field, one more name: `section.leader.phone`.
 */
export interface FieldPath {
  section: string
  field?: string
  /** Place of the row, from 0, or its id. */
  row?: number | string
  /** Column of a table, or part of a composite value. */
  part?: string
  /** Part of a composite value in a column. */
  subPart?: string
}

const pathPattern =
  /^([A-Za-z]\w*)(?:\.([A-Za-z]\w*)(?:\[(?:(\d{1,6})|#([A-Za-z0-9-]{1,64}))\])?(?:\.([A-Za-z]\w*)(?:\.([A-Za-z]\w*))?)?)?$/

/** Reads a path; undefined when it is none. */
export function findPath(path: string): FieldPath | undefined {
  const match = pathPattern.exec(path)
  if (match === null) return undefined
  const [, section, field, place, id, part, subPart] = match
  const found: FieldPath = { section: section! }
  if (field !== undefined) found.field = field
  if (place !== undefined) found.row = Number(place)
  if (id !== undefined) found.row = id
  if (part !== undefined) found.part = part
  if (subPart !== undefined) found.subPart = subPart
  return found
}

/** Joins two parts of a path; either may be empty, a row (`[2]`) follows without a dot. */
export function joinPath(left: string, right: string): string {
  if (left === '' || right === '') return left + right
  return right.startsWith('[') ? left + right : `${left}.${right}`
}

/** A path without its rows: `basic.history[2].money` → `basic.history.money`. Rules and definitions speak of columns, not of rows. */
export function withoutRows(path: string): string {
  return path.replace(/\[[^\]]*\]/g, '')
}

/** Whether a path is another one or lies below it; rows do not matter to a path written without them. */
export function isWithin(path: string, outer: string): boolean {
  if (outer === '*') return true
  const [inner, frame] = outer.includes('[') ? [path, outer] : [withoutRows(path), outer]
  return inner === frame || inner.startsWith(`${frame}.`) || inner.startsWith(`${frame}[`)
}

export function findSection(definition: FormDefinition, key: string): Section | undefined {
  return definition.sections.find((section) => section.key === key)
}

/** The field a path leads to; inside a table the column, for a part of a composite value the field that holds it. */
export function findField(definition: FormDefinition, path: string): Field | undefined {
  const found = findPath(path)
  if (found?.field === undefined) return undefined
  const field = findSection(definition, found.section)?.fields.find(({ key }) => key === found.field)
  if (field?.type !== 'table' || found.part === undefined) return field
  return field.columns.find(({ key }) => key === found.part)
}

/** Reads the path of a whole field, `section.field`; undefined for what lies in a field, and for a section. */
function findWholePath(path: string): { section: string; field: string } | undefined {
  const { section, field, row, part } = findPath(path) ?? {}
  return section === undefined || field === undefined || row !== undefined || part !== undefined ? undefined : { section, field }
}

/** The field whose own path this is, as `setValue` takes it; undefined for what lies in a field. */
export function findWholeField(definition: FormDefinition, path: string): Field | undefined {
  return findWholePath(path) && findField(definition, path)
}

/** Like `findField`, for paths that are known to be right. Throws otherwise. */
export function getField(definition: FormDefinition, path: string): Field {
  const field = findField(definition, path)
  if (field === undefined) throw new Error(`no field at «${path}»`)
  return field
}

/** Every path of a form that rules, viewers and lists may name: sections, fields and columns of tables, in the form's order. */
export function allPaths(definition: FormDefinition): string[] {
  return definition.sections.flatMap((section) => [
    section.key,
    ...section.fields.flatMap((field) => {
      const path = `${section.key}.${field.key}`
      return field.type === 'table' ? [path, ...field.columns.map((column) => `${path}.${column.key}`)] : [path]
    }),
  ])
}

/** The value at a path, or undefined; rows by place or by id. Never throws. */
export function getValue(data: unknown, path: string): unknown {
  const found = findPath(path)
  if (found === undefined) return undefined
  const section = own(data, found.section)
  if (found.field === undefined) return section
  let value = own(section, found.field)
  if (found.row !== undefined) {
    if (!Array.isArray(value)) return undefined
    value = typeof found.row === 'number' ? value[found.row] : value.find((row) => own(row, 'id') === found.row)
  }
  if (found.part !== undefined) value = own(value, found.part)
  return found.subPart === undefined ? value : own(value, found.subPart)
}

/** A copy of the data with another value at `section.field`; undefined is stored as null, which means «cleared». */
export function setValue(data: FormData, path: string, value: unknown): FormData {
  const found = findWholePath(path)
  if (found === undefined) throw new Error(`not the path of a field: «${path}»`)
  const section = own(data, found.section)
  const filled: Record<string, unknown> = isRecord(section) ? { ...section } : {}
  put(filled, found.field, value === undefined ? null : value)
  const next: FormData = { ...data }
  put(next, found.section, filled)
  return next
}

import { isSame, own } from './json.ts'
import { isRowId, rowsOf, type Settings as TableSettings } from './types/table/model.ts'
import type { FormDefinition } from './model.ts'

/**
 * One field that says something else than before. Cells of tables have the row's id in the path (`basic.history[#r1].money`), rows that
 * came or went are one change each (`basic.history[#r1]`) with null on the other side.
 */
export interface FieldChange {
  path: string
  before: unknown
  after: unknown
}

/** What differs between two states of the data, in the form's order. Blank values are equal; names unknown to the form are not looked at. */
export function changedFields(definition: FormDefinition, before: unknown, after: unknown): FieldChange[] {
  return definition.sections.flatMap((section) =>
    section.fields.flatMap((field) => {
      const path = `${section.key}.${field.key}`
      const [left, right] = [own(own(before, section.key), field.key), own(own(after, section.key), field.key)]
      if (isSame(left, right)) return []
      return (field.type === 'table' ? changedRows(path, field, left, right) : undefined) ?? [change(path, left, right)]
    }),
  )
}

/** Changes per row; undefined when rows cannot be told apart by id, then the table changed as a whole. */
function changedRows(path: string, field: TableSettings, before: unknown, after: unknown): FieldChange[] | undefined {
  const [left, right] = [rowsById(before), rowsById(after)]
  if (left === undefined || right === undefined) return undefined
  const changes: FieldChange[] = []
  for (const [id, row] of right) {
    const old = left.get(id)
    if (old === undefined) changes.push(change(`${path}[#${id}]`, null, row))
    else
      for (const { key } of field.columns)
        if (!isSame(own(old, key), own(row, key))) changes.push(change(`${path}[#${id}].${key}`, own(old, key), own(row, key)))
  }
  for (const [id, row] of left) if (!right.has(id)) changes.push(change(`${path}[#${id}]`, row, null))
  return changes.length === 0 && [...left.keys()].join() === [...right.keys()].join()
    ? []
    : changes.length === 0
      ? [change(path, before, after)]
      : changes
}

function rowsById(value: unknown): Map<string, Record<string, unknown>> | undefined {
  if (value === undefined || value === null || value === '') return new Map()
  if (!Array.isArray(value)) return undefined
  const rows = new Map<string, Record<string, unknown>>()
  for (const row of rowsOf(value)) {
    const id = own(row, 'id')
    if (!isRowId(id) || rows.has(id)) return undefined
    rows.set(id, row)
  }
  return rows.size === value.length ? rows : undefined
}

function change(path: string, before: unknown, after: unknown): FieldChange {
  return { path, before: before === undefined ? null : before, after: after === undefined ? null : after }
}

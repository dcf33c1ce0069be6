import { isRecord, type Json } from './json.ts'
import { getFieldType } from './lookup.ts'
import { rowsOf } from './types/table/model.ts'
import type { Field, FormContext } from './model.ts'

// What a form says to other programs (specification §3, §7.3): its names and values, with the name of a code next to it.

/** The fields of a section, or the columns of a row, as other programs read them: entries of the field types, tables row by row. Fields without a value are left out. */
export function toldFields(fields: readonly Field[], values: unknown, context: FormContext): Record<string, unknown> {
  if (!isRecord(values)) return {}
  return Object.assign(
    {},
    ...fields.filter(({ key }) => Object.hasOwn(values, key)).map((field) => toldField(field, values[field.key], context)),
  ) as Record<string, unknown>
}

function toldField(field: Field, value: unknown, context: FormContext): Record<string, unknown> {
  if (field.type === 'table') return { [field.key]: toldRows(field.columns, value, context) }
  const type = getFieldType(field)
  return type.tell === undefined || value === null ? { [field.key]: value } : type.tell(value, field, context)
}

function toldRows(columns: readonly Field[], rows: unknown, context: FormContext): Json[] {
  return rowsOf(rows).map((row) => ({ id: row['id'], ...toldFields(columns, row, context) }))
}

/** What `toldFields` told, as the form has it. */
export function heardFields(fields: readonly Field[], told: unknown, context: FormContext): Record<string, unknown> {
  if (!isRecord(told)) return {}
  return Object.fromEntries(fields.map((field) => [field.key, heardField(field, told, context)]).filter(([, value]) => value !== undefined))
}

function heardField(field: Field, told: Json, context: FormContext): unknown {
  if (!Object.hasOwn(told, field.key)) return undefined
  const type = getFieldType(field)
  const value = told[field.key]
  if (field.type === 'table') return rowsOf(value).map((row) => ({ id: row['id'], ...heardFields(field.columns, row, context) }))
  return type.hear === undefined || value === null ? value : type.hear(told, field, context)
}

import { evaluateCondition } from './condition-evaluate.ts'
import { isRecord, own, put, type Json } from './json.ts'
import type { Field, FormData, FormDefinition } from './model.ts'
import { rowsOf } from './types/table/model.ts'

/** Conditions may hang on one another; after this many rounds a circle is cut, alike in browser and server. */
const rounds = 10

/** Whether a field of a section (or a column of a row) exists, over data from `askedData`. */
export function isAsked(field: Field, data: unknown, row?: unknown): boolean {
  return field.when === undefined || evaluateCondition(field.when, data, row)
}

/**
 * The data of the sections and fields that exist: what stands in a field whose condition does not hold is left out, also from
 * the view of other conditions. Unknown names are left out too. This is what counts at submission.
 */
export function askedData(definition: FormDefinition, data: unknown): FormData {
  const hasConditions = definition.sections.some(
    (section) =>
      section.when !== undefined ||
      section.fields.some(
        (field) => field.when !== undefined || (field.type === 'table' && field.columns.some((column) => column.when !== undefined)),
      ),
  )
  let known = pick(definition, data, undefined)
  if (!hasConditions) return known
  let before = ''
  for (let round = 0; round < rounds; round++) {
    const after = namesOf(known)
    if (after === before) break
    before = after
    known = pick(definition, data, known)
  }
  return known
}

function pick(definition: FormDefinition, data: unknown, view: FormData | undefined): FormData {
  const picked: FormData = {}
  for (const section of definition.sections) {
    const stored = own(data, section.key)
    if (!isRecord(stored)) continue
    if (view !== undefined && section.when !== undefined && !evaluateCondition(section.when, view)) continue
    const kept: Json = {}
    for (const field of section.fields) {
      if (!Object.hasOwn(stored, field.key)) continue
      if (view !== undefined && !isAsked(field, view)) continue
      put(
        kept,
        field.key,
        view !== undefined && field.type === 'table' ? askedRows(field.columns, stored[field.key], view) : stored[field.key],
      )
    }
    put(picked, section.key, kept)
  }
  return picked
}

/** Rows without the cells whose column does not exist in that row; a value that is no list stays for `check` to name. */
function askedRows(columns: Field[], value: unknown, view: FormData): unknown {
  if (!Array.isArray(value) || rowsOf(value).length !== value.length) return value
  const conditional = columns.filter((column) => column.when !== undefined)
  if (conditional.length === 0) return value
  return value.map((row: Json) => {
    const gone = conditional.filter((column) => Object.hasOwn(row, column.key) && !isAsked(column, view, row))
    return gone.length === 0 ? row : Object.fromEntries(Object.entries(row).filter(([key]) => !gone.some((column) => column.key === key)))
  })
}

function namesOf(data: FormData): string {
  return Object.keys(data)
    .map((section) => `${section}:${Object.keys(data[section]!).join()}`)
    .join(';')
}

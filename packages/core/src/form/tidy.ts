import { isRecord, own, put, type Json } from './json.ts'
import { getFieldType } from './lookup.ts'
import type { Field, FormData, FormDefinition } from './model.ts'

/**
 * The data of a form as they are stored and judged: each value as its type tidies it (`tidy`), cells of tables too. What the form does not know, and what is no value of its
 * type, stays. Accepts any JSON and never throws.
 */
export function tidyData(definition: FormDefinition, data: FormData): FormData {
  const tidied: FormData = { ...data }
  for (const { key, fields } of definition.sections) {
    const filled = own(data, key)
    if (isRecord(filled)) put(tidied, key, tidyFields(fields, filled))
  }
  return tidied
}

function tidyFields(fields: readonly Field[], filled: Json): Json {
  const tidied: Json = { ...filled }
  for (const field of fields) {
    if (!Object.hasOwn(filled, field.key)) continue
    const value = filled[field.key]
    if (field.type !== 'table') put(tidied, field.key, getFieldType(field).tidy?.(value, field) ?? value)
    else if (Array.isArray(value))
      put(
        tidied,
        field.key,
        value.map((row: unknown) => (isRecord(row) ? tidyFields(field.columns, row) : row)),
      )
  }
  return tidied
}

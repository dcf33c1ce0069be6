import { getFieldType } from './lookup.ts'
import type { Field, FormContext } from './model.ts'

/** The value of a field as a reader sees it, '' when it is empty. Accepts any JSON and never throws. */
export function fieldText(field: Field, value: unknown, context: FormContext): string {
  const type = getFieldType(field)
  return type.isEmpty(value) ? '' : type.toText(value, field, context)
}

/** The value that a pasted or imported cell means for a field; null for an empty one. What means nothing stays text, for `check` to name. */
export function fieldFromText(field: Field, text: string, context: FormContext): unknown {
  if (text.trim() === '') return null
  const type = getFieldType(field)
  return type.fromText === undefined ? text.trim() : type.fromText(text, field, context)
}

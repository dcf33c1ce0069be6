import { textIn, type Locale } from '../i18n/text.ts'
import { translate } from '../i18n/translate.ts'
import { getFieldType } from './lookup.ts'
import type { Field, FormContext } from './model.ts'

/** The value of a field as a reader sees it, '' when it is empty. Accepts any JSON and never throws. */
export function fieldText(field: Field, value: unknown, context: FormContext): string {
  const type = getFieldType(field)
  return type.isEmpty(value) ? '' : type.toText(value, field, context)
}

/** As `fieldText`, for a column whose head says the unit (`columnHead`). */
export function cellText(field: Field, value: unknown, context: FormContext): string {
  const type = getFieldType(field)
  if (type.isEmpty(value)) return ''
  return type.toCell === undefined ? type.toText(value, field, context) : type.toCell(value, field, context)
}

/** The unit of a field's values, if they have one. */
export function unitOf(field: Field, locale: Locale): string | undefined {
  return getFieldType(field).unit?.(field, locale)
}

/** The head of a column of a table: its label and, where its values have one, their unit: `面积（平方米）`. */
export function columnHead(field: Field, locale: Locale): string {
  const label = textIn(field.label, locale)
  const unit = unitOf(field, locale)
  return unit === undefined ? label : translate(locale, 'form.headWithUnit', { label, unit })
}

/** The value that a pasted or imported cell means for a field; null for an empty one. What means nothing stays text, for `check` to name. */
export function fieldFromText(field: Field, text: string, context: FormContext): unknown {
  if (text.trim() === '') return null
  const type = getFieldType(field)
  return type.fromText === undefined ? text.trim() : type.fromText(text, field, context)
}

import type { Field } from '@wenwu/core/form/model'
import { fieldWidgets } from './fields.generated.ts'
import type { FieldWidgets } from './widget.ts'

/** The widgets of a field's type. A definition of the server names known types only; anything else is shown as text. */
export function findWidgets(field: Field): FieldWidgets {
  const type = Object.hasOwn(fieldWidgets, field.type) ? field.type : 'text'
  return fieldWidgets[type] as unknown as FieldWidgets
}

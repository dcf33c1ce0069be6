import { fieldTypes } from './types/index.generated.ts'
import type { Field, FieldBase, FieldType } from './model.ts'

/** The type of a field that came from anywhere; undefined for a type this version does not know. */
export function findFieldType(type: unknown): FieldType<FieldBase> | undefined {
  return typeof type === 'string' && Object.hasOwn(fieldTypes, type) ? fieldTypes[type as Field['type']] : undefined
}

/** The type of a field of a parsed definition. Throws for an unknown type: such a definition does not parse. */
export function getFieldType(field: Field): FieldType<FieldBase> {
  const found = findFieldType(field.type)
  if (found === undefined) throw new Error(`no field type «${String(field.type)}»`)
  return found
}

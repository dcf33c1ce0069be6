import { isBlank } from './json.ts'
import { getValue } from './paths.ts'
import type { FormData, FormDefinition } from './model.ts'

/**
 * What an earlier application says of who applies, by path: its answers to the fields of the section that names the unit, where it asked for the
 * same key with the same type. Tables and files stay with their case.
 */
export function carriedOver(definition: FormDefinition, earlier: { definition: FormDefinition; data: FormData }): Record<string, unknown> {
  const key = definition.applicant?.name.split('.')[0]
  const fieldsOf = (form: FormDefinition) => form.sections.find((section) => section.key === key)?.fields ?? []
  const known = new Map(fieldsOf(earlier.definition).map((field) => [field.key, field.type]))
  return Object.fromEntries(
    fieldsOf(definition)
      .filter(({ key: field, type }) => known.get(field) === type && type !== 'table' && type !== 'attachment')
      .map((field) => [`${key}.${field.key}`, getValue(earlier.data, `${key}.${field.key}`)] as const)
      .filter(([, value]) => !isBlank(value)),
  )
}

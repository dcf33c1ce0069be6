import type { FormData, FormDefinition } from './model.ts'

/** The data of a form nobody has filled in: every section and field present, tables and files empty, everything else null. */
export function emptyData(definition: FormDefinition): FormData {
  return Object.fromEntries(
    definition.sections.map((section) => [
      section.key,
      Object.fromEntries(section.fields.map((field) => [field.key, field.type === 'table' || field.type === 'attachment' ? [] : null])),
    ]),
  )
}

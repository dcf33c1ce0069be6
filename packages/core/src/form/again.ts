import { changedFields } from './diff.ts'
import { letterFields } from './letter.ts'
import { setValue } from './paths.ts'
import type { FormData, FormDefinition } from './model.ts'

const ofLetter: ReadonlySet<string> = new Set(letterFields)

/** The data of an application that is made again: it goes up with a new letter, so number and title of the last one are left out. */
export function withoutLetter(form: FormDefinition, data: FormData): FormData {
  return form.sections
    .flatMap(({ key, fields }) => fields.filter((field) => ofLetter.has(field.key)).map((field) => `${key}.${field.key}`))
    .reduce((left, path) => setValue(left, path, null), data)
}

/** Whether an application that is made again says what the one before said: rows by their words, and apart from the letter and what tells that it is made again. */
export function isSameAgain(form: FormDefinition, before: FormData, after: FormData): boolean {
  const compared = {
    ...form,
    sections: form.sections.map((section) => ({
      ...section,
      fields: section.fields.filter((field) => !ofLetter.has(field.key) && !(field.type === 'select' && field.afterRefusal !== undefined)),
    })),
  }
  return changedFields(compared, withoutRowIds(before), withoutRowIds(after)).length === 0
}

/** Rows have ids of their own in each application. */
function withoutRowIds(data: FormData): FormData {
  return Object.fromEntries(
    Object.entries(data).map(([key, section]) => [
      key,
      Object.fromEntries(Object.entries(section).map(([field, value]) => [field, Array.isArray(value) ? value.map(withoutId) : value])),
    ]),
  )
}

function withoutId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null || !('id' in row)) return row
  const { id: _id, ...said } = row
  return said
}

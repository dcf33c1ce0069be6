import { isRecord, own } from '../form/json.ts'
import type { FormData, FormDefinition } from '../form/model.ts'
import { getFieldType } from '../form/lookup.ts'

/** A maintained text as it is stored: the fields of all sections by their keys; fields that are not filled are absent. */
export type Payload = Record<string, unknown>

/** The payload as the form engine edits it: each field in its section. */
export function formDataOf(form: FormDefinition, payload: Payload): FormData {
  return Object.fromEntries(
    form.sections.map((section) => [
      section.key,
      Object.fromEntries(section.fields.flatMap(({ key }) => (Object.hasOwn(payload, key) ? [[key, payload[key]]] : []))),
    ]),
  )
}

/** The payload of what was typed: known fields only, empty ones left out. Accepts any JSON. */
export function payloadOf(form: FormDefinition, data: unknown): Payload {
  const payload: Payload = {}
  for (const section of form.sections) {
    const filled = own(data, section.key)
    if (!isRecord(filled)) continue
    for (const field of section.fields) {
      const value = own(filled, field.key)
      if (!getFieldType(field).isEmpty(value)) payload[field.key] = value
    }
  }
  return payload
}

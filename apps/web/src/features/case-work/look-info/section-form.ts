import { heardFields } from '@wenwu/core/form/told'
import type { FormContext, FormData, FormDefinition } from '@wenwu/core/form/model'
import { isBlank, isRecord } from '@wenwu/core/form/json'

/** The one object of a reply: calls whose callers use the first element of a list answer a list. */
export function firstOf(reply: unknown): Record<string, unknown> {
  const first: unknown = Array.isArray(reply) ? reply[0] : reply
  return isRecord(first) ? first : {}
}

/** What a reply says of these sections, as the form has it. */
export function heardSections(form: FormDefinition, sections: readonly string[], reply: unknown, context: FormContext): FormData {
  // other programs are told in Chinese
  const chinese: FormContext = { ...context, locale: 'zh_CN' }
  const told = firstOf(reply)
  return Object.fromEntries(
    form.sections.filter(({ key }) => sections.includes(key)).map(({ key, fields }) => [key, heardFields(fields, told, chinese)]),
  )
}

/** Whether nothing of a section is filled in. */
export function isEmptySection(data: FormData): boolean {
  return isBlank(data)
}

/**
 * The form for showing one section by itself: what was told is shown without asking whether it was asked for, since that hangs on answers of sections that
 * are not here; what was not told goes by its condition.
 */
export function formOfSection(form: FormDefinition, data: FormData): FormDefinition {
  return {
    ...form,
    sections: form.sections.map(({ when: _when, ...section }) => ({
      ...section,
      fields: section.fields.map((field) => {
        if (isBlank(data[section.key]?.[field.key])) return field
        const { when: _condition, ...shown } = field
        return shown
      }),
    })),
  }
}

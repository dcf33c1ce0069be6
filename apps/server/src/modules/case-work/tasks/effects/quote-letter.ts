import { plainText } from '@wenwu/core/form/field-base'
import { letterFields } from '@wenwu/core/form/letter'
import type { FormData } from '@wenwu/core/form/model'
import { setValue } from '@wenwu/core/form/paths'
import type { ItemDefinition } from '@wenwu/core/item/model'
import { tidyName } from '@wenwu/core/kernel/text'
import { saveData, termsOfCase } from '../../cases/index.ts'
import type { Effect } from '../effect.ts'

/** What is not said stays as the applicant wrote it; what is said empty is taken away. */
export const run: Effect = async (ctx, { record, item, input, data }) => {
  const after = letterFields
    .filter((key) => Object.hasOwn(input, key))
    .reduce((filled, key) => fill(filled, item.definition, key, tidyName(plainText(input[key]))), data)
  await saveData(ctx.db, record.id, data, after)
  const { rfNumber } = input
  if (rfNumber === undefined) return {}
  const reference_number = tidyName(plainText(rfNumber))
  return { columns: { reference_number, search_terms: termsOfCase({ ...record, reference_number }) } }
}

/** The data with a field filled in, in the section that has it. */
function fill(data: FormData, { form }: ItemDefinition, key: string, value: string): FormData {
  const section = form.sections.find(({ fields }) => fields.some((field) => field.key === key))
  return section === undefined ? data : setValue(data, `${section.key}.${key}`, value)
}

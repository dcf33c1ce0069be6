import { expect, it } from 'vitest'
import { text } from '@wenwu/core/i18n/text'
import type { FormContext, FormDefinition } from '@wenwu/core/form/model'
import { firstOf, formOfSection, heardSections, isEmptySection } from './section-form.ts'

const context: FormContext = { locale: 'en_US', today: '2026-11-20' }
const label = text('某项', 'Something')
const elsewhere = { op: 'eq' as const, field: 'other.isAsked', value: true }
const form: FormDefinition = {
  sections: [
    {
      key: 'unit',
      title: label,
      when: elsewhere,
      fields: [
        { key: 'punitName', type: 'heritage-unit', label },
        { key: 'lotNumbers', type: 'number', label, phrase: text('第{n}批', 'Batch {n}') },
        { key: 'ptName', type: 'select', label, options: [{ code: '1', name: text('本体保护', 'Substance') }], when: elsewhere },
        { key: 'remark', type: 'text', label, when: elsewhere },
      ],
    },
    { key: 'other', title: label, fields: [{ key: 'isAsked', type: 'yes-no', label }] },
  ],
}
const told = { punitName: '望川楼', lotNumbers: '第7批', ptName: '本体保护', ptCode: '1' }

it('a reply is heard as the form has it, in whatever language it is read; of a list the first element', () => {
  const heard = { unit: { punitName: { name: '望川楼' }, lotNumbers: 7, ptName: '1' } }
  expect(heardSections(form, ['unit'], told, context)).toEqual(heard)
  expect(heardSections(form, ['unit'], [told], context)).toEqual(heard)
  for (const nothing of [null, [], {}, 'x']) {
    expect(firstOf(nothing)).toEqual({})
    expect(isEmptySection(heardSections(form, ['unit'], nothing, context))).toBe(true)
  }
  expect(isEmptySection(heard)).toBe(false)
})

it('what was told is shown whatever other sections say; the rest goes by its condition', () => {
  const shown = formOfSection(form, heardSections(form, ['unit'], told, context))
  expect(shown.sections[0]!.when).toBeUndefined()
  expect(shown.sections[0]!.fields.map(({ key, when }) => [key, when])).toEqual([
    ['punitName', undefined],
    ['lotNumbers', undefined],
    ['ptName', undefined],
    ['remark', elsewhere],
  ])
})

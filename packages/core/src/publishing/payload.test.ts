import { expect, it } from 'vitest'
import type { FormDefinition } from '../form/model.ts'
import { text } from '../i18n/text.ts'
import { formDataOf, payloadOf } from './payload.ts'

const label = text('名称', 'Name')
const form: FormDefinition = {
  sections: [
    {
      key: 'a',
      title: label,
      fields: [
        { type: 'text', key: 'title', label },
        { type: 'number', key: 'position', label },
      ],
    },
    { key: 'b', title: label, fields: [{ type: 'long-text', key: 'body', label }] },
  ],
}

it('a payload is the filled fields of all sections, and goes back to where they belong', () => {
  const typed = { a: { title: '甲', position: null, other: 'x' }, b: { body: '  ' }, c: { title: '外' } }
  expect(payloadOf(form, typed)).toEqual({ title: '甲' })
  expect(formDataOf(form, { title: '甲', body: '文', unknown: 1 })).toEqual({ a: { title: '甲' }, b: { body: '文' } })
  expect(payloadOf(form, { a: { position: 0 } })).toEqual({ position: 0 })
})

it('takes any JSON, inherited names too', () => {
  for (const odd of [null, 1, 'x', [], { a: 'x' }, { a: [] }, { constructor: {} }]) expect(payloadOf(form, odd)).toEqual({})
})

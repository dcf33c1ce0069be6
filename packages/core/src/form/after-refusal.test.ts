import { expect, test } from 'vitest'
import { text } from '../i18n/text.ts'
import { afterRefusal } from './after-refusal.ts'
import type { Field, FormDefinition } from './model.ts'
import { getFieldType } from './lookup.ts'

const options = ['1', '2'].map((code) => ({ code, name: text(code, code) }))
const kind: Field = { key: 'kind', type: 'select', label: text('类型', 'Kind'), options, afterRefusal: '2' }
const other: Field = { key: 'other', type: 'select', label: text('其他', 'Other'), options }
const form: FormDefinition = { sections: [{ key: 'letter', title: text('来文', 'Letter'), fields: [kind, other] }] }

test('what tells of an earlier refusal says so, the rest stays', () => {
  const data = { letter: { kind: '1', other: '1' } }
  expect(afterRefusal(form, data)).toEqual({ letter: { kind: '2', other: '1' } })
  expect(data.letter.kind).toBe('1')
})

test('what it says must be one of the options', () => {
  expect(getFieldType(kind).inspect?.(kind)).toEqual([])
  expect(getFieldType(kind).inspect?.({ ...kind, afterRefusal: '3' } as Field)).toEqual(['afterRefusal is no option'])
})

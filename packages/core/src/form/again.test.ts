import { expect, it } from 'vitest'
import { text } from '../i18n/text.ts'
import { isSameAgain, withoutLetter } from './again.ts'
import type { FormDefinition } from './model.ts'

const label = text('项', 'Item')
const form: FormDefinition = {
  sections: [
    {
      key: 'works',
      title: label,
      fields: [
        { key: 'name', type: 'text', label },
        { key: 'list', type: 'table', label, columns: [{ key: 'what', type: 'text', label }] },
      ],
    },
    {
      key: 'letter',
      title: label,
      fields: [
        { key: 'rfTitle', type: 'text', label },
        { key: 'rfNumber', type: 'text', label },
        { key: 'kind', type: 'select', label, options: [{ code: '2', name: label }], afterRefusal: '2' },
      ],
    },
  ],
}
const before = {
  works: { name: '甲', list: [{ id: 'a', what: '瓦' }] },
  letter: { rfTitle: '请示', rfNumber: '1号', kind: '1' },
}

it('an application that is made again goes up with a new letter', () => {
  expect(withoutLetter(form, before)).toEqual({ ...before, letter: { rfTitle: null, rfNumber: null, kind: '1' } })
})

it('is the same while nothing but rows’ ids, the letter and its kind differ', () => {
  const again = { works: { name: '甲', list: [{ id: 'b', what: '瓦' }] }, letter: { rfTitle: null, rfNumber: '2号', kind: '2' } }
  expect(isSameAgain(form, before, again)).toBe(true)
  expect(isSameAgain(form, before, { ...again, works: { name: '乙', list: again.works.list } })).toBe(false)
  expect(isSameAgain(form, before, { ...again, works: { name: '甲', list: [{ id: 'b', what: '木' }] } })).toBe(false)
})

import { expect, it } from 'vitest'
import { carriedOver } from './carry-over.ts'
import { emptyData } from './empty-data.ts'
import type { Field, FormDefinition } from './model.ts'
import { text } from '../i18n/text.ts'

const label = text('项', 'Item')
const form = (fields: readonly [key: string, type: string][]): FormDefinition => ({
  sections: [
    { key: 'who', title: label, fields: fields.map(([key, type]) => ({ key, type, label }) as Field) },
    { key: 'works', title: label, fields: [{ key: 'name', type: 'text', label }] },
  ],
  applicant: { name: 'who.name', creditCode: 'who.code', isAgent: 'who.isAgent', address: 'who.address', contact: 'works.name' },
})

const asked = form([
  ['name', 'text'],
  ['superior', 'text'],
  ['since', 'date'],
  ['licence', 'attachment'],
  ['email', 'text'],
])

it('takes what the earlier application says in the same section under the same key and type', () => {
  const earlier = form([
    ['name', 'text'],
    ['superior', 'text'],
    ['since', 'text'],
    ['licence', 'attachment'],
    ['email', 'text'],
  ])
  const data = {
    who: { name: '甲', superior: '乙局', since: '2020', licence: [{ fileId: 'f' }], email: ' ' },
    works: { name: '工程' },
  }
  expect(carriedOver(asked, { definition: earlier, data })).toEqual({ 'who.name': '甲', 'who.superior': '乙局' })
})

it('takes nothing for a form that names no unit', () => {
  const { applicant: _applicant, ...nameless } = asked
  expect(carriedOver(nameless, { definition: asked, data: { who: { name: '甲' } } })).toEqual({})
})

it('a form begins with what the account says, and leaves blank what it does not', () => {
  const definition = form([
    ['name', 'text'],
    ['code', 'text'],
    ['isAgent', 'yes-no'],
    ['address', 'text'],
  ])
  const person = { kind: 'individual' as const, name: '陈晓', email: '', mobile: '' }
  expect(emptyData(definition, { name: '甲', creditCode: null, address: '' }, person)).toEqual({
    who: { name: '甲', code: null, isAgent: false, address: null },
    works: { name: '陈晓' },
  })
  expect(emptyData(definition, null, person).who).toEqual({ name: null, code: null, isAgent: null, address: null })
})

it('says of the applicant what kind of account files', () => {
  const asking = form([
    ['name', 'text'],
    ['kind', 'select'],
  ])
  const definition = { ...asking, applicant: { ...asking.applicant!, kind: 'who.kind' } }
  const kindOf = (kind: 'individual' | 'legal-entity') =>
    emptyData(definition, null, { kind, name: '陈晓', email: '', mobile: '' }).who!.kind
  expect([kindOf('individual'), kindOf('legal-entity')]).toEqual(['person', 'unit'])
})

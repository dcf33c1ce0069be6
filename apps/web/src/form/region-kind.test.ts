import { expect, it } from 'vitest'
import type { Field, FormDefinition } from '@wenwu/core/form/model'
import { text } from '@wenwu/core/i18n/text'
import { validate } from '@wenwu/core/form/validate'
import { regionOnceKnown } from './use-region-text.ts'
import { kindOfRegion, regionCodesIn } from './region-kind.ts'

const place: Field = { key: 'region', type: 'region', depth: 3, label: text('所在地', 'Place'), required: true }
const definition: FormDefinition = {
  sections: [
    { key: 'unit', title: text('概况', 'Unit'), fields: [place] },
    {
      key: 'sites',
      title: text('地点', 'Sites'),
      fields: [{ key: 'rows', type: 'table', label: text('地点', 'Sites'), columns: [place] }],
    },
  ],
}
const region = (code: string, hasChildren: boolean) => ({ code, name: code, hasChildren })
const lists = new Map([
  ['', [region('14', true), region('66', false)]],
  ['14', [region('1401', true)]],
  ['1401', [region('140110', false)]],
])

it('knows a division by the list it stands in, and nothing of lists that are not loaded', () => {
  expect(['66', '14', '1401', '140110', '1402', '610113'].map((code) => kindOfRegion(lists, code))).toEqual([
    'leaf',
    'inner',
    'inner',
    'leaf',
    'none',
    undefined,
  ])
})

it('finds the codes of fields and of rows, each once', () => {
  const data = { unit: { region: '1401' }, sites: { rows: [{ region: '1401' }, { region: '140110' }, { region: null }, 'no row'] } }
  expect(regionCodesIn(definition, data)).toEqual(['1401', '140110'])
  expect(regionCodesIn(definition, { unit: 'no section' })).toEqual([])
})

it('refuses with them what the server refuses: a city where a district is asked', () => {
  const context = { locale: 'zh_CN', today: '2026-11-22', regionKind: (code: string) => kindOfRegion(lists, code) } as const
  expect(validate(definition, { unit: { region: '1401' } }, context)).toEqual([{ path: 'unit.region', code: 'region-depth' }])
  expect(validate(definition, { unit: { region: '140110' } }, context)).toEqual([])
  expect(validate(definition, { unit: { region: '6101' } }, context)).toEqual([])
})

it('a region is said in words once its names are here, and by its code only where it has none', () => {
  const names = new Map([
    ['14', '山西省'],
    ['1401', '太原市'],
  ])
  const nameOf = (code: string) => names.get(code)
  expect(regionOnceKnown('140110', nameOf, false)).toBe('')
  expect(regionOnceKnown('140110', nameOf, true)).toBe('140110')
  expect(regionOnceKnown('', nameOf, false)).toBe('')
  names.set('140110', '晋源区')
  expect(regionOnceKnown('140110', nameOf, false)).toBe('山西省 太原市 晋源区')
})

import { expect, it } from 'vitest'
import type { ListFilter } from './list-types.ts'
import { namedChoices } from './named-choices.ts'

const items = Array.from({ length: 9 }, (_, i) => ({ value: `item-${i}`, label: `考古发掘之${i}` }))
const filters: ListFilter[] = [
  { kind: 'text', key: 'keyword', label: '关键词' },
  { kind: 'select', key: 'item', label: '事项', options: items },
  { kind: 'select', key: 'province', label: '省份', options: [{ value: '61', label: '陕西省' }] },
  { kind: 'dates', fromKey: 'from', toKey: 'to', label: '提交日期' },
]

it('offers the choices that a keyword names, with their filter', () => {
  expect(namedChoices(filters, { keyword: ' 陕西 ' })).toEqual([{ key: 'province', value: '61', label: '省份: 陕西省' }])
  expect(namedChoices(filters, { keyword: '考古' }).map(({ value }) => value)).toEqual(items.slice(0, 6).map(({ value }) => value))
})

it('offers nothing for one character, for what no choice is called, and for a filter that is set', () => {
  for (const values of [{}, { keyword: '陕' }, { keyword: '四川' }, { keyword: '陕西', province: '62' }])
    expect(namedChoices(filters, values)).toEqual([])
})

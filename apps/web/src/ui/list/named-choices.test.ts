import { expect, it } from 'vitest'
import type { ListFilter } from './list-types.ts'
import { namedChoices } from './named-choices.ts'

const items = Array.from({ length: 15 }, (_, i) => ({ value: `item-${i}`, label: `考古发掘之${i}`, also: `考古发掘审批之${i}` }))
const people = [{ value: 'p1', label: '谢思齐 · 陕西省文物局', name: '谢思齐' }]
const filters: ListFilter[] = [
  { kind: 'text', key: 'keyword', label: '关键词' },
  { kind: 'select', key: 'holder', label: '现办理人', options: people },
  { kind: 'select', key: 'handler', label: '办理人（含曾办）', options: people },
  { kind: 'select', key: 'item', label: '事项', options: items },
  { kind: 'select', key: 'province', label: '省份', options: [{ value: '61', label: '陕西省' }] },
  { kind: 'select', key: 'in', label: '查找范围', options: [{ value: 'recNumber', label: '受理编号' }] },
  { kind: 'dates', fromKey: 'from', toKey: 'to', label: '提交日期' },
]
const tabs = [
  { key: 'all', label: '全部' },
  { key: 'concluded', label: '已办结' },
]
const offered = (values: Record<string, string>) => namedChoices({ filters, tabs, values })

it('offers the choices that a keyword names, with their filter, by each of their names', () => {
  const province = { key: 'province', value: '61', label: '省份: 陕西省' }
  for (const keyword of [' 陕西省 ', '陕 西省', '陕\u200c西省']) expect(offered({ keyword }).slice(0, 1)).toEqual([province])
  expect(offered({ keyword: '考古' }).map(({ value }) => value)).toEqual(items.slice(0, 12).map(({ value }) => value))
  expect(offered({ keyword: '发掘审批之3' })).toEqual([{ key: 'item', value: 'item-3', label: '事项: 考古发掘之3' }])
})

it('does not offer where a keyword is looked for', () => {
  expect(offered({ keyword: '受理' })).toEqual([])
})

it('offers a person once, by the filter that finds more', () => {
  expect(offered({ keyword: '谢思齐' })).toEqual([{ key: 'handler', value: 'p1', label: '办理人（含曾办）: 谢思齐 · 陕西省文物局' }])
  // the body is not what the person is called: only those among the first choices would be offered
  expect(offered({ keyword: '陕西省文物局' })).toEqual([])
})

it('offers a tab by its name, before choices', () => {
  expect(offered({ keyword: '已办结' })).toEqual([{ key: 'preset', value: 'concluded', label: '已办结' }])
})

it('offers nothing for one character, for what no choice is called, and for a filter that is set', () => {
  for (const values of [{ keyword: '' }, { keyword: '陕' }, { keyword: '四川' }, { keyword: '陕西省文物局之外' }])
    expect(offered(values)).toEqual([])
  expect(offered({ keyword: '陕西', province: '62', holder: 'p2', handler: 'p2' })).toEqual([])
})

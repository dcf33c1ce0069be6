import { expect, it } from 'vitest'
import type { Field, FormContext } from '@wenwu/core/form/model'
import { rowFinder } from './row-finder.ts'

const label = { zh_CN: '列', en_US: 'Column' }
const columns = [
  { key: 'name', type: 'text', label },
  { key: 'grade', type: 'select', label, options: [{ code: '1', name: { zh_CN: '一级文物', en_US: 'Grade one' } }] },
  { key: 'price', type: 'money', label },
] satisfies Field[]
const context: FormContext = { locale: 'zh_CN', today: '2026-11-27' }
const rows = [
  { id: '1', name: '青铜鼎 A-01', grade: '1', price: 12.5 },
  { id: '2', name: '彩繪陶俑', grade: null, price: null },
  { id: '3', name: '青花瓷瓶', hidden: '青铜鼎' },
]

it.each([
  ['青', ['1', '3']],
  ['青铜鼎', ['1']],
  ['ａ－01', ['1']],
  ['彩绘', ['2']],
  ['陶俑 彩', ['2']],
  ['一级', ['1']],
  ['12.5', ['1']],
  ['鼎 瓶', []],
])('«%s» finds the rows that show it', (words, ids) => {
  const isMeant = rowFinder(words, columns, context)!
  for (let time = 0; time < 2; time++) expect(rows.filter(isMeant).map(({ id }) => id)).toEqual(ids)
})

it('no words are no find', () => {
  for (const words of ['', '  ', '　']) expect(rowFinder(words, columns, context)).toBeUndefined()
})

import { expect, it } from 'vitest'
import { numberKey, numberOrder } from './model.ts'

it.each(['GB/T 30687—2014', 'gbt30687-2014', 'ＧＢ／Ｔ　３０６８７－２０１４', 'GB/T30687 2014'])('%s is one number', (text) =>
  expect(numberKey(text)).toBe('gbt306872014'),
)
it('puts part 2 before part 10', () => {
  expect(['GB/T 33290.10', 'GB/T 33290.2', 'gb/t  33290.1'].toSorted((a, b) => (numberOrder(a) < numberOrder(b) ? -1 : 1))).toEqual([
    'gb/t  33290.1',
    'GB/T 33290.2',
    'GB/T 33290.10',
  ])
})

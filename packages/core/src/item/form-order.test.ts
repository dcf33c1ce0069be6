import { expect, it } from 'vitest'
import { byFormOrder, type AskedFor } from './form-order.ts'
import { sampleItem } from './testing/sample-item.ts'

it('fields stand as the form has them, rows and cells in their table, then materials; what is unknown comes last', () => {
  const field = (path: string): AskedFor => ({ kind: 'field', path })
  const material = (path: string): AskedFor => ({ kind: 'material', path })
  const inOrder = [
    field('basic.punitName'),
    field('basic.money'),
    field('basic.kind'),
    field('basic.history'),
    field('basic.history[2].content'),
    field('basic.history[10]'),
    field('basic.history[10].content'),
    field('letter.telNumber'),
    field('gone.field'),
    material('letter'),
    material('opinion'),
    material('gone'),
  ]
  const mixed = [11, 3, 8, 0, 6, 10, 1, 5, 9, 2, 7, 4].map((i) => inOrder[i]!)
  expect(mixed.sort(byFormOrder(sampleItem()))).toEqual(inOrder)
})

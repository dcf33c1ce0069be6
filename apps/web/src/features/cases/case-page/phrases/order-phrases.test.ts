import { expect, it } from 'vitest'
import { orderPhrases } from './order-phrases.ts'

const phrases = ['同意。', '请补充材料。', '不同意，请重新论证。', '同意，请加快办理。'].map((content) => ({ content }))
const order = (label: string, ...others: string[]) => orderPhrases(phrases, { label, others }).map(({ content }) => content)

it('those that name the chosen action come first, those of another last, and each part stays in its order', () => {
  expect(order('不同意', '同意')).toEqual(['不同意，请重新论证。', '请补充材料。', '同意。', '同意，请加快办理。'])
  expect(order('同意', '不同意')).toEqual(['同意。', '同意，请加快办理。', '请补充材料。', '不同意，请重新论证。'])
})

it('stay as they are where none names an action, and before one is chosen', () => {
  expect(order('上报国家文物局', '退回承办人')).toEqual(phrases.map(({ content }) => content))
  expect(orderPhrases(phrases, undefined)).toEqual(phrases)
})

import { expect, it } from 'vitest'
import { orderPhrases } from './order-phrases.ts'

const phrases = ['拟同意，请领导审定。', '请加强监管。', '拟不予批准，理由见批复。', '同意专家意见。'].map((content) => ({ content }))
const order = (label?: string) => orderPhrases(phrases, label).map(({ content }) => content)
const [agreed, neither, refused, experts] = order()

it.each(['不同意', '退回承办人', '不予受理', 'Draft refusal'])(
  'for «%s» those that say no come first, those that say yes last',
  (label) => {
    expect(order(label)).toEqual([refused, neither, agreed, experts])
  },
)

it.each(['拟原则同意', '评估通过', 'Draft consent'])('for «%s» those that say yes come first, those that say no last', (label) => {
  expect(order(label)).toEqual([agreed, experts, neither, refused])
})

it.each([undefined, '委托第三方评估', '専門家に送る'])('for %s they stay in their order', (label) => {
  expect(order(label)).toEqual([agreed, neither, refused, experts])
})

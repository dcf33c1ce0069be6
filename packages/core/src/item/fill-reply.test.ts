import { describe, expect, it } from 'vitest'
import { fillReply } from './fill-reply.ts'

describe('a text of a reply', () => {
  it.each([
    ['关于{name}立项的批复', '望川楼修缮工程', '关于望川楼修缮工程立项的批复'],
    ['关于{name}立项的批复', '望川楼修缮工程立项', '关于望川楼修缮工程立项的批复'],
    ['关于{name}立项的批复', '望川楼修缮工程立项的批复', '关于望川楼修缮工程立项的批复'],
    ['关于{name}考古发掘计划的批复', '漆水湾墓地考古发掘', '关于漆水湾墓地考古发掘计划的批复'],
    ['一、同意{name}立项。', '望川楼立项', '一、同意望川楼立项。'],
    ['关于{name}的批复', '长城保护的目的', '关于长城保护的目的的批复'],
    ['关于{name}。', '止步。。', '关于止步。。。'],
    ['{name}{name}收悉', '来文', '来文来文收悉'],
    ['没有占位', '值', '没有占位'],
  ])('%s with «%s»', (text, value, filled) => {
    expect(fillReply(text, () => value)).toBe(filled)
  })

  it('names each placeholder', () => {
    expect(fillReply('{a.b}与{columns.title}', (name) => `<${name}>`)).toBe('<a.b>与<columns.title>')
  })
})

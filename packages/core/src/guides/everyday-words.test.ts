import { expect, it } from 'vitest'
import { saysWord } from './everyday-words.ts'

const repair = '全国重点文物保护单位修缮审批（修缮、抢险加固工程）'
const collections = '馆藏一级文物的修复、复制、拓印许可'

it('finds official words by what people call them, also written together', () => {
  for (const word of ['修缮', '维修', '修房子', '古建筑', '古建筑修缮', '老房子大修'])
    expect([word, saysWord(repair, word)]).toEqual([word, true])
  for (const word of ['维修', '青铜器', '青铜器修复', '瓷器仿制']) expect([word, saysWord(collections, word)]).toEqual([word, true])
})

it('finds nothing by words that mean something else', () => {
  for (const word of ['水下', '沉船', '青铜器', '修缮沉船', '古建筑借用']) expect([word, saysWord(repair, word)]).toEqual([word, false])
  for (const word of ['古建筑', '青铜器出国']) expect([word, saysWord(collections, word)]).toEqual([word, false])
})

import { expect, it } from 'vitest'
import { withoutNumbersOfPersons } from './published-text.ts'

it('numbers of persons are blacked out; numbers of documents, sums and days are not', () => {
  expect(withoutNumbersOfPersons('联系人电话13800138000，身份证11010519491231002X，邮箱a.b@example.com。')).toBe(
    '联系人电话＊＊＊＊＊＊，身份证＊＊＊＊＊＊，邮箱＊＊＊＊＊＊。',
  )
  const letter = '文物保函〔2026〕1380号：2026年11月23日至2027年3月1日，面积12000平方米，预算1280.5万元，档案号20260000000000000001。'
  expect(withoutNumbersOfPersons(letter)).toBe(letter)
  const codes = '统一社会信用代码911101080000000000，批次2026-1-15，全长139 1234米'
  expect(withoutNumbersOfPersons(codes)).toBe(codes)
})

it.each([
  '139 1234 5678',
  '139-1234-5678',
  '+8613912345678',
  '１３９１２３４５６７８',
  '110105 19491231 002X',
  '110105491231002',
  '010-65551234',
  '（0351）6555123',
  'a＠b.cn',
])('however it is written: %s', (number) => {
  expect(withoutNumbersOfPersons(`电话${number}转王某`)).toMatch(/^电话（?＊＊＊＊＊＊转王某$/)
})

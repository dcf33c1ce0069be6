import { expect, it } from 'vitest'
import { traceOfNumbers, withoutNumbersOfPersons } from './published-text.ts'

/** What the database looks for first. */
function hasTrace(text: string): boolean {
  const { figures, atLeast, signs } = traceOfNumbers
  const count = (of: string) => [...text].filter((sign) => of.includes(sign)).length
  return count(figures) >= atLeast || count(signs) > 0
}

it('numbers of persons are blacked out; numbers of documents, sums and days are not', () => {
  expect(withoutNumbersOfPersons('联系人电话13800138000，身份证11010519491231002X，邮箱a.b@example.com。')).toBe(
    '联系人电话＊＊＊＊＊＊，身份证＊＊＊＊＊＊，邮箱＊＊＊＊＊＊。',
  )
  const letter = '文物保函〔2026〕1380号：2026年11月23日至2027年3月1日，面积12000平方米，预算1280.5万元，档案号20260000000000000001。'
  expect(withoutNumbersOfPersons(letter)).toBe(letter)
  const codes = '统一社会信用代码911101080000000000，批次2026-1-15，全长139 1234米'
  expect(withoutNumbersOfPersons(codes)).toBe(codes)
  const drawings = '图号001-2026001，图纸编号 012 20260115，编号000-1234567，造价15000000000元，投资18600000000.00元，土方13800138000立方米'
  expect(withoutNumbersOfPersons(drawings)).toBe(drawings)
})

it.each([
  ['开户账号：9558801234567890123，卡号 4367 4212 3456 7890', '开户账号：＊＊＊＊＊＊，卡号 ＊＊＊＊＊＊'],
  ['账户为436742123456789012', '账户为＊＊＊＊＊＊'],
  ['开户账号 12345678901，对公账户 110060149018000123456', '开户账号 ＊＊＊＊＊＊，对公账户 ＊＊＊＊＊＊'],
  ['护照号码：AB1234567，回乡证H1234567890', '护照号码：＊＊＊＊＊＊，回乡证＊＊＊＊＊＊'],
  ['联系电话：6555123，传真 8765-4321', '联系电话：＊＊＊＊＊＊，传真 ＊＊＊＊＊＊'],
  ['电　话：62345678、电话1：62345678、电话：（62345678）', '电　话：＊＊＊＊＊＊、电话1：＊＊＊＊＊＊、电话：（＊＊＊＊＊＊）'],
  ['Tel: 62345678，QQ：123456789，微信号：wang_123', 'Tel: ＊＊＊＊＊＊，QQ：＊＊＊＊＊＊，微信号：＊＊＊＊＊＊'],
  ['QQ：12345', 'QQ：＊＊＊＊＊＊'],
])('is told by the word before it: %s', (written, published) => {
  expect(withoutNumbersOfPersons(written)).toBe(published)
  expect(hasTrace(written)).toBe(true)
})

it.each(['万荣县', '万州区文物局', '元氏县', ' 米脂县', '亿利集团'])('a place is no sum: %s', (place) => {
  expect(withoutNumbersOfPersons(`联系人13800138000${place}`)).toBe(`联系人＊＊＊＊＊＊${place}`)
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
  '6222020200012345678',
  '6228 4800 1234 5678 901',
  '6217-0012-3456-7890',
  '+86-29-87654321',
  '0086 29 8765 4321',
  '+86 029-87654321',
  'a＠b.cn',
])('however it is written: %s', (number) => {
  expect(withoutNumbersOfPersons(`电话${number}转王某`)).toMatch(/^电话（?＊＊＊＊＊＊转王某$/)
})

const written = [
  ...['13912 345678', '139\u00a01234\u00a05678', '139—1234—5678', '139.1234.5678', '139·12345678', '139-123-45678', '139 12 34 56 78'],
  ...['(139)12345678', '139  1234  5678', '139_1234_5678', '139・12345678', '1391234 5678', '1391 234 5678', '139）-1234-5678'],
  ...['1 3 9 1 2 3 4 5 6 7 8', '0086-13912345678', '008613912345678', '139\u200912345678', '１３９－１２３４－５６７８', '139/1234/5678'],
  ...['0351—1234567', '0351/1234567', '03511234567', '（0351）1234567', '0351 123 4567', '010 6555 1234', '01065551234', '0351·1234567'],
  ...['140525-1970-0101-1234', '140525 19700101 1234', '140525 1970 01 01 123X', '1405 2519 7001 0112 3x', '140525/19700101/1234'],
  ...['zs@qq。com', 'zs＠qq．com', 'zs @ qq.com', 'ｚｓ＠ｑｑ．ｃｏｍ', '13912345678@qq.com'],
]

it.each(written)('and in whatever way it is parted: %s', (number) => {
  expect(withoutNumbersOfPersons(`电话${number}转王某`)).toMatch(/^电话[（(]?(?:0086-)?＊＊＊＊＊＊转王某$/)
  expect(hasTrace(number)).toBe(true)
  expect(withoutNumbersOfPersons(`${number}、${number}`)).not.toMatch(/\d{3}(?!6-)/)
})

it.each([
  '文物保函〔2026〕123号',
  '文物保函[2026]1380号',
  '受理编号2026-00000123',
  '2026-12-01',
  '2026-12-03 2027-12-31 15:30',
  '2027-03-01至2027-09-30',
  '2027-03-01—2027-09-30',
  '2027-03-01-2027-09-30',
  '2027.03.01-2027.09.30',
  '2026-1-30-2026-12-31',
  '2026/10/13—2027/3/1',
  '明（1368—1644）100年',
  '1956-05-20（100年）',
  '1,380,000.00元',
  '1380.50-1490.60万元',
  '15000-200000元',
  '15 000 000 000元',
  '1500.5-2300.75万元',
  '91140525MA0K1C2D3E',
  '911101080000000000',
  '12140000MB1391234X',
  '140525-00012',
  '140105-0123-0001',
  '14010522180000101234567',
  '7-1234-3-567',
  '20260000000000000001',
  '36.0351, 112.5541',
  '36.1383 112.5541',
  '1800/1600/150',
  '2026年11月28日15时30分',
  'K12+300至K12+860',
  '图号E12345678',
  '面积6555123平方米',
  '档案4101-0501-2300',
  '面阔3600 4200 4200 3600毫米',
  '150-1200-1800毫米',
  '160-1800-2100mm',
  '12610000435230123X',
  '116100000160003451',
  '610102000010001',
])('a number of something else stays: %s', (text) => {
  expect(withoutNumbersOfPersons(`项目${text}。见附件`)).toBe(`项目${text}。见附件`)
})

it('a sentence after an address stays', () => {
  expect(withoutNumbersOfPersons('邮箱a.b@example.com。2026年开工，A。B')).toBe('邮箱＊＊＊＊＊＊。2026年开工，A。B')
})

it('a mobile is found in each pair of groups from three figures on, with each sign between', () => {
  const signs = [...' \u00a0\u3000-—－·・/()（）_\u200b']
  for (const sign of signs)
    for (const cut of [3, 4, 5, 7])
      expect(withoutNumbersOfPersons(`电话13912345678`.replace('13912345678', (n) => n.slice(0, cut) + sign + n.slice(cut)))).toBe(
        '电话＊＊＊＊＊＊',
      )
})

it('reads a long text in a time that grows with it, whatever it is made of', () => {
  for (const part of ['1', '1 ', '139 ', '0351-', 'a', 'a.', 'a@', 'a@b.', '1-3-', '140525 1970 ', '139.', '86 '])
    expect(withoutNumbersOfPersons(`${part.repeat(Math.ceil(200_000 / part.length))}终`)).toMatch(/终$/)
}, 2000)

import { expect, it } from 'vitest'
import { provinces } from '../codes/provinces.ts'
import { columnName, readDay, readRecord, type ImportColumn } from './read-record.ts'

it.each([
  ['2024-11-08', '2024-11-08'],
  ['2024/11/8', '2024-11-08'],
  ['2024年11月8日', '2024-11-08'],
  ['20241108', '2024-11-08'],
  ['2024.1.2', '2024-01-02'],
  ['2024-11-08 10:30:00', '2024-11-08'],
  ['45604', '2024-11-08'],
  ['2024-02-30', undefined],
  ['去年', undefined],
  ['2024', undefined],
])('%s is %s', (text, day) => expect(readDay(text)).toBe(day))

const columns: ImportColumn[] = [
  { key: 'name', names: ['名称', 'name'], kind: 'text', required: true, max: 3 },
  { key: 'province', names: ['省'], kind: 'text', codes: provinces },
  { key: 'lot', names: ['lotNumber'], kind: 'integer' },
  { key: 'x', names: ['lon'], kind: 'number' },
  { key: 'isFree', names: ['免费'], kind: 'yes-no' },
]

it('reads cells by whatever name, code or name of a code, and leaves blanks out', () => {
  expect(readRecord(columns, { ' Name* ': '甲', 省: '山西省', LOTNUMBER: 3, lon: '112.5', 免费: '否', other: 1 })).toEqual({
    values: { name: '甲', province: '14', lot: 3, x: 112.5, isFree: false },
    problems: [],
  })
  expect(readRecord(columns, { 名称: ['一', '二'], 省: ' ' })).toEqual({ values: { name: '一\n二' }, problems: [] })
})

it('takes the beginning of a name where it is that of one alone', () => {
  const province = (text: string) => readRecord([columns[1]!], { 省: text })
  for (const [text, code] of [
    ['陕西', '61'],
    ['内蒙古', '15'],
    ['61', '61'],
  ])
    expect(province(text!).values).toEqual({ province: code })
  // Shaanxi and Shanxi
  for (const text of ['陕', 'Sha', '陕西省西安市']) expect(province(text).problems, text).toEqual([{ column: '省', code: 'option' }])
})

it('names the column of each problem as the file does', () => {
  expect(readRecord(columns, { name: '四个字的', 省: '无此省', lotNumber: '1.5', lon: '东经', 免费: '也许' }).problems).toEqual([
    { column: 'name', code: 'too-long', params: { max: 3 } },
    { column: '省', code: 'option' },
    { column: 'lotNumber', code: 'number' },
    { column: 'lon', code: 'number' },
    { column: '免费', code: 'option' },
  ])
  expect(readRecord(columns, { name: '甲', lotNumber: '1234567890' }).problems).toEqual([
    { column: 'lotNumber', code: 'too-large', params: { max: 999_999_999 } },
  ])
  expect(readRecord(columns, {}).problems).toEqual([{ column: '名称', code: 'required' }])
})

it('reads amounts of 万元 as people write them', () => {
  const budget: ImportColumn[] = [{ key: 'budget', names: ['预算'], kind: 'money' }]
  expect(readRecord(budget, { 预算: '1,234.5万元' }).values).toEqual({ budget: 1234.5 })
  expect(readRecord(budget, { 预算: '很多' }).problems).toEqual([{ column: '预算', code: 'number' }])
  expect(readRecord(budget, { 预算: '10.0000000' }).values).toEqual({ budget: 10 })
  for (const text of ['0.1234567', '１，０００．１２３４５６７８ 万元', '-0.0000001'])
    expect(readRecord(budget, { 预算: text }).problems, text).toEqual([{ column: '预算', code: 'decimals' }])
  for (const text of ['1.1234567.8', '1.1234567x', 'TRUE'])
    expect(readRecord(budget, { 预算: text }).problems, text).toEqual([{ column: '预算', code: 'number' }])
  for (const text of ['100000001', '100000001.0000001', '１，０００，０００，０００万元', '9'.repeat(40)])
    expect(readRecord(budget, { 预算: text }).problems, text).toEqual([{ column: '预算', code: 'too-large', params: { max: 100_000_000 } }])
})

it('refuses an amount below zero where none can be', () => {
  const column: ImportColumn = { key: 'budget', names: ['预算'], kind: 'money' }
  expect(readRecord([column], { 预算: '-1' }).values).toEqual({ budget: -1 })
  expect(readRecord([{ ...column, isAtLeastZero: true }], { 预算: '-1' }).problems).toEqual([{ column: '预算', code: 'number' }])
  expect(readRecord([{ ...column, isAtLeastZero: true }], { 预算: '0' }).values).toEqual({ budget: 0 })
})

it('knows what a record calls a column', () => {
  expect(columnName(columns[0]!, { 别的: 1, ' Name* ': 2 })).toBe(' Name* ')
  expect(columnName(columns[0]!, {})).toBe('名称')
})

it('takes no day that nobody means', () => {
  expect(readDay('1912-02-12')).toBe('1912-02-12')
  expect(readDay('0001-01-01')).toBeUndefined()
})

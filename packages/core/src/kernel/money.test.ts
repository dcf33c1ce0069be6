import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMoney, formatMoney, formatYuan, isMoney, maxMoney, parseMoney } from './money.ts'

const fen = fc.integer({ min: -maxMoney * 1_000_000, max: maxMoney * 1_000_000 })

describe('money in 万元', () => {
  it.each([
    ['1,234.5', 1234.5],
    ['1234.5万元', 1234.5],
    ['１，２３４．５ 万元', 1234.5],
    [' 0.000001 ', 0.000001],
    ['-12', -12],
    ['-0', 0],
    ['100000000', 100_000_000],
  ])('reads %s', (text, amount) => {
    expect(parseMoney(text)).toBe(amount)
  })

  it('takes noughts behind the sixth decimal', () => {
    expect([parseMoney('10.0000000'), parseMoney('0.12345600万元')]).toEqual([10, 0.123456])
  })

  it.each(['', '万元', '12,34', '1,2345', '.5', '1.', '1.1234567', '1e3', 'NaN', '12元', '100000000.01', '一百'])('refuses %s', (text) => {
    expect(parseMoney(text)).toBeUndefined()
  })

  it('formats with separators, at least two decimals, never rounding', () => {
    expect(formatMoney(1234567.5)).toBe('1,234,567.50')
    expect(formatMoney(0)).toBe('0.00')
    expect(formatMoney(-1234.000001)).toBe('-1,234.000001')
    expect(formatMoney(120, 0)).toBe('120')
    expect(formatMoney(0.05, 0)).toBe('0.05')
    expect(formatMoney(-0)).toBe('0.00')
  })

  it.each([
    [486.5, '¥4.865 million'],
    [100, '¥1 million'],
    [99.9999, '¥999,999'],
    [86.5, '¥865,000'],
    [0.12345, '¥1,234.50'],
    [0.000001, '¥0.01'],
    [0, '¥0'],
    [-250, '-¥2.5 million'],
    [maxMoney - 0.000001, '¥999,999.99999999 million'],
  ])('writes %d in yuan as %s', (amount, words) => {
    expect(formatYuan(amount)).toBe(words)
  })

  it('adds without floating-point error', () => {
    expect(addMoney(0.1, 0.2)).toBe(0.3)
    expect(addMoney(1.005, 2.01, -0.015)).toBe(3)
    expect(addMoney()).toBe(0)
    expect(() => addMoney(Number.POSITIVE_INFINITY)).toThrow(RangeError)
  })

  it('survives printing and reading, for every fen', () => {
    fc.assert(
      fc.property(fen, (n) => {
        const amount = n / 1_000_000
        expect(isMoney(amount)).toBe(true)
        expect(parseMoney(formatMoney(amount))).toBe(amount === 0 ? 0 : amount)
      }),
    )
  })

  it('sums like whole fen', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e12, max: 1e12 }), { maxLength: 50 }), (list) => {
        const expected = list.reduce((sum, n) => sum + n, 0) / 1_000_000
        expect(addMoney(...list.map((n) => n / 1_000_000))).toBe(expected === 0 ? 0 : expected)
      }),
    )
  })

  it('is not money: more decimals, too large, other types', () => {
    for (const value of [0.1234567, maxMoney + 1, Number.NaN, '5', null]) expect(isMoney(value)).toBe(false)
  })
})

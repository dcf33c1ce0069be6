import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyCharacter } from '../testing/any-character.ts'
import { creditCodeFault, normalizeCreditCode, provinceOfCreditCode } from './credit-code.ts'

const signs = Array.from('0123456789ABCDEFGHJKLMNPQRTUWXY')
const digit = fc.integer({ min: 0, max: 9 }).map(String)
const sign = fc.constantFrom(...signs)

/** The check sign by the formula of GB 32100-2015 (weights 3^i mod 31), written apart from the code under test. */
function checkSign(body: string): string {
  let weight = 1
  let sum = 0
  for (const each of body) {
    sum += signs.indexOf(each) * weight
    weight = (weight * 3) % 31
  }
  return signs[(31 - (sum % 31)) % 31]!
}

/** Well-formed codes with their right check sign. */
const code = fc
  .tuple(
    fc.constantFrom(...'123456789ANY'),
    fc.constantFrom(...'1239'),
    fc.array(digit, { minLength: 6, maxLength: 6 }),
    fc.array(sign, { minLength: 9, maxLength: 9 }),
  )
  .map(([authority, kind, region, body]) => {
    const whole = authority + kind + region.join('') + body.join('')
    return whole + checkSign(whole)
  })

describe('unified social credit code', () => {
  it('takes every code with its right check sign', () => {
    fc.assert(
      fc.property(code, (given) => {
        expect(creditCodeFault(given)).toBeUndefined()
      }),
    )
  })

  it.each([
    ['91350100M000100Y43', undefined],
    ['', 'format'],
    ['91350100M000100Y4', 'format'],
    ['91350100M000100Y433', 'format'],
    ['01350100M000100Y43', 'format'],
    ['9135O100M000100Y43', 'format'],
    ['91350100M000100I43', 'format'],
    ['91350100m000100y43', 'format'],
    ['91350100M000100Y44', 'check-digit'],
  ])('%j (the first is the example of the standard) has the fault %s', (given, fault) => {
    expect(creditCodeFault(given)).toBe(fault)
  })

  it('is normalized from full-width, small letters, spaces and hyphens', () => {
    expect(normalizeCreditCode(' ９1350100-m000 100y43\n')).toBe('91350100M000100Y43')
  })

  it('finds every wrong single sign', () => {
    fc.assert(
      fc.property(code, fc.nat(17), sign, (given, at, other) => {
        fc.pre(given[at] !== other)
        expect(creditCodeFault(given.slice(0, at) + other + given.slice(at + 1))).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })

  // the first sign and the check sign have the same weight in the standard: that one pair it cannot tell
  it('finds every two signs that were exchanged, neighbours or not', () => {
    fc.assert(
      fc.property(code, fc.nat(17), fc.nat(17), (given, a, b) => {
        fc.pre(given[a] !== given[b] && Math.abs(a - b) < 17)
        const swapped = Array.from(given)
        swapped[a] = given[b]!
        swapped[b] = given[a]!
        expect(creditCodeFault(swapped.join(''))).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })

  it('never throws, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (typed) => {
        expect([undefined, 'format', 'check-digit']).toContain(creditCodeFault(normalizeCreditCode(typed)))
      }),
    )
  })
})

it.each([
  ['9133010000000000', '33'],
  ['1210000000000000', undefined],
  ['9199010000000000', undefined],
])('%s… is registered in %s', (body, province) => {
  const whole = `${body}0`
  expect(provinceOfCreditCode(` ${whole.toLowerCase()}${checkSign(whole)}`)).toBe(province)
  expect(provinceOfCreditCode(`${whole}?`)).toBeUndefined()
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromDayNumber, toDayNumber } from '../kernel/date.ts'
import { identityNumberFault, normalizeIdentityNumber } from './identity-number.ts'

const today = '2026-11-23'

/** With the check sign by the formula of ISO 7064 mod 11-2, written apart from the code under test. */
function withCheck(body: string): string {
  const sum = Array.from(body).reduce((total, digit, i) => total + Number(digit) * (2 ** (17 - i) % 11), 0)
  return body + '10X98765432'[sum % 11]!
}

/** Numbers that could be given out, of any division and day since 1900. */
const number = fc
  .tuple(
    fc.constantFrom('11', '12', '15', '23', '37', '46', '50', '54', '61', '65', '71', '81', '82', '83'),
    fc.integer({ min: 0, max: 9999 }),
    fc.integer({ min: toDayNumber('1900-01-01'), max: toDayNumber(today) }),
    fc.integer({ min: 0, max: 999 }),
  )
  .map(([region, rest, day, sequence]) =>
    withCheck(region + String(rest).padStart(4, '0') + fromDayNumber(day).replaceAll('-', '') + String(sequence).padStart(3, '0')),
  )

describe('citizen identity number', () => {
  it('takes every number that could be given out', () => {
    fc.assert(
      fc.property(number, (given) => {
        expect(identityNumberFault(given, today)).toBeUndefined()
      }),
    )
  })

  it.each([
    ['11010519491231002X', undefined],
    ['440524188001010014', 'birth-date'],
    ['', 'format'],
    ['11010519491231002', 'format'],
    ['11010519491231002x', 'format'],
    ['X1010519491231002X', 'format'],
    ['110105491231002', 'format'],
    [withCheck('66010519491231002'), 'region'],
    [withCheck('99010519491231002'), 'region'],
    [withCheck('11010519490229002'), 'birth-date'],
    [withCheck('11010519491331002'), 'birth-date'],
    [withCheck('11010518991231002'), 'birth-date'],
    [withCheck('11010520261124002'), 'birth-date'],
    ['110105194912310021', 'check-digit'],
  ])('%j (the first two are the examples of the standard) has the fault %s', (given, fault) => {
    expect(identityNumberFault(given, today)).toBe(fault)
  })

  it('knows leap days and the day of today', () => {
    expect(identityNumberFault(withCheck('11010520000229002'), today)).toBeUndefined()
    expect(identityNumberFault(withCheck('11010520261123002'), today)).toBeUndefined()
  })

  it('finds every wrong single digit', () => {
    fc.assert(
      fc.property(number, fc.nat(17), fc.constantFrom(...'0123456789X'), (given, at, other) => {
        fc.pre(given[at] !== other)
        expect(identityNumberFault(given.slice(0, at) + other + given.slice(at + 1), today)).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })

  it('finds every two neighbours that were exchanged', () => {
    fc.assert(
      fc.property(number, fc.nat(16), (given, at) => {
        fc.pre(given[at] !== given[at + 1])
        expect(identityNumberFault(given.slice(0, at) + given[at + 1]! + given[at]! + given.slice(at + 2), today)).toBeDefined()
      }),
      { numRuns: 500 },
    )
  })

  it('is normalized from full-width digits, a small x, spaces and hyphens', () => {
    expect(normalizeIdentityNumber(' １10105-19491231 002x ')).toBe('11010519491231002X')
  })
})

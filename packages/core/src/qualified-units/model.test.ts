import { expect, it } from 'vitest'
import { certificateKey, isGradeOf, validityOf } from './model.ts'

it.each([
  ['2026-11-22', 'expired'],
  ['2026-11-23', 'expiring'],
  ['2027-02-21', 'expiring'],
  ['2027-02-22', 'valid'],
])('a certificate until %s is %s on 2026-11-23', (day, validity) => expect(validityOf(day, '2026-11-23')).toBe(validity))

it('grades belong to their kind, and numbers are compared by their signs', () => {
  expect([isGradeOf('works', '1'), isGradeOf('works', 'A'), isGradeOf('design', 'A'), isGradeOf('supervision', '2')]).toEqual([
    true,
    false,
    true,
    false,
  ])
  expect(certificateKey('示施６１ 0001a')).toBe(certificateKey('示施610001A'))
})

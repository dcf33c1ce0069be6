import { expect, it } from 'vitest'
import { isOwnAddress, isRegionWithin } from './own-words.ts'

it.each([
  ['西安市雁塔区大慈恩寺内', undefined, true],
  ['西安市雁塔区', '西安市雁塔区', false],
  ['西安市雁塔区大慈恩寺内', '西安市雁塔区', true],
  ['', undefined, false],
  [null, '西安市雁塔区', false],
])('the address %s after a unit in %s: own words %s', (current, last, isOwn) => {
  expect(isOwnAddress(current, last)).toBe(isOwn)
})

it.each([
  ['610113', '6101', true],
  ['610113', '610113', true],
  ['61', '6101', false],
  // the unit that was chosen before, or a slip: the case would go to another province
  ['610113', '14', false],
  ['610113', '', false],
  [null, '61', false],
])('the division %s beside a unit in %s stays: %s', (current, ofUnit, stays) => {
  expect(isRegionWithin(current, ofUnit)).toBe(stays)
})

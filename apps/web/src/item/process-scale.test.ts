import { expect, it } from 'vitest'
import { fittingScale, isReadable, openingScale, steppedScale } from './process-scale.ts'

it('opens as wide as the frame, at most at its own size, and never too small to read', () => {
  expect(openingScale(1000, 900)).toBe(0.9)
  expect(openingScale(400, 900)).toBe(1)
  expect(openingScale(3000, 350)).toBe(0.75)
})

it('can be read down to three quarters of its size', () => {
  expect([isReadable(1000, 750), isReadable(1000, 749)]).toEqual([true, false])
})

it('fits when asked to, however small', () => {
  expect(fittingScale(3000, 900)).toBe(0.3)
  expect(fittingScale(100_000, 350)).toBe(0.05)
})

it('goes in steps between bounds', () => {
  expect(steppedScale(0.8, 1)).toBe(1)
  expect(steppedScale(1, -1)).toBe(0.8)
  expect([steppedScale(3, 1), steppedScale(0.05, -1)]).toEqual([3, 0.05])
})

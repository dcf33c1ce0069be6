import { expect, it } from 'vitest'
import { chooseDrawing, fittingScale, openingScale, scrolledTo, steppedScale } from './process-scale.ts'

const size = (width: number, height: number) => ({ width, height })

it('opens whole where it can then be read, at most at its own size', () => {
  expect(openingScale(size(1000, 500), size(900, 490))).toBe(0.9)
  expect(openingScale(size(1000, 500), size(1000, 400))).toBe(0.8)
  expect(openingScale(size(400, 300), size(900, 490))).toBe(1)
})

it('opens as wide as the frame where the whole would be too small, and never too small to read', () => {
  expect(openingScale(size(400, 1000), size(320, 500))).toBe(0.8)
  expect(openingScale(size(3000, 500), size(320, 500))).toBe(0.7)
})

it('fits whole when asked to, however small', () => {
  expect(fittingScale(size(3000, 500), size(900, 490))).toBe(0.3)
  expect(fittingScale(size(1000, 980), size(900, 490))).toBe(0.5)
  expect(fittingScale(size(100_000, 1), size(350, 490))).toBe(0.05)
})

it('takes the drawing that is seen whole and largest, else the one that is cut least at the side', () => {
  const drawings = [size(1000, 450), size(650, 600), size(430, 900)]
  expect(chooseDrawing(drawings, size(1100, 490))).toBe(0)
  expect(chooseDrawing(drawings, size(620, 490))).toBe(1)
  expect(chooseDrawing(drawings, size(330, 400))).toBe(2)
  expect(chooseDrawing([size(1000, 450)], size(330, 540))).toBe(0)
})

it('keeps what is in the middle there, also where the drawing was narrower than its frame', () => {
  const frame = size(800, 400)
  expect(scrolledTo({ sheet: 1600, left: 400, top: 100 }, frame, 2)).toEqual({ left: 1200, top: 400 })
  // the middle of a drawing of 600 px, then of 1200 px
  expect(scrolledTo({ sheet: 600, left: 0, top: 0 }, frame, 2)).toEqual({ left: 200, top: 200 })
})

it('goes in steps between bounds', () => {
  expect(steppedScale(0.8, 1)).toBe(1)
  expect(steppedScale(1, -1)).toBe(0.8)
  expect([steppedScale(3, 1), steppedScale(0.05, -1)]).toEqual([3, 0.05])
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sectionAt, sectionStarts } from './section-spy.ts'

describe('which section is being read', () => {
  // eight sections under a header of 100, in a box that shows 600 px, 40 of them under the tabs
  const tops = [100, 500, 800, 1800, 1950, 2050, 2100, 2300]
  const furthest = 1900
  const starts = sectionStarts({ tops, covered: 40, furthest })
  const at = (position: number) => sectionAt(starts, position)

  it('is the first one before any has been reached', () => {
    expect(at(0)).toBe(0)
    expect(at(59)).toBe(0)
  })
  it('is the one whose top has come under the tabs, to the pixel', () => {
    expect([458, 460, 759.6, 1760].map(at)).toEqual([0, 1, 2, 3])
  })
  it('gives those that cannot come up their turn, and the last one the end of the page', () => {
    expect(starts.slice(3)).toEqual([1760, 1795, 1830, 1865, 1900])
    expect([1796, 1831, 1866, 1899, 1900].map(at)).toEqual([4, 5, 6, 7, 7])
  })
  it('is the first one where nothing scrolls', () => {
    expect(sectionAt(sectionStarts({ tops: [100, 200, 300], covered: 40, furthest: 0 }), 0)).toBe(0)
  })
  it('knows an empty page', () => {
    expect(sectionAt(sectionStarts({ tops: [], covered: 40, furthest: 500 }), 10)).toBe(0)
  })

  it('never goes back while one scrolls on, passes each section, and ends at the last', () => {
    const page = fc.record({
      heights: fc.array(fc.integer({ min: 30, max: 2000 }), { minLength: 2, maxLength: 10 }),
      visible: fc.integer({ min: 200, max: 1200 }),
    })
    fc.assert(
      fc.property(page, ({ heights, visible }) => {
        const sections = heights.map((_, index) => 80 + heights.slice(0, index).reduce((sum, height) => sum + height, 0))
        const content = 80 + heights.reduce((sum, height) => sum + height, 0)
        const end = Math.max(0, content - visible)
        fc.pre(end > 40)
        const all = sectionStarts({ tops: sections, covered: 40, furthest: end })
        expect(all).toEqual([...all].sort((a, b) => a - b))
        expect(sectionAt(all, end)).toBe(heights.length - 1)
        for (const start of all) expect(start).toBeLessThanOrEqual(end)
      }),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { maxFileBytes } from './contract.ts'
import { partAt, partBytes, retryDelay } from './upload-parts.ts'

describe('parts of a file', () => {
  it('follow each other without gap or overlap, and end with the file', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: maxFileBytes }), (size) => {
        let offset = 0
        for (let part = partAt(size, offset); part !== undefined; part = partAt(size, offset)) {
          expect(part.offset).toBe(offset)
          expect(part.length).toBeGreaterThan(0)
          expect(part.length).toBeLessThanOrEqual(partBytes)
          offset += part.length
        }
        expect(offset).toBe(size)
      }),
    )
  })

  it.each([-1, 0.5, 1, partBytes - 1, partBytes + 1, 3 * partBytes, 4 * partBytes, NaN])('none begins at %d', (offset) => {
    expect(partAt(3 * partBytes, offset)).toBeUndefined()
  })
})

describe('waiting', () => {
  it('grows, spreads and stays within half a minute or so', () => {
    expect([0, 1, 2, 3, 4, 5, 50].map((attempt) => retryDelay(attempt, 0.5))).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000])
    expect([retryDelay(0, 0), retryDelay(9, 1)]).toEqual([750, 37_500])
  })
})

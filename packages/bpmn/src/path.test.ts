import { describe, expect, it } from 'vitest'
import { commonPath, isUnder, mergePaths } from './path.ts'

describe('paths', () => {
  it('lie under their beginnings and themselves', () => {
    expect(isUnder(['1.0', '2.1'], ['1.0'])).toBe(true)
    expect(isUnder(['1.0'], ['1.0'])).toBe(true)
    expect(isUnder(['1.0'], [])).toBe(true)
    expect(isUnder(['1.0'], ['1.0', '2.1'])).toBe(false)
    expect(isUnder(['1.1'], ['1.0'])).toBe(false)
  })

  it('have a common beginning', () => {
    expect(commonPath([['1.0', '2.0'], ['1.0', '2.1'], ['1.0']])).toEqual(['1.0'])
    expect(commonPath([['1.0'], ['2.0']])).toEqual([])
    expect(commonPath([])).toEqual([])
  })

  it('merge up to it, unless others are under way there', () => {
    expect(
      mergePaths(
        [
          ['1.0', '2.0'],
          ['1.0', '2.1'],
        ],
        [['1.1']],
      ),
    ).toEqual(['1.0'])
    expect(mergePaths([['1.0'], ['1.1']], [['1.2']])).toEqual(['1.0+1.1'])
    expect(
      mergePaths(
        [
          ['1.0', '2.0'],
          ['1.0', '2.1'],
        ],
        [['1.0', '2.2']],
      ),
    ).toEqual(['1.0', '2.0+2.1'])
  })
})

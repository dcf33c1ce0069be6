import { describe, expect, it } from 'vitest'
import { modules } from './index.generated.ts'
import { translate } from './translate.ts'

describe('a text with its placeholders', () => {
  it.each([
    [0, '0 workdays'],
    [1, '1 workday'],
    ['1', '1 workday'],
    [21, '21 workdays'],
  ])('%s in English', (n, words) => {
    expect(translate('en_US', 'list.clockWorkingDays', { n })).toBe(words)
  })

  it('in Chinese has one form', () => {
    expect(translate('zh_CN', 'list.clockWorkingDays', { n: 1 })).toMatch(/^1/)
  })

  it('stays as it is where nothing was given', () => {
    expect(translate('en_US', 'list.clockWorkingDays')).toContain('{n}')
  })

  it('has a form for one in English, wherever one can be counted', () => {
    const counted = /(?<!\b(?:most|least|than|to|within|last) )\{n\} (?!is\b|was\b)[a-z]+s\b/i
    const found = Object.entries(modules).flatMap(([name, { en_US }]) =>
      Object.entries<string>(en_US).flatMap(([key, words]) => (counted.test(words) ? [`${name}.${key}`] : [])),
    )
    // figures of the platform, which are never one
    expect(found.toSorted()).toEqual(['errors.menu-place', 'errors.sent-out-often', 'papers.notACode'])
  })
})

import { describe, expect, it } from 'vitest'
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
})

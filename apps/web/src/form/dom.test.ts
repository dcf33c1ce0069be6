import { describe, expect, it } from 'vitest'
import { domId, idsOf } from './dom.ts'

describe('domId', () => {
  it('is stable and plain', () => {
    expect(domId('basic.projectName')).toBe('f-basic-projectName')
    expect(domId('unit.history[2].money')).toBe('f-unit-history-2-money')
    expect(domId('unit.history[2]')).toBe('f-unit-history-2')
  })
  it('looks for the nearest thing first', () => {
    expect(idsOf('unit.history[2].money')).toEqual(['f-unit-history-2-money', 'f-unit-history-2', 'f-unit-history', 'f-unit'])
    expect(idsOf('unit')).toEqual(['f-unit'])
  })
})

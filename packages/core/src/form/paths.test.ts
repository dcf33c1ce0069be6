import { describe, expect, it } from 'vitest'
import { changedFields } from './diff.ts'
import { emptyData } from './empty-data.ts'
import { allPaths, findField, findPath, getField, getValue, isWithin, setValue } from './paths.ts'
import { pathLabel } from './problem-text.ts'
import { sampleForm } from './testing/sample-form.ts'

describe('paths', () => {
  it('reads them', () => {
    expect(findPath('basic')).toEqual({ section: 'basic' })
    expect(findPath('unit.history[2].money')).toEqual({ section: 'unit', field: 'history', row: 2, part: 'money' })
    expect(findPath('unit.history[#r-1].money.start')).toEqual({
      section: 'unit',
      field: 'history',
      row: 'r-1',
      part: 'money',
      subPart: 'start',
    })
    expect(['', '.', 'a..b', 'a.b[x]', 'a.b.c.d.e', '__proto__'].map(findPath)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
  it('finds fields and lists all paths', () => {
    expect(findField(sampleForm, 'unit.history[0].money')?.type).toBe('money')
    expect(findField(sampleForm, 'unit.leader.phone')?.type).toBe('person')
    expect(findField(sampleForm, 'unit')).toBeUndefined()
    expect(() => getField(sampleForm, 'unit.nothing')).toThrow()
    expect(allPaths(sampleForm)).toContain('unit.history.money')
    expect(allPaths(sampleForm).slice(0, 2)).toEqual(['basic', 'basic.projectName'])
  })
  it('knows what lies within what', () => {
    expect(isWithin('unit.history[2].money', 'unit.history')).toBe(true)
    expect(isWithin('unit.history[2].money', 'unit.history.money')).toBe(true)
    expect(isWithin('unit.history[2].money', 'unit.history[3]')).toBe(false)
    expect(isWithin('unit.historyOld', 'unit.history')).toBe(false)
    expect(isWithin('anything', '*')).toBe(true)
  })
  it('gets and sets values without touching the old ones', () => {
    const data = emptyData(sampleForm)
    const next = setValue(data, 'basic.projectName', undefined)
    expect(next).toEqual(data)
    expect(getValue(setValue(data, 'basic.projectName', '甲'), 'basic.projectName')).toBe('甲')
    expect(data['basic']?.['projectName']).toBeNull()
    expect(setValue(data, 'basic.projectName', 'x')['unit']).toBe(data['unit'])
    expect(() => setValue(data, 'basic', 1)).toThrow()
    expect(getValue({ unit: { history: [{ id: 'r1', money: 3 }] } }, 'unit.history[#r1].money')).toBe(3)
    expect(getValue(null, 'basic.constructor')).toBeUndefined()
  })
})

describe('changedFields', () => {
  const before = {
    basic: { projectName: '甲', rfNumber: '' },
    unit: {
      history: [
        { id: 'a', content: '一', money: 1 },
        { id: 'b', content: '二' },
      ],
    },
  }
  it('gives one change per field and per cell, rows by id', () => {
    const after = {
      basic: { projectName: '乙', rfNumber: null },
      unit: {
        history: [
          { id: 'c', content: '三' },
          { id: 'a', content: '一', money: 2 },
        ],
      },
    }
    expect(changedFields(sampleForm, before, after)).toEqual([
      { path: 'basic.projectName', before: '甲', after: '乙' },
      { path: 'unit.history[#c]', before: null, after: { id: 'c', content: '三' } },
      { path: 'unit.history[#a].money', before: 1, after: 2 },
      { path: 'unit.history[#b]', before: { id: 'b', content: '二' }, after: null },
    ])
    expect(pathLabel(sampleForm, 'unit.history[#a].money', 'zh_CN', after)).toBe('历次工程第2行“经费”')
    expect(pathLabel(sampleForm, 'unit.history[#b]', 'zh_CN', after)).toBe('历次工程')
  })
  it('sees a new order as a change of the table, and blanks as equal', () => {
    const rows = before.unit.history
    expect(changedFields(sampleForm, before, { ...before, unit: { history: [rows[1], rows[0]] } }).map(({ path }) => path)).toEqual([
      'unit.history',
    ])
    expect(changedFields(sampleForm, before, before)).toEqual([])
    expect(changedFields(sampleForm, {}, { basic: { projectName: ' ', kinds: [] } })).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import { isAnswerChanged, materialChange } from './correction-change.ts'

describe('an answer', () => {
  it.each<[unknown, unknown]>([
    ['里程K12+300', ' 里程K12+300 \n'],
    ['位于北侧，里程 K12', '位于北侧，里程Ｋ12'],
    ['two  words', 'two words '],
    ['里程K12 + 300', '里\u200b程K12\u00ad +\u2060 300\u3164'],
    [null, '  '],
    [undefined, []],
    [
      { start: '2027-06-01', end: '' },
      { end: null, start: '2027-06-01' },
    ],
    [[{ id: 'a', name: '甲' }], [{ id: 'b', name: '甲 ' }]],
    [
      [{ id: 'a', name: '甲' }],
      [
        { id: 'a', name: '甲' },
        { id: 'b', name: '' },
      ],
    ],
  ])('%j is not changed by %j', (before, now) => {
    expect(isAnswerChanged(before, now)).toBe(false)
  })

  it.each<[unknown, unknown]>([
    ['里程K12+300', '里程K12+3'],
    ['10 20', '1020'],
    ['100m2', '100m²'],
    ['abc', 'ABC'],
    ['(东侧)', '（东侧）'],
    [true, false],
    [0, null],
    [
      { id: '1', name: '甲' },
      { id: '2', name: '甲' },
    ],
    [[{ id: 'a', name: '甲' }], []],
    [
      [{ name: '甲' }, { name: '乙' }],
      [{ name: '乙' }, { name: '甲' }],
    ],
  ])('%j is changed by %j', (before, now) => {
    expect(isAnswerChanged(before, now)).toBe(true)
  })
})

describe('a material', () => {
  it.each([
    [['a', 'b'], ['b', 'a'], 'none'],
    [['a'], ['a', 'a'], 'none'],
    [[], [], 'none'],
    [['a', 'b'], ['b'], 'removed'],
    [['a'], [], 'removed'],
    [['a'], ['b'], 'handed-in'],
    [['a'], ['a', 'b'], 'handed-in'],
    [[], ['a'], 'handed-in'],
  ] as const)('of the contents %j that has %j: %s', (before, now, change) => {
    expect(materialChange(before, now)).toBe(change)
  })
})

import { describe, expect, it } from 'vitest'
import { changedRows, pageOfPlace, pageWithin, rowIn } from './row-pages.ts'

describe('pages of a table', () => {
  it.each([
    [1, 0, 10, 1],
    [3, 25, 10, 3],
    [4, 25, 10, 3],
    [100, 1000, 300, 4],
  ])('page %i of %i rows by %i is page %i', (asked, total, size, page) => expect(pageWithin(asked, total, size)).toBe(page))
  it.each([
    [0, 10, 1],
    [9, 10, 1],
    [10, 10, 2],
    [999, 300, 4],
  ])('the row at place %i, by %i, is on page %i', (index, size, page) => expect(pageOfPlace(index, size)).toBe(page))
})

describe('paths into rows', () => {
  it.each([
    ['relics.list[#r1].name', { table: 'relics.list', row: { id: 'r1' } }],
    ['relics.list[#r1]', { table: 'relics.list', row: { id: 'r1' } }],
    ['relics.list[731].name', { table: 'relics.list', row: { place: 731 } }],
    ['relics.list', undefined],
    ['project.name', undefined],
  ])('%s', (path, row) => expect(rowIn(path)).toEqual(row))
  it('tell the rows of a table that are new or changed, not those that are gone', () => {
    const changes = [
      { path: 'relics.list[#new]', before: null, after: { id: 'new' } },
      { path: 'relics.list[#gone]', before: { id: 'gone' }, after: null },
      { path: 'relics.list[#a].name', before: '甲', after: null },
      { path: 'relics.list[#a].size', before: '1', after: '2' },
      { path: 'budget.list[#b].money', before: 1, after: 2 },
      { path: 'relics.total', before: 1, after: 2 },
    ]
    expect([...changedRows('relics.list', changes)]).toEqual(['new', 'a'])
  })
})

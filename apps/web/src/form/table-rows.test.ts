import { describe, expect, it } from 'vitest'
import type { Field } from '@wenwu/core/form/model'
import { moveRow } from '../lib/move-row.ts'
import { isEmptyRow, pasteCells, repeatedRows, rowsWithIds, setCell, type PasteColumn } from './table-rows.ts'

const column = (key: string, isEditable = true): PasteColumn => ({
  key,
  names: [{ a: '内容', b: '经费', c: '备注' }[key] ?? key, `${key}（万元）`],
  isEditable,
  read: (text) => (text === '' ? null : text),
})
const columns = [column('a'), column('b'), column('c')]
const ids = () => {
  let n = 0
  return () => `new-${++n}`
}
const paste = (rows: { id: string }[], at: { row: number; column: number }, cells: string[][], maxRows = 10, own = columns) =>
  pasteCells(rows, own, at, cells, { maxRows, newId: ids() })

describe('rowsWithIds', () => {
  it('leaves good rows as they are and gives the others an id', () => {
    const row = { id: 'x', a: 1 }
    expect(rowsWithIds([row, { a: 2 }, 'junk', { id: 'x' }])).toEqual([row, { id: 'row-2', a: 2 }, { id: 'row-3' }])
    expect(rowsWithIds([row])[0]).toBe(row)
    expect(rowsWithIds('junk')).toEqual([])
  })
})

describe('an empty row', () => {
  const label = { zh_CN: '列', en_US: 'Column' }
  const columns = [
    { key: 'a', type: 'text', label },
    { key: 'b', type: 'attachment', label },
  ] satisfies Field[]
  it('has nothing in any column, a file or a blank among them', () => {
    for (const row of [{ id: '1' }, { id: '1', a: null, b: [] }, { id: '1', a: '  ' }]) expect(isEmptyRow(row, columns)).toBe(true)
    expect(isEmptyRow({ id: '1', a: '斗拱' }, columns)).toBe(false)
    expect(isEmptyRow({ id: '1', b: [{ fileId: 'x' }] }, columns)).toBe(false)
  })
})

describe('rows', () => {
  const rows = [{ id: '1' }, { id: '2' }, { id: '3' }]
  it('move up and down and not beyond the ends', () => {
    expect(moveRow(rows, 1, -1).map(({ id }) => id)).toEqual(['2', '1', '3'])
    expect(moveRow(rows, 1, 1).map(({ id }) => id)).toEqual(['1', '3', '2'])
    expect(moveRow(rows, 0, -1)).toEqual(rows)
    expect(moveRow(rows, 2, 1)).toEqual(rows)
  })
  it('change one cell and keep the other rows the same objects', () => {
    const next = setCell(rows, '2', 'a', undefined)
    expect(next[1]).toEqual({ id: '2', a: null })
    expect(next[0]).toBe(rows[0])
  })
})

describe('rows that are added', () => {
  it('are counted where their number stands in an earlier row, however it is written', () => {
    const label = { zh_CN: '列', en_US: 'Column' }
    const columns = [
      { key: 'number', type: 'text', label, isUnique: true },
      { key: 'name', type: 'text', label },
    ] satisfies Field[]
    const before = [{ id: '1', number: 'FC-1', name: '鼎' }, { id: '2' }]
    const added = ['ＦＣ－1', 'FC-2', 'FC-2', '', null].map((number, i) => ({ id: `n${i}`, number, name: '鼎' }))
    expect(repeatedRows(columns, before, added)).toBe(2)
    expect(repeatedRows(columns.slice(1), before, added)).toBe(0)
  })
})

describe('pasteCells', () => {
  it('overwrites from a cell on and adds rows', () => {
    const rows = [{ id: '1', a: 'x', b: 'y', c: 'z' }]
    expect(paste(rows, { row: 0, column: 1 }, [['10', ''], ['20']])).toEqual({
      rows: [
        { id: '1', a: 'x', b: '10', c: null },
        { id: 'new-1', b: '20' },
      ],
      pasted: 2,
      isCut: false,
    })
  })
  it('leaves out a line of column names', () => {
    expect(
      paste([], { row: 0, column: 0 }, [
        ['内容', '经费'],
        ['甲', '1'],
      ]).rows,
    ).toEqual([{ id: 'new-1', a: '甲', b: '1' }])
  })
  it('stops at the last row that may be added and says so', () => {
    const done = paste([{ id: '1' }], { row: 0, column: 0 }, [['甲'], ['乙'], ['丙']], 2)
    expect(done).toMatchObject({ pasted: 2, isCut: true })
    expect(done.rows).toHaveLength(2)
  })
  it('does not write read-only columns, and drops cells beyond the last', () => {
    const own = [column('a'), column('b', false), column('c')]
    expect(paste([{ id: '1' }], { row: 0, column: 0 }, [['甲', '1', '注', '多余']], 5, own).rows).toEqual([{ id: '1', a: '甲', c: '注' }])
  })
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { text } from '../i18n/text.ts'
import { fullRights, type Rights } from '../form/rights.ts'
import type { FormContext } from '../form/model.ts'
import type { Settings } from '../form/types/table/model.ts'
import { hasColumnOf, importableColumns, readTableRows, type SourceRow } from './read-rows.ts'

const context: FormContext = { locale: 'zh_CN', today: '2026-11-23' }
const field: Settings = {
  key: 'relics',
  type: 'table',
  label: text('文物清单', 'Relics'),
  maxRows: 5,
  columns: [
    { key: 'name', type: 'text', label: text('名称', 'Name'), required: true, maxLength: 10 },
    { key: 'count', type: 'number', label: text('件数', 'Pieces'), integer: true, min: 1 },
    { key: 'photo', type: 'attachment', label: text('照片', 'Photo') },
    { key: 'mark', type: 'text', label: text('标识', 'Mark') },
  ] as Settings['columns'],
}
const rights: Rights = { rules: [{ 'list.relics.mark': { editable: false } }], base: fullRights }
let serial = 0
const read = (records: Record<string, unknown>[], present = 0, formulas: string[] = []) =>
  readTableRows(
    records.map((record, i): SourceRow => ({ line: i + 2, record, formulas })),
    { field, path: 'list.relics', rights, context, view: {}, present, newId: () => `r${++serial}` },
    new Set(['行号']),
  )

it('fills the columns one may edit, and never files or what is locked', () => {
  expect(importableColumns(field, 'list.relics', rights).map((column) => column.key)).toEqual(['name', 'count'])
  const { rows, unknownColumns } = read([{ ' 名称 *': '铜镜', Pieces: 2, 照片: 'x.jpg', 标识: '甲', 行号: 1, 来源: '旧藏' }])
  expect(rows).toEqual([{ id: expect.any(String), name: '铜镜', count: 2 }])
  expect(unknownColumns).toEqual(['照片', '标识', '来源'])
})

it('knows a file that has none of the columns', () => {
  const columns = importableColumns(field, 'list.relics', rights)
  expect(hasColumnOf([{ line: 2, record: { 年代: '唐' }, formulas: [] }], columns)).toBe(false)
  expect(hasColumnOf([{ line: 2, record: { 件数: '1' }, formulas: [] }], columns)).toBe(true)
})

it('says why a row is not taken: a cell, a formula, no room; required cells that are empty are no reason', () => {
  expect(
    read([{ 名称: '一二三四五六七八九十一', 件数: '0' }]).refused[0]!.reasons.map((reason) =>
      reason.kind === 'cell' ? reason.problem.code : reason.kind,
    ),
  ).toEqual(['too-long', 'too-small'])
  expect(read([{ 名称: '2' }], 0, ['名称']).refused[0]!.reasons).toEqual([{ kind: 'formula', column: '名称' }])
  expect(read([{ 名称: '甲' }, { 名称: '乙' }], 4).refused.map(({ source, reasons }) => [source.line, reasons])).toEqual([
    [3, [{ kind: 'full', max: 5 }]],
  ])
  expect(read([{ 件数: '3' }])).toMatchObject({ rows: [{ count: 3 }], incomplete: 1, refused: [] })
})

it('takes no row in which two columns are named as one: which one is meant nobody knows', () => {
  const found = read([
    { 名称: '甲', Name: '乙' },
    { 名称: '甲', Name: '' },
  ])
  expect(found.refused.map(({ source, reasons }) => [source.line, reasons])).toEqual([[2, [{ kind: 'twice', column: 'Name' }]]])
  expect(found.rows).toMatchObject([{ name: '甲' }])
})

it('loses no row: each that holds something is taken or given back, and the table never grows beyond its room', () => {
  const cell = fc.oneof(fc.constant(''), fc.string(), fc.integer().map(String))
  fc.assert(
    fc.property(fc.array(fc.record({ 名称: cell, 件数: cell }), { maxLength: 12 }), fc.nat(7), (records, present) => {
      const { rows, refused } = read(records, present)
      const filled = records.filter((record) => Object.values(record).some((value) => value.trim() !== '')).length
      expect(rows.length + refused.length).toBe(filled)
      expect(rows.length).toBeLessThanOrEqual(Math.max(0, 5 - present))
      expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length)
    }),
  )
})

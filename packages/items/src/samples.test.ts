import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SampleSheet } from '@wenwu/core/item/guide'
import { expect, test } from 'vitest'
import { guides } from './guides.generated.ts'

/** What fits into a cell of the widest column; longer texts would be cut off, as cells do not wrap. */
const widestCell = 44

const folder = join(import.meta.dirname, '_samples')
const modules = await Promise.all(readdirSync(folder).map((name) => import(join(folder, name)) as Promise<Record<string, SampleSheet>>))
const sheets = modules.flatMap((module) => Object.values(module))

test('every sheet is the sample of some material', () => {
  const named = new Set(guides.flatMap(({ materials }) => materials.flatMap(({ sample }) => sample ?? [])))
  expect(sheets.filter((sheet) => !named.has(sheet)).map(({ fileName }) => fileName)).toEqual([])
})

test('a file has one sheet’s name', () => {
  const names = sheets.map(({ fileName }) => fileName)
  expect(new Set(names).size).toBe(names.length)
})

test.each(sheets)('$fileName says what each column holds, in texts that fit', ({ fileName, columns, rows }) => {
  expect(fileName).toMatch(/^[\p{Script=Han}]+\.xlsx$/u)
  const cells = columns.flatMap(({ title, hint }) => [title, hint])
  expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
  expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(15)
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
  expect([...cells, ...rows.flat()].filter((cell) => String(cell).length > widestCell)).toEqual([])
})

test('columns of sums add up to their total', () => {
  const columnsOfSums = sheets.flatMap(({ fileName, columns, rows }) =>
    String(rows.at(-1)?.[0]) !== '合计'
      ? []
      : columns.flatMap(({ title }, at) => {
          const [total = '', ...lines] = rows.map((row) => row[at]!).reverse()
          const parts = lines.filter((_, i) => !/\.\d/.test(String(rows.at(-2 - i)![0])))
          return typeof total === 'number'
            ? [{ column: `${fileName} ${title}`, total, sum: parts.reduce<number>((sum, part) => sum + Number(part), 0) }]
            : []
        }),
  )
  expect(columnsOfSums.length).toBeGreaterThan(0)
  for (const { column, total, sum } of columnsOfSums) expect([column, sum.toFixed(2)]).toEqual([column, total.toFixed(2)])
})

import { expect, test } from 'vitest'
import { guides } from './_guides/index.generated.ts'
import { itemSamples, sampleSheets } from './_samples/index.ts'
import { items } from './index.generated.ts'

/** What fits into a cell of the widest column; longer texts would be cut off, as cells do not wrap. */
const widestCell = 44

test('every sheet that a material names is there, and every sheet is named', () => {
  const named = [
    ...guides.flatMap(({ materials }) => materials.flatMap(({ sample }) => sample ?? [])),
    ...Object.values(itemSamples).flatMap((samples) => Object.values(samples)),
  ]
  expect([...new Set(named)].sort()).toEqual(sampleSheets.map(({ key }) => key).sort())
})

test('samples of item folders belong to materials that are there', () => {
  const known = items.flatMap(({ code, materials }) => materials.map(({ key }) => `${code} ${key}`))
  expect(
    Object.entries(itemSamples)
      .flatMap(([code, samples]) => Object.keys(samples).map((key) => `${code} ${key}`))
      .filter((place) => !known.includes(place)),
  ).toEqual([])
})

test('every guide gives a sheet to begin with', () => {
  const without = [
    ...guides.filter(({ materials }) => materials.every(({ sample }) => sample === undefined)).map(({ code }) => code),
    ...items.map(({ code }) => code).filter((code) => itemSamples[code] === undefined),
  ]
  expect(without).toEqual([])
})

test('a file has one sheet’s name', () => {
  const names = sampleSheets.map(({ fileName }) => fileName)
  expect(new Set(names).size).toBe(names.length)
})

test.each(sampleSheets)('$fileName says what each column holds, in texts that fit', ({ key, fileName, columns, rows }) => {
  expect(key).toMatch(/^[a-z][a-z-]*$/)
  expect(fileName).toMatch(/^[\p{Script=Han}]+\.xlsx$/u)
  const cells = columns.flatMap(({ title, hint }) => [title, hint])
  expect(cells.filter((cell) => cell.trim() === '')).toEqual([])
  expect(new Set(columns.map(({ title }) => title)).size).toBe(columns.length)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.length).toBeLessThanOrEqual(15)
  expect(rows.filter((row) => row.length !== columns.length)).toEqual([])
  expect([...cells, ...rows.flat()].filter((cell) => String(cell).length > widestCell)).toEqual([])
})

test('sums of money are right', () => {
  const sheet = (key: string) => sampleSheets.find((known) => known.key === key)!
  const amounts = (key: string, title: string) => {
    const at = sheet(key).columns.findIndex((column) => column.title === title)
    return sheet(key).rows.map((row) => ({ name: String(row[0]), amount: Number(row[at]) }))
  }
  for (const [key, title] of [
    ['project-budget', '金额（万元）'],
    ['works-budget', '金额（万元）'],
    ['annual-plan', '总经费（万元）'],
    ['annual-plan', '申请中央专项（万元）'],
    ['annual-plan', '本年度用款（万元）'],
  ] as const) {
    const lines = amounts(key, title)
    const parts = lines.filter(({ name }) => name !== '合计' && !/\.\d/.test(name)).reduce((sum, { amount }) => sum + amount, 0)
    expect([key, title, parts.toFixed(2)]).toEqual([key, title, lines.at(-1)!.amount.toFixed(2)])
  }
})

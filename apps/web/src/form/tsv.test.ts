import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseTsv } from './tsv.ts'

/** What Excel puts on the clipboard. */
function toTsv(rows: readonly (readonly string[])[]): string {
  return rows
    .map((row) => row.map((cell) => (/["\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join('\t') + '\r\n')
    .join('')
}

describe('parseTsv', () => {
  it('reads rows and cells; the line break at the end is no row', () => {
    expect(parseTsv('屋面揭瓦\t12\r\n墙体加固\t8.5\r\n')).toEqual([
      ['屋面揭瓦', '12'],
      ['墙体加固', '8.5'],
    ])
    expect(parseTsv('一\t二')).toEqual([['一', '二']])
    expect(parseTsv('')).toEqual([])
  })
  it('keeps empty cells and rows', () => {
    expect(parseTsv('\t\n\nx\n')).toEqual([['', ''], [''], ['x']])
  })
  it('reads quoted cells with tabs, lines and quotation marks', () => {
    expect(parseTsv('"第一行\r\n第二行"\t"说""好"""\n')).toEqual([['第一行\n第二行', '说"好"']])
  })
  it('takes a lone quotation mark as a letter', () => {
    expect(parseTsv('"大殿"后\t5')).toEqual([['"大殿"后', '5']])
    expect(parseTsv('21"屏\t1')).toEqual([['21"屏', '1']])
  })
  it('reads back whatever Excel writes', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '文', '"', '\t', '\n', ' ', '1') })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
        expect(parseTsv(toTsv(rows))).toEqual(rows)
      }),
    )
  })
  it('ends for any text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        expect(Array.isArray(parseTsv(text))).toBe(true)
      }),
    )
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { readCsv } from './read-csv.ts'
import { readJsonLines } from './read-json.ts'
import { uploadLimits, type ReadingLimits } from './reading-limits.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenwu-csv-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const path = join(folder, 'table.csv')

async function read(content: string | Buffer, limits: Partial<ReadingLimits> = {}, maxLetters = 2_000) {
  writeFileSync(path, content)
  const rows = []
  for await (const row of readCsv(path, maxLetters, { ...uploadLimits, ...limits })) rows.push(row)
  return rows
}
const texts = async (content: string | Buffer) => (await read(content)).map(({ line, cells }) => [line, ...cells.map(({ text }) => text)])

describe('reading a table of texts', () => {
  it('knows quotation marks, both line ends, tabs, gaps and empty lines', async () => {
    expect(await texts('甲,乙\r\n"一,""二""\n三",\r\n\n,,\r"末"')).toEqual([
      [1, '甲', '乙'],
      [2, '一,"二"\n三', ''],
      [5, '末'],
    ])
    expect(await texts('甲\t乙,丙\n1\t2\n')).toEqual([
      [1, '甲', '乙,丙'],
      [2, '1', '2'],
    ])
    expect(await texts('"甲" 余,乙"丙"\n')).toEqual([[1, '甲', '乙"丙"']])
    expect(await texts(Buffer.from([0xef, 0xbb, 0xbf, 0x61, 0x0a]))).toEqual([[1, 'a']])
    expect(await texts('甲;乙 \n"1;2";3\n')).toEqual([
      [1, '甲', '乙 '],
      [2, '1;2', '3'],
    ])
    expect(await texts('甲,乙;丙\n')).toEqual([[1, '甲', '乙;丙']])
    // as spreadsheet programs save «Unicode text»; the reading is cut within letters
    const wide = Buffer.from(`\ufeff甲\t乙\n${'长'.repeat(50_000)}\t2\n`, 'utf16le')
    for (const content of [wide, Buffer.from(wide).swap16()])
      expect((await read(content)).map(({ cells }) => cells.map(({ text }) => text.length))).toEqual([
        [1, 1],
        [2_000, 1],
      ])
    // 甲 in GB 18030
    expect(await texts(Buffer.from([0xbc, 0xd7, 0x2c, 0x31, 0x0a]))).toEqual([[1, '甲', '1']])
    expect((await read(' =1+1,2\n'))[0]!.cells.map(({ isFormula }) => isFormula)).toEqual([true, false])
    expect((await read(`${'长'.repeat(30)}\n`, {}, 20))[0]!.cells[0]!.text).toHaveLength(20)
    expect(await read('')).toEqual([])
  })

  it('reads back what was written, however it is split into pieces', async () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', '\n', '\r', '𠮷', ' ', '长'.repeat(20_000)), maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 }), async (rows) => {
        const content = rows.map((row) => row.map((one) => `"${one.replaceAll('"', '""')}"`).join(',')).join('\r\n')
        const found = await read(content, {}, Infinity)
        expect(found.map(({ cells }) => cells.map(({ text }) => text))).toEqual(rows.filter((row) => row.some((one) => one.trim() !== '')))
      }),
      { numRuns: 60 },
    )
  })

  it.each([
    ['not a text', Buffer.from([0x61, 0, 0x62]), 'import-unreadable'],
    ['no encoding we know', Buffer.from([0xff, 0xff, 0x0a]), 'import-unreadable'],
    ['a quotation that is not closed', 'a,"b\n', 'import-unreadable'],
    ['nothing but quotation marks', '"'.repeat(19_000_000), 'import-text-length'],
    ['one cell without an end', 'x'.repeat(5_000_000), 'import-text-length'],
    ['one line without an end', '1,'.repeat(3_000_000), 'import-line-length'],
    ['text behind a closed quotation', `"a"${'x'.repeat(5_000_000)}`, 'import-line-length'],
  ])('refuses %s', async (_name, content, reason) => {
    await expect(read(content)).rejects.toMatchObject({ reason })
  })

  it('keeps nothing of cells beyond the last column and of letters beyond the longest cell', async () => {
    const [row] = await read(`${','.repeat(1_000_000)}x\n`)
    expect(row).toBeUndefined()
    expect((await read(`a${',b'.repeat(1_000_000)}\n`))[0]!.cells).toHaveLength(50)
  })
})

describe('reading lines of JSON', () => {
  const rowsOf = async (content: string) => {
    writeFileSync(path, content)
    const rows = []
    for await (const row of readJsonLines(path, uploadLimits)) rows.push(row)
    return rows
  }

  it('counts lines, and marks what is no object or cannot be stored', async () => {
    expect(await rowsOf('\ufeff{"a":1}\r\n\n[1]\n{"a":"\\u0000"}\n{"b"\n{"c":"文"}')).toEqual([
      { line: 1, record: { a: 1 } },
      { line: 3 },
      { line: 4 },
      { line: 5 },
      { line: 6, record: { c: '文' } },
    ])
  })

  it('refuses a line without an end', async () => {
    await expect(rowsOf(`{"a":"${'x'.repeat(5_000_000)}"}`)).rejects.toMatchObject({ reason: 'import-line-length' })
  })
})

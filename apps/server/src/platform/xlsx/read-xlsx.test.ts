import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { afterAll, describe, expect, it } from 'vitest'
import type { CellValue } from './cell.ts'
import { readXlsx } from './read-xlsx.ts'
import { uploadLimits, type ReadingLimits } from './reading-limits.ts'
import type { SheetRow } from './sheet-xml.ts'
import { UnreadableSheetError } from './unreadable.ts'
import { readHere } from './table-rows.ts'
import { writeXlsx } from './write-xlsx.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenwu-sheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function rowsOf(content: Buffer, limits: ReadingLimits = uploadLimits, note?: (bytes: number) => void): Promise<SheetRow[]> {
  const path = join(folder, 'book.xlsx')
  writeFileSync(path, content)
  const rows: SheetRow[] = []
  for await (const row of readXlsx(path, 2_000, limits, note && { note })) rows.push(row)
  return rows
}

function zip(parts: Record<string, string | Buffer>): Promise<Buffer> {
  const file = new ZipFile()
  for (const [path, content] of Object.entries(parts)) file.addBuffer(Buffer.from(content as string), path)
  file.end()
  return buffer(file.outputStream)
}
const sheet = (rows: string) =>
  zip({ 'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet><sheetData>${rows}</sheetData></worksheet>` })
/** A sheet of texts with cells that are merged. */
const mergedSheet = (rows: string[][], ...ranges: string[]) => {
  const cells = rows.map((row) => `<row>${row.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`).join('')
  const merged = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('')
  return zip({ 'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${cells}</sheetData><mergeCells>${merged}</mergeCells></worksheet>` })
}
/** A workbook of several sheets by what stands in their `sheetData`. */
const bookOf = (sheets: readonly { name: string; state?: string; rows: string }[]) =>
  zip({
    'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${sheets.map(({ name, state }, i) => `<sheet name="${name}" ${state === undefined ? '' : `state="${state}"`} r:id="rId${i}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets.map((_, i) => `<Relationship Id="rId${i}" Target="worksheets/s${i}.xml"/>`).join('')}</Relationships>`,
    'xl/sharedStrings.xml': '<sst><si><t>甲</t></si><si><t> </t></si></sst>',
    ...Object.fromEntries(
      sheets.map(({ rows }, i) => [`xl/worksheets/s${i}.xml`, `<worksheet><sheetData>${rows}</sheetData></worksheet>`]),
    ),
  })
const texts = (rows: SheetRow[]) => rows.map((row) => row.cells.map((cell) => cell.text))

describe('reading a workbook', () => {
  it('reads as a day what people see as one, and what is no day as the number it is', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy&quot;年&quot;m&quot;月&quot;"/><numFmt numFmtId="165" formatCode="0.00&quot;yd&quot;[Red]"/></numFmts>
      <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/><xf numFmtId="31"/></cellXfs></styleSheet>`
    const cell = (style: number, value: string) => `<c s="${style}"><v>${value}</v></c>`
    const rows = `<row>${cell(0, '46356')}${cell(1, '46356')}${cell(2, '46356.354166666664')}${cell(3, '12.5')}${cell(4, '45.2')}${cell(1, '-3')}</row>`
    const book = (workbook: string) =>
      zip({
        'xl/workbook.xml': workbook,
        'xl/styles.xml': styles,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${rows}</sheetData></worksheet>`,
      })
    expect(texts(await rowsOf(await book('<workbook/>')))).toEqual([['46356', '2026-11-30', '2026-11-30 08:30', '12.5', '45.2', '-3']])
    const from1904 = await rowsOf(await book('<workbook><workbookPr date1904="1"/></workbook>'))
    expect(texts(from1904)[0]?.slice(0, 2)).toEqual(['46356', '2030-12-01'])
  })
  it('reads characters that stand as escapes, as our own writer writes what looks like one', async () => {
    const inline = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
    const content = await sheet(
      `<row>${inline('甲_x0041_乙')}${inline('一_x000D_\n二')}${inline('_x0000_空_xD800_')}${inline('_x005F_x0041_')}</row>`,
    )
    expect(texts(await rowsOf(content))).toEqual([['甲A乙', '一\n二', '空', '_x0041_']])
    const shared = await zip({
      'xl/sharedStrings.xml': '<sst><si><t>甲_x0041_</t></si><si><r><t>_x00</t></r><r><t>42_</t></r></si></sst>',
      'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c t="s"><v>0</v></c><c t="s"><v>1</v></c></row></sheetData></worksheet>',
    })
    expect(texts(await rowsOf(shared))).toEqual([['甲A', 'B']])
  })
  it('gives back what our own writer wrote', async () => {
    const rows: CellValue[][] = [
      ['陕西', '𠮷<&>"', '=1+1'],
      ['', null, '末'],
    ]
    async function* all() {
      yield* rows
    }
    const content = await buffer(
      writeXlsx(
        ['甲', '乙', '丙'].map((title) => ({ title, kind: 'text' as const })),
        all(),
        'x',
      ),
    )
    expect(texts(await rowsOf(content))).toEqual([
      ['甲', '乙', '丙'],
      ['陕西', '𠮷<&>"', '=1+1'],
      ['', '', '末'],
    ])
  })

  it('reads the first sheet that is not hidden', async () => {
    const book = (states: readonly (string | undefined)[]) =>
      bookOf(
        states.map((state, i) => ({
          name: `${i}`,
          ...(state !== undefined && { state }),
          rows: `<row r="1"><c r="A1" t="inlineStr"><is><t>第${i}张</t></is></c></row>`,
        })),
      )
    for (const [states, read] of [
      [['hidden', 'veryHidden', undefined], '第2张'],
      [['visible', 'hidden'], '第0张'],
      [['hidden', 'hidden'], '第0张'],
    ] as const)
      expect(texts(await rowsOf(await book(states)))).toEqual([[read]])
  })

  const filled = '<row><c t="s"><v>0</v></c></row>'
  const othersOf = async (content: Buffer) => {
    const path = join(folder, 'others.xlsx')
    writeFileSync(path, content)
    const { rows, otherSheets } = await readHere.read('xlsx', { path, maxLetters: 9, maxRows: 9, limits: uploadLimits })
    return { rows: texts(rows), otherSheets }
  }

  it('names the other sheets that are not hidden and say something', async () => {
    const content = await bookOf([
      { name: '附表', state: 'hidden', rows: filled },
      { name: '成都', rows: filled },
      { name: 'Sheet2', rows: '' },
      { name: '绵阳', rows: filled },
      { name: '仅格式', rows: '<row s="1" customFormat="1"><c s="1"/><c t="s"><v>1</v></c></row><row/>' },
      { name: '底稿', state: 'veryHidden', rows: filled },
      { name: '公式', rows: '<row/><row><c/><c><f>A1</f></c></row>' },
      { name: `甲_x0041_\u202e&amp;${'𠮷'.repeat(40)}`, rows: filled },
    ])
    expect(await othersOf(content)).toEqual({ rows: [['甲']], otherSheets: ['绵阳', '公式', `甲A&${'𠮷'.repeat(28)}`] })
    expect((await othersOf(await bookOf([{ name: '成都', rows: filled }]))).otherSheets).toEqual([])
    const hidden = { name: '绵阳', state: 'hidden', rows: filled }
    expect((await othersOf(await bookOf([hidden, hidden]))).otherSheets).toEqual([])
  })

  it('reads the next sheet where the first says nothing, and names neither', async () => {
    const content = await bookOf([
      { name: 'Sheet1', rows: '<row s="1"/>' },
      { name: '清单', rows: filled },
      { name: '附表', rows: filled },
    ])
    expect(await othersOf(content)).toEqual({ rows: [['甲']], otherSheets: ['附表'] })
  })

  it('looks at twenty other sheets', async () => {
    const book = (others: readonly string[]) =>
      bookOf([{ name: '成都', rows: filled }, ...others.map((rows, i) => ({ name: `第${i + 1}张`, rows }))])
    const names = Array.from({ length: 20 }, (_, i) => `第${i + 1}张`)
    expect((await othersOf(await book(Array.from({ length: 25 }, () => filled)))).otherSheets).toEqual(names)
    expect((await othersOf(await book([...Array.from({ length: 19 }, () => ''), filled, filled]))).otherSheets).toEqual(['第20张'])
  })

  it('takes the sheet that is read and names the other that cannot be looked through', async () => {
    const damaged = await bookOf([
      { name: '成都', rows: filled },
      { name: '绵阳', rows: '<row><c>' },
      { name: '德阳', rows: '' },
    ])
    expect(await othersOf(damaged)).toEqual({ rows: [['甲']], otherSheets: ['绵阳'] })
  })

  it('knows shared texts without readings, numbers, gaps and lines, and leaves empty rows out', async () => {
    const content = await zip({
      'xl/workbook.xml': '<workbook xmlns:r="x"><sheets><sheet name="b" r:id="rId9"/><sheet name="a" r:id="rId1"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels':
        '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId9" Target="/xl/worksheets/second.xml"/></Relationships>',
      'xl/sharedStrings.xml':
        '<sst><si><t>甲</t></si><si><r><t>东</t></r><r><t xml:space="preserve"> 京</t></r><rPh><t>トウキョウ</t></rPh></si></sst>',
      'xl/worksheets/second.xml':
        '<x:worksheet xmlns:x="y"><x:sheetData><x:row r="3"><x:c r="B3" t="s"><x:v>1</x:v></x:c><x:c r="D3"><x:v>1.38E10</x:v></x:c></x:row><x:row r="4"><x:c r="A4" s="1"/></x:row><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>0.5</x:v></x:c></x:row></x:sheetData></x:worksheet>',
    })
    const rows = await rowsOf(content)
    expect(texts(rows)).toEqual([
      ['', '东 京', '', '13800000000'],
      ['甲', '0.5'],
    ])
    expect(rows.map((row) => row.line)).toEqual([3, 5])
  })

  it('knows the last place a sheet has', async () => {
    const rows = await rowsOf(await sheet('<row r="1048576"><c r="A1048576"><v>1</v></c><c r="XFD1048576"><v>2</v></c></row>'))
    expect([rows[0]!.line, texts(rows)]).toEqual([1_048_576, [['1']]])
  })

  it.each([
    ['0.30000000000000004', '0.3'],
    ['1.1000000000000001E-5', '0.000011'],
    ['99999999.123456001', '99999999.123456'],
    ['0.1234567', '0.1234567'],
    ['9.9999999999999995E-8', '0.0000001'],
    ['-1.4500000000000001', '-1.45'],
    ['4.35E+30', '4.35E+30'],
    ['1E-300', '0'],
    ['12 E', '12 E'],
    ['610102199001011234', '610102199001011234'],
  ])('shows the stored number %s as a spreadsheet does', async (stored, shown) => {
    expect(texts(await rowsOf(await sheet(`<row><c><v>${stored}</v></c></row>`)))).toEqual([[shown]])
  })

  it('keeps a text of figures, and shows a truth value as a word', async () => {
    const cells = '<c t="str"><v>0.30000000000000004</v></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c>'
    expect(texts(await rowsOf(await sheet(`<row>${cells}</row>`)))).toEqual([['0.30000000000000004', 'TRUE', 'FALSE']])
  })

  it('says that a cell is a formula and does not take its result', async () => {
    expect(
      (await rowsOf(await sheet('<row><c t="str"><f>HYPERLINK("http://x")</f><v>点我</v></c><c><v>1</v></c></row>')))[0]!.cells,
    ).toEqual([
      { text: '', isFormula: true },
      { text: '1', isFormula: false },
    ])
  })

  it.each([
    ['no zip', () => Promise.resolve(Buffer.from('PK nothing'))],
    ['no sheet', () => zip({ 'xl/workbook.xml': '<workbook/>' })],
    ['broken XML', () => sheet('<row><c>')],
    [
      'an entity',
      () =>
        zip({
          'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c t="inlineStr"><is><t>&x;</t></is></c></row></sheetData></worksheet>',
        }),
    ],
    ...['-1', '0', '1.5', '1e3', '0x10', '', '1048577', '99999999999'].map((r): [string, () => Promise<Buffer>] => [
      `a row «${r}»`,
      () => sheet(`<row r="${r}"><c><v>1</v></c></row>`),
    ]),
    ...['A-1', 'A', '1', 'a1', 'A0', 'XFE1', 'ZZZZZZ1', 'A99999999999', ''].map((r): [string, () => Promise<Buffer>] => [
      `a cell «${r}»`,
      () => sheet(`<row><c r="${r}"><v>1</v></c></row>`),
    ]),
    ['a document type', () => zip({ 'xl/worksheets/sheet1.xml': '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet/>' })],
  ])('refuses %s', async (_name, make) => {
    await expect(rowsOf(await make())).rejects.toBeInstanceOf(UnreadableSheetError)
  })

  const MiB = 1024 * 1024
  const bomb = (filling: string) =>
    zip({
      'xl/workbook.xml': `<workbook><x>${filling}</x></workbook>`,
      'xl/_rels/workbook.xml.rels': `<Relationships>${filling}</Relationships>`,
      'xl/sharedStrings.xml': `<sst><si><t>${filling}</t></si></sst>`,
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row><c t="s"><v>0</v></c></row>${filling}</sheetData></worksheet>`,
    })
  const refusalOf = async (content: Buffer, limits: Partial<ReadingLimits> = {}) => {
    let unpacked = 0
    const error: unknown = await rowsOf(content, { ...uploadLimits, ...limits }, (bytes) => (unpacked = bytes)).catch(
      (thrown: unknown) => thrown,
    )
    return { reason: error instanceof UnreadableSheetError ? error.reason : error, unpacked }
  }

  it('unpacks a bomb of four parts no further than the first text that is too long', async () => {
    const content = await bomb('0'.repeat(60 * MiB))
    expect(content.length).toBeLessThan(2 * MiB)
    const { reason, unpacked } = await refusalOf(content)
    expect(reason).toBe('import-text-length')
    expect(unpacked).toBeLessThan(uploadLimits.textLetters + 2 * 64 * 1024)
  })

  it('has one budget for all parts together, counted while they are unpacked', async () => {
    const content = await bomb('<y/>'.repeat(MiB))
    const { reason, unpacked } = await refusalOf(content, { unpackedBytes: 10 * MiB })
    expect(reason).toBe('import-unpacked-size')
    // each part alone would be below it
    expect(unpacked).toBeGreaterThan(10 * MiB)
    expect(unpacked).toBeLessThan(10 * MiB + 128 * 1024)
  })

  it('has the same budget for the other sheets, and unpacks of each no more than to its first row', async () => {
    const unpackedOf = async (limit: number, ...rows: string[]) => {
      const content = await bookOf([
        { name: '成都', rows: '<row><c><v>1</v></c></row>' },
        ...rows.map((each) => ({ name: '绵阳', rows: each })),
      ])
      const path = join(folder, 'others-bomb.xlsx')
      writeFileSync(path, content)
      const otherSheets: string[] = []
      let unpacked = 0
      const read: SheetRow[] = []
      const limits = { ...uploadLimits, unpackedBytes: limit }
      for await (const row of readXlsx(path, 9, limits, { otherSheets, note: (bytes) => (unpacked = bytes) })) read.push(row)
      return { rows: texts(read), otherSheets, unpacked }
    }
    const filling = '<y/>'.repeat(MiB / 2)
    const early = await unpackedOf(MiB, `<row><c><v>1</v></c></row>${filling}`)
    expect(early).toMatchObject({ rows: [['1']], otherSheets: ['绵阳'] })
    expect(early.unpacked).toBeLessThan(128 * 1024)
    // nobody knows what is in a sheet that was not looked through: it is named, and the one that is read stays
    const bombs = await unpackedOf(MiB, filling, filling, filling)
    expect(bombs).toMatchObject({ rows: [['1']], otherSheets: ['绵阳', '绵阳', '绵阳'] })
    expect(bombs.unpacked).toBeGreaterThan(MiB)
    expect(bombs.unpacked).toBeLessThan(MiB + 4 * 64 * 1024)
  })

  it('bounds parts, shared texts, cells, and what shared texts are repeated to', async () => {
    const shared = (texts: string, cells: string) =>
      zip({
        'xl/sharedStrings.xml': `<sst>${texts}</sst>`,
        'xl/worksheets/sheet1.xml': `<worksheet><sheetData><row>${cells}</row></sheetData></worksheet>`,
      })
    const cell = '<c t="s"><v>0</v></c>'
    expect((await refusalOf(await shared('', cell), { parts: 1 })).reason).toBe('import-part-count')
    expect((await refusalOf(await shared('<si><t>a</t></si>'.repeat(4), cell), { sharedTexts: 3 })).reason).toBe('import-text-count')
    expect((await refusalOf(await shared('<si><t>a</t></si>', cell.repeat(60)), { cells: 59 })).reason).toBe('import-cell-count')
    expect((await refusalOf(await shared('<si><t>aaa</t></si><si><t>bbb</t></si>', cell), { letters: 5 })).reason).toBe('import-text-size')
    const path = join(folder, 'repeated.xlsx')
    writeFileSync(path, await shared(`<si><t>${'a'.repeat(900)}</t></si>`, cell.repeat(40)))
    await expect(
      readHere.read('xlsx', { path, maxLetters: 1_000, maxRows: 10, limits: { ...uploadLimits, letters: 30_000 } }),
    ).rejects.toMatchObject({ reason: 'import-text-size' })
  })

  it('ends where elements are nested deeper than any program writes, in each part', async () => {
    const open = '<row><c><is>'.repeat(100_000)
    const books: Record<string, string>[] = [
      { 'xl/worksheets/sheet1.xml': open },
      { 'xl/sharedStrings.xml': open, 'xl/worksheets/sheet1.xml': '<worksheet/>' },
      { 'xl/workbook.xml': open, 'xl/worksheets/sheet1.xml': '<worksheet/>' },
    ]
    for (const parts of books) await expect(rowsOf(await zip(parts))).rejects.toThrow('nested too deep')
  })

  it('gives each row what is merged down a column, save numbers, and nothing to the side', async () => {
    const path = join(folder, 'merged.xlsx')
    const read = async (content: Buffer, own: Partial<ReadingLimits> = {}) => {
      writeFileSync(path, content)
      return texts((await readHere.read('xlsx', { path, maxLetters: 1_000, maxRows: 10, limits: { ...uploadLimits, ...own } })).rows)
    }
    const rows = [
      ['分组', '名称', '经费'],
      ['石窟', '甲', '30'],
      ['', '乙', ''],
      ['自有', '丙'],
      [' ', '丁'],
      ['', '己'],
      ['古建', '戊'],
    ]
    const content = await mergedSheet(rows, 'A2:A5', 'C2:C3', 'A1:B1', 'A3:A7')
    expect(await read(content)).toEqual([
      ['分组', '名称', '经费'],
      ['石窟', '甲', '30'],
      ['石窟', '乙', ''],
      ['自有', '丙'],
      ['石窟', '丁'],
      ['', '己'],
      ['古建', '戊'],
    ])
    await expect(read(content, { letters: 25 })).resolves.toHaveLength(7)
    const long = await mergedSheet([['长'.repeat(20)], ['', '甲'], ['', '乙']], 'A1:A3')
    await expect(read(long, { letters: 39 })).rejects.toMatchObject({ reason: 'import-text-size' })
    const many = await mergedSheet([['甲']], ...Array.from({ length: 40_001 }, () => 'A1:A2'))
    await expect(read(many)).rejects.toMatchObject({ reason: 'import-merged-count' })
    await expect(read(await mergedSheet([['甲']], 'A0:A2'))).rejects.toThrow('no number of a row')
  })

  it('stops when nobody asks for more', async () => {
    const path = join(folder, 'long.xlsx')
    writeFileSync(path, await sheet('<row><c><v>1</v></c></row>'.repeat(200_000)))
    let read = 0
    for await (const row of readXlsx(path, 2_000, uploadLimits)) {
      read += row.cells.length
      if (read === 10) break
    }
    expect(read).toBe(10)
  })
})

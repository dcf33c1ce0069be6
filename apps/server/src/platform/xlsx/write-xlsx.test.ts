import { type Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import type { CellValue } from './cell.ts'
import { cellXml, maxCellText, xmlText } from './cell.ts'
import { columnName, safeSheetName } from './package-parts.ts'
import { writeXlsx, type XlsxColumn } from './write-xlsx.ts'

const columns: XlsxColumn[] = [
  { title: '项目名称', width: 40, kind: 'text' },
  { title: '经费 <万元>', kind: 'number' },
  { title: '申请时间', kind: 'date' },
]

async function* rowsOf(rows: CellValue[][]): AsyncGenerator<CellValue[]> {
  yield* rows
}

/** The parts of a package: path ↦ text. */
async function unzip(zipped: Buffer): Promise<Record<string, string>> {
  const zip = await new Promise<import('yauzl').ZipFile>((resolve, reject) =>
    fromBuffer(zipped, { lazyEntries: true }, (error, file) => (error ? reject(error) : resolve(file))),
  )
  const parts: Record<string, string> = {}
  for (;;) {
    const entry = await new Promise<import('yauzl').Entry | undefined>((resolve, reject) => {
      zip
        .once('entry', resolve)
        .once('end', () => resolve(undefined))
        .once('error', reject)
      zip.readEntry()
    })
    if (entry === undefined) return parts
    const stream = await new Promise<Readable>((resolve, reject) =>
      zip.openReadStream(entry, (error, read) => (error ? reject(error) : resolve(read))),
    )
    parts[entry.fileName] = (await buffer(stream)).toString('utf8')
  }
}

const sheetOf = async (rows: CellValue[][]) =>
  (await unzip(await buffer(writeXlsx(columns, rowsOf(rows), '申请'))))['xl/worksheets/sheet1.xml']!

describe('a workbook', () => {
  it('has its parts, a bold frozen header and a filter over all rows', async () => {
    const parts = await unzip(await buffer(writeXlsx(columns, rowsOf([['新绛龙香关帝庙', 12.5, '2026-11-20']]), '我的申请')))
    expect(Object.keys(parts).sort()).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/styles.xml',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ])
    expect(parts['xl/workbook.xml']).toContain('<sheet name="我的申请" sheetId="1"')
    const sheet = parts['xl/worksheets/sheet1.xml']!
    expect(sheet).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>')
    expect(sheet).toContain('<col min="1" max="1" width="40" customWidth="1"/>')
    expect(sheet).toContain(
      '<row><c s="1" t="inlineStr"><is><t xml:space="preserve">项目名称</t></is></c><c s="1" t="inlineStr"><is><t xml:space="preserve">经费 &lt;万元&gt;</t></is></c>',
    )
    expect(sheet).toContain(
      '<row><c t="inlineStr"><is><t xml:space="preserve">新绛龙香关帝庙</t></is></c><c><v>12.5</v></c><c s="2"><v>46346</v></c></row></sheetData><autoFilter ref="A1:C2"/></worksheet>',
    )
    expect(parts['xl/styles.xml']).toContain('<b/>')
  })

  it('is a workbook without rows too, and fills short rows', async () => {
    expect(await sheetOf([])).toContain('</row></sheetData><autoFilter ref="A1:C1"/>')
    expect(await sheetOf([['a']])).toContain('</c><c/><c/></row>')
  })

  it('has one cell for the rows of a group in the columns that are merged; the values below stay for filters and imports', async () => {
    const grouped = columns.map((column, i) => ({ ...column, isMerged: i !== 1 }))
    async function* rows() {
      for (const [group, title] of [
        [null, '独'],
        ['a', '塔'],
        ['a', '塔'],
        ['a', '塔'],
        ['b', '庙'],
        [null, '独'],
        ['b', '庙'],
        ['b', '庙'],
      ] as const)
        yield { group, cells: [title, 1, '2026-11-20'] }
    }
    const sheet = (await unzip(await buffer(writeXlsx(grouped, rows(), '组'))))['xl/worksheets/sheet1.xml']!
    expect(sheet).toContain(
      '<autoFilter ref="A1:C9"/><mergeCells count="4"><mergeCell ref="A3:A5"/><mergeCell ref="C3:C5"/><mergeCell ref="A8:A9"/><mergeCell ref="C8:C9"/></mergeCells></worksheet>',
    )
    expect(sheet.match(/塔/g)).toHaveLength(3)
    expect(await sheetOf([['a']])).not.toContain('mergeCell')
  })

  it('keeps formulas as texts', async () => {
    const sheet = await sheetOf(["=cmd|' /C calc'!A0", '+1', '-1', '@SUM(A1)', '\t=1'].map((text) => [text, text, text]))
    expect(sheet).not.toContain('<f>')
    expect(sheet.match(/<c s="3" t="inlineStr">/g)?.length).toBe(15)
  })
})

describe('a cell', () => {
  it.each([
    [null, 'text', '<c/>'],
    ['', 'text', '<c/>'],
    [Number.NaN, 'number', '<c/>'],
    [-0.000001, 'number', '<c><v>-0.000001</v></c>'],
    ['2026-02-30', 'date', '<c t="inlineStr"><is><t xml:space="preserve">2026-02-30</t></is></c>'],
    ['1900-03-01', 'date', '<c s="2"><v>61</v></c>'],
    ['1899-05-01', 'date', '<c t="inlineStr"><is><t xml:space="preserve">1899-05-01</t></is></c>'],
    ['2026-11-20 18:00:00', 'time', '<c s="4"><v>46346.75</v></c>'],
    ['2026-02-30 18:00:00', 'time', '<c t="inlineStr"><is><t xml:space="preserve">2026-02-30 18:00:00</t></is></c>'],
    ['2026-11-20', 'time', '<c t="inlineStr"><is><t xml:space="preserve">2026-11-20</t></is></c>'],
    ['007', 'number', '<c t="inlineStr"><is><t xml:space="preserve">007</t></is></c>'],
  ] as const)('%j in a %s column', (value, kind, xml) => {
    expect(cellXml(value, kind)).toBe(xml)
  })

  it('carries no character that XML forbids, and no escape by accident', () => {
    expect(xmlText('a\u0000\u0008\u001f\ufffe\ud800b\udc00\r\nc\rd\te')).toBe('ab\nc\nd\te')
    expect(xmlText('𠮷<&>"')).toBe('𠮷&lt;&amp;&gt;&quot;')
    expect(xmlText('_x0041_ _x41_')).toBe('_x005F_x0041_ _x41_')
    expect(xmlText('x'.repeat(40_000)).length).toBe(maxCellText)
  })

  it('stands in a column with a letter, in a sheet with a lawful name', () => {
    expect([1, 26, 27, 702, 703].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA'])
    expect(safeSheetName("'[待办]/a:b*?'")).toBe('待办  a b')
    expect(safeSheetName('?')).toBe('Sheet1')
    expect(safeSheetName('长'.repeat(40)).length).toBe(31)
  })
})

describe('streaming', () => {
  /** Rows that count how many were asked for and whether the iterator was closed. */
  function countedRows(n: number) {
    const seen = { made: 0, isClosed: false }
    async function* rows(): AsyncGenerator<CellValue[]> {
      try {
        // Hard to compress, so that a row is bytes on the wire.
        for (; seen.made < n; seen.made++) yield [`${Math.sin(seen.made)}${Math.cos(seen.made)}`, seen.made / 7, '2026-11-20']
      } finally {
        seen.isClosed = true
      }
    }
    return { seen, rows: rows() }
  }

  it('asks for rows only as fast as they are read', async () => {
    const { seen, rows } = countedRows(100_000)
    let [taken, largestLead, bytes] = [0, 0, 0]
    for await (const part of writeXlsx(columns, rows, 'x')) {
      bytes += (part as Buffer).length
      taken++
      // A slow reader: time for whoever would run ahead.
      if (taken % 20 === 0) {
        const before = seen.made
        for (let i = 0; i < 50; i++) await new Promise(setImmediate)
        largestLead = Math.max(largestLead, seen.made - before)
      }
    }
    expect(seen).toEqual({ made: 100_000, isClosed: true })
    expect(bytes).toBeGreaterThan(2_000_000)
    expect(largestLead).toBeLessThan(10_000)
  })

  it('asks for nothing before somebody reads, and for nothing at all where nobody does', async () => {
    const { seen, rows } = countedRows(10)
    const stream = writeXlsx(columns, rows, 'x')
    for (let i = 0; i < 200; i++) await new Promise(setImmediate)
    stream.destroy()
    for (let i = 0; i < 200; i++) await new Promise(setImmediate)
    expect(seen.made).toBe(0)
  })

  it('stops asking when nobody reads', async () => {
    const { seen, rows } = countedRows(100_000)
    const stream = writeXlsx(columns, rows, 'x')
    await new Promise((resolve) => stream.once('readable', resolve))
    // before the first row there is nothing to stop: the parts ahead of it are packed by other threads
    while (seen.made === 0) await new Promise(setImmediate)
    let before = -1
    while (before !== seen.made) {
      before = seen.made
      for (let i = 0; i < 200; i++) await new Promise(setImmediate)
    }
    expect(seen.made).toBeLessThan(20_000)
    stream.destroy()
    while (!seen.isClosed) await new Promise(setImmediate)
    expect(seen.made).toBeLessThan(20_000)
  })

  it('fails with the error of its rows', async () => {
    async function* failing(): AsyncGenerator<CellValue[]> {
      yield ['a', 1, null]
      throw new Error('the database went away')
    }
    await expect(buffer(writeXlsx(columns, failing(), 'x'))).rejects.toThrow('the database went away')
  })
})

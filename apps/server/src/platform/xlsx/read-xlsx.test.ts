import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { ZipFile } from 'yazl'
import { afterAll, describe, expect, it } from 'vitest'
import type { CellValue } from './cell.ts'
import { readXlsx } from './read-xlsx.ts'
import { UnreadableSheetError, type SheetRow } from './sheet-xml.ts'
import { writeXlsx } from './write-xlsx.ts'

const folder = mkdtempSync(join(tmpdir(), 'wenwu-sheet-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

async function rowsOf(content: Buffer): Promise<SheetRow[]> {
  const path = join(folder, 'book.xlsx')
  writeFileSync(path, content)
  const rows: SheetRow[] = []
  for await (const row of readXlsx(path)) rows.push(row)
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
const texts = (rows: SheetRow[]) => rows.map((row) => row.cells.map((cell) => cell.text))

describe('reading a workbook', () => {
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
    ['a document type', () => zip({ 'xl/worksheets/sheet1.xml': '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]><worksheet/>' })],
    ['a part beyond the limit', () => sheet(`<row><c t="inlineStr"><is><t>${'x'.repeat(66 * 1024 * 1024)}</t></is></c></row>`)],
  ])('refuses %s', async (_name, make) => {
    await expect(rowsOf(await make())).rejects.toBeInstanceOf(UnreadableSheetError)
  })

  it('stops when nobody asks for more', async () => {
    const path = join(folder, 'long.xlsx')
    writeFileSync(path, await sheet('<row><c><v>1</v></c></row>'.repeat(200_000)))
    let read = 0
    for await (const row of readXlsx(path)) {
      read += row.cells.length
      if (read === 10) break
    }
    expect(read).toBe(10)
  })
})

import fs from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { afterAll, describe, expect, it } from 'vitest'
import { documentFonts } from './fonts.ts'
import { PdfRenderer, type RenderedPdf } from './pdf-renderer.ts'
import { renderSheet, type Sheet, type SheetBlock } from './sheet.ts'

const renderer = new PdfRenderer()
afterAll(() => renderer.close())

const sheet = (blocks: SheetBlock[]): Sheet => ({
  title: '某某楼修缮工程',
  number: '2026-1',
  blocks,
  issuer: '',
  day: '2026-11-23',
  stamp: '',
  footer: '',
  checkAddress: null,
})
const render = (...blocks: SheetBlock[]): Promise<RenderedPdf> => renderSheet(renderer, sheet(blocks))

/** The lines of text on a sheet of the given blocks, read back from the layout. */
async function linesOf(...blocks: SheetBlock[]): Promise<string[]> {
  const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: documentFonts(undefined).paths }] })
  const source = fs.readFileSync(new URL('sheet.typ', import.meta.url), 'utf8')
  let svg = ''
  const reading = {
    assetsDirectory: renderer.assetsDirectory,
    fonts: renderer.fonts,
    render: (_: string, inputs: Record<string, unknown>) => {
      svg = compiler.svg({ mainFileContent: source, inputs: { data: JSON.stringify(inputs) } })
      return Promise.resolve({ pdf: Buffer.alloc(0), pageCount: 0 })
    },
  }
  await renderSheet(reading as unknown as PdfRenderer, sheet(blocks))
  return Array.from(svg.matchAll(/class="tsel"[^>]*>([^<]*)</g), (match) => match[1]!)
}

describe('a text without a place to break', () => {
  const long = 'a'.repeat(50_000)
  // many runs in one line of text are many pieces, too
  const runs = '文0123456789abcdefg'.repeat(2_700)
  it.each<[string, SheetBlock]>([
    ['a value', { kind: 'pairs', rows: [['名称', long]] }],
    ['a label', { kind: 'pairs', rows: [[long, '']] }],
    ['a paragraph', { kind: 'paragraph', text: long }],
    ['many runs', { kind: 'paragraph', text: runs }],
    ['a cell', { kind: 'table', head: ['意见'], rows: [[long]] }],
    ['a heading', { kind: 'heading', text: long }],
    ['a file', { kind: 'files', rows: [{ name: long, files: [{ name: long, note: long }] }] }],
  ])('is set over many pages: %s', async (_, block) => {
    expect((await render(block)).pageCount).toBeGreaterThan(5)
  })

  it('is the same text when copied, and ends its lines within the frame', async () => {
    const digest = '0123456789abcdef'.repeat(40)
    const lines = (await linesOf({ kind: 'paragraph', text: digest })).filter((line) => /^[0-9a-f]+$/.test(line))
    expect(lines.join('')).toBe(digest)
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(96)
  })
})

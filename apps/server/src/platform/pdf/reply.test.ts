import fs from 'node:fs'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import { afterAll, describe, expect, it } from 'vitest'
import { documentFonts } from './fonts.ts'
import { PdfRenderer } from './pdf-renderer.ts'
import { renderReply, replyInputs, type Reply } from './reply.ts'

const renderer = new PdfRenderer()
afterAll(() => renderer.close())

const reply: Reply = {
  issuer: '国家文物局',
  docNumber: '文物保函〔2009〕472号',
  title: '关于某某楼修缮工程立项的批复',
  mainRecipient: '山西省文物局',
  body: [
    '你局《关于审批某某楼修缮工程立项的请示》（晋文物发〔2009〕33号）收悉。经研究，我局批复如下：',
    '一、同意某某楼修缮工程立项。',
    '二、工程应遵循“最少干预”和“不改变文物原状”等原则，保护文物及其历史环境的真实性和完整性。',
  ],
  closing: '此复。',
  docDate: '2009-04-03',
}

const fonts = documentFonts(undefined)
const compiler = NodeCompiler.create({ fontArgs: [{ fontPaths: fonts.paths }] })
const source = fs.readFileSync(new URL('reply.typ', import.meta.url), 'utf8')

/** Pages as lists of text runs, read back from the laid-out document. */
function pagesOf(printed: Reply): string[][] {
  const svg = compiler.svg({ mainFileContent: source, inputs: { data: JSON.stringify(replyInputs(printed, fonts)) } })
  return svg
    .split('class="typst-page"')
    .slice(1)
    .map((page) => Array.from(page.matchAll(/class="tsel"[^>]*>([^<]*)</g), (match) => unescape(match[1]!)))
}

function unescape(text: string): string {
  return text.replace(
    /&(lt|gt|amp|quot|#39|nbsp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', amp: '&', quot: '"', '#39': "'", nbsp: '\u00a0' })[name]!,
  )
}

const textOf = (printed: Reply) => pagesOf(printed).flat().join('')

describe('a reply', () => {
  it('is a PDF with the pages of its layout', async () => {
    const { pdf, pageCount } = await renderReply(renderer, reply)
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pageCount).toBe(pagesOf(reply).length)
  })

  it('holds every text as it was given, in order', () => {
    const expected = ['国家文物局', reply.docNumber, reply.title, '山西省文物局：', ...reply.body, '此复。', '国家文物局', '2009年4月3日']
    expect(textOf(reply).replace(/—\s*\d+\s*—/g, '')).toBe(expected.join(''))
  })

  it('sets what looks like code as text', () => {
    const hostile = [
      '#panic("x")',
      '$x$ *粗* _i_ `r` \\ "q" \'s\' <label> @ref // /* */ --- ... ~',
      '= 标题',
      '- 项',
      '#sys.inputs.data',
      '&amp;<b>',
    ]
    const printed = { ...reply, title: '#[x] *y* "z"', body: hostile, mainRecipient: '#let a = 1', copyTo: '$$ #image("/etc/passwd")' }
    const text = textOf(printed)
    for (const part of [...hostile, printed.title, `${printed.mainRecipient}：`, `抄送：${printed.copyTo}。`]) expect(text).toContain(part)
  })

  it('leaves the lines of a missing number and date blank', () => {
    const text = textOf({ ...reply, docNumber: null, docDate: null })
    expect(text).not.toMatch(/年\d+月|null|none/)
    expect(text).toContain('此复。国家文物局')
  })

  it('sets one colon after the recipient', () => {
    expect(textOf({ ...reply, mainRecipient: '山西省文物局：' })).toContain('山西省文物局：你局')
  })

  it('begins a paragraph at a line break', () => {
    expect(replyInputs({ ...reply, body: ['一\r\n二', '三'] }, fonts)['body']).toEqual(['一', '二', '三'])
  })

  it('has 22 lines of 28 characters on a full page (GB/T 9704)', () => {
    const pages = pagesOf({ ...reply, body: ['正'.repeat(28 * 60)] })
    const lines = pages[1]!.filter((run) => run.startsWith('正'))
    expect(lines.map((line) => line.length)).toEqual(Array.from({ length: 22 }, () => 28))
  })

  it('never has a page with a signature or a distribution list and no text', () => {
    let checked = 0
    for (const copyTo of [null, '山西省人民政府']) {
      for (const closing of ['', '此复。']) {
        for (let n = 1; n <= 32; n++) {
          for (const body of [['正'.repeat(28 * n - 3)], Array.from({ length: n }, () => '正文。')]) {
            const last = pagesOf({ ...reply, body, closing, copyTo })
              .at(-1)!
              .join('')
            expect(last).toMatch(/正|此复/)
            expect(last).toContain('国家文物局2009年4月3日')
            checked++
          }
        }
      }
    }
    expect(checked).toBe(256)
  })

  it('is set without anything at all', () => {
    const empty: Reply = { issuer: '', docNumber: null, title: '', mainRecipient: '', body: [], closing: '', docDate: null }
    expect(pagesOf(empty).length).toBe(1)
  })
})

import { expect, test } from 'vitest'
import { OfdDocument } from './document.ts'
import { drawPage } from './page.ts'
import { svgText } from './svg.ts'
import { textOfRuns } from './search.ts'
import { redPng } from './testing/small-ofd.ts'
import { OfdWriter } from './write.ts'

test('what is written is read back: text, vector, picture, attachment, sizes', () => {
  const writer = new OfdWriter({ title: '批复 <1> & "2"', createdOn: '2026-11-20' })
  writer
    .addPage()
    .addText('关于某某石窟保护工程的批复', { x: 30, y: 40, size: 7.76, isBold: true, color: [215, 0, 15] })
    .addText('A<b>&"c"', { x: 30, y: 60, size: 5.6, advance: [3, 4, 5, 3, 4, 5, 3] })
    .addPath({ data: 'M 28 84 L 184 84', stroke: [255, 0, 0], lineWidth: 0.5 })
    .addPath({ data: 'M 10 10 L 20 10 L 20 20 C', fill: [0, 0, 255] })
    .addPicture({ box: [150, 200, 30, 20], bytes: redPng })
  writer.addPage({ width: 420, height: 297 }).addText('附图', { x: 10, y: 20, size: 5 })
  const attached = new Uint8Array([1, 2, 3, 4])
  writer.addAttachment('图纸 (1).dwg', attached)

  const document = new OfdDocument(writer.toBytes())
  expect(document.info).toMatchObject({ title: '批复 <1> & "2"', createdOn: '2026-11-20' })
  expect(document.pages.map((_page, i) => document.boxOf(i))).toEqual([
    [0, 0, 210, 297],
    [0, 0, 420, 297],
  ])
  expect(document.attachments).toMatchObject([{ name: '图纸 (1).dwg', size: 4 }])
  expect(document.attachment(document.attachments[0]!.id)?.bytes).toEqual(attached)

  const page = drawPage(document, 0)
  expect(page.warnings).toEqual([])
  expect(textOfRuns(page.runs)).toBe('关于某某石窟保护工程的批复\nA<b>&"c"')
  expect(page.runs[1]).toMatchObject({ size: 5.6, offsets: [0, 3, 7, 12, 15, 19, 24, 27, 29.8] })
  expect(page.runs[1]!.matrix).toEqual([1, 0, 0, 1, 30, 60])
  const svg = svgText(page.svg)
  expect(svg).toContain('stroke="rgb(255,0,0)"')
  expect(svg).toContain('d="M10 10L20 10L20 20Z" fill="rgb(0,0,255)"')
  expect(svg).toContain('transform="matrix(30 0 0 20 150 200)"')
  expect(svg).toContain('href="data:image/png;base64,iVBOR')
  expect(textOfRuns(drawPage(document, 1).runs)).toBe('附图')
})

test('a picture that no reader draws is not written', () => {
  const page = new OfdWriter({ title: '', createdOn: '2026-11-20' }).addPage()
  expect(() => page.addPicture({ box: [0, 0, 1, 1], bytes: new TextEncoder().encode('<svg/>') })).toThrow(TypeError)
})

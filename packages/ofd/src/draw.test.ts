import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as opentype from 'opentype.js/dist/opentype.mjs'
import { describe, expect, test } from 'vitest'
import { OfdDocument } from './document.ts'
import { drawPage, type DrawnPage } from './page.ts'
import { findInRuns, textOfRuns } from './search.ts'
import { svgText } from './svg.ts'
import { pageXml, redPng, smallOfd, type SmallOfd } from './testing/small-ofd.ts'

function draw(parts: SmallOfd): DrawnPage & { text: string } {
  const page = drawPage(new OfdDocument(smallOfd(parts)), 0)
  return { ...page, text: svgText(page.svg) }
}

const path = (attributes: string, inside: string): string =>
  `<ofd:PathObject Boundary="10 20 30 40" ${attributes}>${inside}<ofd:AbbreviatedData>M 0 0 L 30 0 B 1 2 3 4 5 6 Q 1 2 3 4 A 5 5 0 1 0 9 9 C</ofd:AbbreviatedData></ofd:PathObject>`
const text = (attributes: string, inside: string): string =>
  `<ofd:TextObject Boundary="10 20 100 10" ${attributes}>${inside}</ofd:TextObject>`

describe('paths', () => {
  test('commands, matrix, line, colours, opacity', () => {
    const { text } = draw({
      pages: [
        path(
          'CTM="2 0 0 2 1 1" Fill="true" LineWidth="0.5" DashPattern="1 2" Join="Round" Cap="Square" Rule="Even-Odd" Alpha="51"',
          '<ofd:FillColor Value="#FF 0 128" Alpha="127.5"/><ofd:StrokeColor Value="255 0 0 0"/>',
        ),
      ],
    })
    expect(text).toContain(
      'd="M0 0L30 0C1 2 3 4 5 6Q1 2 3 4A5 5 0 1 0 9 9Z" fill="rgb(255,0,128)" fill-opacity="0.5" fill-rule="evenodd" stroke="rgb(0,255,255)" stroke-width="0.5" stroke-dasharray="1 2" stroke-linejoin="round" stroke-linecap="square"',
    )
    expect(text).toContain('<g opacity="0.2"><g transform="matrix(2 0 0 2 11 21)">')
  })

  test('draw parameters of parameters, of layers, and colour spaces with a palette', () => {
    const resources =
      '<ofd:ColorSpaces><ofd:ColorSpace ID="9" Type="RGB"><ofd:Palette><ofd:CV>1 2 3</ofd:CV><ofd:CV>4 5 6</ofd:CV></ofd:Palette></ofd:ColorSpace><ofd:ColorSpace ID="8" Type="GRAY" BitsPerComponent="1"/></ofd:ColorSpaces>' +
      '<ofd:DrawParams><ofd:DrawParam ID="1" LineWidth="3"><ofd:StrokeColor Index="1" ColorSpace="9"/></ofd:DrawParam><ofd:DrawParam ID="2" Relative="1"><ofd:FillColor Value="1" ColorSpace="8"/></ofd:DrawParam></ofd:DrawParams>'
    const layer =
      `<ofd:Page><ofd:Content><ofd:Layer DrawParam="2">${path('Fill="true"', '')}</ofd:Layer></ofd:Content></ofd:Page>`.replaceAll(
        'ofd:',
        '',
      )
    expect(draw({ resources, files: { 'Doc_0/Pages/0.xml': layer } }).text).toContain(
      'fill="rgb(255,255,255)" stroke="rgb(4,5,6)" stroke-width="3"',
    )
  })

  test('axial and radial shadings, meshes by their mean, patterns', () => {
    const stops =
      '<ofd:Segment><ofd:Color Value="255 0 0"/></ofd:Segment><ofd:Segment Position="1"><ofd:Color Value="0 0 255"/></ofd:Segment>'
    const axial = draw({
      pages: [
        path(
          'Fill="true"',
          `<ofd:FillColor><ofd:AxialShd StartPoint="0 0" EndPoint="30 0" Extend="3">${stops}</ofd:AxialShd></ofd:FillColor>`,
        ),
      ],
    }).text
    expect(axial).toContain(
      '<linearGradient gradientUnits="userSpaceOnUse" spreadMethod="pad" x1="0" y1="0" x2="30" y2="0" id="p0-1"><stop offset="0" stop-color="rgb(255,0,0)"></stop><stop offset="1" stop-color="rgb(0,0,255)"></stop>',
    )
    expect(axial).toContain('fill="url(#p0-1)"')
    const radial = draw({
      pages: [
        path(
          'Fill="true"',
          `<ofd:FillColor><ofd:RadialShd StartPoint="1 1" EndPoint="2 2" StartRadius="0" EndRadius="9" MapType="Repeat">${stops}</ofd:RadialShd></ofd:FillColor>`,
        ),
      ],
    }).text
    expect(radial).toContain('spreadMethod="repeat" cx="2" cy="2" r="9" fx="1" fy="1" fr="0"')
    const mesh = draw({
      pages: [
        path(
          'Fill="true"',
          '<ofd:FillColor><ofd:GouraudShd><ofd:Point><ofd:Color Value="100 0 0"/></ofd:Point><ofd:Point><ofd:Color Value="0 50 200"/></ofd:Point></ofd:GouraudShd></ofd:FillColor>',
        ),
      ],
    })
    expect(mesh.text).toContain('fill="rgb(50,25,100)"')
    expect(mesh.warnings).toEqual(['gouraud-shading'])
    const pattern = draw({
      pages: [
        path(
          'Fill="true"',
          `<ofd:FillColor><ofd:Pattern Width="5" Height="6" XStep="7" YStep="8" CTM="1 0 0 1 2 3"><ofd:CellContent>${text('Font="1" Size="3"', '<ofd:TextCode X="0" Y="3">印</ofd:TextCode>')}</ofd:CellContent></ofd:Pattern></ofd:FillColor>`,
        ),
      ],
    })
    expect(pattern.text).toContain('width="7" height="8" patternTransform="matrix(1 0 0 1 2 3)"')
    // a pattern's text does not inherit the pattern as its colour, and is not found
    expect(pattern.text.match(/<pattern/g)).toHaveLength(1)
    expect(pattern.runs).toEqual([])
  })

  test('clips cut what lies inside', () => {
    const clip =
      '<ofd:Clips><ofd:Clip><ofd:Area CTM="1 0 0 1 5 5"><ofd:Path Boundary="1 1 9 9"><ofd:AbbreviatedData>M 0 0 L 9 0 L 9 9 C</ofd:AbbreviatedData></ofd:Path></ofd:Area></ofd:Clip></ofd:Clips>'
    const { text } = draw({ pages: [path('CTM="2 0 0 2 0 0"', clip)] })
    expect(text).toContain('<clipPath id="p0-1"><path d="M0 0L9 0L9 9Z" transform="matrix(1 0 0 1 6 6)"></path></clipPath>')
    expect(text).toContain('<g transform="matrix(1 0 0 1 10 20)" clip-path="url(#p0-1)"><g transform="matrix(2 0 0 2 0 0)">')
  })
})

describe('texts', () => {
  test('distances, their repetition, further lines, downward text', () => {
    const page = draw({
      pages: [
        text('Size="4"', '<ofd:TextCode X="1" Y="4" DeltaX="g 2 5 3">文物保护</ofd:TextCode><ofd:TextCode Y="9">石窟</ofd:TextCode>') +
          text('Size="4"', '<ofd:TextCode X="0" Y="4" DeltaY="5">竖排</ofd:TextCode>'),
      ],
    })
    expect(page.runs.map(({ chars, offsets, matrix }) => [chars.join(''), offsets, matrix.slice(4)])).toEqual([
      ['文物保护', [0, 5, 10, 13, 17], [11, 24]],
      ['石窟', [0, 4, 8], [11, 29]],
      ['竖', [0, 4], [10, 24]],
      ['排', [0, 4], [10, 29]],
    ])
    expect(page.text).toContain('x="1 6 11 14" y="4 4 4 4">文物保护</text>')
    expect(textOfRuns(page.runs)).toBe('文物保护\n石窟\n竖排')
  })

  test('stretched and turned characters', () => {
    expect(
      draw({ pages: [text('Size="4" HScale="0.5" CharDirection="90"', '<ofd:TextCode X="1" Y="4">文</ofd:TextCode>')] }).text,
    ).toContain('transform="matrix(0 0.5 -1 0 1 4)"')
  })

  test('outlines of an embedded font, by its own table and by named glyphs', () => {
    const { Font, Glyph, Path } = opentype as unknown as Record<
      'Font' | 'Glyph' | 'Path',
      new (options?: object) => {
        toArrayBuffer(): ArrayBuffer
        moveTo(x: number, y: number): void
        lineTo(x: number, y: number): void
        close(): void
      }
    >
    const triangle = (width: number): object => {
      const outline = new Path()
      outline.moveTo(0, 0)
      outline.lineTo(width, 0)
      outline.lineTo(width, 1000)
      outline.close()
      return outline
    }
    const glyphs = [
      new Glyph({ name: '.notdef', advanceWidth: 500, path: new Path() }),
      new Glyph({ name: 'A', unicode: 65, advanceWidth: 500, path: triangle(500) }),
      new Glyph({ name: 'B', unicode: 66, advanceWidth: 500, path: triangle(1000) }),
    ]
    const font = new Uint8Array(
      new Font({ familyName: 'T', styleName: 'R', unitsPerEm: 1000, ascender: 800, descender: -200, glyphs }).toArrayBuffer(),
    )
    const resources = '<ofd:Fonts><ofd:Font ID="4" FontName="T"><ofd:FontFile>f.otf</ofd:FontFile></ofd:Font></ofd:Fonts>'
    const drawn = (inside: string): string =>
      /<path[^>]*d="([^"]*)"/.exec(
        draw({ pages: [text('Font="4" Size="10"', inside)], resources, files: { 'Doc_0/Res/f.otf': font } }).text,
      )?.[1] ?? ''
    expect(drawn('<ofd:TextCode X="0" Y="10">A</ofd:TextCode>')).toMatch(/^M0 10L5 10L5 0/)
    expect(
      drawn(
        '<ofd:CGTransform CodePosition="1" CodeCount="1" GlyphCount="1"><ofd:Glyphs>2</ofd:Glyphs></ofd:CGTransform><ofd:TextCode X="0" Y="10" DeltaX="20">AA</ofd:TextCode>',
      ),
    ).toMatch(/^M0 10L5 10L5 0.*M20 10L30 10L30 0/)
  })
})

test('outlines of a TrueType font, whose glyphs are read one by one; a glyph that it does not have leaves a gap', () => {
  // in the folder of pdf.js: any TrueType font will do
  const font = readFileSync(createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf'))
  const resources = '<ofd:Fonts><ofd:Font ID="4" FontName="T"><ofd:FontFile>f.ttf</ofd:FontFile></ofd:Font></ofd:Fonts>'
  const page = draw({
    pages: [
      text(
        'Font="4" Size="10"',
        '<ofd:CGTransform CodePosition="1" CodeCount="1" GlyphCount="1"><ofd:Glyphs>65000</ofd:Glyphs></ofd:CGTransform><ofd:TextCode X="0" Y="10" DeltaX="20 20">HHi</ofd:TextCode>',
      ),
    ],
    resources,
    files: { 'Doc_0/Res/f.ttf': new Uint8Array(font) },
  })
  const d = /<path d="([^"]*)"|d="([^"]*)"/.exec(page.text)?.slice(1).find(Boolean) ?? ''
  // where the contours begin: H at 0, nothing at 20, bar and dot of the i at 40
  expect([...d.matchAll(/M([\d.]+)/g)].map(([, x]) => Math.floor(Number(x) / 10) * 10)).toEqual([0, 40, 40])
})

test('a subset without map of characters and names is drawn by glyph numbers; a character without number in a font of the machine', () => {
  const font = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve('pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf')))
  const view = new DataView(font.buffer, font.byteOffset)
  for (let i = 0; i < view.getUint16(4); i++) {
    const tag = String.fromCharCode(...font.subarray(12 + i * 16, 16 + i * 16))
    if (['cmap', 'name', 'post'].includes(tag)) font.set([0x58, 0x58, 0x58, 0x30 + i], 12 + i * 16)
  }
  const resources = '<ofd:Fonts><ofd:Font ID="4" FontName="T"><ofd:FontFile>f.ttf</ofd:FontFile></ofd:Font></ofd:Fonts>'
  const page = draw({
    pages: [
      text(
        'Font="4" Size="10"',
        '<ofd:CGTransform CodePosition="0" CodeCount="1" GlyphCount="1"><ofd:Glyphs>43</ofd:Glyphs></ofd:CGTransform><ofd:TextCode X="0" Y="10" DeltaX="20">文物</ofd:TextCode>',
      ),
    ],
    resources,
    files: { 'Doc_0/Res/f.ttf': font },
  })
  expect(page.warnings).toEqual([])
  expect(page.text).toMatch(/<path[^>]* d="M/)
  expect(page.text).toContain('x="20" y="10">物</text>')
})

test('a JBIG2 picture is drawn where the reader is given a decoder, else a crossed frame with a warning', () => {
  const bytes = smallOfd({
    pages: ['<ofd:ImageObject Boundary="0 0 9 9" CTM="9 0 0 9 0 0" ResourceID="5"/>'],
    resources:
      '<ofd:MultiMedias><ofd:MultiMedia ID="5" Type="Image" Format="JB2"><ofd:MediaFile>x.jb2</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias>',
    files: { 'Doc_0/Res/x.jb2': new Uint8Array([1, 2, 3]) },
  })
  const decoded = drawPage(new OfdDocument(bytes, { decodeJbig2: () => ({ width: 2, height: 1, pixels: Uint8Array.of(0, 255) }) }), 0)
  expect(decoded.warnings).toEqual([])
  const png = Buffer.from(/base64,([^"]*)/.exec(svgText(decoded.svg))![1]!, 'base64')
  // the check value of a PNG's end, and of its header of 2 × 1 gray pixels
  expect(png.subarray(-12).toString('hex')).toBe('0000000049454e44ae426082')
  expect(png.subarray(12, 29).toString('hex')).toBe('4948445200000002000000010800000000')
  const plain = drawPage(new OfdDocument(bytes), 0)
  expect(plain.warnings).toEqual(['picture-format'])
  expect(svgText(plain.svg)).toContain('M0 0L1 1M1 0L0 1')
})

describe('what lies around', () => {
  test('layers, templates and annotations in their order; hidden ones not', () => {
    const mark = (red: number): string => path('', `<ofd:StrokeColor Value="${red} 0 0"/>`)
    const layer = (type: string, red: number): string => `<Layer Type="${type}">${mark(red).replaceAll('ofd:', '')}</Layer>`
    const page = draw({
      common: '<ofd:TemplatePage ID="3" BaseLoc="T.xml"/><ofd:TemplatePage ID="4" BaseLoc="F.xml" ZOrder="Foreground"/>',
      document: '<ofd:Annotations>Annots.xml</ofd:Annotations>',
      files: {
        'Doc_0/T.xml': pageXml(mark(1)),
        'Doc_0/F.xml': pageXml(mark(5)),
        'Doc_0/Pages/0.xml': `<Page><Template TemplateID="4"/><Template TemplateID="3"/><Content>${layer('Foreground', 4)}${layer('Background', 2)}${layer('Body', 3)}</Content></Page>`,
        'Doc_0/Annots.xml': '<Annotations><Page PageID="1"><FileLoc>A.xml</FileLoc></Page></Annotations>',
        'Doc_0/A.xml': `<PageAnnot><Annot Visible="false"><Appearance>${mark(9).replaceAll('ofd:', '')}</Appearance></Annot><Annot><Appearance Boundary="1 2 3 4">${mark(6).replaceAll('ofd:', '')}</Appearance></Annot></PageAnnot>`,
      },
    })
    expect([...page.text.matchAll(/stroke="rgb\((\d)/g)].map(([, red]) => red)).toEqual(['1', '2', '3', '4', '5', '6'])
  })

  test('a seal is shown where its signature says, cut to its part, by picture or by an OFD of its own', () => {
    const sealed = (appearance: Uint8Array): DrawnPage & { text: string } => {
      const head = appearance.length < 128 ? [0x04, appearance.length] : [0x04, 0x82, appearance.length >> 8, appearance.length & 255]
      return draw({
        body: '<ofd:Signatures>/Doc_0/Signs/Signatures.xml</ofd:Signatures>',
        files: {
          'Doc_0/Signs/Signatures.xml': '<Signatures><Signature ID="1" BaseLoc="S/Signature.xml"/></Signatures>',
          'Doc_0/Signs/S/Signature.xml':
            '<Signature><SignedInfo><Provider ProviderName="厂商"/><StampAnnot PageRef="1" Boundary="50 60 40 40" Clip="0 0 20 40"/></SignedInfo><SignedValue>v.dat</SignedValue></Signature>',
          'Doc_0/Signs/S/v.dat': new Uint8Array([0x30, 0x10, 0x02, 0x01, 0x04, ...head, ...appearance]),
        },
      })
    }
    const picture = sealed(redPng)
    expect(picture).toMatchObject({ hasStamp: true, warnings: [] })
    expect(picture.text).toContain(
      '<svg x="50" y="60" width="20" height="40" viewBox="0 0 20 40"><image x="0" y="0" width="40" height="40"',
    )
    expect(sealed(smallOfd({ pages: [text('Size="4"', '<ofd:TextCode X="0" Y="4">印章</ofd:TextCode>')] })).text).toContain('印章</text>')
  })

  test('outline and bookmarks lead to pages; attachments have names that can be saved', () => {
    const document = new OfdDocument(
      smallOfd({
        pages: ['', ''],
        document:
          '<ofd:Outlines><ofd:OutlineElem Title="一"><ofd:Actions><ofd:Action Event="CLICK"><ofd:Goto><ofd:Dest Type="XYZ" PageID="2"/></ofd:Goto></ofd:Action></ofd:Actions><ofd:OutlineElem Title="(一)"/></ofd:OutlineElem></ofd:Outlines>' +
          '<ofd:Bookmarks><ofd:Bookmark Name="签"><ofd:Dest Type="Fit" PageID="1"/></ofd:Bookmark></ofd:Bookmarks><ofd:Attachments>At.xml</ofd:Attachments>',
        files: {
          'Doc_0/At.xml':
            '<Attachments><Attachment ID="1" Name="../../图:纸" Format="dwg"><FileLoc>a.dwg</FileLoc></Attachment><Attachment ID="2" Name="gone"><FileLoc>gone</FileLoc></Attachment></Attachments>',
          'Doc_0/a.dwg': 'AC1032',
        },
      }),
    )
    expect(document.outline).toEqual([{ title: '一', page: 1, children: [{ title: '(一)', page: null, children: [] }] }])
    expect(document.bookmarks).toEqual([{ title: '签', page: 0, children: [] }])
    expect(document.attachments.map(({ id, name, size }) => ({ id, name, size }))).toEqual([{ id: '1', name: '图_纸.dwg', size: 6 }])
  })
})

test('words are found across objects, whatever their width, case and blanks, with their corners', () => {
  const { runs } = draw({
    pages: [
      text('Size="4"', '<ofd:TextCode X="0" Y="4">关于文</ofd:TextCode>') +
        text('Size="4"', '<ofd:TextCode X="20" Y="4">物 ＧＢ/T</ofd:TextCode>'),
    ],
  })
  const [hit, ...more] = findInRuns(runs, '文物gb')
  expect(more).toEqual([])
  expect(hit).toMatchObject({ before: '关于', match: '文物ＧＢ', after: '/T' })
  expect(hit!.quads.map((quad) => quad.map(Math.round))).toEqual([
    [18, 21, 22, 21, 22, 25, 18, 25],
    [30, 21, 44, 21, 44, 25, 30, 25],
  ])
  expect(findInRuns(runs, '  ')).toEqual([])
  expect(findInRuns(runs, '文物局')).toEqual([])
})

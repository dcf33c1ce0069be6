import { strToU8, zipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { OfdDocument } from './document.ts'
import { OfdError, type OfdRefusal } from './errors.ts'
import { limits } from './limits.ts'
import { drawPage } from './page.ts'
import { svgText } from './svg.ts'
import { ns, pageXml, smallOfd, type SmallOfd } from './testing/small-ofd.ts'
import { ZipReader } from './zip.ts'

/** Why a document is refused, when it is opened or when its first page is drawn. */
function refusalOf(bytes: Uint8Array): OfdRefusal | null {
  try {
    drawPage(new OfdDocument(bytes), 0)
    return null
  } catch (error) {
    if (error instanceof OfdError) return error.refusal
    throw error
  }
}

const refused = (parts: SmallOfd): OfdRefusal | null => refusalOf(smallOfd(parts))
const composite = (id: number, inside: string): string =>
  `<ofd:CompositeGraphicUnit ID="${id}" Width="10" Height="10"><ofd:Content>${inside}</ofd:Content></ofd:CompositeGraphicUnit>`
const use = (id: number): string => `<ofd:CompositeObject ID="1" Boundary="0 0 1 1" ResourceID="${id}"/>`
const dot = '<ofd:PathObject ID="5" Boundary="0 0 1 1"><ofd:AbbreviatedData>M 0 0 L 1 1</ofd:AbbreviatedData></ofd:PathObject>'

test('the control: the same document without malice is drawn', () => {
  expect(refused({ pages: [use(7)], resources: `<ofd:CompositeGraphicUnits>${composite(7, dot)}</ofd:CompositeGraphicUnits>` })).toBeNull()
})

describe('the zip', () => {
  const good = smallOfd()

  test('no zip, cut off, no document', () => {
    expect(refusalOf(strToU8('%PDF-1.7'))).toBe('broken')
    expect(refusalOf(new Uint8Array())).toBe('broken')
    expect(refusalOf(good.subarray(0, good.length - 30))).toBe('broken')
    expect(refusalOf(zipSync({ 'a.txt': strToU8('a') }))).toBe('no-document')
    expect(refused({ files: { 'OFD.xml': `<ofd:OFD ${ns}/>` } })).toBe('no-document')
  })

  test('damage in any byte ends in a page or in a refusal, never in another error', () => {
    for (let at = 0; at < good.length; at += 3) {
      const damaged = good.slice()
      damaged[at]! ^= 0x55
      refusalOf(damaged)
    }
    expect(refusalOf(good)).toBeNull()
  })

  test('a bomb: more is promised than is taken', () => {
    const bomb = zipSync({ 'OFD.xml': new Uint8Array(limits.xmlBytes + 1) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(refusalOf(bomb)).toBe('too-large')
  })

  test('a bomb that promises little and unpacks to much is stopped at what was promised', () => {
    const bomb = zipSync({ 'OFD.xml': new Uint8Array(20 * 1024 * 1024) })
    const directory = bomb.length - 22 - 46 - 'OFD.xml'.length
    new DataView(bomb.buffer, bomb.byteOffset).setUint32(directory + 24, 100, true)
    expect(refusalOf(bomb)).toBe('broken')
    expect(() => new ZipReader(bomb).read('OFD.xml')).toThrow('more than the promised 100 bytes')
  })

  test('many files, each below its limit, are too much together; one that is read again counts once', () => {
    const zip = new ZipReader(zipSync({ a: new Uint8Array(400), b: new Uint8Array(400), c: new Uint8Array(400) }), 1000)
    expect([zip.read('a')?.length, zip.read('a')?.length, zip.read('b')?.length]).toEqual([400, 400, 400])
    expect(() => zip.read('c')).toThrow('too-large')
  })

  test('more files than any document has', () => {
    const bytes = smallOfd().slice()
    new DataView(bytes.buffer).setUint16(bytes.length - 22 + 10, limits.entries + 1, true)
    expect(refusalOf(bytes)).toBe('too-large')
  })

  test('a locked file, a locked document', () => {
    const locked = smallOfd().slice()
    const at = new DataView(locked.buffer).getUint32(locked.length - 22 + 16, true)
    locked[at + 8]! |= 1
    expect(refusalOf(locked)).toBe('encrypted')
    expect(refused({ files: { 'Encryptions.xml': '<Encryptions/>' } })).toBe('encrypted')
  })

  test('names that lead out of the package', () => {
    expect(refused({ files: { '../../etc/passwd': 'x' } })).toBe('bad-path')
    expect(refused({ files: { 'Doc_0\\..\\..\\x': 'x' } })).toBe('bad-path')
    expect(refused({ document: '<ofd:Attachments>../../../etc/passwd</ofd:Attachments>' })).toBe('bad-path')
    expect(refused({ body: '<ofd:Signatures>../secret.xml</ofd:Signatures>' })).toBe('bad-path')
  })
})

describe('the XML', () => {
  test('entities and document types', () => {
    const laughs = '<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'
    expect(refused({ files: { 'Doc_0/Pages/0.xml': `${laughs}<ofd:Page>&b;</ofd:Page>` } })).toBe('bad-xml')
    expect(refused({ files: { 'Doc_0/Pages/0.xml': '<!DOCTYPE x SYSTEM "file:///etc/passwd"><ofd:Page/>' } })).toBe('bad-xml')
    expect(refused({ files: { 'Doc_0/Pages/0.xml': '<ofd:Page>&secret;</ofd:Page>' } })).toBe('bad-xml')
    expect(refused({ files: { 'Doc_0/Pages/0.xml': '<ofd:Page><ofd:Content></ofd:Page>' } })).toBe('bad-xml')
  })

  test('too deep, too many elements', () => {
    expect(refused({ pages: ['<ofd:PageBlock>'.repeat(200) + '</ofd:PageBlock>'.repeat(200)] })).toBe('too-large')
    expect(refused({ pages: ['<ofd:A/>'.repeat(limits.xmlElements)] })).toBe('too-large')
  })
})

describe('the content', () => {
  test('composites that contain themselves, directly and by others', () => {
    const units = (list: string[]): string => `<ofd:CompositeGraphicUnits>${list.join('')}</ofd:CompositeGraphicUnits>`
    expect(refused({ pages: [use(7)], resources: units([composite(7, use(7))]) })).toBe('loop')
    expect(refused({ pages: [use(7)], resources: units([composite(7, use(8)), composite(8, use(9)), composite(9, use(7))]) })).toBe('loop')
  })

  test('composites that double at each level', () => {
    const levels = Array.from({ length: limits.depth }, (_, i) => composite(10 + i, use(11 + i).repeat(8)))
    expect(
      refused({
        pages: [use(10)],
        resources: `<ofd:CompositeGraphicUnits>${levels.join('')}${composite(10 + limits.depth, dot)}</ofd:CompositeGraphicUnits>`,
      }),
    ).toBe('too-large')
  })

  test('draw parameters that refer to each other, templates with a template', () => {
    const parameters = '<ofd:DrawParams><ofd:DrawParam ID="1" Relative="2"/><ofd:DrawParam ID="2" Relative="1"/></ofd:DrawParams>'
    expect(refused({ pages: [dot.replace('Boundary', 'DrawParam="1" Boundary')], resources: parameters })).toBe('loop')
    const template = { common: '<ofd:TemplatePage ID="3" BaseLoc="T.xml"/>', pageHead: '<ofd:Template TemplateID="3"/>' }
    expect(refused({ ...template, files: { 'Doc_0/T.xml': pageXml(dot, '<ofd:Template TemplateID="3"/>') } })).toBe('loop')
    expect(refused({ ...template, files: { 'Doc_0/T.xml': pageXml(dot) } })).toBeNull()
  })

  test('counts: pages, objects, distances, characters', () => {
    expect(refused({ files: { 'Doc_0/Document.xml': `<Document><Pages>${'<Page/>'.repeat(limits.pages + 1)}</Pages></Document>` } })).toBe(
      'too-large',
    )
    const thousand = `<ofd:CompositeGraphicUnits>${composite(7, dot.repeat(1000))}</ofd:CompositeGraphicUnits>`
    expect(refused({ pages: [use(7).repeat(limits.objects / 1000)], resources: thousand })).toBe('too-large')
    expect(
      refused({
        pages: ['<ofd:TextObject Boundary="0 0 1 1" Size="3"><ofd:TextCode DeltaX="g 999999999 1">a</ofd:TextCode></ofd:TextObject>'],
      }),
    ).toBe('too-large')
    expect(
      refused({
        pages: [
          `<ofd:TextObject Boundary="0 0 1 1" Size="3"><ofd:TextCode>${'a'.repeat(limits.characters + 1)}</ofd:TextCode></ofd:TextObject>`,
        ],
      }),
    ).toBe('too-large')
  })

  test('sizes that are none fall back to that of the document; patterns of nothing are left out', () => {
    const area = (box: string): Uint8Array =>
      smallOfd({ files: { 'Doc_0/Pages/0.xml': `<Page><Area><PhysicalBox>${box}</PhysicalBox></Area></Page>` } })
    for (const box of ['0 0 1e9 1e9', '0 0 -5 10', '0 0 NaN Infinity', '0 0 0 0', 'x'])
      expect(new OfdDocument(area(box)).boxOf(0)).toEqual([0, 0, 148, 210])
    const tiny =
      '<ofd:PathObject Boundary="0 0 100 100" Fill="true"><ofd:FillColor><ofd:Pattern Width="0.00001" Height="0.00001"><ofd:CellContent/></ofd:Pattern></ofd:FillColor><ofd:AbbreviatedData>M 0 0 L 9 9 L 9 0 C</ofd:AbbreviatedData></ofd:PathObject>'
    expect(svgText(drawPage(new OfdDocument(smallOfd({ pages: [tiny] })), 0).svg)).not.toContain('<pattern')
  })

  test('nothing of a document becomes markup', () => {
    const evil = '"><script>alert(1)</script><foreignObject/>'.replaceAll('<', '&lt;').replaceAll('"', '&quot;')
    const page = drawPage(
      new OfdDocument(
        smallOfd({
          pages: [
            `<ofd:TextObject Boundary="0 0 9 9" Font="4" Size="3"><ofd:FillColor Value="${evil}"/><ofd:TextCode X="${evil}" Y="3">${evil}</ofd:TextCode></ofd:TextObject>` +
              `<ofd:PathObject Boundary="0 0 9 9" LineWidth="${evil}" Join="${evil}"><ofd:AbbreviatedData>M 0 0 ${evil} L 1 1</ofd:AbbreviatedData></ofd:PathObject>` +
              '<ofd:ImageObject Boundary="0 0 9 9" ResourceID="5"/>',
          ],
          resources: `<ofd:Fonts><ofd:Font ID="4" FontName="${evil}"/></ofd:Fonts><ofd:MultiMedias><ofd:MultiMedia ID="5" Type="Image"><ofd:MediaFile>x.svg</ofd:MediaFile></ofd:MultiMedia></ofd:MultiMedias>`,
          files: { 'Doc_0/Res/x.svg': '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>' },
        }),
      ),
      0,
    )
    const svg = svgText(page.svg)
    expect(svg).not.toMatch(/<(script|foreignObject)/)
    expect(svg).toContain('&lt;script&gt;')
    expect(page.warnings).toEqual(['picture-format'])
  })

  test('a font that is none is replaced, a seal that is none left out', () => {
    const page = drawPage(
      new OfdDocument(
        smallOfd({
          pages: ['<ofd:TextObject Boundary="0 0 9 9" Font="4" Size="3"><ofd:TextCode X="0" Y="3">文</ofd:TextCode></ofd:TextObject>'],
          resources: '<ofd:Fonts><ofd:Font ID="4" FontName="宋体"><ofd:FontFile>f.ttf</ofd:FontFile></ofd:Font></ofd:Fonts>',
          body: '<ofd:Signatures>Doc_0/Signs.xml</ofd:Signatures>',
          files: {
            'Doc_0/Res/f.ttf': new Uint8Array(5000).fill(7),
            'Doc_0/Signs.xml': '<Signatures><Signature ID="1" BaseLoc="Sign.xml"/><Signature ID="2" BaseLoc="gone.xml"/></Signatures>',
            'Doc_0/Sign.xml':
              '<Signature><SignedInfo><StampAnnot PageRef="1" Boundary="0 0 40 40"/></SignedInfo><SignedValue>v.dat</SignedValue></Signature>',
            'Doc_0/v.dat': new Uint8Array([0x30, 0x84, 0xff, 0xff, 0xff, 0xff, 0x04, 0x84, 0xff, 0xff, 0xff, 0xff, 0x89, 0x50, 0x4e, 0x47]),
          },
        }),
      ),
      0,
    )
    expect(svgText(page.svg)).toContain('>文</text>')
    expect(page).toMatchObject({ hasStamp: true, warnings: ['font-unreadable', 'seal-picture'] })
  })
})

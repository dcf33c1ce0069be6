import { strToU8, zipSync } from 'fflate'
import { pictureType } from './images.ts'
import { estimatedWidth } from './text-run.ts'
import { short, type Box } from './values.ts'

/** Red, green, blue, 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number]

export interface TextOptions {
  /** Millimetres from the upper left corner of the page to the start of the base line. */
  x: number
  y: number
  /** Font size in millimetres (1 pt = 0.3528 mm). */
  size: number
  /** Name of a font of the reader's machine, «宋体» by default. */
  font?: string
  isBold?: boolean
  color?: Color
  /** Distance of the characters in millimetres: one for all, or one after each but the last. Default: by their width. */
  advance?: number | readonly number[]
}

export interface PathOptions {
  /** Absolute commands of GB/T 33190 in page millimetres: `M x y L x y Q … B … A … C`. */
  data: string
  fill?: Color
  stroke?: Color
  lineWidth?: number
}

export interface PictureOptions {
  /** Place and size on the page in millimetres. */
  box: Box
  /** PNG, JPEG or BMP. */
  bytes: Uint8Array
}

const namespace = 'xmlns:ofd="http://www.ofdspec.org/2016"'
const endings: Record<string, string> = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/bmp': 'bmp' }

/** Writes an OFD document of one body: pages with text, paths and pictures, and attachments. */
export class OfdWriter {
  readonly #title: string
  readonly #pages: OfdPageWriter[] = []
  readonly #fonts = new Map<string, number>()
  readonly #files: Record<string, Uint8Array> = {}
  readonly #media: string[] = []
  readonly #attachments: string[] = []
  readonly #createdOn: string
  #lastId = 0

  /** `createdOn` is a date like 2026-11-20. */
  constructor({ title, createdOn }: { title: string; createdOn: string }) {
    this.#title = title
    this.#createdOn = createdOn
  }

  /** Adds a page; A4 upright unless a size in millimetres is given. */
  addPage(size: { width: number; height: number } = { width: 210, height: 297 }): OfdPageWriter {
    const page = new OfdPageWriter(this, this.nextId(), size)
    this.#pages.push(page)
    return page
  }

  /** Adds a file that readers list beside the pages. */
  addAttachment(name: string, bytes: Uint8Array): void {
    const id = this.nextId()
    const ending = /\.(\w{1,8})$/.exec(name)?.[1] ?? 'dat'
    const place = `Attachs/Attach_${id}.${ending}`
    this.#files[`Doc_0/${place}`] = bytes
    this.#attachments.push(
      `<ofd:Attachment ID="${id}" Name="${escaped(name)}" Format="${escaped(ending)}" Size="${short(bytes.length / 1024)}" Visible="true"><ofd:FileLoc>${place}</ofd:FileLoc></ofd:Attachment>`,
    )
  }

  /** @internal */
  nextId(): number {
    return ++this.#lastId
  }

  /** @internal Number of a font's entry. */
  fontId(name: string, isBold: boolean): number {
    const key = `${isBold ? 'b' : 'n'}${name}`
    const known = this.#fonts.get(key)
    if (known !== undefined) return known
    const id = this.nextId()
    this.#fonts.set(key, id)
    return id
  }

  /** @internal Number of a picture's entry. Throws TypeError for what is no PNG, JPEG or BMP. */
  mediaId(bytes: Uint8Array): number {
    const ending = endings[pictureType(bytes) ?? '']
    if (ending === undefined) throw new TypeError('only PNG, JPEG and BMP pictures are written')
    const id = this.nextId()
    this.#files[`Doc_0/Res/Image_${id}.${ending}`] = bytes
    this.#media.push(
      `<ofd:MultiMedia ID="${id}" Type="Image" Format="${ending.toUpperCase()}"><ofd:MediaFile>Image_${id}.${ending}</ofd:MediaFile></ofd:MultiMedia>`,
    )
    return id
  }

  /** The document as a file. */
  toBytes(): Uint8Array {
    const [first] = this.#pages
    const files: Record<string, Uint8Array> = { ...this.#files }
    const put = (place: string, xml: string): void => {
      files[place] = strToU8(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`)
    }
    this.#pages.forEach((page, i) => put(`Doc_0/Pages/Page_${i}/Content.xml`, page.toXml()))
    const fonts = [...this.#fonts].map(
      ([key, id]) =>
        `<ofd:Font ID="${id}" FontName="${escaped(key.slice(1))}" FamilyName="${escaped(key.slice(1))}"${key.startsWith('b') ? ' Bold="true"' : ''}/>`,
    )
    put('Doc_0/PublicRes.xml', `<ofd:Res ${namespace} BaseLoc="Res"><ofd:Fonts>${fonts.join('')}</ofd:Fonts></ofd:Res>`)
    put('Doc_0/DocumentRes.xml', `<ofd:Res ${namespace} BaseLoc="Res"><ofd:MultiMedias>${this.#media.join('')}</ofd:MultiMedias></ofd:Res>`)
    if (this.#attachments.length > 0)
      put('Doc_0/Attachments.xml', `<ofd:Attachments ${namespace}>${this.#attachments.join('')}</ofd:Attachments>`)
    put(
      'Doc_0/Document.xml',
      `<ofd:Document ${namespace}><ofd:CommonData><ofd:MaxUnitID>${this.#lastId}</ofd:MaxUnitID>` +
        `<ofd:PageArea><ofd:PhysicalBox>0 0 ${short(first?.width ?? 210)} ${short(first?.height ?? 297)}</ofd:PhysicalBox></ofd:PageArea>` +
        '<ofd:PublicRes>PublicRes.xml</ofd:PublicRes><ofd:DocumentRes>DocumentRes.xml</ofd:DocumentRes></ofd:CommonData>' +
        `<ofd:Pages>${this.#pages.map((page, i) => `<ofd:Page ID="${page.id}" BaseLoc="Pages/Page_${i}/Content.xml"/>`).join('')}</ofd:Pages>` +
        `${this.#attachments.length > 0 ? '<ofd:Attachments>Attachments.xml</ofd:Attachments>' : ''}</ofd:Document>`,
    )
    put(
      'OFD.xml',
      `<ofd:OFD ${namespace} DocType="OFD" Version="1.1"><ofd:DocBody><ofd:DocInfo><ofd:Title>${escaped(this.#title)}</ofd:Title><ofd:CreationDate>${escaped(this.#createdOn)}</ofd:CreationDate></ofd:DocInfo>` +
        '<ofd:DocRoot>Doc_0/Document.xml</ofd:DocRoot></ofd:DocBody></ofd:OFD>',
    )
    return zipSync(files)
  }
}

/** One page of a document that is written. Objects lie over each other in the order they were added. */
class OfdPageWriter {
  readonly id: number
  readonly width: number
  readonly height: number
  readonly #writer: OfdWriter
  readonly #layerId: number
  readonly #objects: string[] = []

  constructor(writer: OfdWriter, id: number, { width, height }: { width: number; height: number }) {
    this.#writer = writer
    this.id = id
    this.width = width
    this.height = height
    this.#layerId = writer.nextId()
  }

  /** One line of text. */
  addText(text: string, { x, y, size, font = '宋体', isBold = false, color = [0, 0, 0], advance }: TextOptions): this {
    const chars = [...text]
    const steps =
      typeof advance === 'number'
        ? chars.slice(1).map(() => advance)
        : (advance ?? chars.slice(0, -1).map((char) => estimatedWidth(char) * size))
    const width = steps.reduce((sum, step) => sum + step, 0) + (chars.length === 0 ? 0 : estimatedWidth(chars.at(-1)!) * size)
    const deltas = steps.length === 0 ? '' : ` DeltaX="${steps.map(short).join(' ')}"`
    this.#objects.push(
      `<ofd:TextObject ID="${this.#writer.nextId()}" Boundary="${box(x, y - size, width, size * 1.3)}" Font="${this.#writer.fontId(font, isBold)}" Size="${short(size)}"${isBold ? ' Weight="700"' : ''}>` +
        `<ofd:FillColor Value="${color.join(' ')}"/><ofd:TextCode X="0" Y="${short(size)}"${deltas}>${escaped(text)}</ofd:TextCode></ofd:TextObject>`,
    )
    return this
  }

  addPath({ data, fill, stroke, lineWidth = 0.353 }: PathOptions): this {
    const colors = `${stroke === undefined ? '' : `<ofd:StrokeColor Value="${stroke.join(' ')}"/>`}${fill === undefined ? '' : `<ofd:FillColor Value="${fill.join(' ')}"/>`}`
    this.#objects.push(
      `<ofd:PathObject ID="${this.#writer.nextId()}" Boundary="${box(0, 0, this.width, this.height)}" LineWidth="${short(lineWidth)}" Stroke="${stroke !== undefined}" Fill="${fill !== undefined}">` +
        `${colors}<ofd:AbbreviatedData>${escaped(data)}</ofd:AbbreviatedData></ofd:PathObject>`,
    )
    return this
  }

  /** Throws TypeError for what is no PNG, JPEG or BMP. */
  addPicture({ box: [x, y, width, height], bytes }: PictureOptions): this {
    const media = this.#writer.mediaId(bytes)
    this.#objects.push(
      `<ofd:ImageObject ID="${this.#writer.nextId()}" Boundary="${box(x, y, width, height)}" CTM="${short(width)} 0 0 ${short(height)} 0 0" ResourceID="${media}"/>`,
    )
    return this
  }

  /** @internal */
  toXml(): string {
    return `<ofd:Page ${namespace}><ofd:Area><ofd:PhysicalBox>${box(0, 0, this.width, this.height)}</ofd:PhysicalBox></ofd:Area><ofd:Content><ofd:Layer ID="${this.#layerId}">${this.#objects.join('')}</ofd:Layer></ofd:Content></ofd:Page>`
  }
}

function box(...values: number[]): string {
  return values.map(short).join(' ')
}

/** What XML allows: no control characters. */
function escaped(text: string): string {
  return text
    .replace(/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"]/g, (found) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[found]!)
}

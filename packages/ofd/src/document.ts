import { Container, folderOf } from './container.ts'
import { OfdError } from './errors.ts'
import { limits } from './limits.ts'
import { readOutline, type OutlineEntry } from './outline.ts'
import { Resources, type DecodeJbig2 } from './resources.ts'
import { readSignatures, type SignatureEntry } from './signatures.ts'
import { boxOf, type Box } from './values.ts'
import { child, childrenOf, textOf, type XmlElement } from './xml.ts'

/** A page of a document, not read yet. */
export interface PageEntry {
  id: string
  /** Place of its content in the package; undefined where it is missing: the page is then empty. */
  place: string | undefined
}

/** A template page and how it lies to the page. */
interface TemplateEntry {
  place: string | undefined
  isForeground: boolean
}

/** A file inside the document. */
export interface AttachmentEntry {
  id: string
  name: string
  /** Unpacked size in bytes. */
  size: number
  /** The document wants it listed. */
  isVisible: boolean
  place: string
}

/** What a document says about itself. */
export interface DocumentInfo {
  title: string
  author: string
  createdOn: string
  creator: string
}

export interface OpenOptions {
  /** Which document of the package, from 0. */
  documentIndex?: number
  /** Decodes JBIG2 pictures, with or without their file header; without it, they leave a placeholder. Null for one that is damaged. */
  decodeJbig2?: DecodeJbig2
}

const a4: Box = [0, 0, 210, 297]

/**
 * An open OFD document (GB/T 33190-2016). Opening reads the frame only: pages, pictures and fonts are unpacked when they are drawn. A
 * package with several documents shows the one that is asked for.
 */
export class OfdDocument {
  readonly container: Container
  readonly resources: Resources
  readonly info: DocumentInfo
  readonly pages: readonly PageEntry[]
  readonly outline: readonly OutlineEntry[]
  readonly bookmarks: readonly OutlineEntry[]
  readonly signatures: readonly SignatureEntry[]
  readonly attachments: readonly AttachmentEntry[]
  /** Documents in the package. */
  readonly documentCount: number
  /** Folder of the document. */
  readonly root: string
  readonly #templates: ReadonlyMap<string, TemplateEntry>
  readonly #annotations: ReadonlyMap<string, readonly string[]>
  readonly #area: Box
  readonly #content = new Map<number, XmlElement | undefined>()

  /** Throws OfdError. */
  constructor(bytes: Uint8Array, { documentIndex = 0, decodeJbig2 }: OpenOptions = {}) {
    this.container = new Container(bytes)
    const bodies = childrenOf(this.#readRoot(), 'DocBody')
    const body = bodies[documentIndex]
    const place = this.container.find(textOf(body, 'DocRoot'))
    const document = place === undefined ? undefined : this.container.xml(place)
    if (place === undefined || document === undefined) throw new OfdError('no-document', textOf(body, 'DocRoot') || 'no DocBody')
    this.documentCount = bodies.length
    this.root = folderOf(place)
    const info = child(body, 'DocInfo')
    this.info = {
      title: textOf(info, 'Title'),
      author: textOf(info, 'Author'),
      createdOn: textOf(info, 'CreationDate'),
      creator: textOf(info, 'Creator'),
    }

    const common = child(document, 'CommonData')
    this.#area = saneBox(boxOf(textOf(common, 'PageArea', 'PhysicalBox'))) ?? a4
    this.resources = new Resources(this.container, this.root, decodeJbig2)
    for (const name of ['PublicRes', 'DocumentRes'])
      for (const file of childrenOf(common, name)) this.resources.add(this.#find(file.text.trim()))
    this.#templates = new Map(
      childrenOf(common, 'TemplatePage').map(({ attributes }) => [
        attributes['ID'] ?? '',
        { place: this.#find(attributes['BaseLoc'] ?? ''), isForeground: attributes['ZOrder'] === 'Foreground' },
      ]),
    )
    const pages = childrenOf(child(document, 'Pages'), 'Page')
    if (pages.length > limits.pages) throw new OfdError('too-large', `${pages.length} pages`)
    this.pages = pages.map(({ attributes }) => ({ id: attributes['ID'] ?? '', place: this.#find(attributes['BaseLoc'] ?? '') }))
    const { outline, bookmarks } = readOutline(document, new Map(this.pages.map(({ id }, i) => [id, i])))
    this.outline = outline
    this.bookmarks = bookmarks
    this.#annotations = this.#readAnnotations(this.#find(textOf(document, 'Annotations')))
    this.signatures = readSignatures(this.container, this.container.find(textOf(body, 'Signatures'), this.root), this.root)
    this.attachments = this.#readAttachments(this.#find(textOf(document, 'Attachments')))
  }

  /** Content of a page; undefined where its file is missing. */
  content(index: number): XmlElement | undefined {
    if (!this.#content.has(index)) {
      // the last few pages only: long documents must not fill the memory
      if (this.#content.size >= 8) this.#content.delete(this.#content.keys().next().value!)
      const place = this.pages[index]?.place
      this.#content.set(index, place === undefined ? undefined : this.container.xml(place))
    }
    return this.#content.get(index)
  }

  /** Size of a page in millimetres: its own, or that of the document. */
  boxOf(index: number): Box {
    return saneBox(boxOf(textOf(this.content(index), 'Area', 'PhysicalBox'))) ?? this.#area
  }

  template(id: string): TemplateEntry | undefined {
    return this.#templates.get(id)
  }

  /** Places of the annotation files of a page. */
  annotationFiles(pageId: string): readonly string[] {
    return this.#annotations.get(pageId) ?? []
  }

  /** Content of an attachment. Throws OfdError. */
  attachment(id: string): { name: string; bytes: Uint8Array } | undefined {
    const entry = this.attachments.find((each) => each.id === id)
    const bytes = entry === undefined ? undefined : this.container.bytes(entry.place)
    return entry === undefined || bytes === undefined ? undefined : { name: entry.name, bytes }
  }

  #readRoot(): XmlElement {
    const root = this.container.xml('OFD.xml')
    if (root === undefined) throw new OfdError('no-document', 'no OFD.xml')
    const isLocked = this.container.has('Encryptions.xml') || child(root, 'Encryptions') !== undefined
    if (isLocked) throw new OfdError('encrypted', 'Encryptions.xml')
    return root
  }

  #find(location: string): string | undefined {
    return this.container.find(location, this.root)
  }

  #readAnnotations(list: string | undefined): Map<string, string[]> {
    const found = new Map<string, string[]>()
    if (list === undefined) return found
    for (const page of childrenOf(this.container.xml(list), 'Page')) {
      const place = this.container.find(textOf(page, 'FileLoc'), folderOf(list), this.root)
      const id = page.attributes['PageID'] ?? ''
      if (place !== undefined) found.set(id, [...(found.get(id) ?? []), place])
    }
    return found
  }

  #readAttachments(list: string | undefined): AttachmentEntry[] {
    if (list === undefined) return []
    return childrenOf(this.container.xml(list), 'Attachment').flatMap((entry, i) => {
      const place = this.container.find(textOf(entry, 'FileLoc'), folderOf(list), this.root)
      if (place === undefined) return []
      const { ID: id = String(i), Name: name = '', Format: format = '', Visible: visible } = entry.attributes
      return [{ id, name: fileName(name, format, place), size: this.container.sizeOf(place), isVisible: visible !== 'false', place }]
    })
  }
}

/** A page that exists: finite, wider than nothing, not longer than a street. */
function saneBox(box: Box | undefined): Box | undefined {
  return box !== undefined &&
    box.slice(2).every((side) => side > 0 && side <= limits.pageSide) &&
    Math.abs(box[0]) <= limits.pageSide &&
    Math.abs(box[1]) <= limits.pageSide
    ? box
    : undefined
}

/** The name an attachment is saved under: no folders, with an ending. */
function fileName(name: string, format: string, place: string): string {
  const plain = (name || place)
    .split(/[/\\]/)
    .at(-1)!
    .replace(/[\u0000-\u001f<>:"|?*]/g, '_')
  if (/\.\w{1,8}$/.test(plain)) return plain
  const ending = format !== '' ? format : (/\.(\w{1,8})$/.exec(place)?.[1] ?? '')
  return ending === '' ? plain : `${plain}.${ending.replace(/\W/g, '')}`
}

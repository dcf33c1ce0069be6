import { folderOf, resolvePlace, type Container } from './container.ts'
import { GlyphOutlines, type OfdFont } from './fonts.ts'
import { pictureType, type Picture } from './images.ts'
import { pngOf, type GrayPicture } from './png.ts'
import { isTrue } from './values.ts'
import { child, textOf, type XmlElement } from './xml.ts'

export type DecodeJbig2 = (bytes: Uint8Array) => GrayPicture | null

/** What pages refer to by number: fonts, pictures, draw parameters, colour spaces, composites. */
export class Resources {
  readonly #container: Container
  /** Folder of the document. */
  readonly #root: string
  readonly #elements = new Map<string, { element: XmlElement; folders: string[] }>()
  readonly #fonts = new Map<string, OfdFont>()
  readonly #read = new Set<string>()

  readonly #decodeJbig2: DecodeJbig2 | undefined

  constructor(container: Container, root: string, decodeJbig2?: DecodeJbig2) {
    this.#container = container
    this.#root = root
    this.#decodeJbig2 = decodeJbig2
  }

  /** Reads a resource file once. */
  add(place: string | undefined): void {
    if (place === undefined || this.#read.has(place)) return
    this.#read.add(place)
    const file = this.#container.xml(place)
    if (file === undefined) return
    const own = folderOf(place)
    // BaseLoc stands for the files inside; some producers forget it, some write it against the document
    const folders = [resolvePlace(own, file.attributes['BaseLoc'] ?? ''), own, this.#root]
    for (const group of file.children) {
      for (const element of group.children) {
        const id = element.attributes['ID']
        if (id !== undefined) this.#elements.set(`${group.name}/${id}`, { element, folders })
      }
    }
  }

  drawParameter(id: string): XmlElement | undefined {
    return this.#elements.get(`DrawParams/${id}`)?.element
  }

  colorSpace(id: string): XmlElement | undefined {
    return this.#elements.get(`ColorSpaces/${id}`)?.element
  }

  composite(id: string): XmlElement | undefined {
    return this.#elements.get(`CompositeGraphicUnits/${id}`)?.element
  }

  /** A picture; `missing` where its entry or file is, `unknown` for a format that no browser draws. */
  picture(id: string): Picture | 'missing' | 'unknown' {
    const found = this.#elements.get(`MultiMedias/${id}`)
    const place = found === undefined ? undefined : this.#container.find(textOf(found.element, 'MediaFile'), ...found.folders)
    const bytes = place === undefined ? undefined : this.#container.bytes(place)
    if (found === undefined || bytes === undefined) return 'missing'
    const type = pictureType(bytes)
    if (type === 'jbig2' || (type === null && /^jb/i.test(found.element.attributes['Format'] ?? ''))) {
      const decoded = this.#decodeJbig2?.(bytes) ?? null
      return decoded === null ? 'unknown' : { mediaType: 'image/png', bytes: pngOf(decoded) }
    }
    return type === null || type === 'tiff' ? 'unknown' : { mediaType: type, bytes }
  }

  /** A font, read once; one without entry or file has a name only. */
  font(id: string): OfdFont {
    const known = this.#fonts.get(id)
    if (known !== undefined) return known
    const font = this.#readFont(id)
    this.#fonts.set(id, font)
    return font
  }

  #readFont(id: string): OfdFont {
    const found = this.#elements.get(`Fonts/${id}`)
    const attributes = found?.element.attributes ?? {}
    const file =
      child(found?.element, 'FontFile') === undefined
        ? undefined
        : this.#container.find(textOf(found?.element, 'FontFile'), ...(found?.folders ?? []))
    const bytes = file === undefined ? undefined : this.#container.bytes(file)
    const outlines = bytes === undefined ? null : GlyphOutlines.read(bytes)
    return {
      name: attributes['FontName'] ?? attributes['FamilyName'] ?? '',
      isBold: isTrue(attributes['Bold']),
      isItalic: isTrue(attributes['Italic']),
      isSerif: isTrue(attributes['Serif']),
      outlines,
      isUnreadable: bytes !== undefined && outlines === null,
    }
  }
}

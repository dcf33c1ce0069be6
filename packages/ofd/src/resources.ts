import { folderOf, resolvePlace, type Container } from './container.ts'
import { GlyphOutlines, type OfdFont } from './fonts.ts'
import { isTrue } from './values.ts'
import { child, textOf, type XmlElement } from './xml.ts'

/** What pages refer to by number: fonts, pictures, draw parameters, colour spaces, composites. */
export class Resources {
  readonly #container: Container
  /** Folder of the document. */
  readonly #root: string
  readonly #elements = new Map<string, { element: XmlElement; folders: string[] }>()
  readonly #fonts = new Map<string, OfdFont>()
  readonly #read = new Set<string>()

  constructor(container: Container, root: string) {
    this.#container = container
    this.#root = root
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

  /** Bytes of a picture and the format its entry names; undefined where the entry or its file is missing. */
  media(id: string): { bytes: Uint8Array; format: string } | undefined {
    const found = this.#elements.get(`MultiMedias/${id}`)
    if (found === undefined) return undefined
    const place = this.#container.find(textOf(found.element, 'MediaFile'), ...found.folders)
    const bytes = place === undefined ? undefined : this.#container.bytes(place)
    return bytes === undefined ? undefined : { bytes, format: (found.element.attributes['Format'] ?? '').toUpperCase() }
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
    const file = child(found?.element, 'FontFile') === undefined ? undefined : this.#container.find(textOf(found?.element, 'FontFile'), ...(found?.folders ?? []))
    const bytes = file === undefined ? undefined : this.#container.bytes(file)
    return {
      name: attributes['FontName'] ?? attributes['FamilyName'] ?? '',
      isBold: isTrue(attributes['Bold']),
      isItalic: isTrue(attributes['Italic']),
      isSerif: isTrue(attributes['Serif']),
      outlines: bytes === undefined ? null : GlyphOutlines.read(bytes),
    }
  }
}

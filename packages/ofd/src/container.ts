import { OfdError } from './errors.ts'
import { limits } from './limits.ts'
import { parseXml, type XmlElement } from './xml.ts'
import { decodeXml, ZipReader } from './zip.ts'

/** The files of an OFD by their place in the package: `/` between names, none at the start. */
export class Container {
  readonly #zip: ZipReader
  /** Places as asked for → names in the zip: producers disagree about case, backslashes and leading slashes. */
  readonly #names = new Map<string, string>()

  /** Throws OfdError; `bad-path` where a name in the zip leads out of it. */
  constructor(bytes: Uint8Array) {
    this.#zip = new ZipReader(bytes)
    for (const name of this.#zip.names) {
      if (/(^|[/\\])\.\.([/\\]|$)/.test(name)) throw new OfdError('bad-path', name)
      this.#names.set(keyOf(name), name)
    }
  }

  has(place: string): boolean {
    return this.#names.has(keyOf(place))
  }

  /** Unpacked size in bytes. */
  sizeOf(place: string): number {
    const name = this.#names.get(keyOf(place))
    return name === undefined ? 0 : this.#zip.sizeOf(name)
  }

  /** Content of a file; undefined where there is none. Throws OfdError. */
  bytes(place: string): Uint8Array | undefined {
    const name = this.#names.get(keyOf(place))
    return name === undefined ? undefined : this.#zip.read(name)
  }

  /** A file as XML; undefined where there is none. Throws OfdError. */
  xml(place: string): XmlElement | undefined {
    const name = this.#names.get(keyOf(place))
    const bytes = name === undefined ? undefined : this.#zip.read(name, limits.xmlBytes)
    return bytes === undefined ? undefined : parseXml(decodeXml(bytes), place)
  }

  /** The first of several places that has a file: relative ones are read against different folders by different producers. */
  find(location: string, ...folders: string[]): string | undefined {
    if (location === '') return undefined
    for (const folder of [...folders, '']) {
      const place = resolvePlace(folder, location)
      if (this.has(place)) return place
    }
    return undefined
  }
}

function keyOf(name: string): string {
  return name.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase()
}

/**
 * The place that a location (ST_Loc) names from a folder; a leading slash starts at the package. Throws OfdError `bad-path` for one that
 * climbs out of the package.
 */
export function resolvePlace(folder: string, location: string): string {
  const given = location.replaceAll('\\', '/')
  const steps = (given.startsWith('/') ? given : `${folder}/${given}`).split('/')
  const found: string[] = []
  for (const step of steps) {
    if (step === '' || step === '.') continue
    if (step !== '..') found.push(step)
    else if (found.pop() === undefined) throw new OfdError('bad-path', location)
  }
  return found.join('/')
}

/** Folder of a place, without a slash at the end. */
export function folderOf(place: string): string {
  return place.includes('/') ? place.slice(0, place.lastIndexOf('/')) : ''
}

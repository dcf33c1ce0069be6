import { SaxesParser } from 'saxes'
import { OfdError } from './errors.ts'
import { limits } from './limits.ts'

/** An element without its prefix: producers use several namespaces for OFD, and some none. */
export interface XmlElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: XmlElement[]
  /** Text directly inside, joined. */
  text: string
}

/**
 * Reads XML without document type: no entities beside the five of XML, nothing from outside. Throws OfdError: `bad-xml`, `too-large`.
 * What is wrong but harmless (a stray control character, an unknown prefix) is read over, as other readers do.
 */
export function parseXml(source: string, name: string): XmlElement {
  const parser = new SaxesParser({ xmlns: false, position: false })
  const stack: XmlElement[] = []
  let root: XmlElement | undefined
  let count = 0
  parser.on('doctype', () => {
    throw new OfdError('bad-xml', `${name}: a document type`)
  })
  parser.on('error', (error) => {
    // a name that is no entity of XML, and tags that do not match
    if (/entity|tag|root|unclosed/i.test(error.message)) throw new OfdError('bad-xml', `${name}: ${error.message}`)
  })
  parser.on('opentag', (tag) => {
    if (++count > limits.xmlElements) throw new OfdError('too-large', `${name}: more than ${limits.xmlElements} elements`)
    if (stack.length >= limits.xmlDepth) throw new OfdError('too-large', `${name}: deeper than ${limits.xmlDepth}`)
    const element: XmlElement = {
      name: localName(tag.name),
      attributes: localAttributes(tag.attributes),
      children: [],
      text: '',
    }
    stack.at(-1)?.children.push(element)
    root ??= element
    stack.push(element)
  })
  parser.on('closetag', () => void stack.pop())
  const addText = (text: string): void => {
    const inside = stack.at(-1)
    if (inside !== undefined) inside.text += text
  }
  parser.on('text', addText)
  parser.on('cdata', addText)
  parser.write(source.replace(/^\uFEFF/, '').trimStart()).close()
  if (root === undefined) throw new OfdError('bad-xml', `${name}: empty`)
  return root
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}

function localAttributes(attributes: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [name, value] of Object.entries(attributes)) if (!name.startsWith('xmlns')) found[localName(name)] = value
  return found
}

/** The first child of a name, or the one at the end of a path of names. */
export function child(element: XmlElement | undefined, ...path: string[]): XmlElement | undefined {
  let at = element
  for (const name of path) at = at?.children.find((each) => each.name === name)
  return at
}

/** All children of a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((each) => each.name === name) ?? []
}

/** Trimmed text of the child at a path; empty where there is none. */
export function textOf(element: XmlElement | undefined, ...path: string[]): string {
  return child(element, ...path)?.text.trim() ?? ''
}

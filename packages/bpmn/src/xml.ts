/** An element to be written: name, attributes (undefined ones are left out), children or text. */
export interface XmlElement {
  name: string
  attributes?: Record<string, string | undefined>
  children?: XmlElement[]
  text?: string
}

/** Whether XML 1.0 can carry this text at all (control characters and lone surrogates it cannot). */
export function isXmlText(text: string): boolean {
  return /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u.test(text)
}

/** An element as indented XML; the same element always gives the same text. */
export function writeXml(element: XmlElement, indent = ''): string {
  const { name, attributes = {}, children = [], text } = element
  const written = Object.entries(attributes).flatMap(([key, value]) => (value === undefined ? [] : [` ${key}="${escapeAttribute(value)}"`]))
  const open = `${indent}<${name}${written.join('')}`
  if (children.length === 0) return text === undefined ? `${open} />\n` : `${open}>${escapeText(text)}</${name}>\n`
  const inner = children.map((child) => writeXml(child, `${indent}  `)).join('')
  return `${open}>${text === undefined ? '' : escapeText(text)}\n${inner}${indent}</${name}>\n`
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\r', '&#13;')
}

// a reader turns bare line breaks in attributes into spaces
function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}

/** Elements that a drawn page consists of: none that runs, links or loads. */
const tags = [
  'svg',
  'g',
  'path',
  'text',
  'image',
  'defs',
  'clipPath',
  'linearGradient',
  'radialGradient',
  'stop',
  'pattern',
  'rect',
  'title',
] as const
export type SvgTag = (typeof tags)[number]

/** A page as a tree: to be built with createElementNS, or written as text by `svgText`. */
export interface SvgNode {
  tag: SvgTag
  attributes: Record<string, string>
  children: (SvgNode | string)[]
}

const attributeNames = new Set(
  (
    'xmlns viewBox width height x y d fill fill-opacity fill-rule stroke stroke-opacity stroke-width stroke-dasharray stroke-dashoffset stroke-linejoin stroke-linecap ' +
    'stroke-miterlimit opacity transform id clip-path clip-rule href preserveAspectRatio font-family font-size font-weight font-style text-anchor gradientUnits gradientTransform ' +
    'spreadMethod x1 y1 x2 y2 cx cy r fx fy fr offset stop-color stop-opacity patternUnits patternTransform overflow'
  ).split(' '),
)
const picture = /^data:image\/(png|jpeg|gif|bmp|webp);base64,[A-Za-z0-9+/=]*$/
const inside = /^url\(#[\w-]+\)$/

/**
 * Whether an attribute may stand in a page: a known name; a link only to a picture in the text itself; `url()` only to a part of the
 * same drawing. Everything that leaves this package or enters a screen goes through here.
 */
export function isSafeAttribute(name: string, value: string): boolean {
  if (!attributeNames.has(name)) return false
  if (name === 'href') return picture.test(value)
  return !/url\s*\(/i.test(value) || inside.test(value)
}

export function isSafeTag(tag: string): tag is SvgTag {
  return (tags as readonly string[]).includes(tag)
}

type Value = string | number | null | undefined

/** An element; attributes without value are left out, unsafe ones too. */
export function element(tag: SvgTag, attributes: Record<string, Value> = {}, children: (SvgNode | string)[] = []): SvgNode {
  const kept: Record<string, string> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined) continue
    const text = typeof value === 'number' ? String(Math.round(value * 1e6) / 1e6) : value
    if (isSafeAttribute(name, text)) kept[name] = text
  }
  return { tag, attributes: kept, children }
}

/** A drawing as the text of an SVG file. */
export function svgText(node: SvgNode): string {
  const attributes = Object.entries(node.attributes).map(([name, value]) => ` ${name}="${escapeText(value)}"`)
  const children = node.children.map((child) => (typeof child === 'string' ? escapeText(child) : svgText(child)))
  return `<${node.tag}${attributes.join('')}>${children.join('')}</${node.tag}>`
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']|[^\t\n\r\x20-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, (found) => escapes[found] ?? '')
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

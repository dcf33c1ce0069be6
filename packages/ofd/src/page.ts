import { folderOf } from './container.ts'
import { OfdDocument } from './document.ts'
import { drawAll } from './draw.ts'
import { OfdError } from './errors.ts'
import { dataAddress } from './images.ts'
import { PageDrawing, plainStyle, type OfdWarning, type Place } from './page-drawing.ts'
import type { Stamp } from './signatures.ts'
import { styleOf } from './style.ts'
import { element, type SvgNode } from './svg.ts'
import type { TextRun } from './text-run.ts'
import { boxOf, identity, matrixText, multiply, translation, type Box } from './values.ts'
import { childrenOf, child, type XmlElement } from './xml.ts'

/** A page as it is shown. */
export interface DrawnPage {
  /** Millimetres; the view box of `svg`. */
  box: Box
  svg: SvgNode
  /** Texts in the order of the document, for selecting and finding. */
  runs: TextRun[]
  warnings: OfdWarning[]
  /** A seal is shown here; nothing was verified. */
  hasStamp: boolean
}

const zOrder: Record<string, number> = { Background: 0, Body: 1, Foreground: 2 }

/** Draws a page: templates, layers, annotations, stamps. `prefix` keeps ids apart from other drawings in one window. Throws OfdError. */
export function drawPage(document: OfdDocument, index: number, prefix = `p${index}`): DrawnPage {
  return drawWhole(document, index, prefix, true)
}

function drawWhole(document: OfdDocument, index: number, prefix: string, hasStamps: boolean): DrawnPage {
  const content = document.content(index)
  const box = document.boxOf(index)
  const id = document.pages[index]?.id ?? ''
  const drawing = new PageDrawing(document.resources, prefix)
  const stamps = !hasStamps ? [] : document.signatures.flatMap(({ stamps }) => stamps).filter(({ pageId }) => pageId === id)
  const place: Place = { style: plainStyle, toPage: identity, composites: [], depth: 0, isPattern: false }

  drawing.source = 'template'
  const templates = drawTemplates(document, content, place, drawing)
  drawing.source = 'page'
  const body = drawLayers(document, content, document.pages[index]?.place, place, drawing)
  drawing.source = 'annotation'
  const annotations = document.annotationFiles(id).flatMap((file) => drawAnnotations(document, file, place, drawing))
  const seals = stamps.flatMap((stamp, i) => drawStamp(stamp, `${prefix}-s${i}`, drawing))
  const [x, y, width, height] = box
  const children = [...templates.below, ...body, ...templates.above, ...annotations, ...seals]
  const svg = element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `${x} ${y} ${width} ${height}`, width: `${width}mm`, height: `${height}mm` },
    [element('defs', {}, drawing.defs), element('rect', { x, y, width, height, fill: 'rgb(255,255,255)' }), ...children],
  )
  return { box, svg, runs: drawing.runs, warnings: [...drawing.warnings], hasStamp: stamps.length > 0 }
}

function drawTemplates(
  document: OfdDocument,
  content: XmlElement | undefined,
  place: Place,
  drawing: PageDrawing,
): { below: SvgNode[]; above: SvgNode[] } {
  const drawn = { below: [] as SvgNode[], above: [] as SvgNode[] }
  for (const { attributes } of childrenOf(content, 'Template')) {
    const template = document.template(attributes['TemplateID'] ?? '')
    const root = template?.place === undefined ? undefined : document.container.xml(template.place)
    if (template === undefined || root === undefined) {
      drawing.warnings.add('template-missing')
      continue
    }
    // templates cannot nest (GB/T 33190 §7.6); one that names another one would go round
    if (childrenOf(root, 'Template').length > 0) throw new OfdError('loop', `template ${attributes['TemplateID']} has a template`)
    const isAbove = (attributes['ZOrder'] ?? (template.isForeground ? 'Foreground' : 'Background')) === 'Foreground'
    drawn[isAbove ? 'above' : 'below'].push(...drawLayers(document, root, template.place, place, drawing))
  }
  return drawn
}

function drawLayers(
  document: OfdDocument,
  root: XmlElement | undefined,
  file: string | undefined,
  place: Place,
  drawing: PageDrawing,
): SvgNode[] {
  for (const res of childrenOf(root, 'PageRes'))
    document.resources.add(document.container.find(res.text.trim(), folderOf(file ?? ''), document.root))
  const layers = childrenOf(child(root, 'Content'), 'Layer')
  const rank = (layer: XmlElement): number => zOrder[layer.attributes['Type'] ?? 'Body'] ?? 1
  return [...layers].sort((a, b) => rank(a) - rank(b)).flatMap((layer) => drawAll([layer], place, drawing))
}

function drawAnnotations(document: OfdDocument, file: string, place: Place, drawing: PageDrawing): SvgNode[] {
  return childrenOf(document.container.xml(file), 'Annot').flatMap((annotation) => {
    const appearance = child(annotation, 'Appearance')
    if (appearance === undefined || annotation.attributes['Visible'] === 'false') return []
    const [x, y] = boxOf(appearance.attributes['Boundary']) ?? [0, 0]
    const inside: Place = {
      ...place,
      style: styleOf(appearance, place.style, document.resources),
      toPage: multiply(place.toPage, translation(x, y)),
    }
    return [element('g', { transform: matrixText(translation(x, y)) }, drawAll(appearance.children, inside, drawing))]
  })
}

/** A stamp, cut to its visible part. A seal that is an OFD itself is drawn by its first page. */
function drawStamp({ appearance, box: [x, y, width, height], clip }: Stamp, prefix: string, drawing: PageDrawing): SvgNode[] {
  const [cx, cy, cw, ch] = clip ?? [0, 0, width, height]
  if (width <= 0 || height <= 0 || cw <= 0 || ch <= 0) return []
  const inner = stampContent(appearance, width, height, prefix)
  if (inner === null) {
    drawing.warnings.add('seal-picture')
    return []
  }
  return [element('svg', { x: x + cx, y: y + cy, width: cw, height: ch, viewBox: `${cx} ${cy} ${cw} ${ch}` }, [inner])]
}

function stampContent(appearance: Stamp['appearance'], width: number, height: number, prefix: string): SvgNode | null {
  if (appearance === null) return null
  if (appearance.mediaType !== 'application/ofd')
    return element('image', {
      x: 0,
      y: 0,
      width,
      height,
      preserveAspectRatio: 'none',
      href: dataAddress({ mediaType: appearance.mediaType, bytes: appearance.bytes }),
    })
  try {
    // a seal inside a seal is not looked for
    const page = drawWhole(new OfdDocument(appearance.bytes), 0, prefix, false)
    // the ground of a seal is the paper below it
    const children = page.svg.children.filter((node) => typeof node === 'string' || node.tag !== 'rect')
    return { ...page.svg, attributes: { ...page.svg.attributes, width: String(width), height: String(height) }, children }
  } catch {
    return null
  }
}

import { opacityOf } from './color.ts'
import { OfdError } from './errors.ts'
import { dataAddress } from './images.ts'
import { limits } from './limits.ts'
import type { PageDrawing, Place } from './page-drawing.ts'
import { paintOf } from './paint.ts'
import { pathData } from './path-data.ts'
import { styleOf } from './style.ts'
import { element, type SvgNode } from './svg.ts'
import { drawText } from './text-object.ts'
import { boxOf, identity, isTrue, matrixOf, matrixText, multiply, translation, type Matrix } from './values.ts'
import { child, childrenOf, textOf, type XmlElement } from './xml.ts'

/** Draws objects one over the other. Throws OfdError `loop` and `too-large`. */
export function drawAll(elements: readonly XmlElement[], place: Place, drawing: PageDrawing): SvgNode[] {
  return elements.flatMap((each) => drawObject(each, place, drawing))
}

function drawObject(object: XmlElement, place: Place, drawing: PageDrawing): SvgNode[] {
  const isGroup = object.name === 'PageBlock' || object.name === 'Layer' || object.name === 'Content'
  if (!isGroup && !['TextObject', 'PathObject', 'ImageObject', 'CompositeObject'].includes(object.name)) return []
  drawing.countObject()
  if (object.attributes['Visible'] === 'false') return []
  const style = styleOf(object, place.style, drawing.resources)
  if (isGroup) return drawAll(object.children, { ...place, style }, drawing)

  const [x, y, width, height] = boxOf(object.attributes['Boundary']) ?? [0, 0, 0, 0]
  const own = matrixOf(object.attributes['CTM'])
  const inner = multiply(translation(x, y), own ?? identity)
  const inside: Place = { ...place, style, toPage: multiply(place.toPage, inner) }
  const nodes =
    object.name === 'TextObject'
      ? drawText(object, style, inside, drawing, drawAll)
      : object.name === 'PathObject'
        ? drawPath(object, inside, drawing)
        : object.name === 'ImageObject'
          ? drawImage(object, drawing, own === undefined ? [width, height] : [1, 1])
          : drawComposite(object, inside, drawing)
  if (nodes.length === 0) return []
  const moved = element('g', { transform: matrixText(inner) }, nodes)
  const clip = clipOf(object, drawing)
  const group = { opacity: opacityOf(object) }
  // areas of a clip are measured from the boundary, not through the object's matrix
  if (clip !== undefined)
    return [
      element('g', { ...group, transform: matrixText(translation(x, y)), 'clip-path': clip }, [
        element('g', { transform: matrixText(own ?? identity) }, nodes),
      ]),
    ]
  return [group.opacity === undefined ? moved : element('g', group, [moved])]
}

function drawPath(object: XmlElement, place: Place, drawing: PageDrawing): SvgNode[] {
  const { style } = place
  const d = pathData(textOf(object, 'AbbreviatedData'))
  if (d === '') return []
  const fill = isTrue(object.attributes['Fill'])
    ? paintOf(style.fill, place, drawing, drawAll, { paint: 'none', opacity: undefined })
    : undefined
  const stroke = object.attributes['Stroke'] === 'false' ? undefined : paintOf(style.stroke, place, drawing, drawAll)
  const line =
    stroke === undefined
      ? {}
      : {
          'stroke-width': style.lineWidth,
          'stroke-dasharray': style.dash,
          'stroke-dashoffset': style.dashOffset || undefined,
          'stroke-linejoin': style.join,
          'stroke-linecap': style.cap,
          'stroke-miterlimit': style.miterLimit,
        }
  return [
    element('path', {
      d,
      fill: fill?.paint ?? 'none',
      'fill-opacity': fill?.opacity,
      'fill-rule': object.attributes['Rule'] === 'Even-Odd' ? 'evenodd' : undefined,
      stroke: stroke?.paint,
      'stroke-opacity': stroke?.opacity,
      ...line,
    }),
  ]
}

/** A picture fills the unit square of its matrix; without one, its boundary. What cannot be drawn leaves a crossed frame. */
function drawImage(object: XmlElement, drawing: PageDrawing, [width, height]: [number, number]): SvgNode[] {
  const picture = drawing.resources.picture(object.attributes['ResourceID'] ?? '')
  if (object.attributes['ImageMask'] !== undefined) drawing.warnings.add('image-mask')
  if (typeof picture === 'string') {
    drawing.warnings.add(picture === 'missing' ? 'picture-missing' : 'picture-format')
    return placeholder(width, height)
  }
  return [element('image', { x: 0, y: 0, width, height, preserveAspectRatio: 'none', href: dataAddress(picture) })]
}

function placeholder(width: number, height: number): SvgNode[] {
  const line = Math.max(width, height) / 200
  return [
    element('rect', { x: 0, y: 0, width, height, fill: 'rgb(240,240,240)', stroke: 'rgb(150,150,150)', 'stroke-width': line }),
    element('path', {
      d: `M0 0L${width} ${height}M${width} 0L0 ${height}`,
      fill: 'none',
      stroke: 'rgb(150,150,150)',
      'stroke-width': line,
    }),
  ]
}

function drawComposite(object: XmlElement, place: Place, drawing: PageDrawing): SvgNode[] {
  const id = object.attributes['ResourceID'] ?? ''
  if (place.composites.includes(id)) throw new OfdError('loop', `composite ${id}`)
  if (place.depth >= limits.depth) throw new OfdError('too-large', `composites deeper than ${limits.depth}`)
  const unit = drawing.resources.composite(id)
  const content = child(unit, 'Content') ?? unit
  return content === undefined
    ? []
    : drawAll(content.children, { ...place, depth: place.depth + 1, composites: [...place.composites, id] }, drawing)
}

/** What an object is cut to (Clips/Clip/Area), as `url(#…)`; the areas of one clip add up. */
function clipOf(object: XmlElement, drawing: PageDrawing): string | undefined {
  const clips = childrenOf(child(object, 'Clips'), 'Clip')
  let found: string | undefined
  for (const clip of clips) {
    const areas = childrenOf(clip, 'Area').flatMap((area) => {
      const outer = matrixOf(area.attributes['CTM']) ?? identity
      return childrenOf(area, 'Path').map((path) => clipPathNode(path, outer))
    })
    // clips of a list cut one after the other
    if (areas.length > 0) found = drawing.define('clipPath', { 'clip-path': found }, areas)
  }
  return found
}

function clipPathNode(path: XmlElement, outer: Matrix): SvgNode {
  const [x, y] = boxOf(path.attributes['Boundary']) ?? [0, 0]
  const matrix = multiply(outer, multiply(translation(x, y), matrixOf(path.attributes['CTM']) ?? identity))
  return element('path', {
    d: pathData(textOf(path, 'AbbreviatedData')),
    transform: matrixText(matrix),
    'clip-rule': path.attributes['Rule'] === 'Even-Odd' ? 'evenodd' : undefined,
  })
}

import { opacityOf, rgbOf, type Rgb } from './color.ts'
import { limits } from './limits.ts'
import { plainStyle, type PageDrawing, type Place } from './page-drawing.ts'
import { element, type SvgNode } from './svg.ts'
import { identity, inverse, matrixOf, matrixText, multiply, numberOf, numbersOf } from './values.ts'
import { child, childrenOf, type XmlElement } from './xml.ts'

/** Draws the objects inside a pattern's cell. */
export type DrawAll = (elements: readonly XmlElement[], place: Place, drawing: PageDrawing) => SvgNode[]

const black: Rgb = { paint: 'rgb(0,0,0)', opacity: undefined }
/** Cells below this many millimetres would be millions. */
const leastStep = 0.2

/** What an area or a line is painted with; `fallback` where the document names no colour. */
export function paintOf(color: XmlElement | undefined, place: Place, drawing: PageDrawing, drawAll: DrawAll, fallback: Rgb = black): Rgb {
  if (color === undefined) return fallback
  const special = color.children.find((each) => each.name === 'Pattern' || each.name.endsWith('Shd'))
  if (special === undefined) return rgbOf(color, drawing.resources) ?? fallback
  const opacity = opacityOf(color)
  if (special.name === 'Pattern') return { paint: patternPaint(special, place, drawing, drawAll) ?? 'none', opacity }
  if (special.name === 'AxialShd') return { paint: axialPaint(special, drawing), opacity }
  if (special.name === 'RadialShd') return { paint: radialPaint(special, drawing), opacity }
  drawing.warnings.add('gouraud-shading')
  return { ...(averageOf(special, drawing) ?? fallback), opacity }
}

interface Stop {
  at: number
  color: Rgb
}

/** Colours of a shading along its way, at most 256; without positions they lie evenly. */
function stopsOf(shading: XmlElement, drawing: PageDrawing): Stop[] {
  const segments = childrenOf(shading, 'Segment').slice(0, 256)
  return segments.map((segment, i) => {
    const color = child(segment, 'Color')
    return {
      at: numberOf(segment.attributes['Position'], segments.length === 1 ? 0 : i / (segments.length - 1)),
      color: (color && rgbOf(color, drawing.resources)) ?? black,
    }
  })
}

/** Extend (1 = before the start, 2 = after the end) decides what a direct shading paints outside; nothing where it is not set. */
function stopNodes(shading: XmlElement, drawing: PageDrawing): SvgNode[] {
  const stops = stopsOf(shading, drawing)
  const nodes = stops.map(({ at, color }) => element('stop', { offset: at, 'stop-color': color.paint, 'stop-opacity': color.opacity }))
  if ((shading.attributes['MapType'] ?? 'Direct') !== 'Direct') return nodes
  const extend = numberOf(shading.attributes['Extend'], 0)
  const [first, last] = [stops[0], stops.at(-1)]
  if (first !== undefined && (extend & 1) === 0)
    nodes.unshift(element('stop', { offset: first.at, 'stop-color': first.color.paint, 'stop-opacity': 0 }))
  if (last !== undefined && (extend & 2) === 0)
    nodes.push(element('stop', { offset: last.at, 'stop-color': last.color.paint, 'stop-opacity': 0 }))
  return nodes
}

function spreadOf(shading: XmlElement): string {
  const type = shading.attributes['MapType']
  return type === 'Repeat' ? 'repeat' : type === 'Reflect' ? 'reflect' : 'pad'
}

function axialPaint(shading: XmlElement, drawing: PageDrawing): string {
  const [x1 = 0, y1 = 0] = numbersOf(shading.attributes['StartPoint'])
  let [x2 = 0, y2 = 0] = numbersOf(shading.attributes['EndPoint'])
  const length = Math.hypot(x2 - x1, y2 - y1)
  const unit = numberOf(shading.attributes['MapUnit'], 0)
  if (spreadOf(shading) !== 'pad' && unit > 0 && length > 0) [x2, y2] = [x1 + ((x2 - x1) / length) * unit, y1 + ((y2 - y1) / length) * unit]
  return drawing.define(
    'linearGradient',
    { gradientUnits: 'userSpaceOnUse', spreadMethod: spreadOf(shading), x1, y1, x2, y2 },
    stopNodes(shading, drawing),
  )
}

function radialPaint(shading: XmlElement, drawing: PageDrawing): string {
  const [fx = 0, fy = 0] = numbersOf(shading.attributes['StartPoint'])
  const [cx = 0, cy = 0] = numbersOf(shading.attributes['EndPoint'])
  const fr = Math.max(0, numberOf(shading.attributes['StartRadius'], 0))
  const r = Math.max(0, numberOf(shading.attributes['EndRadius'], 0))
  // an ellipse: the circle pressed across its long axis
  const eccentricity = Math.min(0.999, Math.max(0, numberOf(shading.attributes['Eccentricity'], 0)))
  const angle = (numberOf(shading.attributes['Angle'], 0) * Math.PI) / 180
  const turn = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), cx, cy] as const
  const back = [Math.cos(angle), -Math.sin(angle), Math.sin(angle), Math.cos(angle), 0, 0] as const
  const pressed = multiply(multiply(turn, [1, 0, 0, Math.sqrt(1 - eccentricity ** 2), 0, 0]), multiply(back, [1, 0, 0, 1, -cx, -cy]))
  const gradientTransform = eccentricity === 0 ? undefined : matrixText(pressed)
  return drawing.define(
    'radialGradient',
    { gradientUnits: 'userSpaceOnUse', spreadMethod: spreadOf(shading), cx, cy, r, fx, fy, fr, gradientTransform },
    stopNodes(shading, drawing),
  )
}

/** Meshes of colours are painted in the mean of their corners. */
function averageOf(shading: XmlElement, drawing: PageDrawing): Rgb | undefined {
  const colors = childrenOf(shading, 'Point').flatMap((point) => {
    const color = child(point, 'Color')
    const rgb = color === undefined ? undefined : rgbOf(color, drawing.resources)
    return rgb === undefined ? [] : [(rgb.paint.match(/\d+/g) ?? []).map(Number)]
  })
  if (colors.length === 0) return undefined
  const mean = [0, 1, 2].map((i) => Math.round(colors.reduce((sum, color) => sum + (color[i] ?? 0), 0) / colors.length))
  return { paint: `rgb(${mean.join(',')})`, opacity: undefined }
}

function patternPaint(pattern: XmlElement, place: Place, drawing: PageDrawing, drawAll: DrawAll): string | undefined {
  const width = numberOf(pattern.attributes['Width'], 0)
  const height = numberOf(pattern.attributes['Height'], 0)
  const xStep = numberOf(pattern.attributes['XStep'], width)
  const yStep = numberOf(pattern.attributes['YStep'], height)
  const cell = child(pattern, 'CellContent')
  if (cell === undefined || place.depth >= limits.depth || xStep < leastStep || yStep < leastStep) return undefined
  if ((pattern.attributes['ReflectMethod'] ?? 'Normal') !== 'Normal') drawing.warnings.add('pattern-reflected')
  const own = matrixOf(pattern.attributes['CTM']) ?? identity
  const fromPage = pattern.attributes['RelativeTo'] === 'Page' ? inverse(place.toPage) : identity
  const content = drawAll(
    cell.children,
    { ...place, style: plainStyle, toPage: identity, depth: place.depth + 1, isPattern: true },
    drawing,
  )
  // a cell's objects end at its edge; the step beyond stays empty
  const clip = drawing.define('clipPath', {}, [element('rect', { x: 0, y: 0, width, height })])
  return drawing.define(
    'pattern',
    {
      patternUnits: 'userSpaceOnUse',
      x: 0,
      y: 0,
      width: xStep,
      height: yStep,
      patternTransform: matrixText(multiply(fromPage ?? identity, own)),
    },
    [element('g', { 'clip-path': clip }, content)],
  )
}

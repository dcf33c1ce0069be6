import { OfdError } from './errors.ts'
import { limits } from './limits.ts'
import type { Style } from './page-drawing.ts'
import type { Resources } from './resources.ts'
import { numberOf, numbersOf } from './values.ts'
import { child, type XmlElement } from './xml.ts'

/** The style of an element: what it says itself, over its draw parameter, over what it lies in. Throws OfdError `loop`. */
export function styleOf(element: XmlElement, inherited: Style, resources: Resources): Style {
  return overlay(withDrawParameter(element.attributes['DrawParam'], inherited, resources), element)
}

/** A draw parameter and those it is relative to, over a style. */
function withDrawParameter(id: string | undefined, style: Style, resources: Resources): Style {
  const chain: XmlElement[] = []
  const seen = new Set<string>()
  for (let at = id; at !== undefined && at !== '';) {
    if (seen.has(at) || seen.size > limits.depth) throw new OfdError('loop', `draw parameter ${at}`)
    seen.add(at)
    const parameter = resources.drawParameter(at)
    if (parameter === undefined) break
    chain.unshift(parameter)
    at = parameter.attributes['Relative']
  }
  return chain.reduce(overlay, style)
}

function overlay(style: Style, element: XmlElement): Style {
  const { attributes } = element
  const fill = child(element, 'FillColor') ?? style.fill
  const stroke = child(element, 'StrokeColor') ?? style.stroke
  const dash = attributes['DashPattern'] === undefined ? style.dash : dashOf(attributes['DashPattern'])
  return {
    ...(fill !== undefined && { fill }),
    ...(stroke !== undefined && { stroke }),
    ...(dash !== undefined && { dash }),
    lineWidth: Math.max(0, numberOf(attributes['LineWidth'], style.lineWidth)),
    join: oneOf(attributes['Join'], ['miter', 'round', 'bevel'], style.join),
    cap: oneOf(attributes['Cap'], ['butt', 'round', 'square'], style.cap),
    dashOffset: numberOf(attributes['DashOffset'], style.dashOffset),
    miterLimit: Math.max(1, numberOf(attributes['MiterLimit'], style.miterLimit)),
  }
}

function dashOf(text: string): string | undefined {
  const values = numbersOf(text)
    .map((value) => Math.max(0, value))
    .slice(0, 32)
  return values.some((value) => value > 0) ? values.join(' ') : undefined
}

function oneOf(given: string | undefined, known: string[], fallback: string): string {
  const value = given?.toLowerCase()
  return value !== undefined && known.includes(value) ? value : fallback
}

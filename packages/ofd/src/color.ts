import type { Resources } from './resources.ts'
import { numberOf, numbersOf } from './values.ts'
import { child, childrenOf, type XmlElement } from './xml.ts'

/** A plain colour. */
export interface Rgb {
  paint: string
  /** 0 to 1; undefined for opaque. */
  opacity: number | undefined
}

/** Value, or palette index, of a colour element in its colour space (gray, RGB, CMYK by 1 − ink). */
export function rgbOf(color: XmlElement, resources: Resources): Rgb | undefined {
  const space = color.attributes['ColorSpace'] === undefined ? undefined : resources.colorSpace(color.attributes['ColorSpace'])
  const values = valuesOf(color, space)
  if (values === undefined) return undefined
  const depth = numberOf(space?.attributes['BitsPerComponent'], 8)
  const most = 2 ** Math.min(16, Math.max(1, depth)) - 1
  const parts = values.map((value) => Math.min(1, Math.max(0, value / most)))
  const isCmyk = parts.length === 4 || /cmyk/i.test(space?.attributes['Type'] ?? '')
  const [first = 0, second = first, third = first, ink = 0] = parts
  const mixed = isCmyk
    ? [first, second, third].map((part) => (1 - part) * (1 - ink))
    : parts.length < 3
      ? [first, first, first]
      : [first, second, third]
  return { paint: `rgb(${mixed.map((part) => Math.round(part * 255)).join(',')})`, opacity: opacityOf(color) }
}

function valuesOf(color: XmlElement, space: XmlElement | undefined): number[] | undefined {
  if (color.attributes['Value'] !== undefined) return numbersOf(color.attributes['Value']).slice(0, 4)
  if (color.attributes['Index'] === undefined) return undefined
  const entry = childrenOf(child(space, 'Palette'), 'CV')[numberOf(color.attributes['Index'], 0)]
  return entry === undefined ? undefined : numbersOf(entry.text).slice(0, 4)
}

/** Alpha 0 to 255 as opacity; undefined for opaque. */
export function opacityOf(element: XmlElement | undefined): number | undefined {
  const alpha = numberOf(element?.attributes['Alpha'], 255)
  return alpha >= 255 ? undefined : Math.max(0, alpha / 255)
}

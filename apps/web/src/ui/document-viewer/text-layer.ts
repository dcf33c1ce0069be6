import type { TextRun } from '@wenwu/ofd/text-run'

/** Height of a line box above the base line, in font sizes, as browsers set it with a line height of 1. */
const ascent = 0.86
const font = 'sans-serif'
let ruler: CanvasRenderingContext2D | null | undefined

/**
 * Invisible text over a drawn page, to be selected, copied and read aloud. `unit` is CSS pixels of a page unit; the layer has the size of
 * the page at 100 % and is scaled with it.
 */
export function buildTextLayer(runs: readonly TextRun[], unit: number): HTMLElement {
  const layer = document.createElement('div')
  layer.className = 'viewer-text'
  let before: TextRun | undefined
  for (const run of runs) {
    if (before !== undefined && before.object !== run.object) layer.append(document.createElement('br'))
    layer.append(buildRun(run, unit))
    before = run
  }
  return layer
}

function buildRun({ chars, offsets, size, matrix: [a, b, c, d, e, f] }: TextRun, unit: number): HTMLElement {
  const span = document.createElement('span')
  const text = chars.join('')
  span.textContent = text
  const pixels = size * unit
  const wanted = (offsets.at(-1) ?? 0) * unit
  const natural = widthOf(text, pixels)
  const stretch = natural > 0 && wanted > 0 ? wanted / natural : 1
  span.style.fontSize = `${pixels}px`
  span.style.transform = `matrix(${a},${b},${c},${d},${e * unit},${f * unit}) translateY(${-ascent * pixels}px) scaleX(${stretch})`
  return span
}

function widthOf(text: string, size: number): number {
  ruler ??= document.createElement('canvas').getContext('2d')
  if (ruler === null || ruler === undefined) return 0
  ruler.font = `${size}px ${font}`
  return ruler.measureText(text).width
}

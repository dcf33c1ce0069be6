import type { PageSize } from './document-source.ts'

/** Space between pages and around them, in CSS pixels. */
export const gap = 12

/** `auto`: the width of the window, but not larger than is good to read. */
export type Zoom = 'auto' | 'width' | 'page' | number

const mostAuto = 1.25
export const zoomSteps = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4] as const

/** Upper edge of each page in a column at a scale, and the height of the column. */
export function columnOf(sizes: readonly PageSize[], scale: number): { tops: number[]; height: number } {
  let at = gap
  const tops = sizes.map(({ height }) => {
    const top = at
    at += height * scale + gap
    return top
  })
  return { tops, height: at }
}

/** The page at a height of the column: the last one that begins above it. */
export function pageAt(tops: readonly number[], y: number): number {
  let [low, high] = [0, tops.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (tops[middle]! <= y) low = middle
    else high = middle - 1
  }
  return Math.max(0, low)
}

/** Pages that are drawn: those in the window and one more on each side. */
export function visiblePages(tops: readonly number[], top: number, height: number): { first: number; last: number } {
  if (tops.length === 0) return { first: 0, last: -1 }
  return { first: Math.max(0, pageAt(tops, top) - 1), last: Math.min(tops.length - 1, pageAt(tops, top + height) + 1) }
}

/** CSS pixels per pixel at 100 %. */
export function scaleOf(zoom: Zoom, page: PageSize, room: PageSize): number {
  if (typeof zoom === 'number') return zoom
  const wide = Math.max(0.1, (room.width - 2 * gap) / page.width)
  if (zoom === 'auto') return Math.min(wide, mostAuto)
  return zoom === 'width' ? wide : Math.min(wide, Math.max(0.1, (room.height - 2 * gap) / page.height))
}

/** The next step up or down from a scale. */
export function nextStep(scale: number, direction: 1 | -1): number {
  const steps = direction === 1 ? zoomSteps.filter((step) => step > scale + 0.01) : zoomSteps.filter((step) => step < scale - 0.01)
  return (direction === 1 ? steps[0] : steps.at(-1)) ?? (direction === 1 ? zoomSteps.at(-1)! : zoomSteps[0])
}

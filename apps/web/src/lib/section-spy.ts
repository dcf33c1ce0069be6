/** What a page of sections and its scrolling box measure, in px; tops are those of the sections in the content, in its order. */
export interface SectionMeasures {
  tops: readonly number[]
  /** Of the box: what stands over its top (the tabs). */
  covered: number
  /** How far the box scrolls at most. */
  furthest: number
}

/**
 * From which scroll position on each section is the one being read. A section is, once its top is under the tabs; those at the end of the page
 * that can never come so far share what is left of the way, so that each has its turn and the last one is marked at the page's end. Where nothing scrolls the first one stays.
 */
export function sectionStarts({ tops, covered, furthest }: SectionMeasures): number[] {
  if (furthest <= 0) return tops.map((_, index) => (index === 0 ? 0 : Infinity))
  const wanted = tops.map((top) => top - covered)
  const reachable = wanted.filter((start) => start < furthest).length
  const begin = Math.max(0, wanted[reachable - 1] ?? 0)
  const rest = tops.length - reachable
  return wanted.map((start, index) => (index < reachable ? start : begin + ((furthest - begin) * (index - reachable + 1)) / rest))
}

/** Scroll positions are whole or fractional pixels, by screen and zoom. */
const tolerance = 1.5

/** Index of the section being read; the first one before any. */
export function sectionAt(starts: readonly number[], position: number): number {
  return Math.max(0, starts.map((start) => start <= position + tolerance).lastIndexOf(true))
}

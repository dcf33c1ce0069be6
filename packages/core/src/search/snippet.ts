import { foldWithOrigins, type FoldedText } from './fold.ts'
import type { Highlight } from './model.ts'

/** A piece of a text with what was found in it. */
export interface Snippet {
  text: string
  highlights: Highlight[]
}

/** Where folded words occur in a text: ranges of the original, in order, those that touch or overlap as one. */
export function highlight(original: string, words: readonly string[]): Highlight[] {
  return rangesIn(original, foldWithOrigins(original), words)
}

function rangesIn(original: string, folded: FoldedText, words: readonly string[]): Highlight[] {
  const found: Highlight[] = []
  for (const word of words) {
    if (word === '') continue
    for (let at = folded.text.indexOf(word); at >= 0 && found.length < 500; at = folded.text.indexOf(word, at + word.length)) {
      const last = folded.origins[at + word.length - 1]!
      found.push([folded.origins[at]!, last + widthAt(original, last)])
    }
  }
  return merge(found)
}

function widthAt(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1
}

function merge(ranges: Highlight[]): Highlight[] {
  const merged: Highlight[] = []
  for (const [from, to] of ranges.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = merged.at(-1)
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to)
    else merged.push([from, to])
  }
  return merged
}

/** Of longer texts only the beginning is looked through for a place to show. */
const longestSearched = 20_000
/** Characters shown before the first hit. */
const lead = 24

/**
 * The piece of a text that shows most of the words, about `length` characters long, with «…» where it was cut; the beginning where none
 * occurs. White space becomes single spaces.
 */
export function snippetOf(body: string, words: readonly string[], length = 140): Snippet {
  const original = body.slice(0, longestSearched).replace(/\s+/gu, ' ').trim()
  const all = rangesIn(original, foldWithOrigins(original), words)
  const best = bestBeginning(all, length - lead)
  const start = cutAt(original, original.length <= length ? 0 : Math.max(0, Math.min(best - lead, original.length - length)))
  const end = cutAt(original, Math.min(original.length, start + length))
  const before = start > 0 ? '…' : ''
  const shift = before.length - start
  return {
    text: before + original.slice(start, end) + (end < original.length ? '…' : ''),
    highlights: all
      .filter(([from, to]) => to > start && from < end)
      .map(([from, to]) => [Math.max(from, start) + shift, Math.min(to, end) + shift]),
  }
}

/** Where the first stretch of `width` units begins that holds most of the ranges; they are in order and do not touch. */
function bestBeginning(ranges: readonly Highlight[], width: number): number {
  let [best, bestCovered, covered, end] = [0, -1, 0, 0]
  for (const [from, to] of ranges) {
    while (end < ranges.length && ranges[end]![1] <= from + width) {
      covered += ranges[end]![1] - ranges[end]![0]
      end++
    }
    if (covered > bestCovered) [best, bestCovered] = [from, covered]
    // a range that is longer than the stretch was never counted
    if (to <= from + width) covered -= to - from
    else end++
  }
  return best
}

/** A place that is not inside a character of two units. */
function cutAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return at > 0 && code >= 0xdc00 && code <= 0xdfff ? at - 1 : at
}

import type { Matrix } from './values.ts'

/** Where a text stands: on the page itself, on its template, or in an annotation (watermarks too). */
export type TextSource = 'page' | 'template' | 'annotation'

/** Characters on one line, for selecting and finding. */
export interface TextRun {
  chars: string[]
  /** Distance of each character from the first along the line, and of the end: one more than there are characters. Units before `matrix`. */
  offsets: number[]
  /** Font size in the same units. */
  size: number
  /** From the first character's place on the base line to the page in its units (OFD: millimetres), y downwards. */
  matrix: Matrix
  source: TextSource
  /** Runs of one text object follow each other without a break. */
  object: number
}

/** Corners of a piece of text on the page, clockwise from the upper left. */
export type Quad = readonly [x1: number, y1: number, x2: number, y2: number, x3: number, y3: number, x4: number, y4: number]

/** Upper and lower edge of a line against its base line, in font sizes. */
const ascent = 0.86
const descent = 0.16

/** The corners of the characters `from` to before `to` of a run. */
export function quadOf({ offsets, size, matrix: [a, b, c, d, e, f] }: TextRun, from: number, to: number): Quad {
  const [left, right, top, bottom] = [offsets[from] ?? 0, offsets[to] ?? offsets.at(-1) ?? 0, -ascent * size, descent * size]
  const x = (u: number, v: number): number => a * u + c * v + e
  const y = (u: number, v: number): number => b * u + d * v + f
  return [x(left, top), y(left, top), x(right, top), y(right, top), x(right, bottom), y(right, bottom), x(left, bottom), y(left, bottom)]
}

/** Width of a character in em where nothing better is known: half for Latin, whole for Chinese. */
export function estimatedWidth(char: string): number {
  return (char.codePointAt(0) ?? 0) < 0x2e80 ? 0.5 : 1
}

import { OfdError } from './errors.ts'
import { limits } from './limits.ts'

/** x, y, width, height in millimetres. */
export type Box = readonly [x: number, y: number, width: number, height: number]
/** a b c d e f as in SVG: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

export const identity: Matrix = [1, 0, 0, 1, 0, 0]

/** A finite number, else the fallback. */
export function numberOf(text: string | undefined, fallback: number): number {
  if (text === undefined || text.trim() === '') return fallback
  const value = Number(text)
  return Number.isFinite(value) ? value : fallback
}

/** Numbers of a list (ST_Array), decimal or `#hex`; what is no number is 0. */
export function numbersOf(text: string | undefined): number[] {
  const words = (text ?? '').trim().split(/[\s,]+/)
  return words
    .filter((word) => word !== '')
    .map((word) => (word.startsWith('#') ? Number.parseInt(word.slice(1), 16) || 0 : numberOf(word, 0)))
}

/** A box, or undefined where it does not have four numbers. */
export function boxOf(text: string | undefined): Box | undefined {
  const [x, y, width, height] = numbersOf(text)
  return x === undefined || y === undefined || width === undefined || height === undefined ? undefined : [x, y, width, height]
}

export function matrixOf(text: string | undefined): Matrix | undefined {
  const values = numbersOf(text)
  return values.length === 6 ? (values as unknown as Matrix) : undefined
}

/** Distances of characters, where `g 3 5.5` stands for three times 5.5 (GB/T 33190 §11.3). Throws OfdError `too-large`. */
export function deltasOf(text: string | undefined): number[] {
  const words = (text ?? '').trim().split(/\s+/)
  const found: number[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]!
    if (word === '') continue
    if (word !== 'g') {
      found.push(numberOf(word, 0))
      continue
    }
    const count = numberOf(words[i + 1], 0)
    if (count > limits.deltas || found.length + count > limits.deltas) throw new OfdError('too-large', `${count} distances`)
    const value = numberOf(words[i + 2], 0)
    for (let n = 0; n < count; n++) found.push(value)
    i += 2
  }
  return found
}

/** First `b`, then `a`: the matrix of something inside `a`. */
export function multiply(a: Matrix, b: Matrix): Matrix {
  return [
    a[0] * b[0] + a[2] * b[1],
    a[1] * b[0] + a[3] * b[1],
    a[0] * b[2] + a[2] * b[3],
    a[1] * b[2] + a[3] * b[3],
    a[0] * b[4] + a[2] * b[5] + a[4],
    a[1] * b[4] + a[3] * b[5] + a[5],
  ]
}

/** The way back; undefined for a matrix that flattens. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix | undefined {
  const det = a * d - b * c
  if (Math.abs(det) < 1e-12) return undefined
  return [d / det, -b / det, -c / det, a / det, (c * f - d * e) / det, (b * e - a * f) / det]
}

export function translation(x: number, y: number): Matrix {
  return [1, 0, 0, 1, x, y]
}

/** Four decimals are a ten-thousandth of a millimetre. */
export function short(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}

export function matrixText(matrix: Matrix): string {
  return `matrix(${matrix.map((value) => String(Math.round(value * 1e6) / 1e6)).join(' ')})`
}

export function isTrue(text: string | undefined): boolean {
  return text === 'true' || text === '1'
}

import { simplifiedOf } from './traditional.ts'

/** Signs that people use for one another, each with the one it is found by. */
const sameSigns: Record<string, string> = {
  '—': '-',
  '–': '-',
  '‐': '-',
  '‑': '-',
  '−': '-',
  '─': '-',
  '“': '"',
  '”': '"',
  '„': '"',
  '「': '"',
  '」': '"',
  '『': '"',
  '』': '"',
  '‘': "'",
  '’': "'",
  '〔': '(',
  '〕': ')',
  '[': '(',
  ']': ')',
  '【': '(',
  '】': ')',
  '〈': '《',
  '〉': '》',
  '•': '·',
  '・': '·',
  '‧': '·',
  〇: '零',
}

/** A text as the search compares it, with the place in the original that each of its UTF-16 units came from. */
export interface FoldedText {
  text: string
  /** One longer than `text`: the last is the length of the original. */
  origins: number[]
}

/**
 * Folds what does not tell texts apart: width and compatibility forms (NFKC), case, traditional and simplified characters, kinds of dashes,
 * quotes and brackets, runs of white space.
 */
export function foldWithOrigins(original: string): FoldedText {
  const origins: number[] = []
  const text = foldInto(original, origins)
  origins.push(original.length)
  return { text, origins }
}

/** The folded text alone. */
export function fold(original: string): string {
  return foldInto(original, undefined)
}

const space = 0x20
/** Units put together at once: no more than a call takes as arguments. */
const mostUnits = 4096

/** What each UTF-16 unit becomes where that is one unit; 0: not yet looked at, `isMore`: look at the whole character. A search folds thousands of characters. */
const unitOf = new Uint16Array(0x10000)
const isMore = 1

function foldInto(original: string, origins: number[] | undefined): string {
  let text = ''
  let units: number[] = []
  let last = space
  const put = (unit: number, at: number): void => {
    // runs of white space become one space, none at the beginning
    if (unit === space && last === space) return
    last = unit
    units.push(unit)
    origins?.push(at)
  }
  for (let at = 0; at < original.length;) {
    const unit = original.charCodeAt(at)
    const folded = unitOf[unit]! || learn(unit)
    if (folded === isMore) {
      const character = String.fromCodePoint(original.codePointAt(at)!)
      for (const part of foldCharacter(character)) for (let i = 0; i < part.length; i++) put(part.charCodeAt(i), at)
      at += character.length
    } else {
      put(folded, at)
      at++
    }
    if (units.length >= mostUnits) {
      text += String.fromCharCode(...units)
      units = []
    }
  }
  return text + String.fromCharCode(...units)
}

function learn(unit: number): number {
  const isHalf = unit >= 0xd800 && unit <= 0xdfff
  const parts = isHalf ? [] : foldCharacter(String.fromCharCode(unit))
  const folded = parts.length === 1 && parts[0]!.length === 1 ? parts[0]!.charCodeAt(0) : isMore
  unitOf[unit] = folded === 0 ? isMore : folded
  return unitOf[unit]
}

function foldCharacter(character: string): string[] {
  return Array.from(character.normalize('NFKC').toLowerCase(), foldOne)
}

function foldOne(character: string): string {
  if (/\s/u.test(character)) return ' '
  return sameSigns[character] ?? simplifiedOf.get(character) ?? character
}

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
  '〇': '零',
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
  let text = ''
  const origins: number[] = []
  let at = 0
  for (const character of original) {
    for (const part of foldCharacter(character)) {
      if (part === ' ' && (text === '' || text.endsWith(' '))) continue
      for (let i = 0; i < part.length; i++) origins.push(at)
      text += part
    }
    at += character.length
  }
  origins.push(original.length)
  return { text, origins }
}

/** The folded text alone. */
export function fold(original: string): string {
  let text = ''
  for (const character of original) {
    for (const part of foldCharacter(character)) {
      if (part !== ' ' || (text !== '' && !text.endsWith(' '))) text += part
    }
  }
  return text
}

const known = new Map<string, readonly string[]>()
const mostKnown = 20_000

/** What one character becomes; remembered, since a law says the same three thousand over and over. */
function foldCharacter(character: string): readonly string[] {
  let folded = known.get(character)
  if (folded === undefined) {
    folded = Array.from(character.normalize('NFKC').toLowerCase(), foldOne)
    if (known.size < mostKnown) known.set(character, folded)
  }
  return folded
}

function foldOne(character: string): string {
  if (/\s/u.test(character)) return ' '
  return sameSigns[character] ?? simplifiedOf.get(character) ?? character
}

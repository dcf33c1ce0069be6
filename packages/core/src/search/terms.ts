/**
 * Index terms are 32-bit numbers: a character is its UTF-16 unit, two neighbouring letters are their units side by side, an article is its number
 * behind a unit that no text has.
 */
const articleUnit = 0xff_ff

/** What each UTF-16 unit is: 0 not yet looked at, 1 a letter, digit or half of a rare character, 2 anything else. */
const kinds = new Uint8Array(0x1_00_00)

function isLetter(unit: number): boolean {
  const isHalf = unit >= 0xd8_00 && unit <= 0xdf_ff
  return (kinds[unit] ||= isHalf || /[\p{L}\p{N}]/u.test(String.fromCharCode(unit)) ? 1 : 2) === 1
}

function pairsOf(folded: string): number[] {
  const found: number[] = []
  for (let i = 0; i + 1 < folded.length; i++) {
    const [unit, next] = [folded.charCodeAt(i), folded.charCodeAt(i + 1)]
    if (isLetter(unit) && isLetter(next)) found.push((unit << 16) | next)
  }
  return found
}

function unitsOf(folded: string): number[] {
  return Array.from({ length: folded.length }, (_, i) => folded.charCodeAt(i))
}

/** Index term of the article with a number. */
export function articleTerm(number: number): number {
  return (articleUnit << 16) | number
}

/** Index terms of a folded text, each once, in order: its characters, and its pairs of neighbouring letters. */
export function indexTerms(folded: string): Int32Array {
  // an import takes millions of characters: one array, no lists of numbers
  const all = new Int32Array(2 * folded.length)
  let count = 0
  let isAfterLetter = false
  for (let i = 0; i < folded.length; i++) {
    const unit = folded.charCodeAt(i)
    const isOne = isLetter(unit)
    all[count++] = unit
    if (isOne && isAfterLetter) all[count++] = (folded.charCodeAt(i - 1) << 16) | unit
    isAfterLetter = isOne
  }
  const sorted = all.subarray(0, count).sort()
  let kept = 0
  for (const term of sorted) if (kept === 0 || term !== sorted[kept - 1]) sorted[kept++] = term
  return sorted.slice(0, kept)
}

/** Terms that every text with a word has; `isExact`: and no other text has them all. */
export function wordTerms(word: string): { terms: number[]; isExact: boolean } {
  const pairs = pairsOf(word)
  const terms = [...new Set(pairs.length > 0 ? pairs : unitsOf(word))]
  return { terms, isExact: word.length === pairs.length + 1 && word.length <= 2 }
}

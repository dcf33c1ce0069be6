/** A piece of text; `isHit`: it is one of the words looked for. */
export interface HighlightedPart {
  text: string
  isHit: boolean
}

const mostWords = 8

/** The words of a keyword, as the search takes them: by white space, eight at most; `AND`, `OR`, quotation marks and `-word` are no words to mark. */
export function wordsToMark(keyword: string): string[] {
  const words = keyword
    .normalize('NFKC')
    .split(/[\s"“”()（）|]+/)
    .filter((word) => word !== '' && !/^(?:AND|OR|NOT)$/.test(word) && !word.startsWith('-'))
  return [...new Set(words)].slice(0, mostWords)
}

/** Splits a text at the words, whatever their case; of overlapping ones the longer wins. */
export function highlight(text: string, words: readonly string[]): HighlightedPart[] {
  if (words.length === 0 || text === '') return text === '' ? [] : [{ text, isHit: false }]
  const pattern = new RegExp(
    [...words]
      .sort((a, b) => b.length - a.length)
      .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('|'),
    'gi',
  )
  const parts: HighlightedPart[] = []
  let at = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > at) parts.push({ text: text.slice(at, match.index), isHit: false })
    parts.push({ text: match[0], isHit: true })
    at = match.index + match[0].length
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false })
  return parts
}

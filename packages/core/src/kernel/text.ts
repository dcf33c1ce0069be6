/** NUL and lone surrogates are errors inside PostgreSQL; every text of a request is checked with this once, before validation. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && isWellFormed(text)
}

function isWellFormed(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code < 0xd800 || code > 0xdfff) continue
    const next = text.charCodeAt(i + 1)
    if (code > 0xdbff || !(next >= 0xdc00 && next <= 0xdfff)) return false
    i++
  }
  return true
}

const deepestLevel = 100

/** Finds the first text (or key) of a JSON value that cannot be stored, or a nesting no request of ours has; gives its dotted path, or undefined. */
export function findUnstorableText(value: unknown, path = '', depth = 0): string | undefined {
  if (depth > deepestLevel) return path
  if (typeof value === 'string') return isStorableText(value) ? undefined : path || '(body)'
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findUnstorableText(value[i], `${path}[${i}]`, depth + 1)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (value !== null && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      if (!isStorableText(key)) return path || '(body)'
      const found = findUnstorableText(entry, path ? `${path}.${key}` : key, depth + 1)
      if (found !== undefined) return found
    }
  }
  return undefined
}

/** Two-character windows of a text, lower-cased, without white space and punctuation: the index terms of the Chinese search. */
export function bigrams(text: string): string[] {
  const letters = Array.from(text.normalize('NFKC').toLowerCase()).filter((c) => /[\p{L}\p{N}]/u.test(c))
  const found = new Set<string>()
  for (let i = 0; i + 1 < letters.length; i++) found.add(letters[i]! + letters[i + 1]!)
  if (letters.length === 1) found.add(letters[0]!)
  return [...found]
}

/** The punctuation and signs of a text, each once: the index terms of a search for nothing but those (`%`, `〔`). */
export function marks(text: string): string[] {
  return [...new Set(Array.from(text.normalize('NFKC').toLowerCase()).filter((c) => /[^\p{L}\p{N}\s]/u.test(c)))]
}

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

// what no one sees: white space, control and format characters, fillers (U+3164 and its like) and the empty Braille cell
const invisible = String.raw`\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800`
const visible = new RegExp(`[^${invisible}]`, 'u')
const trailing = /[\s\p{Cc}\p{Cf}\u2800\u3164\uffa0]/u

const everyInvisible = new RegExp(`[${invisible}]`, 'gu')

/** A text without all that cannot be seen: of a number, whose white space says nothing either. */
export function withoutInvisible(text: string): string {
  return text.replace(everyInvisible, '')
}

// hyphens, dashes, the minus, the rule of a table and the long vowel mark of kana, which input methods give for one another (of wide ones NFKC makes these)
const dashes = /[\u2010-\u2015\u2043\u2212\u2500\u2501\u30fc]/g
const plainNumber = /^[!-~]*$/

/**
 * A number of a register as it is told apart from another one: whatever dash, width and case it is written in, and without blanks and what cannot be seen. For comparing, not for
 * storing.
 */
export function foldNumber(text: string): string {
  // most are plain, and long tables hold thousands
  if (plainNumber.test(text)) return text.toUpperCase()
  // once more after it: what a sign stands for may hold a blank
  return withoutInvisible(withoutInvisible(text).normalize('NFKC')).replace(dashes, '-').toUpperCase()
}

/** Whether a reader would see anything of a text: what is «required» holds at least one such character. */
export function hasVisibleText(text: string): boolean {
  return visible.test(text)
}

// controls but for tabs and the ends of lines; from a terminal or a scanner they come with what is pasted
const controls = /(?![\t\n\r])\p{Cc}/gu

/** A text without control characters and what cannot be seen at its ends; nothing where nothing of it can be seen. Lines inside stay. */
export function tidyText(given: string): string {
  return tidyEnds(given.replace(controls, ''))
}

/** A text without what cannot be seen at its ends; nothing where nothing of it can be seen. Inside it stays as it is. */
export function tidyEnds(text: string): string {
  const start = text.search(visible)
  if (start === -1) return ''
  let end = text.length
  // sign by sign: an expression would go through a long run of white space again for each of its signs
  while (end > start && trailing.test(text[end - 1]!)) end--
  return text.slice(start, end)
}

/** A text without marks of the byte order (U+FEFF) at its ends, which come with what is pasted out of files. */
export function withoutOuterMarks(text: string): string {
  let [start, end] = [0, text.length]
  while (text[start] === '\ufeff') start++
  while (end > start && text[end - 1] === '\ufeff') end--
  return text.slice(start, end)
}

/** A name, as it is stored: composed, in one line, without control and format characters, single spaces, none outside. */
export function tidyName(text: string): string {
  const line = text
    .normalize('NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(/\p{Cf}/gu, '')
  return tidyText(line.replace(/ +/g, ' '))
}

const ignored = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu

/**
 * A text as a reader sees it, for telling two apart and not for storing: in one line, without characters of no width, blanks as one space. Who
 * takes wide letters for narrow ones, or capitals for small ones, folds them first.
 */
export function lookOf(text: string): string {
  return (
    text
      .normalize('NFC')
      // the filler and the empty cell are as wide as a blank
      .replace(/[\s\p{Cc}\u2800\u3164\uffa0]+/gu, ' ')
      .replace(ignored, '')
      .replace(/ +/g, ' ')
      .trim()
  )
}

const hidden = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gu
/** Joiners next to Chinese or Latin letters or figures, which are written without them; some scripts and emoji need them. */
const strayJoiners =
  /(?<=[\p{Script=Han}\p{Script=Latin}\p{Nd}])[\u200c\u200d]+|[\u200c\u200d]+(?=[\p{Script=Han}\p{Script=Latin}\p{Nd}])/gu
const otherLineEnds = /[\u2028\u2029]/g

/**
 * A JSON value without characters that turn the direction of the text around them (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to U+2069), which show a number or
 * a name as another one, and without those that nobody sees and no search finds (U+00AD, U+180E, U+200B, U+2060, U+FEFF, tags, and joiners between Chinese or Latin letters); ends of lines are those of a keyboard. Pasted ones are no
 * fault of the person, so they are taken out and not refused.
 */
export function withoutHidden<T>(value: T): T {
  return clean(value) as T
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(hidden, '').replace(strayJoiners, '').replace(otherLineEnds, '\n')
  if (Array.isArray(value)) return value.map(clean)
  if (value === null || typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, clean(entry)]))
}

/** Finds the first text (or key) of a JSON value that cannot be stored; gives its dotted path, or undefined. How deep a value goes is bounded where it is read. */
export function findUnstorableText(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return isStorableText(value) ? undefined : path || '(body)'
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const found = findUnstorableText(value[i], `${path}[${i}]`)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (value !== null && typeof value === 'object') {
    for (const [key, entry] of Object.entries(value)) {
      if (!isStorableText(key)) return path || '(body)'
      const found = findUnstorableText(entry, path ? `${path}.${key}` : key)
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

/**
 * Those of a word's bigrams that together hold every character of it: each pair more would cost an index a list, and the planner would take the word
 * for rarer.
 */
export function coveringPairs(word: string): string[] {
  return bigrams(word).filter((_pair, i, pairs) => i % 2 === 0 || i === pairs.length - 1)
}

/** The punctuation and signs of a text, each once: the index terms of a search for nothing but those (`%`, `〔`). */
export function marks(text: string): string[] {
  return [...new Set(Array.from(text.normalize('NFKC').toLowerCase()).filter((c) => /[^\p{L}\p{N}\s]/u.test(c)))]
}

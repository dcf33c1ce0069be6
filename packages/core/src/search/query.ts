import { foldWithOrigins } from './fold.ts'
import { numberKey } from './number-forms.ts'
import { readArticleNumber } from './article-number.ts'
import { longestQuery } from './model.ts'

/** One word to be found, as typed and as compared. */
export interface SearchWord {
  /** Folded (`fold.ts`), never empty; occurs as it is. */
  text: string
  /** The same piece as it was typed. */
  typed: string
  /** In quotes or 《》: neither taken apart nor extended by synonyms. */
  isPhrase: boolean
  /** The key of a document's number, where the word looks like one: «gbt30687». */
  number?: string
  /** The number of an article: «第二十三条», «23条». Its text is then no word of its own. */
  article?: number
}

/** A text with at least one word of each group and none of the excluded. Without groups: whatever lacks the excluded. */
export interface SearchQuery {
  groups: SearchWord[][]
  excluded: SearchWord[]
}

const mostGroups = 8
const mostAlternatives = 4
const mostExcluded = 4

const separator = /[\s、,;。!?…]/u
const boundary = /[\s、,;。!?…"《》|]/u
const knownPrefixes = 'gb|ww|wh|ga|jgj|jg|jc|cjj|cj|iso|ty|hj|dz|qx|sl|wb|xf|jt|db\\d{2}'
/** A number with the letters of its kind, also apart from them («GB/T 30687—2014»), or by itself («30687-2014»). */
const numbered = new RegExp(
  `(?:(?:${knownPrefixes})(?:/?[tz])?[\\s-]*|[a-z]{1,6}(?:/[a-z]{1,2})?-?)\\d+(?:\\.\\d+)*(?:\\s*-\\s*\\d{2,4})?(?![a-z\\d.-])`,
  'y',
)
const bareNumber = /\d{3,}(?:\.\d+)*(?:-\d{2,4})?(?=$|[\s、,;。!?…"|])/y
const article = /第(?:\d{1,4}|[零一二两三四五六七八九十百千]{1,9})条|^\d{1,4}条$/u

const orWords = new Set(['or', '或', '|'])
const andWords = new Set(['and', '且', '并且', '&', '&&'])
const notWords = new Set(['not', '不含'])

interface Piece {
  from: number
  to: number
  kind: 'word' | 'phrase' | 'number'
  isExcluded: boolean
}

/**
 * Reads what somebody typed: words, "phrases" and 《titles》, OR (或, |) between alternatives, AND (且) for whoever likes to say it, a minus
 * (NOT, 不含) before what must not occur, numbers of documents in any form, articles. Never fails: whatever cannot be meant as a sign is a
 * word, and any text that is not blank gives at least one group or exclusion.
 */
export function parseQuery(typed: string): SearchQuery {
  const original = Array.from(typed).slice(0, longestQuery).join('')
  const folded = foldWithOrigins(original)
  const query: SearchQuery = { groups: [], excluded: [] }
  let joinsNext = false
  let excludesNext = false
  for (const piece of pieces(folded.text)) {
    const raw = folded.text.slice(piece.from, piece.to)
    const sign = piece.kind === 'word' && !piece.isExcluded ? signOf(raw) : undefined
    if (sign === 'or') joinsNext = query.groups.length > 0
    else if (sign === 'not') excludesNext = true
    if (sign !== undefined) continue
    const words = wordsOf(piece, raw, original.slice(folded.origins[piece.from], folded.origins[piece.to]).trim())
    if (words.length === 0) continue
    if (piece.isExcluded || excludesNext) query.excluded.push(...words.slice(0, mostExcluded - query.excluded.length))
    else if (joinsNext && words.length === 1) joinGroup(query.groups.at(-1)!, words[0]!)
    else query.groups.push(...words.map((word) => [word]))
    joinsNext = false
    excludesNext = false
  }
  query.groups.splice(mostGroups)
  const all = folded.text.trim()
  if (query.groups.length === 0 && query.excluded.length === 0 && all !== '')
    query.groups.push([{ text: all, typed: original.trim(), isPhrase: true }])
  return query
}

function joinGroup(group: SearchWord[], word: SearchWord): void {
  if (group.length < mostAlternatives) group.push(word)
}

function signOf(word: string): 'or' | 'and' | 'not' | undefined {
  if (orWords.has(word)) return 'or'
  if (andWords.has(word)) return 'and'
  return notWords.has(word) ? 'not' : undefined
}

/** Cuts a folded text into what stands between its separators. */
function* pieces(text: string): Generator<Piece> {
  let at = 0
  while (at < text.length) {
    if (separator.test(text[at]!)) {
      at++
      continue
    }
    const isExcluded =
      text[at] === '-' && (at === 0 || boundary.test(text[at - 1]!)) && at + 1 < text.length && !separator.test(text[at + 1]!)
    if (isExcluded) at++
    const closing = text[at] === '"' ? '"' : text[at] === '《' ? '》' : undefined
    const end = closing === undefined ? -1 : text.indexOf(closing, at + 1)
    if (end > at + 1 && text.slice(at + 1, end).trim() !== '') {
      yield { from: at + 1, to: end, kind: 'phrase', isExcluded }
      at = end + 1
      continue
    }
    if (text[at] === '|') {
      yield { from: at, to: at + 1, kind: 'word', isExcluded: false }
      at++
      continue
    }
    if (boundary.test(text[at]!)) {
      at++
      continue
    }
    const number = matchAt(numbered, text, at) || matchAt(bareNumber, text, at)
    let to = at + number
    if (number === 0) while (to < text.length && !boundary.test(text[to]!)) to++
    yield { from: at, to, kind: number > 0 ? 'number' : 'word', isExcluded }
    at = to
  }
}

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

/** The words of a piece: one, or more where an article is named in it («文物保护法第二十三条»). */
function wordsOf(piece: Piece, raw: string, typed: string): SearchWord[] {
  if (piece.kind === 'number') return [{ text: raw.trim(), typed, isPhrase: true, number: numberKey(raw) }]
  const text = (piece.kind === 'word' ? withoutLooseBrackets(raw) : raw).trim()
  if (text === '') return []
  const found = piece.kind === 'word' ? article.exec(text) : null
  const number = found === null ? undefined : readArticleNumber(found[0])
  if (found === null || number === undefined) return [{ text, typed, isPhrase: piece.kind === 'phrase' }]
  const around = [text.slice(0, found.index), text.slice(found.index + found[0].length)].filter((part) => /[\p{L}\p{N}]/u.test(part))
  const [before, after] = around.map((part): SearchWord => ({ text: part, typed: part, isPhrase: false }))
  const named: SearchWord = { text: found[0], typed: found[0], isPhrase: true, article: number }
  return [...(before === undefined ? [] : [before]), named, ...(after === undefined ? [] : [after])]
}

/** A bracket without its other half was meant for a group of words, which every word is anyway. */
function withoutLooseBrackets(word: string): string {
  const opens = word.split('(').length - 1
  const closes = word.split(')').length - 1
  if (opens > closes && word.startsWith('(')) return word.slice(1)
  if (closes > opens && word.endsWith(')')) return word.slice(0, -1)
  return word
}

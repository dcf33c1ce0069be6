import { sql, type RawBuilder } from 'kysely'
import { likePattern } from './like-pattern.ts'

/**
 * The words of a keyword, parted by blanks, commas and the like, each once, in normal width (NFKC) and without what is invisible: pasted texts bring it along, stored names have none. The longest keyword
 * (`limits.keyword`) bounds how many there are; a list that left one out would show what was not asked for.
 */
export function wordsOf(keyword: string): string[] {
  const text = keyword
    .normalize('NFKC')
    // texts of some scripts keep them, those of ours do not: what stands on either side is looked for
    .replace(/[\u200c\u200d]/gu, ' ')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const words = text
    .replace(yearOrBracket, (_sign, year?: string) => year ?? ' ')
    .replace(dashBesideNames, ' ')
    .replace(dashes, '-')
    .split(partsWords)
    .filter(Boolean)
  // of nothing but such signs they are what is looked for
  return words.length === 0 && text !== '' ? [text] : [...new Set(words)]
}

/** What stands between words, and around what is quoted; a colon between figures is that of a time or a scale. */
const partsWords = /(?:[\s、,;。!?"“”‘’「」『』《》〈〉]|(?<!\d):|:(?!\d))+/u
/** A year in brackets is part of the number of a document; other brackets stand around words. */
const yearOrBracket = /([([【〔]\d{4}[)\]】〕])|[()[\]【】〔〕]/gu

/** Hyphens, dashes, the minus and the rules of tables but for the plain hyphen. */
const someDashes = '\u2010\u2011\u2012\u2013\u2014\u2015\u2043\u2212\u2500\u2501'
const dashes = new RegExp(`[${someDashes}]+`, 'gu')
/** Between names a dash is as long as whoever writes it likes; in numbers it is one hyphen. */
const dashBesideNames = new RegExp(`(?<![0-9A-Za-z])[-${someDashes}]+|[-${someDashes}]+(?![0-9A-Za-z])`, 'gu')

const [opening, closing] = ['([【（［〔', ')]】）］〕']
const brackets = new RegExp(`[${(opening + closing).replace(/[[\]]/g, '\\$&')}]`)

/** Whether a word has brackets, which people type in whatever form is at hand: (2026) for 〔2026〕. */
export function hasBrackets(word: string): boolean {
  return brackets.test(word)
}

/** Signs that are typed for one another, and the one that stands for them. */
const alike: readonly (readonly [signs: string, sign: string])[] = [
  [opening, '('],
  [closing, ')'],
  [someDashes, '-'],
]
const from = alike.map(([signs]) => signs).join('')
const to = alike.map(([signs, sign]) => sign.repeat(signs.length)).join('')

/** Whether a text holds a word of `wordsOf`, whatever the case and width of either and the form of its brackets and hyphens; `%`, `_` and `\` mean themselves. */
export function containsWord(text: RawBuilder<unknown>, word: string): RawBuilder<boolean> {
  const folded = Array.from(word, (sign) => to[from.indexOf(sign)] ?? sign).join('')
  const compared = /[()-]/.test(folded) ? sql`translate(${text}, ${sql.lit(from)}, ${sql.lit(to)})` : text
  return containsPattern(compared, sql`${likePattern(folded)}`)
}

/** The same for a pattern of LIKE, or for `all` or `any` of several, with brackets as they are. */
export function containsPattern(text: RawBuilder<unknown>, pattern: RawBuilder<unknown>): RawBuilder<boolean> {
  // few texts hold wide letters or brackets; only those pay for being normalised
  return sql<boolean>`(${text} ilike ${pattern} or ${text} is not nfkc normalized and normalize(${text}, nfkc) ilike ${pattern})`
}

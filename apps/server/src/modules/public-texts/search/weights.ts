import { readArticleNumber } from '@wenwu/core/search/article-number'
import type { KnownDocument, KnownSearch } from './known-search.ts'
import { stateName } from './title.ts'
import type { ExtendedQuery, ExtendedWord } from './extend-query.ts'

/** Texts that are not yet in force, or no more, come behind those that are; by index of `standings`. */
const byStanding = [0, -60, -650, -650, -650]
const bestRecency = 40
/** Of the weight of a part: what it has for saying a word at all, for each time (four at most), and for being short. */
const saidAtAll = 120
const eachTime = 40
const mostTimes = 4
const shortness = ({ length }: string): number => 1200 / (20 + length)
const articleItself = 300
/** What a synonym counts beside the word itself. */
const ofSynonym = 0.7
/** Share of a part's weight in that of its document; what each part adds that says all, eight at most. */
const ofPart = 0.8
const eachPart = 5
const mostParts = 8
/** What a document loses whose words stand in different parts: it comes after all that say them in one. */
const apart = 5000

/** The most that a text adds to what `weighTitle` gives. */
export const mostOfText = ofPart * (saidAtAll + eachTime * mostTimes + shortness('')) + eachPart * mostParts

/** A part that says something of a query. */
export interface PartHit {
  /** Its place among the parts. */
  index: number
  /** For being shown, beside the others of its document. */
  weight: number
}

/** The weight of a document by its title and number, of which `worth` counts, how it stands and how new it is: known without its text. */
export function weighTitle(document: KnownDocument, { groups }: ExtendedQuery, known: KnownSearch, worth: number): number {
  const { standing, publishedOn } = document
  const recency = publishedOn === null ? 0 : Math.max(0, Math.min(bestRecency, Number(publishedOn.slice(0, 4)) - 1985))
  const ofGroup = (group: readonly ExtendedWord[]): number =>
    group.reduce((best, word) => Math.max(best, titleWeight(document, word, known)), 0)
  return recency + (byStanding[standing] ?? 0) + worth * mean(groups.map(ofGroup))
}

function titleWeight(document: KnownDocument, { texts, lookups }: ExtendedWord, known: KnownSearch): number {
  let best = 0
  for (let i = 0; i < texts.length; i++) best = Math.max(best, (i === 0 ? 1 : ofSynonym) * titleTextWeight(document, texts[i]!))
  for (const lookup of lookups) {
    if (lookup.by === 'number' && known.has(document, lookup)) best = Math.max(best, 3000)
    if (lookup.by === 'pinyin' && known.has(document, lookup)) best = Math.max(best, 600)
  }
  return best
}

function titleTextWeight({ foldedTitle, foldedNumber, titleLength }: KnownDocument, text: string): number {
  if (foldedTitle.includes(text)) {
    const share = Math.min(1, Array.from(text.replace(stateName, '')).length / Math.max(1, titleLength))
    return 400 + 1100 * share + (foldedTitle.startsWith(text) || foldedTitle.startsWith(stateName + text) ? 150 : 0)
  }
  return foldedNumber.includes(text) ? (/\d/.test(text) ? 700 : 250) : 0
}

/**
 * What the text of a document, its folded parts, adds to the weight of its title; and the parts that say something of the query, the one that
 * says most of it first. What the title says already tells parts apart less.
 */
export function weighText(document: KnownDocument, parts: readonly string[], { groups }: ExtendedQuery, known: KnownSearch) {
  const inTitle = groups.map((group) => group.some((word) => titleWeight(document, word, known) > 0))
  const [hits, together]: [PartHit[], number[]] = [[], []]
  let best = 0
  for (const [index, part] of parts.entries()) {
    const weights = groups.map((group) => partWeight(part, group))
    if (weights.every((weight) => weight === 0)) continue
    const weight = mean(weights)
    best = Math.max(best, weight)
    if (weights.every((each, g) => each > 0 || inTitle[g])) together.push(weight)
    const shown = mean(weights.map((each, g) => (inTitle[g] ? 0.2 * each : each)))
    hits.push({ index, weight: articleOf(part) === undefined ? shown / 2 : shown })
  }
  const isTogether = together.length > 0 || inTitle.every(Boolean)
  return {
    weight:
      ofPart * (isTogether ? Math.max(0, ...together) : best) + eachPart * Math.min(together.length, mostParts) - (isTogether ? 0 : apart),
    hits: hits.sort((a, b) => b.weight - a.weight || a.index - b.index),
  }
}

/** How well a part says one of some words: often, and in a short text. */
function partWeight(part: string, group: readonly ExtendedWord[]): number {
  let best = 0
  for (const { word, texts } of group) {
    if (word.article !== undefined) best = Math.max(best, articleOf(part) === word.article ? articleItself : 0)
    for (let i = 0; i < texts.length; i++) {
      const text = texts[i]!
      let times = 0
      for (let at = part.indexOf(text); at >= 0 && times < mostTimes; at = part.indexOf(text, at + text.length)) times++
      if (times > 0) best = Math.max(best, (i === 0 ? 1 : ofSynonym) * (saidAtAll + eachTime * times + shortness(part)))
    }
  }
  return best
}

/** The number of the article that a folded part is. */
function articleOf(part: string): number | undefined {
  const label = /^第[^ ]{1,12}?条/u.exec(part)?.[0]
  return label === undefined ? undefined : readArticleNumber(label)
}

function mean(weights: readonly number[]): number {
  return weights.length === 0 ? 0 : weights.reduce((sum, weight) => sum + weight, 0) / weights.length
}

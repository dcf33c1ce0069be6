import { numberForms } from '@wenwu/core/search/number-forms'
import { eachTime, mostTimes, saidAtAll, shortness } from './impact.ts'
import { stateName } from './title.ts'
import type { WantedQuery, WantedWord } from './wanted.ts'

/** What a document says of itself, as the search compares it. */
export interface TitleFacts {
  id: number
  foldedTitle: string
  foldedNumber: string
  /** As printed. */
  number: string
  titleLength: number
}

/** What counts of a part besides how often it says something. */
export interface PartFacts {
  label: string
  article: number | null
  bytes: number
}

/** Each text that is looked for in parts, once. Several marks without a letter are in nearly every article one by one, and in none together: they are looked for in titles only. */
export function textsOf({ groups }: WantedQuery): string[] {
  return [...new Set(groups.flat().flatMap(({ word, texts }) => (word.article === undefined ? texts.filter(isTelling) : [])))]
}

/** Whether a text is looked for in parts. */
export function isTelling(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text) || Array.from(text).length === 1
}

/** Whether title or number have a word of the group. */
export function titleHas(facts: TitleFacts, group: readonly WantedWord[]): boolean {
  return group.some(
    ({ word, texts, byPinyin }) =>
      word.article === undefined &&
      (texts.some((text) => inTitle(facts, text)) ||
        byPinyin.includes(facts.id) ||
        (word.number !== undefined && numberForms(facts.number).includes(word.number))),
  )
}

/** Whether title or number say a folded text. */
export function inTitle({ foldedTitle, foldedNumber }: TitleFacts, text: string): boolean {
  return foldedTitle.includes(text) || foldedNumber.includes(text)
}

/** How well title and number say the query, 0 to about 3000. */
export function titleScore(facts: TitleFacts, { groups }: WantedQuery): number {
  return mean(groups.map((group) => Math.max(0, ...group.flatMap((wanted) => titleScores(facts, wanted)))))
}

function titleScores(facts: TitleFacts, { word, texts, byPinyin }: WantedWord): number[] {
  if (word.article !== undefined) return []
  const scores = texts.map((text, i) => (i === 0 ? 1 : 0.7) * titleTextScore(facts, text))
  if (word.number !== undefined) scores.push(numberForms(facts.number).includes(word.number) ? 3000 : 0)
  if (byPinyin.includes(facts.id)) scores.push(600)
  return scores
}

function titleTextScore({ foldedTitle, foldedNumber, titleLength }: TitleFacts, text: string): number {
  if (foldedTitle.includes(text)) {
    const share = Math.min(1, Array.from(text.replace(stateName, '')).length / Math.max(1, titleLength))
    return 400 + 1100 * share + (foldedTitle.startsWith(text) || foldedTitle.startsWith(stateName + text) ? 150 : 0)
  }
  return foldedNumber.includes(text) ? (/\d/.test(text) ? 700 : 250) : 0
}

/**
 * Gives the score of a part for a query, 0 to about 500: often, and in a short text. `times` says how often each text of `textsOf` occurs in it,
 * `weights` counts for each group (all 1 where left out).
 */
export function partScorer(
  { groups }: WantedQuery,
  texts: readonly string[],
): (facts: PartFacts, times: readonly number[], weights?: readonly number[]) => number {
  const wanted = groups.map((group) =>
    group.map(({ word, texts: own }) => ({
      article: word.article,
      own: own.map((text, i) => ({ text, at: texts.indexOf(text), weight: i === 0 ? 1 : 0.7 })),
    })),
  )
  return ({ label, article, bytes }, times, weights) => {
    let sum = 0
    for (const [g, group] of wanted.entries()) {
      let best = 0
      for (const word of group) {
        if (word.article !== undefined) best = Math.max(best, article === word.article ? 300 : 0)
        else
          for (const { text, at, weight } of word.own) {
            const n = times[at] ?? 0
            if (n > 0)
              best = Math.max(
                best,
                weight * (saidAtAll + eachTime * Math.min(mostTimes, n) + (label.includes(text) ? 80 : 0) + shortness(bytes)),
              )
          }
      }
      sum += best * (weights?.[g] ?? 1)
    }
    return wanted.length === 0 ? 0 : sum / wanted.length
  }
}

function mean(scores: readonly number[]): number {
  return scores.length === 0 ? 0 : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

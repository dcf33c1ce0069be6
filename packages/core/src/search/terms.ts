import { bigrams, marks } from '../kernel/text.ts'

/** Index terms of a folded text: each pair of neighbouring letters, each letter (for words of one), each mark. */
export function indexTerms(...folded: string[]): string[] {
  return [...new Set([...folded.flatMap(bigrams).flatMap((pair) => [pair, ...pair]), ...folded.flatMap(marks)])]
}

/**
 * Terms that every text with this folded word in it has, as few as hold each of its characters: each pair more would cost the index a list,
 * and the planner would take the word for rarer than it is. A word without a letter is found by its marks.
 */
export function wordTerms(word: string): string[] {
  const pairs = bigrams(word)
  if (pairs.length === 0) return marks(word)
  return pairs.filter((_pair, i) => i % 2 === 0 || i === pairs.length - 1)
}

/** Index term of the article with a number, as «§23». */
export function articleTerm(number: number): string {
  return `§${number}`
}

/** Index term of a form of a document's number, as «#gbt30687». */
export function numberTerm(form: string): string {
  return `#${form}`
}

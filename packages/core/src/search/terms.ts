import { bigrams, marks } from '../kernel/text.ts'

/** Index terms of a folded text: each pair of neighbouring letters, each letter (for words of one), each mark. */
export function indexTerms(...folded: string[]): string[] {
  return [...new Set([...folded.flatMap(bigrams).flatMap((pair) => [pair, ...pair]), ...folded.flatMap(marks)])]
}

/** Index term of the article with a number, as «§23». */
export function articleTerm(number: number): string {
  return `§${number}`
}

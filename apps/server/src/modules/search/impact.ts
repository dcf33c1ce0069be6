/**
 * What an article is worth to a word, as far as it can be said before anybody searches. The index holds each term of an article once more
 * for every level its worth reaches, so the best articles of a frequent word are a short list of their own (decision 0046).
 */

/** Texts that are not yet in force, or no more, come behind those that are; by index of `standings`. */
const byStanding = [0, -60, -650]
const bestRecency = 40

/** What the state of a document adds to its weight: whether it is in force, and how new it is. */
export function meritOf({ standing, publishedOn }: { standing: number; publishedOn: string | null }): number {
  const recency = publishedOn === null ? 0 : Math.max(0, Math.min(bestRecency, Number(publishedOn.slice(0, 4)) - 1985))
  return recency + (byStanding[standing] ?? 0)
}

/** Share of a part's score in the weight of its document. */
export const partWeight = 0.8
/** Of the score of a part: what it has for saying a word at all, for each time (four at most), and for being short (by bytes). */
export const saidAtAll = 120
export const eachTime = 40
export const mostTimes = 4
export const shortness = (bytes: number): number => 3600 / (60 + bytes)

/**
 * The levels, best first: a term has the mark of a level where the weight of its article for it, without what every article has that says it,
 * is at least `from`. About 0.4, 2, 7, 17 and 26 of a hundred terms of laws reach them. The marks occur in no folded text.
 */
export const levels = [
  { mark: '¹', from: 175 },
  { mark: '²', from: 155 },
  { mark: '³', from: 120 },
  { mark: '⁴', from: 88 },
  { mark: '⁵', from: 75 },
] as const

/** The terms of the levels that a folded text reaches, of a document with this merit. */
export function levelTerms(folded: string, merit: number): string[] {
  const base = merit + partWeight * shortness(Buffer.byteLength(folded))
  const reached = levels.filter(({ from }) => base + partWeight * eachTime * mostTimes >= from)
  if (reached.length === 0) return []
  const letters = Array.from(folded).filter((c) => /[\p{L}\p{N}]/u.test(c))
  const times = new Map<string, number>()
  const count = (term: string): void => void times.set(term, (times.get(term) ?? 0) + 1)
  letters.forEach((letter, i) => {
    count(letter)
    if (i + 1 < letters.length) count(letter + letters[i + 1]!)
  })
  const found: string[] = []
  for (const [term, n] of times) {
    const impact = base + partWeight * eachTime * Math.min(mostTimes, n)
    for (const { mark, from } of reached) if (impact >= from) found.push(mark + term)
  }
  return found
}

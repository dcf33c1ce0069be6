import type { SearchWord } from '@wenwu/core/search/query'
import type { DocumentText, PartText } from './document-texts.ts'
import type { WantedWord } from './wanted.ts'

/** A part, and how often it says each of some texts. */
export interface PartHits {
  part: PartText
  times: number[]
}

/** The parts of a document that say one of some folded texts, in their order. A frequent word is in all of them: this is gone through for each document shown. */
export function partsWith({ folded, parts, starts }: DocumentText, texts: readonly string[]): PartHits[] {
  const timesOf: (number[] | undefined)[] = Array.from({ length: parts.length })
  texts.forEach((text, i) => {
    let index = 0
    for (let at = folded.indexOf(text); at >= 0; at = folded.indexOf(text, at + text.length)) {
      while (index + 1 < starts.length && starts[index + 1]! <= at) index++
      const times = (timesOf[index] ??= texts.map(() => 0))
      times[i]!++
    }
  })
  const hits: PartHits[] = []
  timesOf.forEach((times, index) => {
    if (times !== undefined) hits.push({ part: parts[index]!, times })
  })
  return hits
}

/** The parts that say a word of each group, or are the article it names, and nothing that is excluded; with how often they say each of `texts`. */
export function partsSaying(
  document: DocumentText,
  groups: readonly (readonly WantedWord[])[],
  excluded: readonly SearchWord[],
  texts: readonly string[],
): PartHits[] {
  const ways = groups.map((group) =>
    group.map(({ word, texts: own }) => ({ article: word.article, at: own.map((text) => texts.indexOf(text)) })),
  )
  const isSaid = ({ part, times }: PartHits): boolean =>
    ways.every((group) =>
      group.some(({ article, at }) => (article === undefined ? at.some((i) => (times[i] ?? 0) > 0) : article === part.article)),
    )
  const hits = (
    groups.some((group) => group.some(({ word }) => word.article !== undefined)) ? allParts(document, texts) : partsWith(document, texts)
  ).filter(isSaid)
  if (excluded.length === 0) return hits
  const not = new Set(
    partsWith(
      document,
      excluded.map(({ text }) => text),
    ).map(({ part }) => part),
  )
  return hits.filter(({ part }) => !not.has(part))
}

/** All parts, those that say nothing of the texts too: an article is found by its number, whatever it says. */
function allParts(document: DocumentText, texts: readonly string[]): PartHits[] {
  const known = new Map(partsWith(document, texts).map((hit) => [hit.part, hit]))
  return document.parts.map((part) => known.get(part) ?? { part, times: texts.map(() => 0) })
}

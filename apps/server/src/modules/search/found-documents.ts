import type { FoundDocument, MarkedText } from '@wenwu/core/search/contract'
import { standings } from '@wenwu/core/search/model'
import { numberForms } from '@wenwu/core/search/number-forms'
import { highlight, snippetOf } from '@wenwu/core/search/snippet'
import type { DocumentText, PartText } from './document-texts.ts'
import { partsWith, type PartHits } from './parts-saying.ts'
import { partScorer, textsOf, titleHas } from './scores.ts'
import type { WantedQuery } from './wanted.ts'

const partsShown = 2

/** What a page shows of documents: titles and numbers with highlights, the best parts as snippets. */
export function showFound(documents: readonly DocumentText[], wanted: WantedQuery): FoundDocument[] {
  const best = bestParts(wanted)
  const numbers = wanted.groups.flat().flatMap(({ word }) => (word.number === undefined ? [] : [word.number]))
  return documents.map((document) => {
    const own = best(document)
    const forms = numbers.length === 0 ? [] : numberForms(document.number)
    const isNumberFound = numbers.some((number) => forms.includes(number))
    return {
      kind: document.kind,
      id: document.documentId,
      title: mark(document.title, document.foldedTitle, wanted),
      number: isNumberFound
        ? { text: document.number, highlights: [[0, document.number.length]] }
        : mark(document.number, document.foldedNumber, wanted),
      note: document.note,
      path: document.path,
      publishedOn: document.publishedOn,
      standing: standings[document.standing] ?? 'current',
      parts: own.shown.flatMap(({ part, isHit, said }, i) =>
        isHit || (i === 0 && part.body.trim() !== document.note)
          ? [
              {
                key: part.key,
                label: part.label,
                path: part.path,
                snippet: snippetOf(
                  withoutLabel(part),
                  shownWords(wanted, (text) => said.includes(text)),
                ),
              },
            ]
          : [],
      ),
      moreParts: Math.max(0, own.hits - partsShown),
    }
  })
}

interface ShownPart {
  part: PartText
  isHit: boolean
  /** Texts of the query that it says. */
  said: string[]
}

/** Gives of a document the parts that say most of the query, and how many say something of it. What its title says already tells its parts apart less. */
function bestParts(wanted: WantedQuery): (document: DocumentText) => { hits: number; shown: ShownPart[] } {
  const texts = textsOf(wanted)
  const score = partScorer(wanted, texts)
  const articles = new Set(wanted.groups.flat().flatMap(({ word }) => word.article ?? []))
  return (document) => {
    const weights = wanted.groups.map((group) => (titleHas(document, group) ? 0.2 : 1))
    const hits = partsWith(document, texts)
    if (articles.size > 0) hits.push(...articlesBeside(document, articles, hits, texts))
    const scoreOf = ({ part, times }: PartHits): number => score(part, times, weights) / (part.label === '' ? 2 : 1)
    const scored = hits.map((hit) => ({ hit, score: scoreOf(hit) }))
    const shown = scored.sort((a, b) => b.score - a.score || a.hit.part.position - b.hit.part.position).slice(0, partsShown)
    const best = shown.map(({ hit: { part, times } }): ShownPart => ({
      part,
      isHit: true,
      said: texts.filter((_text, i) => times[i]! > 0),
    }))
    const [first] = document.parts
    if (first !== undefined && best.length < partsShown && best.every(({ part }) => part !== first))
      best.push({ part: first, isHit: false, said: [] })
    return { hits: hits.length, shown: best }
  }
}

/** Articles that were asked for by number and say no word of the query. */
function articlesBeside(
  { parts }: DocumentText,
  articles: ReadonlySet<number>,
  hits: readonly PartHits[],
  texts: readonly string[],
): PartHits[] {
  const known = new Set(hits.map(({ part }) => part))
  return parts
    .filter((part) => part.article !== null && articles.has(part.article) && !known.has(part))
    .map((part) => ({ part, times: texts.map(() => 0) }))
}

function mark(text: string, folded: string, wanted: WantedQuery): MarkedText {
  const words = shownWords(wanted, (word) => folded.includes(word)).filter((word) => folded.includes(word))
  return { text, highlights: words.length === 0 ? [] : highlight(text, words) }
}

/** What is marked in a text: the words themselves, their synonyms only where it does not say them. */
function shownWords({ groups }: WantedQuery, says: (text: string) => boolean): string[] {
  return groups.flat().flatMap(({ texts }) => (texts.length > 1 && says(texts[0]!) ? texts.slice(0, 1) : texts))
}

/** The text of a part without the label that is shown before it. */
function withoutLabel({ label, body }: PartText): string {
  const text = body.trimStart()
  return label !== '' && text.startsWith(label) ? text.slice(label.length) : text
}

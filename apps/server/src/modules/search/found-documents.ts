import { sql } from 'kysely'
import type { FoundDocument } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { standings } from '@wenwu/core/search/model'
import { numberForms } from '@wenwu/core/search/number-forms'
import { highlight, snippetOf } from '@wenwu/core/search/snippet'
import { prepared } from '../../platform/database/prepared.ts'
import { byKey } from '../../platform/database/statement-name.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { partScorer, textsOf, titleHas, type TitleFacts } from './scores.ts'
import { findPartsSaying, type PartRow } from './statements.ts'
import type { WantedQuery } from './wanted.ts'

const partsShown = 2
/** Of longer parts only the beginning is looked through for a place to show. */
const longestShown = 20_000

const documentsOf = prepared<{ ids: number[] }>()((db, at) =>
  db
    .selectFrom('search_documents')
    .select(['id', 'kind', 'document_id', 'title', 'number', 'note', 'path', 'published_on', 'standing', 'folded_title', 'folded_number', 'title_length'])
    .where(sql<boolean>`id = any(${at('ids')}::bigint[])`)
    .modifyEnd(byKey),
)

const textsOfParts = prepared<{ ids: number[] }>()((db, at) =>
  db
    .selectFrom('search_parts')
    .select(['id', 'key', 'label', 'path'])
    .select(sql<string>`left(body, ${sql.lit(longestShown)})`.as('body'))
    .where(sql<boolean>`id = any(${at('ids')}::bigint[])`)
    .modifyEnd(byKey),
)

interface ShownPart {
  id: number
  isHit: boolean
}

/** What a page shows of some documents, in their order: titles and numbers with highlights, the best parts as snippets. */
export async function loadFound(db: Db, ids: readonly number[], wanted: WantedQuery): Promise<FoundDocument[]> {
  if (ids.length === 0) return []
  const texts = textsOf(wanted)
  const articles = wanted.groups.flat().flatMap(({ word }) => (word.article === undefined ? [] : [word.article]))
  const [documents, parts] = await Promise.all([documentsOf(db, { ids: [...ids] }), findPartsSaying(db, [...ids], texts, articles)])
  const numbers = wanted.groups.flat().flatMap(({ word }) => (word.number === undefined ? [] : [word.number]))
  const byId = new Map(documents.map((document) => [document.id, document]))
  const best = bestParts(
    documents.map((row) => ({ id: row.id, foldedTitle: row.folded_title, foldedNumber: row.folded_number, number: row.number, titleLength: row.title_length })),
    parts,
    wanted,
    texts,
  )
  const shown = await textsOfParts(db, { ids: [...best.values()].flatMap((own) => own.shown.map(({ id }) => id)) })
  const textById = new Map(shown.map((part) => [part.id, part]))
  return ids.flatMap((id) => {
    const document = byId.get(id)
    if (document === undefined) return []
    const own = best.get(id) ?? { hits: 0, shown: [] }
    const forms = numbers.length === 0 ? [] : numberForms(document.number)
    const isNumberFound = numbers.some((number) => forms.includes(number))
    return [
      {
        kind: document.kind,
        id: document.document_id,
        title: { text: document.title, highlights: highlight(document.title, wordsIn(document.title, wanted)) },
        number: { text: document.number, highlights: isNumberFound ? [[0, document.number.length] as [number, number]] : highlight(document.number, wordsIn(document.number, wanted)) },
        note: document.note,
        path: document.path,
        publishedOn: document.published_on,
        standing: standings[document.standing] ?? 'current',
        parts: own.shown.flatMap(({ id: partId, isHit }, i) => {
          const part = textById.get(partId)
          if (part === undefined || !(isHit || (i === 0 && part.body.trim() !== document.note))) return []
          return [{ key: part.key, label: part.label, path: part.path, snippet: snippetOf(withoutLabel(part), wordsIn(part.body, wanted)) }]
        }),
        moreParts: Math.max(0, own.hits - partsShown),
      },
    ]
  })
}

/** The parts that say most of the query, and how many say something of it. What its title says already tells the parts of a document apart less. */
function bestParts(documents: readonly TitleFacts[], parts: readonly PartRow[], wanted: WantedQuery, texts: readonly string[]): Map<number, { hits: number; shown: ShownPart[] }> {
  const score = partScorer(wanted, texts)
  const articles = new Set(wanted.groups.flat().map(({ word }) => word.article))
  const byDocument = new Map(documents.map((document) => [document.id, { hits: 0, weights: wanted.groups.map((group) => (titleHas(document, group) ? 0.2 : 1)), own: [] as { part: PartRow; isHit: boolean; score: number }[] }]))
  for (const part of parts) {
    const document = byDocument.get(part.documentId)
    if (document === undefined) continue
    const isHit = part.times.some((times) => times > 0) || (part.article !== null && articles.has(part.article))
    if (isHit) document.hits++
    document.own.push({ part, isHit, score: isHit ? score(part, document.weights) / (part.label === '' ? 2 : 1) : 0 })
  }
  const best = (own: { part: PartRow; isHit: boolean; score: number }[]): ShownPart[] =>
    own
      .sort((a, b) => b.score - a.score || a.part.position - b.part.position)
      .slice(0, partsShown)
      .map(({ part, isHit }) => ({ id: part.id, isHit }))
  return new Map([...byDocument].map(([id, { hits, own }]) => [id, { hits, shown: best(own) }]))
}

/** What is marked in a text: the words themselves, their synonyms only where the text does not have them. */
function wordsIn(text: string, { groups }: WantedQuery): string[] {
  const wanted = groups.flat()
  const folded = wanted.some(({ texts }) => texts.length > 1) ? fold(text) : ''
  return wanted.flatMap(({ texts }) => (texts.length > 1 && folded.includes(texts[0]!) ? texts.slice(0, 1) : texts))
}

/** The text of a part without the label that is shown before it. */
function withoutLabel({ label, body }: { label: string; body: string }): string {
  const text = body.trimStart()
  return label !== '' && text.startsWith(label) ? text.slice(label.length) : text
}

import { sql, type CompiledQuery } from 'kysely'
import type { FoundDocument, MarkedText } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { standings, type SearchKind } from '@wenwu/core/search/model'
import { numberForms } from '@wenwu/core/search/number-forms'
import { highlight, snippetOf } from '@wenwu/core/search/snippet'
import type { StoredPart } from '../../../db/schema/search.ts'
import { prepared } from '../../../platform/database/prepared.ts'
import { byKey } from '../../../platform/database/statement-name.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { PartHit } from './weights.ts'
import type { ExtendedQuery } from './extend-query.ts'

const partsShown = 2

/** A document as printed, with some of its parts. */
interface Printed {
  id: number
  kind: SearchKind
  documentId: string
  title: string
  number: string
  note: string
  path: string
  publishedOn: string | null
  standing: number
  parts: StoredPart[]
}

const printedOf = prepared<{ ids: number[]; parts: string[] }>()((db, at) => ({
  compile: (): CompiledQuery<Printed> =>
    sql<Printed>`select d.id, d.kind, d.document_id as "documentId", d.title, d.number, d.note, d.path, d.published_on as "publishedOn", d.standing,
        to_json(array(select d.parts -> place::integer from unnest(string_to_array(asked.parts, ' ')) with ordinality as part (place, n)
          where d.parts -> place::integer is not null order by n)) as parts
      from unnest(${at('ids')}::bigint[], ${at('parts')}::text[]) as asked (id, parts) join search_documents d on d.id = asked.id ${byKey}`.compile(
      db,
    ),
}))

/** What a page shows of documents, in their order: titles and numbers with highlights, the best parts as snippets, the beginning where no part says anything. */
export async function showFound(
  db: Db,
  found: readonly { document: { id: number }; extended: ExtendedQuery; hits: readonly PartHit[] }[],
): Promise<FoundDocument[]> {
  if (found.length === 0) return []
  const best = found.map(({ hits }) => (hits.length === 0 ? [0] : hits.slice(0, partsShown).map(({ index }) => index)))
  const printed = await printedOf(db, { ids: found.map(({ document }) => document.id), parts: best.map((places) => places.join(' ')) })
  const documents = new Map(printed.map((document) => [document.id, document]))
  return found.flatMap(({ document: { id }, extended, hits }) => {
    const document = documents.get(id)
    if (document === undefined) return []
    const { number, note, path } = document
    const forms = numberForms(number)
    const isNumberFound = extended.groups.some((group) =>
      group.some(({ word }) => word.number !== undefined && forms.includes(word.number)),
    )
    return {
      kind: document.kind,
      id: document.documentId,
      title: mark(document.title, extended),
      number: isNumberFound ? { text: number, highlights: [[0, number.length]] } : mark(number, extended),
      note,
      path,
      publishedOn: document.publishedOn,
      standing: standings[document.standing] ?? 'current',
      parts: document.parts
        .filter(([, , , , body]) => hits.length > 0 || body.trim() !== note)
        .map(([key, label, , address, body]) => ({
          key,
          label,
          path: address,
          snippet: snippetOf(withoutLabel(label, body), shownWords(extended, fold(`${label} ${body}`))),
        })),
      moreParts: Math.max(0, hits.length - partsShown),
    }
  })
}

function mark(text: string, extended: ExtendedQuery): MarkedText {
  return { text, highlights: text === '' ? [] : highlight(text, shownWords(extended, fold(text))) }
}

/** What is marked in a text: the words themselves, their synonyms only where it does not say them. */
function shownWords({ groups }: ExtendedQuery, folded: string): string[] {
  return groups.flat().flatMap(({ texts }) => {
    const said = texts.filter((text) => folded.includes(text))
    return said[0] === texts[0] ? said.slice(0, 1) : said
  })
}

/** The text of a part without the label that is shown before it. */
function withoutLabel(label: string, body: string): string {
  const text = body.trimStart()
  return label !== '' && text.startsWith(label) ? text.slice(label.length) : text
}

import { sql } from 'kysely'
import type { FoundDocument } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { standings } from '@wenwu/core/search/model'
import { numberForms } from '@wenwu/core/search/number-forms'
import { highlight, snippetOf } from '@wenwu/core/search/snippet'
import type { Db } from '../../platform/database/request-database.ts'
import { partSaysSome, partScoreBesideTitle } from './conditions.ts'
import type { WantedQuery } from './wanted.ts'

const partsShown = 2

interface PartRow {
  documentId: number
  key: string
  label: string
  path: string
  body: string
  isHit: boolean
  hits: number
}

/** What a page shows of some documents, in their order: titles and numbers with highlights, the best parts as snippets. */
export async function loadFound(db: Db, ids: readonly number[], wanted: WantedQuery): Promise<FoundDocument[]> {
  if (ids.length === 0) return []
  const [documents, parts] = await Promise.all([
    db.selectFrom('search_documents').select(['id', 'kind', 'document_id', 'title', 'number', 'note', 'path', 'published_on', 'standing']).where('id', 'in', ids).execute(),
    loadParts(db, ids, wanted),
  ])
  const numbers = wanted.groups.flat().flatMap(({ word }) => (word.number === undefined ? [] : [word.number]))
  const byId = new Map(documents.map((document) => [document.id, document]))
  return ids.flatMap((id) => {
    const document = byId.get(id)
    if (document === undefined) return []
    const own = parts.filter((part) => part.documentId === id)
    const hits = own[0]?.hits ?? 0
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
        parts: own.filter((part, i) => part.isHit || (i === 0 && part.body.trim() !== document.note)).map((part) => ({ key: part.key, label: part.label, path: part.path, snippet: snippetOf(withoutLabel(part), wordsIn(part.body, wanted)) })),
        moreParts: Math.max(0, hits - partsShown),
      },
    ]
  })
}

async function loadParts(db: Db, ids: readonly number[], wanted: WantedQuery): Promise<PartRow[]> {
  const score = partScoreBesideTitle(wanted)
  const { rows } = await sql<PartRow>`
    select w.search_document_id as "documentId", p.key, p.label, p.path, p.body, w.is_hit as "isHit", w.hits from (
      select *, row_number() over (partition by search_document_id order by score desc, position) as place,
             count(*) filter (where is_hit) over (partition by search_document_id)::int as hits
      from (select p.id, p.search_document_id, p.position, case when says.it then case when p.label = '' then ${score} / 2 else ${score} end else 0 end as score, says.it as is_hit
            from search_parts p join search_documents d on d.id = p.search_document_id cross join lateral (select ${partSaysSome(wanted)} as it offset 0) says
            where p.search_document_id = any(${[...ids]}::bigint[]) and (says.it or p.position = 0)) scored
    ) w join search_parts p on p.id = w.id where w.place <= ${sql.lit(partsShown)} order by w.search_document_id, w.place`.execute(db)
  return rows
}

/** What is marked in a text: the words themselves, their synonyms only where the text does not have them. */
function wordsIn(text: string, { groups }: WantedQuery): string[] {
  const folded = fold(text)
  return groups.flat().flatMap(({ texts }) => (texts.length > 1 && folded.includes(texts[0]!) ? texts.slice(0, 1) : texts))
}

/** The text of a part without the label that is shown before it. */
function withoutLabel({ label, body }: PartRow): string {
  const text = body.trimStart()
  return label !== '' && text.startsWith(label) ? text.slice(label.length) : text
}

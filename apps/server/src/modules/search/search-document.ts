import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { fold } from '@wenwu/core/search/fold'
import { standings, type SearchKind, type Standing } from '@wenwu/core/search/model'
import { articleTerm, indexTerms } from '@wenwu/core/search/terms'
import type { SearchTables } from '../../db/schema/search.ts'
import { inTransaction, type Db } from '../../platform/database/request-database.ts'
import { levelTerms, meritOf } from './impact.ts'
import { titleKeys } from './title-keys.ts'
import { withoutState } from './title.ts'

/** A published text as the search takes it. */
export interface SearchDocument {
  kind: SearchKind
  /** Of the text in its own module; one document per kind and id. */
  id: string
  title: string
  /** Number of the standard, of the decree … as printed. */
  number?: string | null
  /** Plain text: all of it, or what stands before the parts. */
  body: string
  /** Address of the page that shows it. */
  path: string
  /** `YYYY-MM-DD`; null where nobody knows. */
  publishedOn: string | null
  /** How it stands (default `current`). */
  standing?: Standing
  /** Whether people who are not signed in may find it (default true). */
  isPublic?: boolean
  /** One line under the title: who issued it, what it is. */
  note?: string
  /** Pieces that are found by themselves, in order: the articles of a law. */
  parts?: readonly SearchPart[]
}

/** A piece of a document with an address of its own. */
export interface SearchPart {
  /** Unique in its document. */
  key: string
  /** As shown: «第二十三条». */
  label: string
  /** Number of an article, so that «23条» finds it. */
  article?: number
  body: string
  path: string
}

/** A title of thousands of characters is no title; the rest is not looked for. */
const longestTitle = 500
/** Characters of one part that are looked through. */
const longestBody = 200_000
/** Parts of one insert: while the database takes them, the terms of the next ones are made. */
const partsPerInsert = 500

/** Writes a document into the search, in the transaction of whoever publishes it; the one it had before is replaced. */
export function putSearchDocument(db: Db, document: SearchDocument): Promise<void> {
  return putSearchDocuments(db, [document])
}

/** Writes documents of one kind into the search, each once, with a handful of statements for all of them. */
export async function putSearchDocuments(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  const [first] = documents
  if (first === undefined) return
  await removeSearchDocuments(
    db,
    first.kind,
    documents.map(({ id }) => id),
  )
  const ids = await insertDocuments(db, documents)
  const sent: Promise<void>[] = []
  const send = (work: Promise<void>): void => {
    // awaited below; a failure before then is kept
    work.catch(() => undefined)
    sent.push(work)
  }
  const rows: PartRow[] = []
  for (const document of documents) {
    rows.push(...partRows(document, ids.get(document.id)!))
    while (rows.length >= partsPerInsert) {
      send(insertParts(db, rows.splice(0, partsPerInsert)))
      await nextTurn()
    }
  }
  if (rows.length > 0) send(insertParts(db, rows))
  const keys = documents.flatMap((document) =>
    titleKeys(shownTitle(document), shownNumber(document)).map((key) => ({ ...key, id: ids.get(document.id)! })),
  )
  if (keys.length > 0) send(insertTitleKeys(db, keys))
  await Promise.all(sent)
}

const shownTitle = ({ title }: SearchDocument): string => cutText(withoutControls(title), longestTitle)
const shownNumber = ({ number }: SearchDocument): string => cutText(withoutControls(number ?? ''), longestTitle)

/** Ids of the search by those of the documents. */
async function insertDocuments(db: Db, documents: readonly SearchDocument[]): Promise<Map<string, number>> {
  const inserted = await db
    .insertInto('search_documents')
    .values(
      documents.map((document) => {
        const [title, number] = [shownTitle(document), shownNumber(document)]
        const foldedTitle = fold(title).trim()
        return {
          kind: document.kind,
          standing: standings.indexOf(document.standing ?? 'current'),
          is_public: document.isPublic ?? true,
          published_on: document.publishedOn,
          document_id: document.id,
          title,
          number,
          note: document.note ?? '',
          path: document.path,
          folded_title: foldedTitle,
          folded_number: fold(number).trim(),
          title_length: Array.from(withoutState(foldedTitle)).length,
        }
      }),
    )
    .returning(['id', 'document_id'])
    .execute()
  return new Map(inserted.map(({ id, document_id }) => [document_id, id]))
}

/** A row of `search_parts` on its way into the database: what it repeats of its document is added there, terms are split there. */
type PartRow = Pick<SearchTables['search_parts'], 'position' | 'key' | 'label' | 'article' | 'path' | 'body' | 'folded_body'> & {
  document: number
  terms: string
}

function partRows(document: SearchDocument, id: number): PartRow[] {
  const merit = meritOf({ standing: standings.indexOf(document.standing ?? 'current'), publishedOn: document.publishedOn })
  // what stands before the parts comes after them: a document that only its title found is shown with its first article
  const parts: SearchPart[] = [...(document.parts ?? []), { key: '', label: '', body: document.body, path: document.path }]
  return parts.flatMap((part, position) => {
    const body = cutText(part.body, longestBody)
    const label = withoutControls(part.label)
    const folded = foldedPart(label, body)
    if (folded === '') return []
    const { key, path, article = null } = part
    const terms = [...indexTerms(folded), ...(article === null ? [] : [articleTerm(article)]), ...levelTerms(folded, merit)]
    return [{ document: id, position, key, label, article, path, body, folded_body: folded, terms: terms.join(' ') }]
  })
}

/** The text of a part as the search compares it. */
export function foldedPart(label: string, body: string): string {
  return fold(`${label} ${body}`).trim()
}

/** One parameter for all rows: thousands of terms as arrays cost the driver more than everything else together. */
async function insertParts(db: Db, rows: readonly PartRow[]): Promise<void> {
  await sql`insert into search_parts (search_document_id, kind, standing, is_public, published_on, position, key, label, article, path, body, folded_body, terms)
    select d.id, d.kind, d.standing, d.is_public, d.published_on, r.position, r.key, r.label, r.article, r.path, r.body, r.folded_body, string_to_array(r.terms, ' ')
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as r (document bigint, position integer, key text, label text, article integer, path text, body text, folded_body text, terms text)
      join search_documents d on d.id = r.document
    order by r.document, r.position`.execute(db)
}

async function insertTitleKeys(db: Db, keys: readonly { key: string; offset: number; id: number }[]): Promise<void> {
  await sql`insert into search_title_keys (key, offset_in_title, search_document_id)
    select * from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ offset }) => offset)}::smallint[], ${keys.map(({ id }) => id)}::bigint[])`.execute(
    db,
  )
}

/** Takes a document out of the search; nothing happens where it is not in it. */
export function removeSearchDocument(db: Db, kind: SearchKind, id: string): Promise<void> {
  return removeSearchDocuments(db, kind, [id])
}

async function removeSearchDocuments(db: Db, kind: SearchKind, ids: readonly string[]): Promise<void> {
  await sql`delete from search_documents where kind = ${kind} and document_id = any(${ids}::text[])`.execute(db)
}

/** Control characters say nothing in a title; two of them stand between the fields of packed rows (platform/database/packed-rows.ts). */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

/** The beginning of a text; never half of a character. */
function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

/** Merges the entries that many documents left pending in the index of terms, so that the next search need not scan them. */
export async function settleSearch(pool: Pool): Promise<void> {
  await inTransaction(pool, async (db) => {
    await sql`select set_config('statement_timeout', '120s', true)`.execute(db)
    await sql`select gin_clean_pending_list('search_parts_law_terms_index'), gin_clean_pending_list('laws_terms')`.execute(db)
  })
}

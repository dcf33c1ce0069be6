import { setImmediate as nextTurn } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Pool } from 'pg'
import { fold } from '@wenwu/core/search/fold'
import { standings, type SearchKind, type Standing } from '@wenwu/core/search/model'
import { articleTerm, indexTerms } from '@wenwu/core/search/terms'
import type { StoredPart } from '../../../db/schema/search.ts'
import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
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
/** Characters of one insert, about twenty laws: while the database takes them, the terms of the next ones are made. */
const insertLength = 120_000

/** Between title, number and parts of a folded text; no word that is looked for goes beyond it. */
export const betweenParts = '\u001e'

/** Writes a document into the search, in the transaction of whoever publishes it; the one it had before is replaced. */
export function putSearchDocument(db: Db, document: SearchDocument): Promise<void> {
  return putSearchDocuments(db, [document])
}

/** Writes documents of one kind into the search, each once, with a few statements for all of them. */
export async function putSearchDocuments(db: Db, documents: readonly SearchDocument[]): Promise<void> {
  const [first] = documents
  if (first === undefined) return
  await removeSearchDocuments(
    db,
    first.kind,
    documents.map(({ id }) => id),
  )
  const sent: Promise<void>[] = []
  let rows: DocumentRow[] = []
  let length = 0
  for (const [i, document] of documents.entries()) {
    const row = rowOf(document)
    rows.push(row)
    length += row.folded.length
    if (length < insertLength && i + 1 < documents.length) continue
    const work = insertDocuments(db, rows)
    // awaited below; a failure before then is kept
    work.catch(() => undefined)
    sent.push(work)
    ;[rows, length] = [[], 0]
    await nextTurn()
  }
  await Promise.all(sent)
}

/** One parameter for all rows, the terms of each as the text of an array: lists of JSON cost the driver and the database far more. */
async function insertDocuments(db: Db, rows: readonly DocumentRow[]): Promise<void> {
  await sql`with inserted as (
      insert into search_documents (kind, document_id, title, number, note, path, standing, is_public, published_on, folded_title, folded_number, title_length, folded, parts, terms)
      select r.kind, r.document_id, r.title, r.number, r.note, r.path, r.standing, r.is_public, r.published_on, r.folded_title, r.folded_number, r.title_length, r.folded, r.parts,
        r.terms
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as r (kind text, document_id text, title text, number text, note text, path text, standing smallint, is_public boolean, published_on date, folded_title text,
          folded_number text, title_length smallint, folded text, parts jsonb, terms integer[])
      returning id, kind, document_id)
    insert into search_title_keys (key, offset_in_title, search_document_id)
    select k.key, k.offset, d.id from inserted d join json_to_recordset(${JSON.stringify(rows.flatMap(keysOf))}::json)
      as k (document_id text, key text, "offset" smallint) on k.document_id = d.document_id`.execute(db)
}

const keysOf = ({ document_id, title, number }: DocumentRow) => titleKeys(title, number).map((key) => ({ ...key, document_id }))

type DocumentRow = ReturnType<typeof rowOf>

/** A row of `search_documents` on its way into the database, where the terms are read. */
function rowOf(document: SearchDocument) {
  const [title, number] = [document.title, document.number ?? ''].map((text) => cutText(withoutControls(text), longestTitle)) as [
    string,
    string,
  ]
  const [foldedTitle, foldedNumber] = [fold(title).trim(), fold(number).trim()]
  // what stands before the parts comes after them: a document that only its title found is shown with its first article
  const parts = [...(document.parts ?? []), { key: '', label: '', article: undefined, body: document.body, path: document.path }].flatMap(
    (part) => {
      const [label, body] = [withoutControls(part.label), cutText(part.body, longestBody)]
      const folded = fold(`${label} ${body}`).replaceAll(betweenParts, ' ').trim()
      return folded === '' ? [] : [{ ...part, label, body, folded }]
    },
  )
  const folded = [foldedTitle, foldedNumber, ...parts.map((part) => part.folded)].join(betweenParts)
  const articles = parts.flatMap(({ article }) => (article === undefined ? [] : [articleTerm(article)]))
  return {
    kind: document.kind,
    document_id: document.id,
    title,
    number,
    note: document.note ?? '',
    path: document.path,
    standing: standings.indexOf(document.standing ?? 'current'),
    is_public: document.isPublic ?? true,
    published_on: document.publishedOn,
    folded_title: foldedTitle,
    folded_number: foldedNumber,
    title_length: Array.from(withoutState(foldedTitle)).length,
    folded,
    parts: parts.map(({ key, label, article = null, path, body }): StoredPart => [key, label, article, path, body]),
    terms: `{${[...indexTerms(folded), ...new Set(articles)].join(',')}}`,
  }
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
    await sql`select gin_clean_pending_list('search_documents_terms_index')`.execute(db)
  })
}

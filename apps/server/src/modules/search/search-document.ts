import { sql } from 'kysely'
import { fold } from '@wenwu/core/search/fold'
import { standings, type SearchKind, type Standing } from '@wenwu/core/search/model'
import { articleTerm, indexTerms } from '@wenwu/core/search/terms'
import type { Db } from '../../platform/database/request-database.ts'
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
const partsPerInsert = 200

/** Writes a document into the search, in the transaction of whoever publishes it; the one it had before is replaced. */
export async function putSearchDocument(db: Db, document: SearchDocument): Promise<void> {
  await removeSearchDocument(db, document.kind, document.id)
  const title = cutText(withoutControls(document.title), longestTitle)
  const number = cutText(withoutControls(document.number ?? ''), longestTitle)
  const [foldedTitle, foldedNumber] = [fold(title).trim(), fold(number).trim()]
  const shared = {
    kind: document.kind,
    standing: standings.indexOf(document.standing ?? 'current'),
    is_public: document.isPublic ?? true,
    published_on: document.publishedOn,
  }
  const { id } = await db
    .insertInto('search_documents')
    .values({
      ...shared,
      document_id: document.id,
      title,
      number,
      note: document.note ?? '',
      path: document.path,
      folded_title: foldedTitle,
      folded_number: foldedNumber,
      title_length: Array.from(withoutState(foldedTitle)).length,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const merit = meritOf({ standing: shared.standing, publishedOn: shared.published_on })
  // what stands before the parts comes after them: a document that only its title found is shown with its first article
  const parts: SearchPart[] = [...(document.parts ?? []), { key: '', label: '', body: document.body, path: document.path }]
  const rows = parts.flatMap((part, position) => {
    const body = cutText(part.body, longestBody)
    const label = withoutControls(part.label)
    const folded = foldedPart(label, body)
    if (folded === '') return []
    const { key, path, article = null } = part
    const terms = [...indexTerms(folded), ...(article === null ? [] : [articleTerm(article)]), ...levelTerms(folded, merit)]
    return [{ position, key, label, article, path, body, folded_body: folded, terms: terms.join(' ') }]
  })
  for (let i = 0; i < rows.length; i += partsPerInsert) await insertParts(db, id, rows.slice(i, i + partsPerInsert))
  const keys = titleKeys(title, number)
  if (keys.length > 0) {
    await sql`insert into search_title_keys (key, offset_in_title, search_document_id)
      select key, offset_in_title, ${id} from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ offset }) => offset)}::smallint[]) as k (key, offset_in_title)`.execute(
      db,
    )
  }
}

/** The text of a part as the search compares it. */
export function foldedPart(label: string, body: string): string {
  return fold(`${label} ${body}`).trim()
}

/** One parameter for all rows: thousands of terms as arrays cost the driver more than everything else together. */
async function insertParts(db: Db, id: number, rows: object[]): Promise<void> {
  await sql`insert into search_parts (search_document_id, kind, standing, is_public, published_on, position, key, label, article, path, body, folded_body, terms)
    select d.id, d.kind, d.standing, d.is_public, d.published_on, r.position, r.key, r.label, r.article, r.path, r.body, r.folded_body, string_to_array(r.terms, ' ')
    from search_documents d, json_to_recordset(${JSON.stringify(rows)}::json)
      as r (position integer, key text, label text, article integer, path text, body text, folded_body text, terms text)
    where d.id = ${id}`.execute(db)
}

/** Takes a document out of the search; nothing happens where it is not in it. */
export async function removeSearchDocument(db: Db, kind: SearchKind, id: string): Promise<void> {
  await db.deleteFrom('search_documents').where('kind', '=', kind).where('document_id', '=', id).execute()
}

/** Control characters say nothing in a title; two of them stand between the fields of packed rows (platform/database/packed-rows.ts). */
function withoutControls(text: string): string {
  return text.replace(/\p{Cc}/gu, ' ')
}

/** The beginning of a text; never half of a character. */
function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[\ud800-\udbff]$/, '')
}

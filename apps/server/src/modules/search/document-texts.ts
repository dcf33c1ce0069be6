import { sql, type CompiledQuery } from 'kysely'
import type { SearchKind } from '@wenwu/core/search/model'
import { prepared } from '../../platform/database/prepared.ts'
import { byKey } from '../../platform/database/statement-name.ts'
import type { Db } from '../../platform/database/request-database.ts'
import { perInstallation } from '../../platform/services.ts'
import { foldedPart } from './search-document.ts'
import type { TitleFacts } from './scores.ts'

/** A document of the search with all its texts. */
export interface DocumentText extends TitleFacts {
  kind: SearchKind
  /** Its id in its own module. */
  documentId: string
  title: string
  note: string
  path: string
  publishedOn: string | null
  standing: number
  /** In their order. */
  parts: PartText[]
  /** All parts as the search compares them, one after the other: looking through one text costs less than through fifty. */
  folded: string
  /** Where each part begins in it. */
  starts: number[]
}

/** A part with its text as it is. */
export interface PartText {
  id: number
  position: number
  key: string
  label: string
  path: string
  article: number | null
  body: string
  /** Length of its folded text. */
  bytes: number
}

/** Between folded parts; no word that is looked for goes beyond it. */
const betweenParts = '\u001e'

/** What all kept texts may take together, in bytes: a thousand laws. */
const mostBytes = 32 * 1024 * 1024

/** Rows as they are stored; parts as arrays, which are half as long as objects. */
type StoredPart = [id: number, position: number, key: string, label: string, path: string, article: number | null, body: string]
export type StoredDocument = Omit<DocumentText, 'parts' | 'folded' | 'starts'> & { parts: StoredPart[] | null }

const documentsOf = prepared<{ ids: number[] }>()((db, at) => ({
  compile: (): CompiledQuery<StoredDocument> =>
    sql<StoredDocument>`select d.id, d.kind, d.document_id as "documentId", d.title, d.number, d.note, d.path, d.published_on as "publishedOn", d.standing,
        d.folded_title as "foldedTitle", d.folded_number as "foldedNumber", d.title_length as "titleLength",
        (select json_agg(json_build_array(p.id, p.position, p.key, p.label, p.path, p.article, p.body) order by p.position) from search_parts p where p.search_document_id = d.id) as parts
      from search_documents d where d.id = any(${at('ids')}::bigint[]) ${byKey}`.compile(db),
}))

/**
 * Texts of documents that searches have looked into lately. Most searches end in the same laws, and looking through fifty articles here costs
 * less than asking the database to. A row of `search_documents` never changes: who publishes writes a new one with a new id. So what is kept
 * here is never old, and nobody is shown it whom the search did not find it for.
 */
export class DocumentTexts {
  private readonly known = new Map<number, { document: DocumentText; size: number }>()
  private readonly most: number
  private size = 0

  constructor(most = mostBytes) {
    this.most = most
  }

  /** Those of the documents that there are, by id. */
  async of(db: Db, ids: readonly number[]): Promise<Map<number, DocumentText>> {
    const found = new Map<number, DocumentText>()
    const missing: number[] = []
    for (const id of new Set(ids)) {
      const document = this.find(id)
      if (document === undefined) missing.push(id)
      else found.set(id, document)
    }
    if (missing.length > 0) {
      for (const stored of await documentsOf(db, { ids: missing })) {
        const document = readDocument(stored)
        found.set(document.id, document)
        this.keep(document)
      }
    }
    return found
  }

  private find(id: number): DocumentText | undefined {
    const kept = this.known.get(id)
    if (kept === undefined) return undefined
    // the ones used last are kept
    this.known.delete(id)
    this.known.set(id, kept)
    return kept.document
  }

  private keep(document: DocumentText): void {
    this.forget(document.id)
    const size = sizeOf(document)
    this.known.set(document.id, { document, size })
    this.size += size
    for (const id of this.known.keys()) {
      if (this.size <= this.most) return
      this.forget(id)
    }
  }

  private forget(id: number): void {
    this.size -= this.known.get(id)?.size ?? 0
    this.known.delete(id)
  }
}

/** A document as the database gives it, its parts put together. */
export function readDocument({ parts: stored, ...document }: StoredDocument): DocumentText {
  const parts: PartText[] = []
  const starts: number[] = []
  let folded = ''
  for (const [id, position, key, label, path, article, body] of stored ?? []) {
    const text = foldedPart(label, body)
    parts.push({ id, position, key, label, path, article, body, bytes: Buffer.byteLength(text) })
    starts.push(folded.length)
    folded += text + betweenParts
  }
  return { ...document, parts, folded, starts }
}

/** About what it takes in memory: two bytes a character, and what an object costs. */
function sizeOf({ parts, folded }: DocumentText): number {
  return parts.reduce((sum, { body, path }) => sum + 2 * (body.length + path.length) + 250, 2 * folded.length + 1000)
}

/** The texts this process keeps. */
export const documentTexts = perInstallation(() => new DocumentTexts())

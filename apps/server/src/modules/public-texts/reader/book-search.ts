import { sql } from 'kysely'
import { userKindCode, type UserKind } from '@wenwu/core/auth/model'
import type { StoredPart } from '../../../db/schema/search.ts'
import type { BookletBlock } from '../../../platform/pdf/booklet.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { putSearchDocuments, type SearchDocument } from '../search/index.ts'
import { helpBooks } from './help-book.ts'

/** Pages of a book before its first chapter: cover and contents. Each chapter has one page (reader.test.ts). */
const pagesBefore = 2

/** The help book of a kind of user as the search takes it: each chapter is found by itself and opens at its page. */
function bookDocument(kind: UserKind): SearchDocument & Required<Pick<SearchDocument, 'parts'>> {
  const { title, subtitle, chapters } = helpBooks[kind]
  const path = `/tohelpbook?userType=${userKindCode[kind]}`
  return {
    kind: 'help',
    id: `book-${kind}`,
    title: `${title}（${subtitle}）`,
    body: '',
    path,
    publishedOn: null,
    parts: chapters.map((chapter, i) => ({
      key: String(i + 1),
      label: chapter.title,
      body: chapter.blocks.flatMap(wordsOf).join('\n'),
      path: `${path}&page=${pagesBefore + i + 1}`,
    })),
  }
}

function wordsOf(block: BookletBlock): readonly string[] {
  if (typeof block === 'string') return [block]
  if ('remark' in block) return [block.remark]
  return 'steps' in block ? block.steps : block.points
}

/** Writes the help books of the release into the search where what stands there is another text. One statement finds that nothing is to do. */
export async function publishHelpBooks(db: Db): Promise<void> {
  const books = (Object.keys(helpBooks) as UserKind[]).map(bookDocument)
  if (await areKnown(db, books)) return
  await sql`select pg_advisory_xact_lock(hashtext('wenwu.publish-help-books'))`.execute(db)
  if (!(await areKnown(db, books))) await putSearchDocuments(db, books)
}

async function areKnown(db: Db, books: readonly ReturnType<typeof bookDocument>[]): Promise<boolean> {
  const rows = await db
    .selectFrom('search_documents')
    .select(['document_id', 'title', 'parts'])
    .where('kind', '=', 'help')
    .where(
      'document_id',
      'in',
      books.map(({ id }) => id),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.document_id, JSON.stringify([row.title, row.parts])]))
  return books.every(({ id, title, parts }) => {
    const stored = parts.map(({ key, label, body, path }): StoredPart => [key, label, null, path, body])
    return known.get(id) === JSON.stringify([title, stored])
  })
}

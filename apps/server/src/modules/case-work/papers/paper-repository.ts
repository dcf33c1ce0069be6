import { sql, type Insertable, type Selectable } from 'kysely'
import type { Database } from '../../../db/schema.ts'
import type { Db } from '../../../platform/database/request-database.ts'

/** A paper as stored. */
export type StoredPaper = Selectable<Database['papers']>

/** A case has a few papers for each correction; nobody reads more than these. */
const mostPapers = 500

export async function insertPapers(db: Db, rows: Insertable<Database['papers']>[]): Promise<void> {
  await db.insertInto('papers').values(rows).execute()
}

/** The papers of a case, oldest first, of what is frozen in them the number alone. */
export async function listPapers(
  db: Db,
  caseId: string,
): Promise<(Pick<StoredPaper, 'id' | 'kind' | 'created_at'> & { number: string })[]> {
  return db
    .selectFrom('papers')
    .select(['id', 'kind', 'created_at', sql<string>`data->>'number'`.as('number')])
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .orderBy('kind')
    .limit(mostPapers)
    .execute()
}

export async function findPaper(db: Db, id: string): Promise<StoredPaper | undefined> {
  return db.selectFrom('papers').selectAll().where('id', '=', id).executeTakeFirst()
}

/** The last paper of a kind. */
export async function findLastOfKind(db: Db, caseId: string, kind: string): Promise<StoredPaper | undefined> {
  return db
    .selectFrom('papers')
    .selectAll()
    .where('case_id', '=', caseId)
    .where('kind', '=', kind)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The paper that a code is of, with how its case stands now. */
export async function findByDigest(db: Db, digest: Buffer) {
  return db
    .selectFrom('papers as p')
    .innerJoin('cases as c', 'c.id', 'p.case_id')
    .select(['p.kind', 'p.created_at', 'p.data', 'c.number', 'c.status', 'c.conclusion', 'c.is_local'])
    .where('p.code_digest', '=', digest)
    .executeTakeFirst()
}

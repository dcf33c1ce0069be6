import { sql, type Selectable } from 'kysely'
import type { DocumentSummary } from '@wenwu/core/cases/model'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import { AppError } from '@wenwu/core/kernel/errors'
import type { Database } from '../../../db/schema.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { byKey } from '../../../platform/database/statement-name.ts'

const columns = [
  'id',
  'case_id',
  'kind',
  'issuer',
  'title',
  'main_recipient',
  'body',
  'closing',
  'scheme_approved_by',
  'number',
  'issued_on',
  'status',
  'file_id',
  'revision',
] as const

/** What is kept of a wording that another replaced. */
const wording = ['kind', 'title', 'main_recipient', 'body', 'closing', 'scheme_approved_by'] as const

/** A reply by id. Whose it is, is decided by whoever asks. */
export async function findDocument(db: Db, id: string): Promise<ReplyDocument | undefined> {
  const row = await db.selectFrom('documents').select(columns).where('id', '=', id).executeTakeFirst()
  return row && toDocument(row)
}

/** The current reply of a case, or undefined before one was drafted; one that was withdrawn is none. */
export async function findDocumentOfCase(db: Db, caseId: string): Promise<ReplyDocument | undefined> {
  const row = await current(db, caseId).modifyEnd(byKey).executeTakeFirst()
  return row && toDocument(row)
}

function current(db: Db, caseId: string) {
  return db
    .selectFrom('documents')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('withdrawn_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
}

/** A reply, locked until the end of the transaction. Throws `not-found`. */
export async function lockDocument(db: Db, id: string): Promise<ReplyDocument> {
  const row = await db.selectFrom('documents').select(columns).where('id', '=', id).forUpdate().modifyEnd(byKey).executeTakeFirst()
  if (row === undefined) throw new AppError('not-found')
  return toDocument(row)
}

/** The current reply of a case, locked until the end of the transaction; undefined where it has none. */
export async function lockDocumentOfCase(db: Db, caseId: string): Promise<ReplyDocument | undefined> {
  const row = await current(db, caseId).forUpdate().modifyEnd(byKey).executeTakeFirst()
  return row && toDocument(row)
}

export async function insertDocument(db: Db, document: ReplyDocument, now: Date): Promise<void> {
  await db
    .insertInto('documents')
    .values({ id: document.id, case_id: document.caseId, issuer: document.issuer, ...toRow(document), created_at: now, updated_at: now })
    .execute()
}

/** Stores a locked reply as it is now, as its next revision, and gives it. Throws `number-taken` when its issuer has used the number for another. */
export async function updateDocument(db: Db, locked: ReplyDocument, changes: Partial<ReplyDocument>, now: Date): Promise<ReplyDocument> {
  const next = { ...locked, ...changes, revision: locked.revision + 1 }
  try {
    await db
      .updateTable('documents')
      .set({ ...changedColumns(locked, next), revision: next.revision, updated_at: now })
      .where('id', '=', locked.id)
      .execute()
    return next
  } catch (error) {
    if ((error as { code?: string; constraint?: string }).code !== '23505' || next.number === null) throw error
    throw numberTaken(next.number)
  }
}

/** Keeps the wording of a locked reply as it is stored, before another takes its place. */
export async function keepWording(db: Db, id: string, by: { userId: string; now: Date }): Promise<void> {
  await db
    .insertInto('document_versions')
    .columns([...wording, 'document_id', 'revision', 'replaced_at', 'replaced_by'])
    .expression((eb) =>
      eb
        .selectFrom('documents')
        .select([...wording, 'id', 'revision'])
        .select([sql<Date>`${by.now}::timestamptz`.as('replaced_at'), sql<string>`${by.userId}::uuid`.as('replaced_by')])
        .where('id', '=', id),
    )
    .execute()
}

/**
 * Whether the issuer has used a number for another reply, in whatever width, brackets or invisible characters. Until the commit the next
 * who asks for the same number waits, so of two spellings at once one is given.
 */
export async function isNumberTaken(db: Db, issuer: string, number: string, exceptId: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${issuer} || ' ' || document_number_key(${number}), 0))`.execute(db)
  const row = await db
    .selectFrom('documents')
    .select('id')
    .where('issuer', '=', issuer)
    .where('number_key', '=', sql<string>`document_number_key(${number})`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** Numbers of an issuer that begin with a prefix as `isNumberTaken` compares: as written, and what follows the prefix (`12号`). */
export async function listNumbers(db: Db, issuer: string, prefix: string): Promise<{ number: string | null; rest: string }[]> {
  const key = sql<string>`document_number_key(${prefix})`
  return db
    .selectFrom('documents')
    .select('number')
    .select(sql<string>`substr(number_key, length(${key}) + 1)`.as('rest'))
    .where('issuer', '=', issuer)
    .where(sql<boolean>`starts_with(number_key, ${key})`)
    .execute()
}

/** Marks a locked reply as withdrawn. */
export async function markWithdrawn(db: Db, id: string, now: Date): Promise<void> {
  await db.updateTable('documents').set({ withdrawn_at: now, updated_at: now }).where('id', '=', id).execute()
}

/** Names the file of an issued reply. */
export async function setDocumentFile(db: Db, id: string, fileId: string): Promise<void> {
  await db.updateTable('documents').set({ file_id: fileId }).where('id', '=', id).execute()
}

export function numberTaken(number: string): AppError {
  return new AppError('number-taken', { params: { number }, field: 'number' })
}

export function toSummary({ id, kind, title, number, date, status, fileId, revision }: ReplyDocument): DocumentSummary {
  return { id, kind, title, number, date, status, fileId, revision }
}

type Row = Pick<Selectable<Database['documents']>, (typeof columns)[number]>

function toDocument(row: Row): ReplyDocument {
  return {
    id: row.id,
    caseId: row.case_id,
    kind: row.kind,
    issuer: row.issuer,
    title: row.title,
    mainRecipient: row.main_recipient,
    body: row.body,
    closing: row.closing,
    schemeApprovedBy: row.scheme_approved_by,
    number: row.number,
    date: row.issued_on,
    status: row.status,
    fileId: row.file_id,
    revision: row.revision,
  }
}

function toRow(document: ReplyDocument) {
  return {
    kind: document.kind,
    title: document.title,
    main_recipient: document.mainRecipient,
    body: JSON.stringify(document.body),
    closing: document.closing,
    scheme_approved_by: document.schemeApprovedBy,
    number: document.number,
    issued_on: document.date,
    status: document.status,
    file_id: document.fileId,
  }
}

/** The columns that differ: a wording that stays is not written again. */
function changedColumns(before: ReplyDocument, after: ReplyDocument): Partial<ReturnType<typeof toRow>> {
  const stored: Readonly<Record<string, unknown>> = toRow(before)
  return Object.fromEntries(Object.entries(toRow(after)).filter(([column, value]) => value !== stored[column]))
}

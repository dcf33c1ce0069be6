import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { DocumentSummary, TaskView } from '@wenwu/core/cases/model'
import { replyEditedEvent } from '@wenwu/core/cases/visibility'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import type { ReplyDraft } from '@wenwu/core/item/model'
import { findReplyProblem } from '@wenwu/core/form/reply-problem'
import { isCalendarDate, toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../platform/http/context.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import { addCaseEvent, partyOf } from '../cases/index.ts'
import {
  insertDocument,
  isNumberTaken,
  keepWording,
  lockDocument,
  lockDocumentOfCase,
  markWithdrawn,
  numberTaken,
  toSummary,
  updateDocument,
} from './document-repository.ts'
import { getVisibleDocument, requireDocumentEdit } from './document-rights.ts'
import { isDocumentNumber, tidyNumber, yearOfNumber } from './tidy-number.ts'

export interface NewReply {
  caseId: string
  kind: 'approval' | 'refusal'
  input: Reply
  issuer: string
  /** Who drafts it. */
  userId: string
  now: Date
  schemes?: Schemes
}

/** The paragraphs of the item for each answer to «scheme approved by», where it asks. */
type Schemes = ReplyDraft['schemeApprovedBy']

/**
 * Drafts the reply of a case. A case has one current reply: an earlier draft (or one that was signed and sent back) is replaced and
 * loses its number. Throws `conflict` when a reply was issued already, `reply-reasons-missing`, `reply-scheme-contradicts`.
 */
export async function createReplyDraft(db: Db, { caseId, kind, input, issuer, userId, now, schemes }: NewReply): Promise<DocumentSummary> {
  requireSound(kind, input, schemes)
  const current = await lockDocumentOfCase(db, caseId)
  if (current?.status === 'issued') throw new AppError('conflict')
  const fresh = { caseId, kind, issuer, ...textsOf(input), number: null, date: null, status: 'draft' as const, fileId: null }
  if (current !== undefined) {
    await keepWording(db, current.id, { userId, now })
    return toSummary(await updateDocument(db, current, fresh, now))
  }
  const document: ReplyDocument = { id: newId(now.getTime()), ...fresh, revision: 1 }
  await insertDocument(db, document, now)
  return toSummary(document)
}

/**
 * The head signs the wording of a revision: it stands. Throws `reply-missing` when none was drafted, `document-incomplete` when a part of it is empty,
 * `reply-changed` when the reply is at another revision, `reply-reasons-missing`, `reply-scheme-contradicts`, `conflict` when it was issued.
 */
export async function signReply(
  db: Db,
  caseId: string,
  { baseRevision, now, schemes }: { baseRevision: number; now: Date; schemes?: Schemes },
): Promise<DocumentSummary> {
  const document = await lockReply(db, caseId, baseRevision)
  requireComplete(document)
  requireSound(document.kind, document, schemes)
  return toSummary(await updateDocument(db, document, { status: 'signed' }, now))
}

/**
 * Issues the signed reply of a case, at the revision that was read, under a number that its issuer has not used; the date may be left
 * open. The PDF is drawn by a job that exists when this commits. Throws `reply-missing`, `document-incomplete`, `reply-changed`, `reply-reasons-missing`,
 * `number-required`, `number-format`, `number-taken`, `number-year`, `document-date`, `bad-request`, `conflict`.
 */
export async function issueReply(
  ctx: Ctx,
  caseId: string,
  { number, date, baseRevision }: { number: string; date: string | null; baseRevision: number },
): Promise<DocumentSummary> {
  const document = await lockReply(ctx.db, caseId, baseRevision)
  requireComplete(document)
  if (document.status !== 'signed') throw new AppError('document-incomplete', { field: 'status' })
  // signed before refusals had to state their reasons: back to the head, who may write them
  requireSound(document.kind, document)
  if (tidyNumber(number) === '') throw new AppError('number-required', { field: 'number' })
  const numbered = { ...(await checkedNumber(ctx.db, document, number)), ...checkedDate(date, ctx.now) }
  requireSameYear(numbered)
  const issued = await updateDocument(ctx.db, document, { ...numbered, status: 'issued' }, ctx.now)
  await ctx.services.jobs.add(ctx.db, 'render-document', { documentId: issued.id }, { key: `render-document:${issued.id}` })
  return toSummary(issued)
}

/**
 * Withdraws the issued reply of a case that is taken up again: it keeps its text, file and number, which is not given again, and is no longer the reply of the
 * case. Gives it; undefined where none was issued.
 */
export async function withdrawReply({ db, now }: Ctx, caseId: string): Promise<DocumentSummary | undefined> {
  const document = await lockDocumentOfCase(db, caseId)
  if (document?.status !== 'issued') return undefined
  await markWithdrawn(db, document.id, now)
  return toSummary(document)
}

/** A reply with its text, for whoever may see it. Throws `not-found`. */
export async function readDocument(ctx: Ctx, id: string): Promise<ReplyDocument> {
  return getVisibleDocument(ctx, id)
}

/**
 * Edits a reply before it is issued: the text by the step that drafts or signs it (a changed text is unsigned again, what it replaces is
 * kept, and the history says who changed it), number and date by the office that is about to issue it. Throws `not-found`, `not-your-turn`,
 * `reply-changed` with the stored reply in the details when that is not the revision it was read at, `number-format`, `number-taken`,
 * `number-year`, `document-date`, `bad-request`.
 */
export async function saveDocument(
  ctx: Ctx,
  input: { id: string; baseRevision: number; text?: Reply; number?: string | null; date?: string | null },
): Promise<ReplyDocument> {
  await getVisibleDocument(ctx, input.id)
  const document = await lockDocument(ctx.db, input.id)
  const rights = await requireDocumentEdit(ctx, document)
  const isNumbering = input.number !== undefined || input.date !== undefined
  if ((input.text !== undefined && rights.text === undefined) || (isNumbering && !rights.numberAndDate)) throw new AppError('not-your-turn')
  ctx.setAuditObject({ type: 'document', id: document.id, details: { caseId: document.caseId, number: document.number } })
  // what says the same changes nothing: saved twice, or once more because the first reply was lost
  const text = input.text === undefined || isWorded(document, input.text) ? undefined : textsOf(input.text)
  if (text === undefined && !isNumbering) return document
  if (document.revision !== input.baseRevision) throw new AppError('reply-changed', { details: { stored: document } })
  const changes: Partial<ReplyDocument> = {
    ...(text !== undefined && { ...text, status: 'draft' as const }),
    ...(input.number !== undefined && (await checkedNumber(ctx.db, document, input.number))),
    ...(input.date !== undefined && checkedDate(input.date, ctx.now)),
  }
  if (isNumbering) requireSameYear({ ...document, ...changes })
  if (text !== undefined && rights.text !== undefined) await noteEdit(ctx, document, rights.text)
  const saved = await updateDocument(ctx.db, document, changes, ctx.now)
  const details = { number: saved.number, ...(text !== undefined && { sha256: digestOf(saved) }) }
  ctx.setAuditObject({ type: 'document', id: saved.id, details })
  return saved
}

/** Keeps the wording that another replaces, and has the history say who changed it. */
async function noteEdit(ctx: Ctx, { id, caseId, revision }: ReplyDocument, task: TaskView): Promise<void> {
  await keepWording(ctx.db, id, { userId: ctx.actor.userId, now: ctx.now })
  await addCaseEvent(ctx.db, caseId, {
    id: newId(ctx.now.getTime()),
    at: ctx.now,
    kind: replyEditedEvent,
    by: partyOf(ctx.actor, task.role),
    step: task.step,
    stepName: task.stepName,
    details: { task: task.id, revision },
  })
}

/** The fingerprint of a wording: the audit trail, whose readers see no case, holds it instead of the words. */
function digestOf(document: ReplyDocument): string {
  return createHash('sha256')
    .update(JSON.stringify(textsOf(document)))
    .digest('hex')
}

function isWorded(document: ReplyDocument, text: Reply): boolean {
  return isDeepStrictEqual(textsOf(document), textsOf(text))
}

async function lockReply(db: Db, caseId: string, baseRevision: number): Promise<ReplyDocument> {
  const document = await lockDocumentOfCase(db, caseId)
  if (document === undefined) throw new AppError('reply-missing')
  if (document.status === 'issued') throw new AppError('conflict')
  if (document.revision !== baseRevision) throw new AppError('reply-changed')
  return document
}

function requireComplete(document: ReplyDocument): void {
  const missing = !hasVisibleText(document.title)
    ? 'title'
    : !hasVisibleText(document.mainRecipient)
      ? 'mainRecipient'
      : !document.body.some(hasVisibleText)
        ? 'body'
        : undefined
  if (missing !== undefined) throw new AppError('document-incomplete', { field: `document.${missing}` })
}

function requireSound(kind: ReplyDocument['kind'], text: Parameters<typeof findReplyProblem>[1], schemes?: Schemes): void {
  const problem = findReplyProblem(kind, text, schemes)
  if (problem !== undefined) throw new AppError(problem, { field: 'document.body' })
}

/** A number as it is stored. Throws `number-format`, `number-taken`. */
async function checkedNumber(db: Db, document: ReplyDocument, typed: string | null): Promise<{ number: string | null }> {
  const number = tidyNumber(typed ?? '') || null
  if (number !== null && !isDocumentNumber(number)) throw new AppError('number-format', { field: 'number' })
  if (number !== null && (await isNumberTaken(db, document.issuer, number, document.id))) throw numberTaken(number)
  return { number }
}

/** The law under which replies are given is in force since then (文物保护法, 1982); none is older. */
const firstDay = '1982-11-19'

/** The date of a reply: not after today. Before its application is allowed, since replies on paper are recorded later. Throws `document-date`. */
function checkedDate(date: string | null, now: Date): { date: string | null } {
  if (date === null) return { date }
  if (!isCalendarDate(date)) throw new AppError('bad-request', { params: { field: 'date' }, field: 'date' })
  const today = toShanghaiDate(now)
  if (date < firstDay || date > today) throw new AppError('document-date', { params: { from: firstDay, to: today }, field: 'date' })
  return { date }
}

/** What is numbered at the end of a year may bear the date of the next, or the other way round; more is a slip. Throws `number-year`. */
function requireSameYear({ number, date }: Pick<ReplyDocument, 'number' | 'date'>): void {
  const year = number === null ? undefined : yearOfNumber(number)
  if (year === undefined || date === null || Math.abs(Number(date.slice(0, 4)) - year) <= 1) return
  throw new AppError('number-year', { params: { year, date }, field: 'number' })
}

function textsOf(input: Omit<Reply, 'schemeApprovedBy'> & { schemeApprovedBy?: Reply['schemeApprovedBy'] | null }) {
  return {
    title: input.title,
    mainRecipient: input.mainRecipient,
    body: input.body,
    closing: input.closing,
    schemeApprovedBy: input.schemeApprovedBy ?? null,
  }
}

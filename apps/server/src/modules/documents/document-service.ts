import type { DocumentSummary } from '@wenwu/core/cases/model'
import type { Reply } from '@wenwu/core/form/types/reply/model'
import type { ReplyDocument } from '@wenwu/core/documents/contract'
import type { ReplyDraft } from '@wenwu/core/item/model'
import { findReplyProblem } from '@wenwu/core/form/reply-problem'
import { isCalendarDate, toShanghaiDate } from '@wenwu/core/kernel/date'
import { AppError } from '@wenwu/core/kernel/errors'
import { hasVisibleText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../platform/http/context.ts'
import type { Db } from '../../platform/database/request-database.ts'
import {
  findDocumentOfCase,
  insertDocument,
  isNumberTaken,
  lockDocument,
  numberTaken,
  toSummary,
  updateDocument,
} from './document-repository.ts'
import { getVisibleDocument, requireDocumentEdit } from './document-rights.ts'
import { tidyNumber } from './tidy-number.ts'

export interface NewReply {
  caseId: string
  kind: 'approval' | 'refusal'
  input: Reply
  issuer: string
  now: Date
  schemes?: Schemes
}

/** The paragraphs of the item for each answer to «scheme approved by», where it asks. */
type Schemes = ReplyDraft['schemeApprovedBy']

/**
 * Drafts the reply of a case. A case has one current reply: an earlier draft (or one that was signed and sent back) is replaced and
 * loses its number. Throws `conflict` when a reply was issued already, `reply-reasons-missing`, `reply-scheme-contradicts`.
 */
export async function createReplyDraft(db: Db, { caseId, kind, input, issuer, now, schemes }: NewReply): Promise<DocumentSummary> {
  requireSound(kind, input, schemes)
  const current = await findDocumentOfCase(db, caseId)
  if (current?.status === 'issued') throw new AppError('conflict')
  const fresh = { caseId, kind, issuer, ...textsOf(input), number: null, date: null, status: 'draft' as const, fileId: null }
  const document: ReplyDocument = { id: current?.id ?? newId(now.getTime()), ...fresh }
  if (current === undefined) await insertDocument(db, document, now)
  else await updateDocument(db, document, now)
  return toSummary(document)
}

/**
 * The head signs: the wording stands. Throws `document-incomplete` when there is no reply or a part of it is empty, `reply-reasons-missing`,
 * `reply-scheme-contradicts`, `conflict` when it was issued.
 */
export async function signReply(db: Db, caseId: string, now: Date, schemes?: Schemes): Promise<DocumentSummary> {
  const document = await lockReply(db, caseId)
  requireComplete(document)
  requireSound(document.kind, document, schemes)
  const signed: ReplyDocument = { ...document, status: 'signed' }
  await updateDocument(db, signed, now)
  return toSummary(signed)
}

/**
 * Issues the signed reply of a case under a number that its issuer has not used; the date may be left
 * open. The PDF is drawn by a job that exists when this commits. Throws `document-incomplete`, `reply-reasons-missing`, `number-required`,
 * `number-format`, `number-taken`, `document-date`, `bad-request`, `conflict`.
 */
export async function issueReply(
  ctx: Ctx,
  caseId: string,
  { number, date }: { number: string; date: string | null },
): Promise<DocumentSummary> {
  const document = await lockReply(ctx.db, caseId)
  requireComplete(document)
  if (document.status !== 'signed') throw new AppError('document-incomplete', { field: 'status' })
  // signed before refusals had to state their reasons: back to the head, who may write them
  requireSound(document.kind, document)
  if (tidyNumber(number) === '') throw new AppError('number-required', { field: 'number' })
  const issued: ReplyDocument = {
    ...document,
    ...(await checkedNumber(ctx.db, document, number)),
    ...checkedDate(date, ctx.now),
    status: 'issued',
  }
  await updateDocument(ctx.db, issued, ctx.now)
  await ctx.services.jobs.add(ctx.db, 'render-document', { documentId: issued.id }, { key: `render-document:${issued.id}` })
  return toSummary(issued)
}

/** A reply with its text, for whoever may see it. Throws `not-found`. */
export async function readDocument(ctx: Ctx, id: string): Promise<ReplyDocument> {
  return getVisibleDocument(ctx, id)
}

/**
 * Edits a reply before it is issued: the text by the step that drafts or signs it (a changed text is unsigned again), number and date by
 * the office that is about to issue it. Throws `not-found`, `not-your-turn`, `number-format`, `number-taken`, `document-date`,
 * `bad-request`.
 */
export async function saveDocument(
  ctx: Ctx,
  input: { id: string; text?: Reply; number?: string | null; date?: string | null },
): Promise<ReplyDocument> {
  await getVisibleDocument(ctx, input.id)
  const document = await lockDocument(ctx.db, { id: input.id })
  const rights = await requireDocumentEdit(ctx, document)
  const isNumbering = input.number !== undefined || input.date !== undefined
  if ((input.text !== undefined && !rights.text) || (isNumbering && !rights.numberAndDate)) throw new AppError('not-your-turn')
  const saved: ReplyDocument = {
    ...document,
    ...(input.text !== undefined && { ...textsOf(input.text), status: 'draft' as const }),
    ...(input.number !== undefined && (await checkedNumber(ctx.db, document, input.number))),
    ...(input.date !== undefined && checkedDate(input.date, ctx.now)),
  }
  await updateDocument(ctx.db, saved, ctx.now)
  ctx.setAuditObject({ type: 'document', id: saved.id, details: { caseId: saved.caseId, number: saved.number } })
  return saved
}

async function lockReply(db: Db, caseId: string): Promise<ReplyDocument> {
  const document = (await findDocumentOfCase(db, caseId)) && (await lockDocument(db, { caseId }))
  if (document === undefined) throw new AppError('document-incomplete')
  if (document.status === 'issued') throw new AppError('conflict')
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

/** A number as it is stored. One without a digit is none: nothing would tell it from the next. Throws `number-format`, `number-taken`. */
async function checkedNumber(db: Db, document: ReplyDocument, typed: string | null): Promise<{ number: string | null }> {
  const number = tidyNumber(typed ?? '') || null
  if (number !== null && !/\d/.test(number)) throw new AppError('number-format', { field: 'number' })
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

function textsOf(input: Reply) {
  return {
    title: input.title,
    mainRecipient: input.mainRecipient,
    body: input.body,
    closing: input.closing,
    schemeApprovedBy: input.schemeApprovedBy ?? null,
  }
}

import { sql } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { lookOf, tidyText } from '@wenwu/core/kernel/text'
import { maxPhrases, type Phrase } from '@wenwu/core/phrases/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { keepsShared } from '../../base/organizations/index.ts'
import { findPhrase, readPhrases } from './phrase-repository.ts'

/** What the caller may put into an opinion, and whether they keep the phrases of their organisation. */
export async function listPhrases({ db, actor }: Ctx): Promise<{ phrases: Phrase[]; canShare: boolean }> {
  return { phrases: await readPhrases(db, actor), canShare: keepsShared(actor) }
}

/** Adds a phrase. Throws `forbidden` where it is not the caller's to share, `bad-request`, `phrase-taken`, `phrases-full`. */
export async function addPhrase(ctx: Ctx, { content, isShared, purpose }: Omit<Phrase, 'id'>): Promise<Phrase> {
  const { db, actor, now } = ctx
  if (isShared && !keepsShared(actor)) throw new AppError('forbidden')
  const phrase = { id: newId(now.getTime()), content: tidy(content), purpose, isShared }
  ctx.setAuditObject({ type: 'phrase', id: phrase.id, details: { isShared } })
  const owner = isShared ? { user_id: null, organization_id: actor.organizationId } : { user_id: actor.userId, organization_id: null }
  await holdPhrases(ctx, isShared)
  const kept = await phrasesOf(ctx, isShared)
  if (kept.filter((other) => other.purpose === purpose).length >= maxPhrases)
    throw new AppError('phrases-full', { params: { max: maxPhrases } })
  requireNew(kept, phrase)
  await db
    .insertInto('phrases')
    .values({ id: phrase.id, content: phrase.content, purpose, ...owner, created_at: now })
    .execute()
  return phrase
}

/** Words a phrase otherwise. Throws `not-found`, `forbidden`, `bad-request`, `phrase-taken`. */
export async function changePhrase(ctx: Ctx, { id, content }: { id: string; content: string }): Promise<Phrase> {
  const kept = await getKept(ctx, id)
  await holdPhrases(ctx, kept.isShared)
  const phrase = { ...kept, content: tidy(content) }
  requireNew(await phrasesOf(ctx, kept.isShared), phrase)
  await ctx.db.updateTable('phrases').set({ content: phrase.content }).where('id', '=', id).execute()
  return phrase
}

/** Deletes a phrase. Throws `not-found`, `forbidden`. */
export async function removePhrase(ctx: Ctx, id: string): Promise<void> {
  await getKept(ctx, id)
  await ctx.db.deleteFrom('phrases').where('id', '=', id).execute()
}

/** Lets those who change the phrases of one owner go one after another, so that two at once neither pass the limit nor word the same. */
async function holdPhrases({ db, actor }: Ctx, isShared: boolean): Promise<void> {
  const owner = isShared ? actor.organizationId : actor.userId
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phrases ${owner}`}, 0))`.execute(db)
}

/** A phrase that the caller keeps; names it for the audit. */
async function getKept(ctx: Ctx, id: string): Promise<Phrase> {
  const phrase = await findPhrase(ctx.db, ctx.actor, id)
  if (phrase === undefined) throw new AppError('not-found')
  ctx.setAuditObject({ type: 'phrase', id, details: { isShared: phrase.isShared } })
  if (phrase.isShared && !keepsShared(ctx.actor)) throw new AppError('forbidden')
  return phrase
}

function tidy(content: string): string {
  const text = tidyText(content)
  if (text === '') throw new AppError('bad-request', { params: { field: 'content' }, field: 'content' })
  return text
}

/** All phrases of one owner, which `holdPhrases` holds. */
async function phrasesOf({ db, actor }: Ctx, isShared: boolean): Promise<Omit<Phrase, 'isShared'>[]> {
  const owner = isShared ? actor.organizationId : actor.userId
  return db
    .selectFrom('phrases')
    .select(['id', 'content', 'purpose'])
    .where(isShared ? 'organization_id' : 'user_id', '=', owner)
    .execute()
}

/** Two of one purpose that look alike are one to whoever chooses between them. */
function requireNew(kept: readonly Omit<Phrase, 'isShared'>[], { id, content, purpose }: Phrase): void {
  const look = lookOf(content)
  if (kept.some((other) => other.id !== id && other.purpose === purpose && lookOf(other.content) === look))
    throw new AppError('phrase-taken', { field: 'content' })
}

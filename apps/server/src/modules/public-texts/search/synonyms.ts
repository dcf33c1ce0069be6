import { sql } from 'kysely'
import type { SynonymGroup } from '@wenwu/core/search/contract'
import { fold } from '@wenwu/core/search/fold'
import { maxSynonyms } from '@wenwu/core/search/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'

/** All groups, the one changed last first. */
export async function listSynonyms(ctx: Ctx): Promise<SynonymGroup[]> {
  const rows = await ctx.db
    .selectFrom('search_synonyms as s')
    .leftJoin('users as u', 'u.id', 's.updated_by')
    .select(['s.id', 's.words', 's.updated_at', 's.version', 'u.name'])
    .orderBy('s.updated_at', 'desc')
    .orderBy('s.id')
    .limit(maxSynonyms)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    words: row.words,
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.name ?? '',
    version: row.version,
  }))
}

/** The synonyms of folded words: the other words of their groups, folded. */
export async function readSynonyms(db: Db, words: readonly string[]): Promise<{ of: (word: string) => string[] }> {
  const groups = await db
    .selectFrom('search_synonyms')
    .select('folded_words')
    .where(sql<boolean>`folded_words && ${words}::text[]`)
    .execute()
  return { of: (word) => groups.flatMap(({ folded_words: all }) => (all.includes(word) ? all.filter((other) => other !== word) : [])) }
}

/** Throws `synonym-taken` where a word stands in another group, `synonym-same` where two words of the group are one. */
export async function addSynonyms(ctx: Ctx, words: string[]): Promise<SynonymGroup> {
  const id = newId(ctx.now.getTime())
  const folded = await checkWords(ctx, words, id)
  const { count } = await ctx.db
    .selectFrom('search_synonyms')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (Number(count) >= maxSynonyms) throw new AppError('conflict')
  await ctx.db
    .insertInto('search_synonyms')
    .values({ id, words, folded_words: folded, updated_by: ctx.actor.userId, updated_at: ctx.now })
    .execute()
  ctx.setAuditObject({ type: 'synonyms', id, details: { words: words.join('、') } })
  return { id, words, updatedAt: ctx.now.toISOString(), updatedBy: ctx.actor.name, version: 1 }
}

/** Throws `conflict` where somebody else changed the group meanwhile, and what `addSynonyms` throws. */
export async function changeSynonyms(ctx: Ctx, input: { id: string; version: number; words: string[] }): Promise<SynonymGroup> {
  const folded = await checkWords(ctx, input.words, input.id)
  ctx.setAuditObject({ type: 'synonyms', id: input.id, details: { words: input.words.join('、') } })
  const row = await ctx.db
    .updateTable('search_synonyms')
    .set({ words: input.words, folded_words: folded, updated_by: ctx.actor.userId, updated_at: ctx.now, version: input.version + 1 })
    .where('id', '=', input.id)
    .where('version', '=', input.version)
    .returning('version')
    .executeTakeFirst()
  if (row === undefined) throw new AppError((await exists(ctx, input.id)) ? 'conflict' : 'not-found')
  return { id: input.id, words: input.words, updatedAt: ctx.now.toISOString(), updatedBy: ctx.actor.name, version: row.version }
}

export async function removeSynonyms(ctx: Ctx, id: string): Promise<void> {
  const row = await ctx.db.deleteFrom('search_synonyms').where('id', '=', id).returning('words').executeTakeFirst()
  ctx.setAuditObject({ type: 'synonyms', id, details: { words: row?.words.join('、') ?? '' } })
  if (row === undefined) throw new AppError('not-found')
}

/** The words as compared. Two who add at once wait for each other, so no word gets into two groups. */
async function checkWords(ctx: Ctx, words: string[], id: string): Promise<string[]> {
  const folded = words.map((word) => fold(word).trim())
  if (new Set(folded).size < folded.length) throw new AppError('synonym-same', { field: 'words' })
  await sql`select pg_advisory_xact_lock(hashtext('wenwu.synonyms'))`.execute(ctx.db)
  const taken = await ctx.db
    .selectFrom('search_synonyms')
    .select(['words', 'folded_words'])
    .where('id', '<>', id)
    .where(sql<boolean>`folded_words && ${folded}::text[]`)
    .limit(1)
    .executeTakeFirst()
  if (taken !== undefined) throw new AppError('synonym-taken', { params: { words: taken.words.join('、') }, field: 'words' })
  return folded
}

async function exists(ctx: Ctx, id: string): Promise<boolean> {
  return (await ctx.db.selectFrom('search_synonyms').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

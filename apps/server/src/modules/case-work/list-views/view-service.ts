import { sql } from 'kysely'
import { isSame } from '@wenwu/core/form/json'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import { tidyName } from '@wenwu/core/kernel/text'
import { checkView, listKeys, viewNameKey } from '@wenwu/core/list-views/check-view'
import { maxViews, type ListView, type ViewState } from '@wenwu/core/list-views/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { keepsShared } from '../../base/organizations/index.ts'
import { findView, readViews, type KeptView } from './view-repository.ts'

/** What a person says of a view. */
interface Said {
  name: string
  isDefault: boolean
  state: ViewState
}

/** The views of a list that the caller can open, and whether they keep those of their organisation. Throws `not-found` for no list. */
export async function listViews({ db, actor }: Ctx, list: string): Promise<{ views: ListView[]; canShare: boolean }> {
  if (!listKeys.includes(list)) throw new AppError('not-found')
  return { views: await readViews(db, actor, list), canShare: keepsShared(actor) }
}

/** Keeps a view. Throws `forbidden` where it is not the caller's to share, what `checkView` throws, `view-name-taken`, `views-full`. */
export async function addView(ctx: Ctx, { list, isShared, ...said }: Said & { list: string; isShared: boolean }): Promise<ListView> {
  const { db, actor, now } = ctx
  if (isShared && !keepsShared(actor)) throw new AppError('forbidden')
  const view = {
    ...{ id: newId(now.getTime()), isShared, by: isShared ? actor.name : null, listKey: list },
    ...{ ...said, name: tidy(said.name), state: checkView(list, said.state) },
  }
  nameForAudit(ctx, view)
  await holdViews(ctx, view)
  const kept = await db.selectFrom('list_views').select('name_key').where('list_key', '=', list).where(ownerOf(ctx, isShared)).execute()
  if (kept.length >= maxViews) throw new AppError('views-full', { params: { max: maxViews } })
  if (kept.some(({ name_key: key }) => key === viewNameKey(view.name))) throw taken()
  if (view.isDefault) await unmarkDefault(ctx, view)
  await db
    .insertInto('list_views')
    .values({
      id: view.id,
      list_key: list,
      user_id: isShared ? null : actor.userId,
      organization_id: isShared ? actor.organizationId : null,
      made_by: isShared ? actor.userId : null,
      created_at: now,
      ...columnsOf(view),
    })
    .execute()
  return toView(view)
}

/**
 * Gives a view what is said of it, the rest stays. Throws `not-found`, `forbidden`, what `checkView` throws, `view-name-taken`, `conflict` where its state is not what it `was`.
 */
export async function changeView(
  ctx: Ctx,
  { id, was, name, isDefault, state }: Partial<Said> & { id: string; was?: ViewState | undefined },
): Promise<ListView> {
  await holdViews(ctx, await getKept(ctx, id))
  const kept = await getKept(ctx, id)
  if (was !== undefined && state !== undefined && !isSame(was, kept.state)) throw new AppError('conflict')
  const view = {
    ...kept,
    ...(name !== undefined && { name: tidy(name) }),
    ...(isDefault !== undefined && { isDefault }),
    ...(state !== undefined && { state: checkView(kept.listKey, state) }),
  }
  const other = await ctx.db
    .selectFrom('list_views')
    .select('id')
    .where('list_key', '=', view.listKey)
    .where(ownerOf(ctx, view.isShared))
    .where('name_key', '=', viewNameKey(view.name))
    .where('id', '<>', id)
    .executeTakeFirst()
  if (other !== undefined) throw taken()
  if (view.isDefault) await unmarkDefault(ctx, view)
  const changed = await ctx.db.updateTable('list_views').set(columnsOf(view)).where('id', '=', id).executeTakeFirst()
  // deleted while this call waited for another one
  if (changed.numUpdatedRows !== 1n) throw new AppError('not-found')
  return toView(view)
}

/** Deletes a view; those of others that were made after it stay. Throws `not-found`, `forbidden`. */
export async function removeView(ctx: Ctx, id: string): Promise<void> {
  await getKept(ctx, id)
  await ctx.db.deleteFrom('list_views').where('id', '=', id).execute()
}

function ownerOf({ actor }: Ctx, isShared: boolean) {
  return isShared ? sql<boolean>`organization_id = ${actor.organizationId}` : sql<boolean>`user_id = ${actor.userId}`
}

/** Lets those who change the views of one owner go one after another, so that two at once neither pass the limit nor both open the list. */
async function holdViews({ db, actor }: Ctx, { isShared, listKey }: KeptView): Promise<void> {
  const owner = isShared ? actor.organizationId : actor.userId
  await sql`select pg_advisory_xact_lock(hashtextextended(${`views ${owner} ${listKey}`}, 0))`.execute(db)
}

/** Of one owner one view opens a list. */
async function unmarkDefault(ctx: Ctx, { id, isShared, listKey }: KeptView): Promise<void> {
  await ctx.db
    .updateTable('list_views')
    .set({ is_default: false })
    .where('list_key', '=', listKey)
    .where(ownerOf(ctx, isShared))
    .where('is_default', '=', true)
    .where('id', '<>', id)
    .execute()
}

/** A view that the caller keeps; names it for the audit. */
async function getKept(ctx: Ctx, id: string): Promise<KeptView> {
  const view = await findView(ctx.db, ctx.actor, id)
  if (view === undefined) throw new AppError('not-found')
  nameForAudit(ctx, view)
  if (view.isShared && !keepsShared(ctx.actor)) throw new AppError('forbidden')
  return view
}

function nameForAudit(ctx: Ctx, { id, isShared }: KeptView): void {
  ctx.setAuditObject({ type: 'list-view', id, details: { isShared } })
}

function columnsOf({ name, isDefault, state }: KeptView) {
  return { name, name_key: viewNameKey(name), is_default: isDefault, state: JSON.stringify(state) }
}

function toView({ listKey: _listKey, ...view }: KeptView): ListView {
  return view
}

function tidy(name: string): string {
  const text = tidyName(name)
  if (text === '') throw new AppError('bad-request', { params: { field: 'name' }, field: 'name' })
  return text
}

function taken(): AppError {
  return new AppError('view-name-taken', { field: 'name' })
}

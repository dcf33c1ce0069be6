import { isDeepStrictEqual } from 'node:util'
import { checkDraftShape } from '@wenwu/core/form/draft-shape'
import type { FormData } from '@wenwu/core/form/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { tidyText } from '@wenwu/core/kernel/text'
import { newId } from '@wenwu/core/kernel/id'
import { actionPermission, decide, isRefusal, type ContentAction, type Step } from '@wenwu/core/publishing/model'
import { formDataOf, payloadOf, type Payload } from '@wenwu/core/publishing/payload'
import type { Ctx } from '../../../platform/http/context.ts'
import { draftTitle, requirePublishable } from './check-payload.ts'
import type { ContentKind } from './content-kind.ts'
import {
  addEvent,
  dropVersion,
  insertVersion,
  lockEntry,
  requireFreeKey,
  storeDraft,
  storeStep,
  type LockedEntry,
} from './entry-repository.ts'

/** Begins an entry with a first draft, valid or not; gives its id. Throws `bad-request`. */
export async function createEntry(ctx: Ctx, kind: ContentKind, data: FormData): Promise<string> {
  const payload = requireShape(kind, data)
  const id = newId(ctx.now.getTime())
  const title = draftTitle(kind, payload)
  ctx.setAuditObject({ type: 'content', id, details: { kind: kind.kind, name: title } })
  await ctx.db
    .insertInto('content_entries')
    .values({
      id,
      kind: kind.kind,
      key: null,
      title,
      state: 'draft',
      head_version: 1,
      published_version: null,
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute()
  await insertVersion(ctx, { entryId: id, version: 1, state: 'draft', payload, title, authors: [ctx.actor.userId] })
  await addEvent(ctx, { entryId: id, version: 1, action: 'create', userId: ctx.actor.userId })
  return id
}

/**
 * Saves the draft of an entry. Throws `content-conflict` with who was faster and what stands there now (`details.stored`); what was sent equal to
 * what stands is no conflict, so a repeat after a lost reply is fine. Throws `content-state`, `bad-request`.
 */
export async function saveEntry(ctx: Ctx, kind: ContentKind, input: { id: string; revision: number; data: FormData }): Promise<void> {
  const payload = requireShape(kind, input.data)
  const entry = await lockEntry(ctx.db, kind.kind, input.id)
  note(ctx, entry)
  if (entry.revision !== input.revision) {
    if (entry.state === 'draft' && isDeepStrictEqual(payload, entry.payload)) return
    throw await conflict(ctx, kind, entry)
  }
  require(entry, 'save', ctx.actor.userId)
  const title = draftTitle(kind, payload)
  await storeDraft(ctx, entry, { payload, title, authorId: ctx.actor.userId })
  await addEvent(ctx, { entryId: entry.id, version: entry.headVersion, action: 'save', userId: ctx.actor.userId })
}

/**
 * Drops the draft of an entry for good; whether the whole entry went with it, because nothing stood before it. The audit trail keeps its
 * title. Throws `content-conflict`, `content-state`.
 */
export async function discardDraft(ctx: Ctx, kind: ContentKind, input: { id: string; revision: number }): Promise<{ isGone: boolean }> {
  const entry = await lockEntry(ctx.db, kind.kind, input.id)
  note(ctx, entry)
  if (entry.revision !== input.revision) throw await conflict(ctx, kind, entry)
  const step = require(entry, 'discard', ctx.actor.userId)
  if (step.head.version === 0) {
    await ctx.db.deleteFrom('content_entries').where('id', '=', entry.id).execute()
    return { isGone: true }
  }
  await dropVersion(ctx, entry, step)
  await addEvent(ctx, { entryId: entry.id, version: entry.headVersion, action: 'discard', userId: ctx.actor.userId })
  return { isGone: false }
}

export type MovingAction = Exclude<ContentAction, 'save' | 'discard'>

/**
 * Submits, returns, publishes, withdraws or revises an entry; whoever acts says which revision they saw. Throws `forbidden` without the
 * permission of the act, `content-conflict`, `content-state`, `content-own-review`, `form-invalid`, `content-taken`, and `reason-required` where words must go with it.
 */
export async function moveEntry(
  ctx: Ctx,
  kind: ContentKind,
  input: { id: string; revision: number; action: MovingAction; words: string },
): Promise<void> {
  const { action } = input
  if (!ctx.actor.permissions.includes(actionPermission[action])) throw new AppError('forbidden')
  const words = tidyText(input.words)
  if ((action === 'return' || action === 'withdraw') && words === '') throw new AppError('reason-required', { field: 'words' })
  const entry = await lockEntry(ctx.db, kind.kind, input.id)
  note(ctx, entry)
  if (entry.revision !== input.revision) throw await conflict(ctx, kind, entry)
  const step = require(entry, action, ctx.actor.userId)
  ctx.setAuditObject({ type: 'content', id: entry.id, details: { action } })
  await effects[action](ctx, kind, entry, step)
  await addEvent(ctx, { entryId: entry.id, version: step.head.version, action, userId: ctx.actor.userId, words })
}

type Effect = (ctx: Ctx, kind: ContentKind, entry: LockedEntry, step: Step) => Promise<void>

const effects: Record<MovingAction, Effect> = {
  async submit(ctx, kind, entry, step) {
    const payload = requirePublishable(kind, entry.payload, ctx.now)
    await requireFreeKey(ctx.db, entry, kind.keyOf(payload), kind.titleOf(payload))
    await storeStep(ctx, entry, step)
  },
  async return(ctx, _kind, entry, step) {
    await storeStep(ctx, entry, step, { reviewerId: ctx.actor.userId })
  },
  async publish(ctx, kind, entry, step) {
    const payload = requirePublishable(kind, entry.payload, ctx.now)
    const [key, title] = [kind.keyOf(payload), kind.titleOf(payload)]
    await requireFreeKey(ctx.db, entry, key, title)
    await storeStep(ctx, entry, step, { key, title, reviewerId: ctx.actor.userId })
    await kind.publish(ctx, { id: entry.id, version: entry.headVersion, payload, publishedAt: ctx.now })
  },
  async withdraw(ctx, kind, entry, step) {
    await storeStep(ctx, entry, step)
    await kind.withdraw(ctx, entry.id)
  },
  async revise(ctx, _kind, entry, step) {
    const { version } = step.head
    await insertVersion(ctx, {
      entryId: entry.id,
      version,
      state: 'draft',
      payload: entry.payload,
      title: entry.title,
      authors: [ctx.actor.userId],
    })
    await storeStep(ctx, entry, step)
  },
}

/** The step of an act. Throws the refusal. */
function require(entry: LockedEntry, action: ContentAction, personId: string): Step {
  const decision = decide(
    { head: { version: entry.headVersion, state: entry.state, authors: entry.authors }, publishedVersion: entry.publishedVersion },
    action,
    personId,
  )
  if (isRefusal(decision)) throw new AppError(decision)
  return decision
}

/** The payload of what was typed. Throws `bad-request` for what cannot be stored. */
function requireShape(kind: ContentKind, data: FormData): Payload {
  const [fault] = checkDraftShape(kind.form, data)
  if (fault !== undefined) throw new AppError('bad-request', { params: { field: fault.path || 'data' }, problems: [fault] })
  return payloadOf(kind.form, data)
}

function note(ctx: Ctx, entry: LockedEntry): void {
  ctx.setAuditObject({ type: 'content', id: entry.id, details: { kind: entry.kind, name: entry.title } })
}

async function conflict(ctx: Ctx, kind: ContentKind, entry: LockedEntry): Promise<AppError> {
  const last = await ctx.db
    .selectFrom('content_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .select('u.name')
    .where('e.entry_id', '=', entry.id)
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const stored = {
    revision: entry.revision,
    savedAt: entry.updatedAt.toISOString(),
    savedBy: last?.name ?? '',
    state: entry.state,
    data: formDataOf(kind.form, entry.payload),
  }
  return new AppError('content-conflict', { params: { name: stored.savedBy }, details: { stored } })
}

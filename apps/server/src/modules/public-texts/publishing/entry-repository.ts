import { sql, type Selectable } from 'kysely'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Step, VersionState } from '@wenwu/core/publishing/model'
import type { Payload } from '@wenwu/core/publishing/payload'
import type { Database } from '../../../db/schema.ts'
import type { Db } from '../../../platform/database/request-database.ts'
import type { PublishingContext } from './content-kind.ts'

/** An entry with its newest version, locked for the one who acts on it. */
export interface LockedEntry {
  id: string
  kind: string
  key: string | null
  revision: number
  headVersion: number
  publishedVersion: number | null
  state: VersionState
  title: string
  payload: Payload
  authors: string[]
  updatedAt: Date
}

/** Locks an entry of a kind until the end of the transaction. Throws `not-found`. */
export async function lockEntry(db: Db, kind: string, id: string): Promise<LockedEntry> {
  const [entry] = await withHeads(
    db,
    await db.selectFrom('content_entries').selectAll().where('id', '=', id).where('kind', '=', kind).forUpdate().execute(),
  )
  if (entry === undefined) throw new AppError('not-found')
  return entry
}

/** Locks the entries of a kind that have one of the keys; by key. */
export async function lockEntries(db: Db, kind: string, keys: readonly string[]): Promise<Map<string, LockedEntry>> {
  const entries = await withHeads(
    db,
    await db
      .selectFrom('content_entries')
      .selectAll()
      .where('kind', '=', kind)
      .where('key', 'in', keys)
      .orderBy('id')
      .forUpdate()
      .execute(),
  )
  return new Map(entries.flatMap((entry) => (entry.key === null ? [] : [[entry.key, entry] as const])))
}

/** Read after the lock, so that it includes what a faster editor wrote. */
async function withHeads(db: Db, entries: readonly Selectable<Database['content_entries']>[]): Promise<LockedEntry[]> {
  if (entries.length === 0) return []
  const heads = await db
    .selectFrom('content_versions as v')
    .innerJoin('content_entries as e', (join) => join.onRef('e.id', '=', 'v.entry_id').onRef('e.head_version', '=', 'v.version'))
    .select(['v.entry_id', 'v.payload', 'v.author_ids', 'v.state'])
    .where(
      'v.entry_id',
      'in',
      entries.map(({ id }) => id),
    )
    .execute()
  const byEntry = new Map(heads.map((head) => [head.entry_id, head]))
  return entries.map((entry) => {
    const head = byEntry.get(entry.id)
    if (head === undefined) throw new Error(`the entry ${entry.id} has no version ${entry.head_version}`)
    return {
      id: entry.id,
      kind: entry.kind,
      key: entry.key,
      revision: entry.revision,
      headVersion: entry.head_version,
      publishedVersion: entry.published_version,
      state: head.state,
      title: entry.title,
      payload: head.payload,
      authors: head.author_ids,
      updatedAt: entry.updated_at,
    }
  })
}

/** Writes entries that are published at once, with their first version. */
export async function insertEntries(
  { db, now }: PublishingContext,
  entries: readonly { id: string; kind: string; key: string; title: string }[],
): Promise<void> {
  if (entries.length === 0) return
  await db
    .insertInto('content_entries')
    .values(
      entries.map((entry) => ({
        ...entry,
        state: 'published' as const,
        head_version: 1,
        published_version: 1,
        created_at: now,
        updated_at: now,
      })),
    )
    .execute()
}

/** A version that begins: the first of an entry, a revision, or what an import brings. */
export interface NewVersion {
  entryId: string
  version: number
  state: 'draft' | 'published'
  payload: Payload
  title: string
  authors: string[]
}

export function insertVersion(ctx: PublishingContext, version: NewVersion): Promise<void> {
  return insertVersions(ctx, [version])
}

export async function insertVersions({ db, now }: PublishingContext, versions: readonly NewVersion[]): Promise<void> {
  if (versions.length === 0) return
  await db
    .insertInto('content_versions')
    .values(
      versions.map((version) => ({
        entry_id: version.entryId,
        version: version.version,
        state: version.state,
        payload: JSON.stringify(version.payload),
        title: version.title,
        author_ids: version.authors,
        created_at: now,
        updated_at: now,
        published_at: version.state === 'published' ? now : null,
      })),
    )
    .execute()
}

/** Writes what a step decided about versions that stand already; the entry's revision goes up by one. */
export async function storeStep(
  { db, now }: PublishingContext,
  entry: Pick<LockedEntry, 'id' | 'revision'>,
  step: Step,
  more: { key?: string; title?: string; reviewerId?: string | null } = {},
): Promise<void> {
  const { head, leaves } = step
  if (leaves !== undefined)
    await db
      .updateTable('content_versions')
      .set({ state: leaves.state, left_at: now })
      .where('entry_id', '=', entry.id)
      .where('version', '=', leaves.version)
      .execute()
  await db
    .updateTable('content_versions')
    .set({
      state: head.state,
      ...(more.reviewerId !== undefined && { reviewer_id: more.reviewerId }),
      ...(head.state === 'published' && step.publishedVersion === head.version && { published_at: now }),
    })
    .where('entry_id', '=', entry.id)
    .where('version', '=', head.version)
    .execute()
  await db
    .updateTable('content_entries')
    .set({
      state: head.state,
      head_version: head.version,
      published_version: step.publishedVersion,
      revision: entry.revision + 1,
      updated_at: now,
      ...(more.key !== undefined && { key: more.key }),
      ...(more.title !== undefined && { title: more.title }),
    })
    .where('id', '=', entry.id)
    .execute()
}

/** Takes the newest version away; the one before it is the head again, under its own title. */
export async function dropVersion(ctx: PublishingContext, entry: LockedEntry, step: Step): Promise<void> {
  const { db } = ctx
  await db.deleteFrom('content_versions').where('entry_id', '=', entry.id).where('version', '=', entry.headVersion).execute()
  const { title } = await db
    .selectFrom('content_versions')
    .select('title')
    .where('entry_id', '=', entry.id)
    .where('version', '=', step.head.version)
    .executeTakeFirstOrThrow()
  await storeStep(ctx, entry, step, { title })
}

/** Replaces the text of a draft and notes its author. */
export async function storeDraft(
  { db, now }: PublishingContext,
  entry: LockedEntry,
  draft: { payload: Payload; title: string; authorId: string },
): Promise<void> {
  await db
    .updateTable('content_versions')
    .set({
      payload: JSON.stringify(draft.payload),
      title: draft.title,
      author_ids: [...new Set([...entry.authors, draft.authorId])],
      updated_at: now,
    })
    .where('entry_id', '=', entry.id)
    .where('version', '=', entry.headVersion)
    .execute()
  await db
    .updateTable('content_entries')
    .set({ title: draft.title, revision: entry.revision + 1, updated_at: now })
    .where('id', '=', entry.id)
    .execute()
}

/** A line of the history of an entry; `userId` null is an import or the program. */
export interface NewEvent {
  entryId: string
  version: number
  action: string
  userId: string | null
  words?: string
}

export function addEvent(ctx: PublishingContext, event: NewEvent): Promise<void> {
  return addEvents(ctx, [event])
}

export async function addEvents({ db, now }: PublishingContext, events: readonly NewEvent[]): Promise<void> {
  if (events.length === 0) return
  await db
    .insertInto('content_events')
    .values(
      events.map((event) => ({
        id: newId(now.getTime()),
        entry_id: event.entryId,
        version: event.version,
        action: event.action,
        user_id: event.userId,
        words: event.words ?? '',
        at: now,
      })),
    )
    .execute()
}

/** Until the end of the transaction nobody else gives out keys of the kind; one lock per kind, so that an import of thousands holds one. */
export async function lockKeys(db: Db, kind: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content keys of ${kind}`}, 0))`.execute(db)
}

/** Throws `content-taken` when another entry of the kind has the key; from then on nobody else gets it before this transaction ends. */
export async function requireFreeKey(db: Db, entry: { id: string; kind: string }, key: string, title: string): Promise<void> {
  await lockKeys(db, entry.kind)
  const other = await db
    .selectFrom('content_entries')
    .select('id')
    .where('kind', '=', entry.kind)
    .where('key', '=', key)
    .where('id', '!=', entry.id)
    .executeTakeFirst()
  if (other !== undefined) throw new AppError('content-taken', { params: { title } })
}

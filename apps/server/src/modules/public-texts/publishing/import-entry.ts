import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@wenwu/core/form/json'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Payload } from '@wenwu/core/publishing/payload'
import { requirePublishable } from './check-payload.ts'
import type { ContentKind, PublishedEntry, PublishingContext } from './content-kind.ts'
import { addEvents, insertEntries, insertVersions, lockEntries, lockKeys, storeStep, type LockedEntry } from './entry-repository.ts'

/** What became of an imported payload; `in-editing`: an editor is writing or a review is under way, nothing was changed. */
export type ImportOutcome = 'added' | 'changed' | 'same' | 'in-editing'

export interface ImportOptions {
  userId?: string | null
  publishedAt?: Date
  /** An entry that has the key already stays, whatever its content. */
  isStarter?: boolean
}

/**
 * Publishes a payload at once, past drafting and review: imports of an operator (permission `import.run`) and the program's own starter
 * content. The same payload again changes nothing, another one with the same key becomes the next version; a text an editor
 * withdrew stays withdrawn until it differs. Throws `form-invalid`.
 */
export async function importEntry(
  ctx: PublishingContext,
  kind: ContentKind,
  given: Payload,
  options: ImportOptions = {},
): Promise<ImportOutcome> {
  const [outcome] = await importEntries(ctx, kind, [given], options)
  if (outcome instanceof AppError) throw outcome
  return outcome!
}

/**
 * As `importEntry` for one payload after the other, with the statements of one for all of them: gives the result of each, or why it was
 * refused. Of two with the same key the second finds what the first one wrote.
 */
export async function importEntries(
  ctx: PublishingContext,
  kind: ContentKind,
  given: readonly Payload[],
  options: ImportOptions = {},
): Promise<(ImportOutcome | AppError)[]> {
  const read = given.map((payload) => readPayload(ctx, kind, payload))
  const outcomes = new Map<Brought, ImportOutcome>()
  let run: Brought[] = []
  let keys = new Set<string>()
  for (const brought of read) {
    if (brought instanceof AppError) continue
    if (keys.has(brought.key)) {
      await importRun(ctx, kind, run, outcomes, options)
      run = []
      keys = new Set()
    }
    run.push(brought)
    keys.add(brought.key)
  }
  await importRun(ctx, kind, run, outcomes, options)
  return read.map((brought) => (brought instanceof AppError ? brought : outcomes.get(brought)!))
}

/** A payload that may be published. */
interface Brought {
  payload: Payload
  parsed: unknown
  key: string
  title: string
}

function readPayload(ctx: PublishingContext, kind: ContentKind, given: Payload): Brought | AppError {
  const payload = withRowIds(kind, given)
  try {
    const parsed = requirePublishable(kind, payload, ctx.now)
    return { payload, parsed, key: kind.keyOf(parsed), title: kind.titleOf(parsed) }
  } catch (error) {
    if (error instanceof AppError) return error
    throw error
  }
}

/** Payloads of different keys. */
async function importRun(
  ctx: PublishingContext,
  kind: ContentKind,
  run: readonly Brought[],
  outcomes: Map<Brought, ImportOutcome>,
  { userId = null, publishedAt = ctx.now, isStarter = false }: ImportOptions,
): Promise<void> {
  if (run.length === 0) return
  await lockKeys(ctx.db, kind.kind)
  const known = await lockEntries(
    ctx.db,
    kind.kind,
    run.map(({ key }) => key),
  )
  const authors = userId === null ? [] : [userId]
  const added: (Brought & { entryId: string })[] = []
  const changed: (Brought & { entry: LockedEntry })[] = []
  for (const brought of run) {
    const entry = known.get(brought.key)
    const outcome = outcomeOf(brought, entry, isStarter)
    outcomes.set(brought, outcome)
    if (entry === undefined) added.push({ ...brought, entryId: newId(publishedAt.getTime()) })
    else if (outcome === 'changed') changed.push({ ...brought, entry })
  }
  await insertEntries(
    { db: ctx.db, now: publishedAt },
    added.map(({ entryId, key, title }) => ({ id: entryId, kind: kind.kind, key, title })),
  )
  const at = { db: ctx.db, now: publishedAt }
  const first = { version: 1, state: 'published' as const, authors }
  await insertVersions(
    at,
    added.map(({ entryId, payload, title }) => ({ ...first, entryId, payload, title })),
  )
  await addEvents(
    at,
    added.map(({ entryId }) => ({ entryId, version: 1, action: 'import', userId })),
  )
  await insertVersions(
    ctx,
    changed.map(({ entry, payload, title }) => ({ ...first, entryId: entry.id, version: entry.headVersion + 1, payload, title })),
  )
  for (const { entry, key, title } of changed) {
    const version = entry.headVersion + 1
    const leaves = entry.publishedVersion === null ? {} : { leaves: { version: entry.publishedVersion, state: 'replaced' as const } }
    await storeStep(ctx, entry, { head: { version, state: 'published' }, publishedVersion: version, ...leaves }, { key, title })
  }
  await addEvents(
    ctx,
    changed.map(({ entry }) => ({ entryId: entry.id, version: entry.headVersion + 1, action: 'import', userId })),
  )
  await publishEntries(ctx, kind, [
    ...added.map(({ entryId, parsed }) => ({ id: entryId, version: 1, payload: parsed, publishedAt })),
    ...changed.map(({ entry, parsed }) => ({ id: entry.id, version: entry.headVersion + 1, payload: parsed, publishedAt })),
  ])
}

function outcomeOf({ payload }: Brought, entry: LockedEntry | undefined, isStarter: boolean): ImportOutcome {
  if (entry === undefined) return 'added'
  if (isStarter) return 'same'
  if (entry.state === 'draft' || entry.state === 'in-review') return 'in-editing'
  return isDeepStrictEqual(JSON.parse(JSON.stringify(payload)), entry.payload) ? 'same' : 'changed'
}

async function publishEntries(ctx: PublishingContext, kind: ContentKind, entries: readonly PublishedEntry<unknown>[]): Promise<void> {
  if (entries.length === 0) return
  if (kind.publishAll !== undefined) return kind.publishAll(ctx, entries)
  for (const entry of entries) await kind.publish(ctx, entry)
}

/** Rows of tables need ids; those that a file does not bring are counted, so that the same file gives the same ids. */
function withRowIds(kind: ContentKind, payload: Payload): Payload {
  const named = { ...payload }
  for (const section of kind.form.sections)
    for (const field of section.fields) {
      const rows = named[field.key]
      if (field.type === 'table' && Array.isArray(rows))
        named[field.key] = rows.map((row: unknown, i) => (isRecord(row) && row['id'] === undefined ? { id: `r${i + 1}`, ...row } : row))
    }
  return named
}

import { isDeepStrictEqual } from 'node:util'
import { isRecord } from '@wenwu/core/form/json'
import { newId } from '@wenwu/core/kernel/id'
import type { Payload } from '@wenwu/core/publishing/payload'
import { requirePublishable } from './check-payload.ts'
import type { ContentKind, PublishingContext } from './content-kind.ts'
import { addEvent, insertVersion, lockEntry, lockKeys, storeStep } from './entry-repository.ts'

/** What became of an imported payload; `in-editing`: an editor is writing or a review is under way, nothing was changed. */
export type ImportOutcome = 'added' | 'changed' | 'same' | 'in-editing'

/**
 * Publishes a payload at once, past drafting and review: imports of an operator (permission `import.run`) and the program's own starter
 * content. The same payload again changes nothing, another one with the same key becomes the next version; a text an editor
 * withdrew stays withdrawn until it differs. `isStarter`: what has the
 * key already stays whatever it says. Throws `form-invalid`.
 */
export async function importEntry(
  ctx: PublishingContext,
  kind: ContentKind,
  given: Payload,
  { userId = null, publishedAt = ctx.now, isStarter = false }: { userId?: string | null; publishedAt?: Date; isStarter?: boolean } = {},
): Promise<ImportOutcome> {
  const payload = withRowIds(kind, given)
  const parsed = requirePublishable(kind, payload, ctx.now)
  const [key, title] = [kind.keyOf(parsed), kind.titleOf(parsed)]
  await lockKeys(ctx.db, kind.kind)
  const known = await ctx.db
    .selectFrom('content_entries')
    .select('id')
    .where('kind', '=', kind.kind)
    .where('key', '=', key)
    .executeTakeFirst()
  if (known !== undefined && isStarter) return 'same'
  const authors = userId === null ? [] : [userId]
  if (known === undefined) {
    const id = newId(publishedAt.getTime())
    await ctx.db
      .insertInto('content_entries')
      .values({
        id,
        kind: kind.kind,
        key,
        title,
        state: 'published',
        head_version: 1,
        published_version: 1,
        created_at: publishedAt,
        updated_at: publishedAt,
      })
      .execute()
    const at = { db: ctx.db, now: publishedAt }
    await insertVersion(at, { entryId: id, version: 1, state: 'published', payload, title, authors })
    await addEvent(at, { entryId: id, version: 1, action: 'import', userId })
    await kind.publish(ctx, { id, version: 1, payload: parsed, publishedAt })
    return 'added'
  }
  const entry = await lockEntry(ctx.db, kind.kind, known.id)
  if (entry.state === 'draft' || entry.state === 'in-review') return 'in-editing'
  if (isDeepStrictEqual(JSON.parse(JSON.stringify(payload)), entry.payload)) return 'same'
  const version = entry.headVersion + 1
  await insertVersion(ctx, { entryId: entry.id, version, state: 'published', payload, title, authors })
  const leaves = entry.publishedVersion === null ? {} : { leaves: { version: entry.publishedVersion, state: 'replaced' as const } }
  await storeStep(ctx, entry, { head: { version, state: 'published' }, publishedVersion: version, ...leaves }, { key, title })
  await addEvent(ctx, { entryId: entry.id, version, action: 'import', userId })
  await kind.publish(ctx, { id: entry.id, version, payload: parsed, publishedAt })
  return 'changed'
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

import type { ContentView } from '@wenwu/core/content/model'
import { actionPermission, openActions } from '@wenwu/core/publishing/model'
import { formDataOf } from '@wenwu/core/publishing/payload'
import type { Ctx } from '../../../platform/http/context.ts'
import { readEntry, type ContentKind } from '../publishing/index.ts'

/** A maintained text as the caller may act on it. Throws `not-found`. */
export async function contentView(ctx: Ctx, kind: ContentKind, id: string): Promise<ContentView> {
  const { head, payload, updatedAt, ...entry } = await readEntry(ctx.db, kind.kind, id)
  const { userId, permissions } = ctx.actor
  return {
    ...entry,
    state: head.state,
    headVersion: head.version,
    updatedAt: updatedAt.toISOString(),
    data: formDataOf(kind.form, payload),
    actions: openActions({ head, publishedVersion: entry.publishedVersion }, { id: userId, permissions }),
    isOwnReview: head.state === 'in-review' && head.authors.includes(userId),
    savingBarsReview: head.state === 'draft' && permissions.includes(actionPermission.publish) && !head.authors.includes(userId),
  }
}

import { inTransaction, type Db } from '../../../platform/database/request-database.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { createFileLink, createRenderingLink } from '../files/index.ts'
import { getVisibleDocument } from './document-rights.ts'
import { drawReply } from './draw-reply.ts'

/**
 * A signed link to a reply as PDF: the file of an issued one; before that (or until the job has run) a rendering made now, marked as a
 * draft while it is one. Throws `not-found`, `busy`.
 */
export async function previewDocument(ctx: Ctx, id: string): Promise<{ url: string }> {
  // read on a connection that is given back before anything is drawn; the request's own stays untouched
  const found = await inTransaction(ctx.services.pool, async (db) => {
    const reading = onDatabase(ctx, db)
    const document = await getVisibleDocument(reading, id)
    return { document, url: document.fileId === null ? null : await createFileLink(reading, document.fileId, false) }
  })
  if (found.url !== null) return { url: found.url }
  const drawn = await drawReply(ctx.services, found.document, { person: ctx.actor.userId, signal: ctx.signal })
  return { url: createRenderingLink(ctx, drawn) }
}

/** The same request on another connection. */
function onDatabase(ctx: Ctx, db: Db): Ctx {
  return Object.create(ctx, { db: { value: db }, setAuditObject: { value: ctx.setAuditObject.bind(ctx) } }) as Ctx
}

import type { Ctx } from '../../../../platform/http/context.ts'
import { UploadParts } from '../../../../platform/files/upload-parts.ts'

/**
 * Ends the uploads in parts of a case that goes; the caller holds its lock. Their bytes go after the commit; what a crash leaves there, the
 * nightly sweep takes. Left to the foreign key alone, the rows would go and the bytes would stay.
 */
export async function endUploads(ctx: Ctx, caseId: string): Promise<void> {
  const ended = await ctx.db.deleteFrom('upload_sessions').where('case_id', '=', caseId).returning('id').execute()
  const parts = new UploadParts(ctx.services.config.dataDirectory)
  for (const { id } of ended) ctx.afterCommit(() => parts.remove(id))
}

import { approvalFileTypes } from '@wenwu/core/filed-projects/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { isId } from '@wenwu/core/kernel/id'
import type { ReceivedFile } from '../../../platform/files/received-file.ts'
import type { Ctx } from '../../../platform/http/context.ts'
import { keepFile, linkToFile } from '../../case-work/files/index.ts'
import { findFiledProject, replaceApproval } from './project-repository.ts'
import { provinceScopeOf } from '../../base/roles/index.ts'

/** The approval document of a project of one's own province. Throws `not-found`, `file-type`. */
export async function uploadApproval(ctx: Ctx, projectId: string, file: ReceivedFile): Promise<{ id: string; name: string }> {
  // a multipart body passes no schema
  const project = isId(projectId) ? await findFiledProject(ctx.db, provinceScopeOf(ctx.actor), projectId, true) : undefined
  if (project === undefined) throw new AppError('not-found')
  const id = await keepFile(ctx, file, approvalFileTypes)
  await replaceApproval(ctx.db, project.id, { id, userId: ctx.actor.userId, now: ctx.now })
  ctx.setAuditObject({
    type: 'filed-project',
    id: project.id,
    details: { number: project.approvalNumber, sha256: file.sha256, size: file.size },
  })
  return { id, name: file.name }
}

/** A signed link to the approval document of a project of one's scope. Throws `not-found`. */
export async function linkToApproval(ctx: Ctx, projectId: string): Promise<string> {
  const project = await findFiledProject(ctx.db, provinceScopeOf(ctx.actor), projectId)
  if (project?.fileId === undefined || project.fileId === null) throw new AppError('not-found')
  return linkToFile(ctx, project.fileId)
}

import type { OutputOf } from '@wenwu/core/http/endpoint'
import { AppError } from '@wenwu/core/kernel/errors'
import type { DirectoryName } from '@wenwu/core/form/types/directory/model'
import { fieldsOf } from '@wenwu/core/item/action-form'
import type { contract } from '@wenwu/core/tasks/contract'
import type { Ctx } from '../../../../platform/http/context.ts'
import { listExperts, listThirdParties } from '../../../base/accounts/index.ts'
import { getCase, isSeen } from '../../cases/index.ts'
import { getItemVersion, getTaskSettings } from '../../items/index.ts'
import { getOfferedTask, requireOpen } from '../situation/task-repository.ts'

/**
 * The people whom an open task of the caller may choose, each list only where one of its actions asks for it. Throws `not-found` for a task of
 * another person and for one that chooses no one: applicants must not learn who is in the directory of experts.
 */
export async function listCandidates(ctx: Ctx, taskId: string): Promise<OutputOf<typeof contract.candidates>> {
  const task = await getOfferedTask(ctx, taskId)
  await requireOpen(ctx, task)
  const record = await getCase(ctx.db, task.case_id)
  const { actions } = getTaskSettings(await getItemVersion(ctx.db, record.item_version_id), task.step)
  const asks = (name: DirectoryName) => actions.some((action) => fieldsOf(action, 'directory').some(({ directory }) => directory === name))
  const choosesBody = asks('thirdParties') && isSeen(ctx.actor, 'bodies', { isOwn: true })
  const choosesExperts = asks('experts') && isSeen(ctx.actor, 'experts', { isOwn: true })
  if (!choosesBody && !choosesExperts) throw new AppError('not-found')
  const bodies = choosesBody ? await listThirdParties(ctx.db) : []
  return { thirdParties: bodies.map((body) => ({ ...body, conflict: null })), experts: choosesExperts ? await listExperts(ctx.db) : [] }
}

import type { BatchResult } from '@wenwu/core/http/batch'
import type { ActionInput } from '@wenwu/core/item/action-form'
import { AppError } from '@wenwu/core/kernel/errors'
import { findVerb } from '@wenwu/core/tasks/verb'
import type { Ctx } from '../../../../platform/http/context.ts'
import { actOnEach } from './batch.ts'
import { doVerb } from '../act/verb-service.ts'

/** Does a verb to several open tasks with the same words, each by itself; a result for each. Throws `not-found` for a verb that is done to one at a time. */
export async function doVerbs(
  ctx: Ctx,
  { verb, ids, input }: { verb: string; ids: readonly string[]; input: ActionInput },
): Promise<BatchResult[]> {
  if (findVerb(verb)?.isBatch !== true) throw new AppError('not-found')
  return actOnEach(ctx, { action: 'tasks.verb', ids, said: [verb, input] }, async (own, taskId) => {
    const task = await own.db.selectFrom('tasks').select('case_id').where('id', '=', taskId).executeTakeFirst()
    if (task === undefined) throw new AppError('not-found')
    return doVerb(own, { caseId: task.case_id, verb, taskId, input })
  })
}

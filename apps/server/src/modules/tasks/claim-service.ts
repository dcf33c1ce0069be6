import type { CaseView } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../platform/http/context.ts'
import { addCaseEvent, buildCaseView, getVisibleCase, partyOf } from '../cases/index.ts'
import { getOfferedTask, requireOpen, type TaskRecord } from './task-repository.ts'

/** Takes an open task for oneself; of two who claim at once one gets it and the other is told who. */
export async function claimTask(ctx: Ctx, taskId: string): Promise<CaseView> {
  const task = await getOfferedTask(ctx, taskId, { isLocked: true })
  await requireOpen(ctx, task)
  if (task.claimed_by === null) {
    await ctx.db.updateTable('tasks').set({ claimed_by: ctx.actor.userId, claimed_at: ctx.now }).where('id', '=', task.id).execute()
    await ctx.db.updateTable('cases').set({ handler_name: ctx.actor.name }).where('id', '=', task.case_id).execute()
    await recordEvent(ctx, task, 'claimed')
  }
  return buildCaseView(ctx, await getVisibleCase(ctx, task.case_id))
}

/** Gives a claimed task back to the office. Throws `not-your-turn` when it is not the caller's. */
export async function releaseTask(ctx: Ctx, taskId: string): Promise<CaseView> {
  const task = await getOfferedTask(ctx, taskId, { isLocked: true })
  await requireOpen(ctx, task)
  if (task.claimed_by !== ctx.actor.userId) throw new AppError('not-your-turn')
  await ctx.db.updateTable('tasks').set({ claimed_by: null, claimed_at: null }).where('id', '=', task.id).execute()
  await ctx.db.updateTable('cases').set({ handler_name: null }).where('id', '=', task.case_id).execute()
  await recordEvent(ctx, task, 'released')
  return buildCaseView(ctx, await getVisibleCase(ctx, task.case_id))
}

async function recordEvent(ctx: Ctx, task: TaskRecord, kind: 'claimed' | 'released'): Promise<void> {
  await addCaseEvent(ctx.db, task.case_id, {
    id: newId(ctx.now.getTime()),
    at: ctx.now,
    kind,
    by: partyOf(ctx.actor, task.role),
    step: task.step,
    stepName: task.step_name,
    details: { task: task.id },
  })
}

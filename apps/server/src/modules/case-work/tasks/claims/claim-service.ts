import type { CaseView } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { newId } from '@wenwu/core/kernel/id'
import type { Ctx } from '../../../../platform/http/context.ts'
import { addCaseEvent, buildCaseView, getVisibleCase, partyOf } from '../../cases/index.ts'
import { keyGivenBack } from './key-given-back.ts'
import { getOfferedTask, requireOpen, type TaskRecord } from '../situation/task-repository.ts'

/** Takes an open task for oneself; of two who claim at once one gets it and the other is told who. */
export async function claimTask(ctx: Ctx, taskId: string): Promise<CaseView> {
  const task = await claim(ctx, taskId)
  return buildCaseView(ctx, await getVisibleCase(ctx, task.case_id))
}

/** Gives a claimed task back to the office, one that was taken over to those whose it was; one that no one has stays as it is. */
export async function releaseTask(ctx: Ctx, taskId: string): Promise<CaseView> {
  const task = await release(ctx, taskId)
  return buildCaseView(ctx, await getVisibleCase(ctx, task.case_id))
}

/** As `claimTask`, without the case. */
export async function claim(ctx: Ctx, taskId: string): Promise<TaskRecord> {
  const task = await getOfferedTask(ctx, taskId, { isLocked: true })
  await requireOpen(ctx, task, { hasWords: false })
  requireOwn(task)
  if (task.claimed_by === null) await setHolder(ctx, task, 'claimed')
  return task
}

/** As `releaseTask`, without the case. */
export async function release(ctx: Ctx, taskId: string): Promise<TaskRecord> {
  const task = await getOfferedTask(ctx, taskId, { isLocked: true })
  await requireOpen(ctx, task, { hasWords: false })
  requireOwn(task)
  if (task.claimed_by !== null) await setHolder(ctx, task, 'released')
  return task
}

/** A deputy acts for who has a task; that it is theirs stays as it is. Throws `not-your-turn`. */
function requireOwn({ principal }: TaskRecord): void {
  if (principal !== null) throw new AppError('not-your-turn')
}

async function setHolder(ctx: Ctx, task: TaskRecord, kind: 'claimed' | 'released'): Promise<void> {
  const isClaim = kind === 'claimed'
  const { db, actor, now } = ctx
  const held = isClaim
    ? { claimed_by: actor.userId, claimed_at: now }
    : { claimed_by: null, claimed_at: null, candidate_key: await keyGivenBack(ctx, task) }
  await Promise.all([
    db.updateTable('tasks').set(held).where('id', '=', task.id).execute(),
    db
      .updateTable('cases')
      .set({ handler_name: isClaim ? actor.name : null })
      .where('id', '=', task.case_id)
      .execute(),
    recordEvent(ctx, task, kind),
  ])
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

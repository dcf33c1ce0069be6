import { AppError } from '@wenwu/core/kernel/errors'
import type { StepSettings, StepView } from '@wenwu/core/task-settings/model'
import type { Ctx } from '../../../platform/http/context.ts'
import { isOfStep } from './step-people.ts'
import { getStep, type StepKey } from './step-repository.ts'

/**
 * Sets how the tasks of a step are given out from the next one on. Throws `step-limit-too-long` where its time would be longer than the law's,
 * `step-answer-too-long` where it would be longer than the item gives who is asked outside, `step-person-needed` without a fixed person who can act there, `conflict` when another administrator was faster.
 */
export async function saveStep(
  ctx: Ctx,
  { settings, version, ...key }: StepKey & { settings: StepSettings; version: number },
): Promise<StepView> {
  const { db, now, actor } = ctx
  ctx.setAuditObject({ type: 'task-settings', id: '', details: { item: key.itemCode, step: key.step, setting: settings.mode } })
  const step = await getStep(ctx, key)
  const { limitDays, mode, fixedUserId } = settings
  if (limitDays !== null && !step.canLimit) throw new AppError('step-takes-no-limit', { field: 'limitDays' })
  if (limitDays !== null && step.statutoryDays !== null && limitDays > step.statutoryDays)
    throw new AppError('step-limit-too-long', { params: { n: step.statutoryDays }, field: 'limitDays' })
  if (limitDays !== null && step.answerDays !== null && limitDays > step.answerDays)
    throw new AppError('step-answer-too-long', { params: { n: step.answerDays }, field: 'limitDays' })
  if (!step.asksExperts && settings.enoughOpinions !== null)
    throw new AppError('bad-request', { params: { field: 'enoughOpinions' }, field: 'enoughOpinions' })
  for (const field of ['whenStarter', 'whenSamePerson'] as const)
    if (!step.canAssign && settings[field] !== 'ask') throw new AppError('bad-request', { params: { field }, field })
  if (!step.canAssign && mode !== 'open') throw new AppError('bad-request', { params: { field: 'mode' }, field: 'mode' })
  if (mode === 'fixed' && (fixedUserId === null || !(await isOfStep(db, key, fixedUserId))))
    throw new AppError('step-person-needed', { field: 'fixedUserId' })
  const row = {
    mode,
    fixed_user_id: mode === 'fixed' ? fixedUserId : null,
    limit_days: limitDays,
    remind_days: settings.remindDays,
    escalate_days: settings.escalateDays,
    urge_hours: settings.urgeHours,
    enough_opinions: settings.enoughOpinions,
    when_starter: settings.whenStarter,
    when_same_person: settings.whenSamePerson,
    updated_by: actor.userId,
    updated_at: now,
  }
  const saved =
    version === 0
      ? await db
          .insertInto('task_settings')
          .values({ item_code: key.itemCode, step: key.step, ...row })
          .onConflict((conflict) => conflict.doNothing())
          .returning('version')
          .executeTakeFirst()
      : await db
          .updateTable('task_settings')
          .set({ ...row, version: version + 1 })
          .where('item_code', '=', key.itemCode)
          .where('step', '=', key.step)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst()
  if (saved === undefined) throw new AppError('conflict')
  await db
    .updateTable('settings_versions')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('name', '=', 'task-settings')
    .execute()
  ctx.afterCommit(() => ctx.services.settings.catchUpNow())
  return getStep(ctx, key)
}

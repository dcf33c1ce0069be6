import type { FormData } from '@wenwu/core/form/model'
import type { TaskAction, TaskSettings } from '@wenwu/core/item/model'
import type { TaskDecision } from '@wenwu/core/cases/model'
import { AppError } from '@wenwu/core/kernel/errors'
import { actionsAt, isAcceptedBefore, refusesAcceptance } from '@wenwu/core/tasks/actions-at'
import { askingAt, type Asking } from '@wenwu/core/tasks/ask-applicant'
import type { Standing } from '@wenwu/core/tasks/standing'
import type { Ctx } from '../../../../platform/http/context.ts'
import { awaitedBy, countCorrections, getCase, loadData, offeredAction, takenOutcomes, type CaseRecord } from '../../cases/index.ts'
import { getItemVersion, getTaskSettings, type LoadedItem } from '../../items/index.ts'
import { isOnlyTask, lockInstance, placeOf, type Instance } from '../../process/index.ts'
import { clockStopped } from '../clock/clock-stopped.ts'
import { getOfferedTask, requireOpen, type TaskRecord } from '../situation/task-repository.ts'
import { whyGone } from '../situation/withdrawn.ts'

/** What is decided: a task of a case, the action chosen for it, and where it stands in the process. The instance is locked. */
export interface Decided {
  record: CaseRecord
  item: LoadedItem
  instance: Instance
  task: TaskRecord
  settings: TaskSettings
  action: TaskAction
  /** The task as part of a row of signers or of a detour, or the step itself. */
  standing: Standing
  /** The step that sent it back here, where one did. */
  returnedFrom: string | undefined
  /** How the applicant may be asked from here. */
  asking: Asking | undefined
  data: FormData
}

/**
 * Locks the case and reads what a decision is about, as it is then. Throws `task-taken`, `handed-in-already`, `task-claimed`, `task-taken-over`, `task-passed-on`,
 * `case-withdrawn`, `signers-open`, `outcome-not-offered`, `accepted-already`, `clock-stopped`, `conflict`.
 */
export async function readDecided(ctx: Ctx, decision: TaskDecision): Promise<Decided> {
  const { db } = ctx
  const offered = await getOfferedTask(ctx, decision.taskId)
  // one flight in this order: what follows a lock is read when the lock is held
  const [instance, task, record, data] = await Promise.all([
    // a case that was withdrawn has none any more
    lockInstance(db, offered.case_id).catch(async (error: unknown) => Promise.reject(await whyGone(ctx, offered.case_id, error))),
    // the row too, so that a claim comes before or after, never between
    getOfferedTask(ctx, decision.taskId, { isLocked: true }),
    // what is being saved or uploaded for a correction is in before it is judged, or comes too late
    getCase(db, offered.case_id, { isLocked: offered.role === 'applicant' }),
    loadData(db, offered.case_id),
  ])
  await requireOpen(ctx, task)
  const item = await getItemVersion(db, record.item_version_id)
  const settings = getTaskSettings(item, task.step)
  const { standing, returnedFrom } = placeOf(instance.state.tokens, task.token_id)
  if (standing === 'waits') throw new AppError('signers-open')
  const asking = askingAt(item.tasks, settings, { isAccepted: record.accepted_at !== null, isDecided: record.decided_on !== null })
  const place = { record, item, instance, task, settings, standing, asking }
  const action = await chosenAction(ctx, place, decision.outcome)
  if (decision.version !== instance.version && isOnlyTask(instance.state)) throw new AppError('conflict')
  return { ...place, action, returnedFrom, data }
}

/** The action that was chosen, as it is offered. Throws `outcome-not-offered`, `accepted-already`, `clock-stopped`. */
async function chosenAction(
  ctx: Ctx,
  { record, item, instance, task, settings, standing, asking }: Omit<Decided, 'action' | 'returnedFrom' | 'data'>,
  outcome: string,
): Promise<TaskAction> {
  // only a step that refuses acceptance asks what was decided at it before, of a case that was accepted
  const asksWhatWas = record.accepted_at !== null && settings.actions.some(refusesAcceptance)
  const taken = asksWhatWas ? await takenOutcomes(ctx.db, record.id, task.step) : []
  const declared = actionsAt(settings, standing, { asking, taken }).find((each) => each.outcome === outcome)
  if (declared === undefined) {
    const drawn = settings.actions.find((each) => each.outcome === outcome)
    const isTooLate = drawn !== undefined && refusesAcceptance(drawn) && isAcceptedBefore(settings, taken)
    throw new AppError(isTooLate ? 'accepted-already' : 'outcome-not-offered', { field: 'outcome' })
  }
  const awaited = awaitedBy(declared, task.token_id, { record, item, instance })
  if (awaited !== undefined) throw await clockStopped(ctx, awaited)
  return offeredAction(ctx, declared, { item, step: task.step, rounds: () => countCorrections(ctx.db, record.id) })
}

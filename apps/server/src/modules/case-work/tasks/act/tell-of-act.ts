import type { PlannedStop } from '@wenwu/core/clock/suspension'
import { askApplicantOutcome } from '@wenwu/core/tasks/ask-applicant'
import type { Standing } from '@wenwu/core/tasks/standing'
import type { Ctx } from '../../../../platform/http/context.ts'
import { wasAt, type Position } from '../../process/index.ts'
import type { Decided } from './decided.ts'
import { findReturner, holdStep } from '../claims/hold-step.ts'
import { forgetOwnDrafts } from '../drafts/task-draft.ts'
import { tellOfStop } from '../tell/tell-applicant.ts'
import { tellAssigned, tellNextSigners, tellReturned, type ReturnKind } from '../tell/tell-assigned.ts'
import { tellNoLongerAsked } from '../tell/tell-ended.ts'

/** Where the act has led, and to whom it gave the case. */
interface Led extends Pick<Position, 'open'> {
  stop: PlannedStop | null
  assigned: readonly string[] | undefined
}

/** Tells whom an act on a task concerns, once the case has moved: the applicant of a stop, who got a task, who has one no more, to whom the case has come back. */
export async function tellOfAct(
  ctx: Ctx,
  { record, instance, task, settings, action, standing, asking, returnedFrom }: Decided,
  { stop, open, assigned }: Led,
): Promise<void> {
  if (stop !== null) await tellOfStop(ctx, record, stop)
  if (asking !== undefined && action.outcome === askApplicantOutcome) await forgetOwnDrafts(ctx, task)
  if (assigned !== undefined) await tellAssigned(ctx, record.id, assigned)
  if (standing === 'asked') await tellNoLongerAsked(ctx, record.id)
  // the step goes on: the turn is another's
  if (standing === 'asked' || open.some(({ step }) => step === task.step)) await tellNextSigners(ctx, record.id)
  const returner = returnedFrom === undefined ? undefined : await findReturner(ctx, record.id, returnedFrom)
  const came = howItCame(settings.role, standing)
  if (returnedFrom !== undefined && returner !== undefined) await holdStep(ctx, record.id, { step: returnedFrom, userId: returner }, came)
  // no one has had a step that the case comes to for the first time
  if (open.some(({ step }) => wasAt(instance, step))) await tellReturned(ctx, record.id, came)
}

/** How a case comes back, where it does, to who had the step that is open then, by what the task that was done is to who had it. */
function howItCame(role: string, standing: Standing): ReturnKind {
  if (role === 'applicant') return 'resubmitted'
  if (standing === 'detour') return 'answered'
  return standing === 'own' ? 'returned' : 'signers-done'
}
